import { Select } from '#admin/ui/fields/Select.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { TRADES } from '#domain/settings/trades.ts';
import type { SettingsFields } from './use-settings-form.ts';

/** What the business is, for machines and in law. */
export function BusinessFields({ form: { field, boundTo } }: { form: SettingsFields }) {
  return (
    <div className="grid max-w-md gap-5">
      <TextField label="Name of the business" limit={60} {...field('name')} />
      <TextField label="Legal name" limit={120} {...field('company')} />
      <Select isLabelAbove label="Kind of business" options={TRADES} {...boundTo('trade')} />
      <TextField
        label="Languages spoken"
        hint="Their English names, with commas between them."
        {...field('languages')}
      />
      <TextField label="Where you work" hint="A town or a region." {...field('area')} />
      <TextField
        label="Price range"
        hint="From £ for cheap to ££££, in signs of your currency."
        {...field('bracket')}
      />
    </div>
  );
}
