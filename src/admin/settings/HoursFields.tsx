import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { DAYS } from '#domain/settings/opening-hours.ts';
import type { SettingsValues } from './settings-values.ts';

/** Opening hours, day by day. */
export function HoursFields({ form }: { form: UseFormReturn<SettingsValues> }) {
  return (
    <ul className="grid gap-4">
      {DAYS.map((day, index) => (
        <Day key={day} day={day} index={index} form={form} />
      ))}
    </ul>
  );
}

interface DayProps {
  day: string;
  index: number;
  form: UseFormReturn<SettingsValues>;
}

function Day({ day, index, form }: DayProps) {
  const isOpen = useWatch({ control: form.control, name: `week.${index}.isOpen` });
  const error = form.formState.errors.week?.[index]?.closes?.message;
  return (
    <li>
      <fieldset className="grid items-start gap-x-6 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <legend className="sr-only">{day}</legend>
        <Controller
          control={form.control}
          name={`week.${index}.isOpen`}
          render={({ field: { value, onChange, ...field } }) => (
            <Checkbox {...field} checked={value} onChange={onChange}>
              {day}
            </Checkbox>
          )}
        />
        {isOpen ? (
          <div className="grid max-w-xs grid-cols-2 gap-3">
            <TextField
              label="Opens"
              type="time"
              aria-label={`${day}: opens`}
              {...form.register(`week.${index}.opens`)}
            />
            <TextField
              label="Closes"
              type="time"
              aria-label={`${day}: closes`}
              error={error}
              {...form.register(`week.${index}.closes`)}
            />
          </div>
        ) : (
          <p className="flex min-h-11 items-center text-soft">Closed</p>
        )}
      </fieldset>
    </li>
  );
}
