import { StateChip } from '#admin/articles/StateChip.tsx';
import type { ListedPage } from '#admin/pages/folder-pages.ts';
import { useNames } from '#admin/queries/people.ts';
import { useListStatus } from '#admin/releases/use-list-status.ts';
import { Chip } from '#admin/ui/Chip.tsx';
import { LinkRow } from '#admin/ui/lists/List.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import type { PageState } from '#data/pages/pages.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';

/** A page of the list, with where it stands for visitors. */
export function PageRow({ page }: { page: ListedPage }) {
  const { key, kind, title, path, row } = page;
  const by = useNames()(row?.updatedBy);
  return (
    <LinkRow to={STAFF.page(key)} title={title} end={<PageChips page={page} />}>
      {kind === 'not-found' ? 'For addresses without a page' : path}
      {row && (
        <>
          {' · changed '}
          <RelativeTime at={row.updatedAt} />
          {by && `, by ${by}`}
        </>
      )}
    </LinkRow>
  );
}

function PageChips({ page: { folder, row } }: { page: ListedPage }) {
  const statusOf = useListStatus();
  if (!row) return <Chip tone="good">As the site came</Chip>;
  const listed = folder ? overFolder(row) : row;
  const isHidden = row.publishedHidden === true;
  return (
    <span className="flex flex-wrap gap-2">
      {isHidden && <Chip tone="empty">Hidden</Chip>}
      {!(isHidden && listed.state === 'live') && (
        <StateChip
          state={statusOf(`page:${row.id}`, listed)}
          at={row.changeAt ?? row.publishedAt}
        />
      )}
    </span>
  );
}

/** What visitors see of a page of the folder is never nothing. */
function overFolder(row: PageState): PageState {
  return row.state === 'draft' ? { ...row, state: 'live_with_changes' } : row;
}
