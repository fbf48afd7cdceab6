import { useMemo } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '#admin/ui/Button.tsx';
import { TagsField } from '#admin/ui/fields/TagsField.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { languageCode, languagesIn } from '#domain/settings/places-and-languages.ts';
import { staff, staffTag } from '#languages/staff.ts';
import type { SettingsFields } from './use-settings-form.ts';

/** The database takes no more. */
const MOST_IN_A_LIST = 12;

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
      {fields.length < MOST_IN_A_LIST && (
        <Button onClick={() => append({ label: '', href: '' })}>
          {staff.settings.addSocialProfile}
        </Button>
      )}
    </div>
  );
}

/** The languages that people can speak with the business: named in the language of whoever chooses, kept by their codes. */
export function LanguagesField({ form }: { form: SettingsFields }) {
  const { value, onChange, error } = form.boundTo('languages');
  const tag = staffTag();
  const names = useMemo(() => languagesIn(tag), [tag]);
  const codeOf = (name: string) => languageCode(name, [names, languagesIn('en')]);

  function findProblem(wanted: readonly string[], count: number): string {
    const strange = wanted.find((name) => codeOf(name) === null);
    if (strange !== undefined) return staff.settings.unknownLanguage(strange);
    return count + wanted.length > MOST_IN_A_LIST ? staff.settings.tooManyLanguages : '';
  }

  return (
    <TagsField
      label={staff.settings.fields.languages.label}
      tags={value.map((code) => names.get(code) ?? code)}
      onChange={(chosen) => onChange([...new Set(chosen.flatMap((name) => codeOf(name) ?? []))])}
      suggestions={[...names.values()]}
      findProblem={findProblem}
      lang={tag}
      hint={staff.settings.fields.languages.hint}
      error={error}
    />
  );
}
