import { useMemo } from 'react';
import { TagsField } from '#admin/ui/fields/TagsField.tsx';
import { languageCode, languagesIn } from '#domain/settings/places-and-languages.ts';
import { staff, staffTag } from '#languages/staff.ts';

const MOST = 12;

interface LanguagesFieldProps {
  /** Codes. */
  value: readonly string[];
  onChange: (codes: string[]) => void;
  error: string | undefined;
}

/** The languages that people can speak with the business: named in the language of whoever chooses, kept by their codes. */
export function LanguagesField({ value, onChange, error }: LanguagesFieldProps) {
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
