import { Select } from '#admin/ui/fields/Select.tsx';
import { languageName, otherLanguages } from '#admin/ui/text/site-languages.ts';
import type { GalleryState } from '#data/galleries/galleries.ts';
import { staff } from '#languages/staff.ts';

interface LanguageFilterProps {
  /** Code of the language in which something is to do; '' for all galleries. */
  chosen: string;
  onChange: (language: string) => void;
}

/** The galleries that miss words in a language; nothing in a site of one. */
export function LanguageFilter({ chosen, onChange }: LanguageFilterProps) {
  const others = otherLanguages();
  if (others.length === 0) return null;
  const { filter, all, toDo } = staff.galleries.languages;
  return (
    <Select
      label={filter}
      value={chosen}
      options={Object.fromEntries([
        ['', all],
        ...others.map((code) => [code, toDo(languageName(code))]),
      ])}
      onChange={onChange}
    />
  );
}

/** Whether a gallery is not on the site in this language, or behind what the main one says. */
export function isMissing({ languages, languagesBehind }: GalleryState, language: string): boolean {
  return !languages.includes(language) || languagesBehind.includes(language);
}
