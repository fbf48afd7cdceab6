import { TextField } from '#admin/ui/fields/TextField.tsx';
import { WORDS, type WordName } from '#domain/settings/words.ts';
import { LogoField } from './LogoField.tsx';
import type { SettingsFields } from './use-settings-form.ts';

const NAMES = Object.keys(WORDS) as WordName[];

/** What stands around every page. */
export function FrameFields({ form }: { form: SettingsFields }) {
  const { field } = form;
  return (
    <>
      <LogoField form={form} />
      <TextField
        label="Line at the foot of every page"
        limit={300}
        hint="Such as the number of the company and its VAT number. Leave it empty for none."
        {...field('legal')}
      />
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {NAMES.map((name) => (
          <TextField
            key={name}
            label={WORDS[name].label}
            limit={WORDS[name].limit}
            {...field(`words.${name}`)}
          />
        ))}
      </div>
    </>
  );
}
