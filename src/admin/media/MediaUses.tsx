import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { mediaUses } from '#admin/queries/media.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import type { MediaUse } from '#domain/media/media-uses.ts';
import { staff } from '#languages/staff.ts';

/** Where a picture or PDF is used, with links. */
export function MediaUses({ id }: { id: string }) {
  const { data: uses, error } = useQuery(mediaUses(id));
  return (
    <section aria-label={staff.media.whereItIsUsed}>
      <h3 className="font-semibold">{uses ? heading(uses.length) : staff.media.whereItIsUsed}</h3>
      {error && <p className="text-bad text-note">{error.message}</p>}
      {uses && uses.length > 0 && <UseList uses={uses} />}
    </section>
  );
}

export function UseList({ uses }: { uses: readonly MediaUse[] }) {
  return (
    <ul className="mt-1.5 divide-y divide-line border-line border-y">
      {uses.map((use) => (
        <li key={use.id} className="flex min-h-11 items-center justify-between gap-3 py-1.5">
          <span className="min-w-0">
            <Link to={addressOf(use)} className="wrap-anywhere underline underline-offset-4">
              {use.title}
            </Link>
            <span className="block text-note text-soft">{remark(use)}</span>
          </span>
          <span className="shrink-0 text-note text-soft">{staff.media[NOUNS[use.entity]]}</span>
        </li>
      ))}
    </ul>
  );
}

function heading(count: number): string {
  return count === 0
    ? staff.media.notUsedAnywhere
    : staff.media.usedIn(staff.media.placeCount(count));
}

const NOUNS = {
  article: 'article',
  gallery: 'gallery',
  page: 'page',
  menu: 'everyPage',
  settings: 'settings',
} as const;

function addressOf({ entity, id }: MediaUse): string {
  return entity === 'menu' || entity === 'settings' ? STAFF[entity] : STAFF[entity](id);
}

function remark({ as, isPublishedOnly, isBinned }: MediaUse): string {
  return [as, isPublishedOnly && staff.media.asPublished, isBinned && staff.media.inTheBin]
    .filter(Boolean)
    .join(', ');
}
