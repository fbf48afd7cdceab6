import { Select } from '#admin/ui/fields/Select.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { TRADES } from '#domain/settings/trades.ts';
import { labelsOf, staff } from '#languages/staff.ts';
import { InOtherLanguages } from './InOtherLanguages.tsx';
import { LanguagesField } from './LanguagesField.tsx';
import type { SettingsFields } from './use-settings-form.ts';

/** What the business is, for machines and in law. */
export function BusinessFields({ form }: { form: SettingsFields }) {
  const { field, boundTo } = form;
  return (
    <div className="grid max-w-md gap-5">
      <TextField label={staff.settings.nameOfTheBusiness} limit={60} {...field('name')} />
      <TextField label={staff.settings.legalName} limit={120} {...field('company')} />
      <Select
        isLabelAbove
        label={staff.settings.kindOfBusiness}
        options={labelsOf(TRADES, staff.settings)}
        {...boundTo('trade')}
      />
      <LanguagesField {...boundTo('languages')} />
      <TextField
        label={staff.settings.whereYouWork}
        hint={staff.settings.areaHint}
        {...field('area')}
      />
      <InOtherLanguages
        {...{ form, label: staff.settings.whereYouWork, name: 'area', limit: 120 }}
      />
      <TextField
        label={staff.settings.priceRange}
        hint={staff.settings.priceRangeHint}
        {...field('bracket')}
      />
    </div>
  );
}
