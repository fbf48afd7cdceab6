import { backend } from '#data/client.ts';
import { DataError, type ErrorSentences } from '#data/errors.ts';
import { unwrap, unwrapRow } from '#data/unwrap.ts';
import { staff } from '#languages/staff.ts';
import type { Enums, Json, Tables } from '#supabase/database.types.ts';

/** An article (post), page or gallery. */
export type Kind = Enums<'document_kind'>;
/** Those that have a schedule, and translations of their own. */
export type TextKind = Exclude<Kind, 'gallery'>;

const TABLES = { post: 'posts', page: 'pages', gallery: 'galleries' } as const;

/** A working copy. */
export type Copy<Of extends Kind> = Tables<(typeof TABLES)[Of]>;
type Published<Of extends TextKind> = Tables<`published_${(typeof TABLES)[Of]}`>;

/** A state on the screen: what is done to it is refused when there is a newer one. */
export interface Seen {
  id: string;
  version: number;
  /** Of galleries. */
  pictures_version?: number | undefined;
}

/** What a failure means, where the general sentence would not do. */
export const SENTENCES: Record<Kind, ErrorSentences> = {
  post: () => ({}),
  page: () => ({
    conflict: staff.screens.pageChangedByOthers,
    'already-there': staff.screens.pageAddressTaken,
  }),
  gallery: () => ({ conflict: staff.screens.galleryChangedByOthers }),
};

const versionsOf = ({ version, pictures_version }: Seen) => ({
  ...{ version, ...(pictures_version !== undefined && { pictures_version }) },
});

/** @param at when visitors get it; now when missing. @throws DataError 'conflict' */
export async function publishDocument(kind: Kind, seen: Seen, at?: Date): Promise<void> {
  const publish_at = at && { publish_at: at.toISOString() };
  const given = { kind, id: seen.id, ...versionsOf(seen), ...publish_at };
  await unwrap(backend().rpc('publish_document', given), SENTENCES[kind]);
}

/** Takes it off the site and the schedule: it becomes a draft, or a page of the folder as the site came. */
export async function unpublishDocument(kind: Kind, id: string): Promise<void> {
  await unwrap(backend().rpc('unpublish_document', { kind, id }), SENTENCES[kind]);
}

/** Takes it, or the next state of what is live, off the schedule. */
export async function unscheduleDocument(kind: TextKind, id: string): Promise<void> {
  const given = { kind, id, keeps_live: true };
  await unwrap(backend().rpc('unpublish_document', given), SENTENCES[kind]);
}

/** A working copy as another state took its place, and the revision of what it was; null where nothing made way. */
export interface ReplacedCopy<Of extends Kind> {
  document: Copy<Of>;
  revision: string | null;
}

/** Back to what visitors have. @throws DataError 'conflict' */
export async function discardChanges<Of extends Kind>(
  kind: Of,
  seen: Seen,
): Promise<ReplacedCopy<Of>> {
  const given = { kind, id: seen.id, ...versionsOf(seen) };
  return asRow(await unwrap(backend().rpc('discard_changes', given), SENTENCES[kind]));
}

/** Makes a revision the working copy. @param with_address as what has just made way has it. @throws DataError 'conflict' */
export async function restoreRevision<Of extends Kind>(
  kind: Of,
  revision_id: string | null,
  seen: Seen,
  with_address = false,
): Promise<ReplacedCopy<Of>> {
  if (revision_id === null) throw new DataError('not-found');
  const given = { kind, revision_id, ...versionsOf(seen), with_address };
  return asRow(await unwrap(backend().rpc('restore_revision', given), SENTENCES[kind]));
}

/** @param new_title of the copy: see `titleOfCopy`. */
export async function duplicateDocument<Of extends TextKind>(
  kind: Of,
  id: string,
  new_title: string,
): Promise<Copy<Of>> {
  return asRow(await unwrap(backend().rpc('duplicate_document', { kind, id, new_title })));
}

/** To the bin, which takes it off the site, or back. Not of pages of the folder. */
export async function binDocument(kind: Kind, id: string, isBinned: boolean): Promise<void> {
  const deleted_at = isBinned ? new Date().toISOString() : null;
  const request = copies(kind).update({ deleted_at }).eq('id', id).select('id').maybeSingle();
  await unwrapRow(request, 'denied', SENTENCES[kind]);
}

/** Deletes what is in the bin; pictures stay in the library. */
export async function deleteDocument(kind: Kind, id: string): Promise<void> {
  const request = copies(kind).delete().eq('id', id).select('id').maybeSingle();
  await unwrapRow(request, 'denied', SENTENCES[kind]);
}

/** What visitors see of something, what is to follow, and the newest change of the first. */
export interface Publication<Of extends TextKind> {
  published: Published<Of> | null;
  /** What replaces it at a set time. */
  scheduled: Pick<Tables<'scheduled_posts'>, 'version' | 'publish_at'> | null;
  /** Compared with the live version it tells whether visitors have what is published. */
  change: NewestChange | null;
}

export async function fetchPublication<Of extends TextKind>(
  kind: Of,
  id: string,
): Promise<Publication<Of>> {
  // The columns that are named are in the tables of both.
  const table = TABLES[kind] as 'posts';
  const key = `${kind}_id` as 'post_id';
  const [published, scheduled] = await Promise.all([
    unwrap(backend().from(`published_${table}`).select('*').eq(key, id).maybeSingle()),
    unwrap(
      backend().from(`scheduled_${table}`).select('version, publish_at').eq(key, id).maybeSingle(),
    ),
  ]);
  // Read after it: nothing must look older than the change that published it.
  const change = await fetchNewestChange(kind, id);
  return { published: published as Published<Of> | null, scheduled, change };
}

export type NewestChange = Pick<Tables<'content_changes'>, 'version' | 'action' | 'at'>;

/** The newest change of something that visitors could see; null for none. */
export function fetchNewestChange(entity: Kind, id: string): Promise<NewestChange | null> {
  return unwrap(
    backend()
      .from('content_changes')
      .select('version, action, at')
      .eq('entity', entity)
      .eq('entity_id', id)
      .order('version', { ascending: false })
      .limit(1)
      .maybeSingle(),
  );
}

/** What is asked of them is the same in each table. */
const copies = (kind: Kind) => backend().from(TABLES[kind] as 'posts');

/** The database answers with rows of its own. */
export const asRow = <Row>(answer: Json) => answer as unknown as Row;
