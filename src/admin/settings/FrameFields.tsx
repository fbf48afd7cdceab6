import { TextField } from '#admin/ui/fields/TextField.tsx';
import { site } from '#site';
import { IconField, LogoField } from './LogoField.tsx';
import type { SettingsFields } from './use-settings-form.ts';

/** What stands around every page. */
export function FrameFields({ form }: { form: SettingsFields }) {
  return (
    <>
      <LogoField form={form} />
      <IconField form={form} />
      <TextField
        label="Line at the foot of every page"
        lang={site.language}
        limit={300}
        hint="Such as the number of the company and its VAT number. Leave it empty for none."
        {...form.field('legal')}
      />
    </>
  );
}
