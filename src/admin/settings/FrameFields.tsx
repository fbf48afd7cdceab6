import { TextField } from '#admin/ui/fields/TextField.tsx';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { InOtherLanguages } from './InOtherLanguages.tsx';
import { IconField, LogoField } from './LogoField.tsx';
import type { SettingsFields } from './use-settings-form.ts';

/** What stands around every page. */
export function FrameFields({ form }: { form: SettingsFields }) {
  return (
    <>
      <LogoField form={form} />
      <IconField form={form} />
      <TextField
        label={staff.settings.legalLine}
        lang={site.language}
        limit={300}
        hint={staff.settings.legalLineHint}
        {...form.field('legal')}
      />
      <InOtherLanguages {...{ form, label: staff.settings.legalLine, name: 'legal', limit: 300 }} />
    </>
  );
}
