import type { ComponentProps } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '#admin/ui/Button.tsx';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import {
  languageName,
  otherLanguages,
  sameAsOriginal,
  tagOf,
} from '#admin/ui/text/site-languages.ts';
import { DAYS, MOST_TIMES, readTime } from '#domain/settings/opening-hours.ts';
import { staff, staffTag } from '#languages/staff.ts';
import { site } from '#site';
import type { SettingsFields } from './use-settings-form.ts';

/** Opening hours, day by day. */
export function HoursFields({ form }: { form: SettingsFields }) {
  return (
    <ul>
      {DAYS.map((key, index) => {
        const day = nameOfDay(index);
        const { value: isOpen, onChange } = form.boundTo(`week.${index}.isOpen`);
        return (
          <li key={key} className="border-line border-t py-2 first:border-t-0 first:pt-0">
            <fieldset className="grid items-start gap-x-6 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <legend className="sr-only">{day}</legend>
              <Checkbox checked={isOpen} onChange={onChange}>
                {day}
              </Checkbox>
              {isOpen ? (
                <DayTimes {...{ form, day, index }} />
              ) : (
                <p className="flex min-h-11 items-center text-soft">{staff.settings.closed}</p>
              )}
            </fieldset>
          </li>
        );
      })}
    </ul>
  );
}

/** @param day 0 for Monday. */
function nameOfDay(day: number): string {
  // The first of January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, 1 + day));
  return new Intl.DateTimeFormat(staffTag(), { weekday: 'long', timeZone: 'UTC' }).format(date);
}

interface DayTimesProps {
  form: SettingsFields;
  day: string;
  index: number;
}

/** From when to when, with breaks between. */
function DayTimes({ form: { control, field }, day, index }: DayTimesProps) {
  const { fields, append, remove } = useFieldArray({ control, name: `week.${index}.times` });
  return (
    <div className="grid gap-2">
      {fields.map(({ id }, nth) => (
        <div key={id} className="flex flex-wrap items-start gap-x-2.5 gap-y-2">
          <TimeField
            label={staff.settings.opensOn(day, nth === 0)}
            {...field(`week.${index}.times.${nth}.opens`)}
          />
          <span aria-hidden="true" className="py-2.5">
            –
          </span>
          <TimeField
            label={staff.settings.closesOn(day, nth === 0)}
            {...field(`week.${index}.times.${nth}.closes`)}
          />
          {nth > 0 && (
            <Button kind="quiet" onClick={() => remove(nth)}>
              <Named text={staff.settings.removeBreakOn(day)} />
            </Button>
          )}
          {nth === fields.length - 1 && fields.length < MOST_TIMES && (
            <Button kind="quiet" onClick={() => append({ opens: '', closes: '' })}>
              <Named text={staff.settings.addBreakOn(day)} />
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}

const Named = ({ text }: { text: string }) => (
  <RichText text={text} parts={{ heard: (words) => <span className="sr-only">{words}</span> }} />
);

/** A time in the notation of the website: the browser's own field writes it as the browser's language does. */
function TimeField({ onBlur, ...field }: ComponentProps<typeof TextField>) {
  return (
    <TextField
      {...field}
      isLabelHidden
      inputMode="numeric"
      maxLength={10}
      className="max-w-full [&_input]:w-22"
      onBlur={(event) => {
        event.target.value = readTime(event.target.value);
        onBlur?.(event);
      }}
    />
  );
}

/** The database takes no more. */
const MOST_CLOSURES = 40;

/** Holidays and other days on which the business is closed. */
export function ClosureFields({ form: { control, field, getValues } }: { form: SettingsFields }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'closures' });
  return (
    <div className="grid justify-items-start gap-5">
      {fields.length > 0 && (
        <ul className="grid w-full gap-5">
          {fields.map(({ id }, index) => (
            <li key={id}>
              <fieldset className="grid items-start gap-3 sm:grid-cols-[10rem_10rem_minmax(0,1fr)_auto]">
                <legend className="sr-only">{staff.settings.daysClosedNumbered(index + 1)}</legend>
                <TextField
                  label={staff.settings.firstDay}
                  type="date"
                  {...field(`closures.${index}.from`)}
                />
                <TextField
                  label={staff.settings.lastDay}
                  type="date"
                  {...field(`closures.${index}.to`)}
                />
                <TextField
                  label={staff.settings.reason}
                  lang={site.language}
                  hint={index === 0 ? staff.settings.reasonHint : undefined}
                  {...field(`closures.${index}.reason`)}
                />
                {otherLanguages().map((code) => (
                  <TextField
                    key={code}
                    className="sm:order-last sm:col-start-3"
                    label={staff.settings.inLanguage(staff.settings.reason, languageName(code))}
                    lang={tagOf(code)}
                    hint={(text) => sameAsOriginal(getValues(`closures.${index}.reason`), text)}
                    {...field(`closures.${index}.reasons.${code}`)}
                  />
                ))}
                <Button kind="danger" className="sm:mt-7" onClick={() => remove(index)}>
                  {staff.settings.remove}
                </Button>
              </fieldset>
            </li>
          ))}
        </ul>
      )}
      {fields.length < MOST_CLOSURES && (
        <Button onClick={() => append({ from: '', to: '', reason: '', reasons: {} })}>
          {staff.settings.addDaysClosed}
        </Button>
      )}
    </div>
  );
}
