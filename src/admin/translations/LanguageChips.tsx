import { Chip, type Tone } from '#admin/ui/Chip.tsx';
import { languageName } from '#admin/ui/text/site-languages.ts';
import { PUBLICATION_LABELS, type PublicationState } from '#domain/articles/publication-status.ts';
import { staff } from '#languages/staff.ts';

/** A language in which something is written. */
export interface WrittenLanguage {
  /** Its code. */
  language: string;
  /** Whether the original has changed since. */
  isBehind: boolean;
  /** Where it stands by itself, where each language does. */
  state?: PublicationState | undefined;
}

interface LanguageChipsProps {
  languages: readonly WrittenLanguage[];
  /** Languages of the site in which it is not there, where that is to be said. */
  missing?: readonly string[];
  /** Whether the row itself is in that language: its own state stands at the end of it. */
  isItself?: boolean;
}

/** In a row of a list: in which languages something is there, where each stands, and which are behind or missing. */
export function LanguageChips({ languages, missing = [], isItself = false }: LanguageChipsProps) {
  if (languages.length + missing.length === 0) return null;
  return (
    <span className="mt-1.5 flex flex-wrap gap-1.5">
      {languages.map((one) => (
        <Chip key={one.language} tone={one.isBehind ? 'waiting' : TONES[one.state ?? 'live']}>
          {said(one, isItself)}
        </Chip>
      ))}
      {missing.map((code) => (
        <Chip key={code} tone="empty">
          {staff.translations.list.missing(languageName(code))}
        </Chip>
      ))}
    </span>
  );
}

const TONES: Readonly<Record<PublicationState, Tone>> = {
  draft: 'empty',
  scheduled: 'plain',
  live: 'plain',
  live_with_changes: 'waiting',
  archived: 'empty',
};

function said({ language, isBehind, state = 'live' }: WrittenLanguage, isItself: boolean): string {
  const { also, alsoBehind, behind } = staff.translations.list;
  const name = languageName(language);
  if (isItself) return isBehind ? behind(name) : name;
  if (isBehind) return alsoBehind(name);
  return state === 'live' ? also(name) : `${name}: ${staff.screens[PUBLICATION_LABELS[state]]}`;
}
