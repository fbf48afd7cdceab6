import { useFieldArray } from 'react-hook-form';
import { Button } from '#admin/ui/Button.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { staff } from '#languages/staff.ts';
import type { SettingsFields } from './use-settings-form.ts';

/** The database takes no more. */
const MOST = 12;

/** Pages of the business on other websites. */
export function SocialFields({ form: { control, field } }: { form: SettingsFields }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'socials' });
  return (
    <div className="grid justify-items-start gap-5">
      {fields.length > 0 && (
        <ul className="grid w-full gap-5">
          {fields.map(({ id }, index) => (
            <li key={id}>
              <fieldset className="grid items-start gap-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto]">
                <legend className="sr-only">
                  {staff.settings.socialProfileNumbered(index + 1)}
                </legend>
                <TextField
                  label={staff.settings.network}
                  placeholder="Instagram"
                  {...field(`socials.${index}.label`)}
                />
                <TextField
                  label={staff.settings.addressOfYourPage}
                  type="url"
                  placeholder="https://"
                  {...field(`socials.${index}.href`)}
                />
                <Button kind="danger" className="sm:mt-7" onClick={() => remove(index)}>
                  {staff.settings.remove}
                </Button>
              </fieldset>
            </li>
          ))}
        </ul>
      )}
      {fields.length < MOST && (
        <Button onClick={() => append({ label: '', href: '' })}>
          {staff.settings.addSocialProfile}
        </Button>
      )}
    </div>
  );
}
