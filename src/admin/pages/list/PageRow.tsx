import { StateChip } from '#admin/documents/StateChip.tsx';
import type { ListedPage } from '#admin/pages/folder-pages.ts';
import type { Translations } from '#admin/pages/translations/page-languages.ts';
import { useNames } from '#admin/queries/people.ts';
import { useListStatus } from '#admin/releases/use-list-status.ts';
import { LanguageChips } from '#admin/translations/LanguageChips.tsx';
import { Chip } from '#admin/ui/Chip.tsx';
import { LinkRow } from '#admin/ui/lists/List.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { tagOf } from '#admin/ui/text/site-languages.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
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
      <LanguageChips
        languages={
          language === ''
            ? translations.of(page).map(({ page: { language, row }, isBehind }) => ({
                ...{ language, isBehind },
                state: row?.state,
              }))
            : [{ language, isBehind: translations.isBehind(page) }]
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
