import { StateChip } from '#admin/articles/StateChip.tsx';
import type { ListedPage } from '#admin/pages/folder-pages.ts';
import type { PageTranslation, Translations } from '#admin/pages/translations/page-languages.ts';
import { useNames } from '#admin/queries/people.ts';
import { useListStatus } from '#admin/releases/use-list-status.ts';
import { Chip, type Tone } from '#admin/ui/Chip.tsx';
import { LinkRow } from '#admin/ui/lists/List.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { languageName, tagOf } from '#admin/ui/text/site-languages.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { PUBLICATION_LABELS, type PublicationState } from '#domain/articles/publication-status.ts';
import { staff } from '#languages/staff.ts';

interface PageRowProps {
  page: ListedPage;
  translations: Translations;
}

/** A page of the list, with where it stands for visitors. */
export function PageRow({ page, translations }: PageRowProps) {
  const { key, kind, language, title, path, row } = page;
  const by = useNames()(row?.updatedBy);
  return (
    <LinkRow
      to={STAFF.page(key, language)}
      title={language === '' ? title : <span lang={tagOf(language)}>{title}</span>}
      end={<PageChips page={page} />}
    >
      {kind === 'not-found' ? staff.pages.notFoundHint : path}
      {row && (
        <>
          {staff.pages.changedWhen}
          <RelativeTime at={row.updatedAt} />
          {by && staff.pages.by(by)}
        </>
      )}
      <PageLanguages
        translations={
          language === ''
            ? translations.of(page)
            : [{ page, isBehind: translations.isBehind(page) }]
        }
        isItself={language !== ''}
      />
    </LinkRow>
  );
}

function PageChips({ page: { row } }: { page: ListedPage }) {
  const statusOf = useListStatus();
  if (!row) return <Chip tone="good">{staff.pages.asTheSiteCame}</Chip>;
  const status = statusOf(`page:${row.id}`, row);
  if (status === 'live' && !row.publishedAt)
    return <Chip tone="good">{staff.pages.asTheSiteCame}</Chip>;
  const isHidden = row.publishedHidden === true;
  return (
    <span className="flex flex-wrap gap-2">
      {isHidden && <Chip tone="empty">{staff.pages.hidden}</Chip>}
      {!(isHidden && row.state === 'live') && (
        <StateChip state={status} at={row.changeAt ?? row.publishedAt} />
      )}
    </span>
  );
}

interface PageLanguagesProps {
  /** Of the page, or the one that it is itself. */
  translations: readonly PageTranslation[];
  /** Whether it is the page of the list itself. */
  isItself: boolean;
}

/** In which languages a page is there, where each of them stands, and which are behind. */
function PageLanguages({ translations, isItself }: PageLanguagesProps) {
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
