import type { PageTranslation } from '#admin/pages/translations/page-languages.ts';
import { Chip, type Tone } from '#admin/ui/Chip.tsx';
import { languageName } from '#admin/ui/text/site-languages.ts';
import { PUBLICATION_LABELS, type PublicationState } from '#domain/articles/publication-status.ts';
import { staff } from '#languages/staff.ts';

interface PageLanguagesProps {
  /** Of the page, or the one that it is itself. */
  translations: readonly PageTranslation[];
  /** Whether it is the page of the list itself. */
  isItself: boolean;
}

/** In which languages a page is there, where each of them stands, and which are behind. */
export function PageLanguages({ translations, isItself }: PageLanguagesProps) {
  if (translations.length === 0) return null;
  return (
    <div className="mt-1.5 flex flex-wrap gap-1.5">
      {translations.map(({ page, isBehind }) => {
        const state = page.row?.state ?? 'live';
        return (
          <Chip key={page.language} tone={isBehind ? 'waiting' : TONES[state]}>
            {said(languageName(page.language), state, isBehind, isItself)}
          </Chip>
        );
      })}
    </div>
  );
}

const TONES: Readonly<Record<PublicationState, Tone>> = {
  draft: 'empty',
  scheduled: 'plain',
  live: 'plain',
  live_with_changes: 'waiting',
  archived: 'empty',
};

function said(name: string, state: PublicationState, isBehind: boolean, isItself: boolean): string {
  const { also, alsoBehind, behind } = staff.translations.list;
  // Its own state stands at the end of its row.
  if (isItself) return isBehind ? behind(name) : name;
  if (isBehind) return alsoBehind(name);
  return state === 'live' ? also(name) : `${name}: ${staff.screens[PUBLICATION_LABELS[state]]}`;
}
