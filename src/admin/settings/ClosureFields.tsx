import { useFieldArray } from 'react-hook-form';
import { Button } from '#admin/ui/Button.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { sameAsOriginal } from '#admin/ui/text/same-as-original.ts';
import { languageName, otherLanguages, tagOf } from '#admin/ui/text/site-languages.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import type { SettingsFields } from './use-settings-form.ts';

/** The database takes no more. */
const MOST = 40;

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
      {fields.length < MOST && (
        <Button onClick={() => append({ from: '', to: '', reason: '', reasons: {} })}>
          {staff.settings.addDaysClosed}
        </Button>
      )}
    </div>
  );
}
