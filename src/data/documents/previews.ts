import { backend } from '#data/client.ts';
import type { MediaText } from '#data/media/media-texts.ts';
import { type CamelCased, camelCased, unwrap, unwrapRow } from '#data/unwrap.ts';
import type { Tables } from '#supabase/database.types.ts';
import type { Kind } from './documents.ts';

/** A link by which somebody without an account sees a draft. */
export type PreviewLink = CamelCased<Omit<Tables<'preview_links'>, 'token_hash'>>;

const COLUMNS = 'id, kind, document_id, created_at, created_by, expires_at, visits, last_visit_at';

/** The newest first; those that ended go after a month. */
export async function fetchPreviewLinks(kind: Kind, id: string): Promise<PreviewLink[]> {
  const rows = backend().from('preview_links').select(COLUMNS).match({ kind, document_id: id });
  return (await unwrap(rows.order('created_at', { ascending: false }))).map(camelCased);
}

/** @returns its token, which is told this once. */
export const makePreviewLink = (kind: Kind, id: string): Promise<string> =>
  unwrap(backend().rpc('make_preview_link', { kind, id }));

/** It opens nothing from now on. */
export async function withdrawPreviewLink(id: string): Promise<void> {
  const request = backend().from('preview_links').delete().eq('id', id).select('id').maybeSingle();
  await unwrapRow(request, 'denied');
}

/** A draft in the shape in which visitors would have it, and all pictures that it shows. */
export type OpenedPreview = {
  expires_at: string;
  /** Whether the link is that of a customer who may say which photographs are shown. */
  can_say: boolean;
  /** Of what visitors have; null while it is not on the website. */
  published_at: string | null;
  pictures: (Tables<'media'> & { texts: MediaText[] })[];
} & (
  | { kind: 'post'; document: Tables<'published_posts'> }
  | { kind: 'page'; document: Tables<'published_pages'> }
  | { kind: 'gallery'; document: Tables<'published_galleries'> }
);
export type PreviewedRow<Of extends Kind> = Extract<OpenedPreview, { kind: Of }>['document'];

/** Counts as a visit, unless somebody is signed in. @throws DataError 'not-found' for each link that opens nothing. */
export async function openPreview(token: string): Promise<OpenedPreview> {
  return (await unwrap(backend().rpc('open_preview', { token }))) as unknown as OpenedPreview;
}
