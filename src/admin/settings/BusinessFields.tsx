import { useMemo } from 'react';
import { Select } from '#admin/ui/fields/Select.tsx';
import { TagsField } from '#admin/ui/fields/TagsField.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { languageCode, languagesIn } from '#domain/settings/places-and-languages.ts';
import { TRADES } from '#domain/settings/trades.ts';
import { labelsOf, staff, staffTag } from '#languages/staff.ts';
import { InOtherLanguages } from './InOtherLanguages.tsx';
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

const MOST = 12;

interface LanguagesFieldProps {
  /** Codes. */
  value: readonly string[];
  onChange: (codes: string[]) => void;
  error: string | undefined;
}

/** The languages that people can speak with the business: named in the language of whoever chooses, kept by their codes. */
function LanguagesField({ value, onChange, error }: LanguagesFieldProps) {
  const tag = staffTag();
  const names = useMemo(() => languagesIn(tag), [tag]);
  const codeOf = (name: string) => languageCode(name, [names, languagesIn('en')]);

  function findProblem(wanted: readonly string[], count: number): string {
    const strange = wanted.find((name) => codeOf(name) === null);
    if (strange !== undefined) return staff.settings.unknownLanguage(strange);
    return count + wanted.length > MOST ? staff.settings.tooManyLanguages : '';
  }

  return (
    <TagsField
      label={staff.settings.languagesSpoken}
      tags={value.map((code) => names.get(code) ?? code)}
      onChange={(chosen) => onChange([...new Set(chosen.flatMap((name) => codeOf(name) ?? []))])}
      suggestions={[...names.values()]}
      findProblem={findProblem}
      lang={tag}
      hint={staff.settings.languagesHint}
      error={error}
    />
  );
}
