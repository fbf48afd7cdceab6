import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { DAYS } from '#domain/settings/opening-hours.ts';
import type { SettingsFields } from './use-settings-form.ts';

/** Opening hours, day by day. */
export function HoursFields({ form: { field, boundTo } }: { form: SettingsFields }) {
  return (
    <ul className="grid gap-4">
      {DAYS.map((day, index) => {
        const { value: isOpen, onChange } = boundTo(`week.${index}.isOpen`);
        return (
          <li key={day}>
            <fieldset className="grid items-start gap-x-6 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <legend className="sr-only">{day}</legend>
              <Checkbox checked={isOpen} onChange={onChange}>
                {day}
              </Checkbox>
              {isOpen ? (
                <div className="grid max-w-xs grid-cols-2 gap-3">
                  <TextField
                    label="Opens"
                    type="time"
                    aria-label={`${day}: opens`}
                    {...field(`week.${index}.opens`)}
                  />
                  <TextField
                    label="Closes"
                    type="time"
                    aria-label={`${day}: closes`}
                    {...field(`week.${index}.closes`)}
                  />
                </div>
              ) : (
                <p className="flex min-h-11 items-center text-soft">Closed</p>
              )}
            </fieldset>
          </li>
        );
      })}
    </ul>
  );
}
