import type { GalleryContent, PictureContent } from '#domain/gallery-changes.ts';
import type { PublicationState } from '#domain/publication.ts';
import { backend } from './client.ts';
import type { Tables, TablesUpdate } from './database.types.ts';
import { DataError, toDataError } from './errors.ts';
import { type MediaItem, type MediaSummary, toSummary } from './media.ts';

export type Gallery = Tables<'galleries'>;

/** What staff write about a gallery. */
export type GalleryFields = Pick<
  TablesUpdate<'galleries'>,
  | 'title'
  | 'summary'
  | 'story'
  | 'place'
  | 'year'
  | 'service'
  | 'materials'
  | 'duration_weeks'
  | 'cover_media_id'
  | 'slug'
>;

/** A gallery as lists show it, with the state that the database derives. */
export interface GalleryState {
  id: string;
  state: PublicationState;
  title: string;
  summary: string;
  slug: string;
  cover: MediaSummary | null;
  /** How many pictures it has. */
  pictures: number;
  version: number;
  picturesVersion: number;
  updatedAt: string;
  updatedBy: string | null;
  publishedAt: string | null;
  deletedAt: string | null;
}

/** A picture in the working copy of a gallery. */
export interface GalleryPicture {
  id: string;
  galleryId: string;
  /** Of its words and its files, not of its place. */
  version: number;
  caption: string;
  media: MediaSummary;
  /** The same view before the work. */
  before: MediaSummary | null;
}

/** A working copy with its pictures in order, what visitors see, and the newest change of that. */
export interface OpenGallery {
  gallery: Gallery;
  pictures: GalleryPicture[];
  cover: MediaSummary | null;
  published: (GalleryContent & { publishedAt: string }) | null;
  change: Pick<Tables<'content_changes'>, 'version' | 'action' | 'at'> | null;
}

/** Which state of a gallery somebody has seen, words and pictures. */
export type GalleryVersion = Pick<Gallery, 'id' | 'version' | 'pictures_version'>;

/**
 * Every gallery in the order of the site; those in the bin apart.
 *
 * @throws DataError
 */
export async function fetchGalleryStates(isBinned = false): Promise<GalleryState[]> {
  const rows = backend().from('gallery_states').select('*').order('position').order('slug');
  const { data, error, status } = await (isBinned
    ? rows.not('deleted_at', 'is', null)
    : rows.is('deleted_at', null));
  if (error) throw toDataError(error, status);
  const covers = await fetchCovers(data.flatMap(({ cover_media_id: id }) => id ?? []));
  return data.map((row) => ({
    id: row.gallery_id ?? '',
    state: row.state ?? 'draft',
    title: row.title ?? '',
    summary: row.summary ?? '',
    slug: row.slug ?? '',
    cover: covers.get(row.cover_media_id ?? '') ?? null,
    pictures: row.pictures ?? 0,
    version: row.version ?? 1,
    picturesVersion: row.pictures_version ?? 0,
    updatedAt: row.updated_at ?? '',
    updatedBy: row.updated_by,
    publishedAt: row.published_at,
    deletedAt: row.deleted_at,
  }));
}

async function fetchCovers(ids: string[]): Promise<Map<string, MediaSummary>> {
  const found = new Map<string, MediaSummary>();
  // The ids stand in the address, which must not get too long.
  for (let from = 0; from < ids.length; from += 100) {
    const { data, error, status } = await backend()
      .from('media')
      .select('*')
      .in('id', ids.slice(from, from + 100));
    if (error) throw toDataError(error, status);
    for (const row of data) found.set(row.id, toSummary(row));
  }
  return found;
}

const WITH_PICTURES = `*,
  cover:media!galleries_cover_media_id_fkey(*),
  pictures:portfolio_images(id, gallery_id, version, caption,
    media:media!portfolio_images_media_id_fkey(*),
    before:media!portfolio_images_before_media_id_fkey(*)
  )` as const;

/**
 * One gallery for its screen, in one reading: words and pictures belong together.
 *
 * @throws DataError 'not-found' for an id that leads nowhere.
 */
export async function fetchGallery(id: string): Promise<OpenGallery> {
  const [found, publication] = await Promise.all([
    backend()
      .from('galleries')
      .select(WITH_PICTURES)
      .eq('id', id)
      .order('position', { referencedTable: 'pictures' })
      .maybeSingle(),
    fetchPublication(id),
  ]);
  if (found.error) throw toGalleryError(found.error, found.status);
  if (!found.data) throw new DataError('not-found');
  const { pictures, cover, ...gallery } = found.data;
  return {
    gallery,
    cover: cover && toSummary(cover),
    pictures: pictures.map((row) => ({
      id: row.id,
      galleryId: row.gallery_id,
      version: row.version,
      caption: row.caption,
      media: toSummary(row.media as MediaItem),
      before: row.before && toSummary(row.before as MediaItem),
    })),
    ...publication,
  };
}

async function fetchPublication(id: string): Promise<Pick<OpenGallery, 'published' | 'change'>> {
  const published = await backend()
    .from('published_galleries')
    .select('*')
    .eq('gallery_id', id)
    .maybeSingle();
  if (published.error) throw toGalleryError(published.error, published.status);
  // After it, never before: a gallery must not look older than the change that brought it.
  const change = await backend()
    .from('content_changes')
    .select('version, action, at')
    .eq('entity', 'gallery')
    .eq('entity_id', id)
    .order('version', { ascending: false })
    .limit(1)
    .maybeSingle();
  if (change.error) throw toGalleryError(change.error, change.status);
  return {
    published: published.data && {
      ...published.data,
      // The database has no other form for it.
      pictures: published.data.pictures as unknown as PictureContent[],
      publishedAt: published.data.published_at,
    },
    change: change.data,
  };
}

/**
 * Adds an empty gallery at the end of the portfolio, as a draft.
 *
 * @throws DataError
 */
export async function createGallery(title: string): Promise<Gallery> {
  const { data, error, status } = await backend()
    .from('galleries')
    .insert({ title })
    .select()
    .single();
  if (error) throw toDataError(error, status);
  return data;
}

/**
 * Saves some fields of the working copy.
 *
 * @param version the version that the change is based on.
 * @throws DataError 'conflict' with the current version when somebody else saved first.
 */
export async function saveGallery(
  id: string,
  version: number,
  fields: GalleryFields,
): Promise<Gallery> {
  const { data, error, status } = await backend()
    .from('galleries')
    .update({ ...fields, version })
    .eq('id', id)
    .select()
    .maybeSingle();
  if (error) throw toGalleryError(error, status);
  // Row-level security hides what may not be written, so no row means: not allowed, or gone.
  if (!data) throw new DataError('denied');
  return data;
}

/**
 * Moves a gallery to the bin, which takes it off the site, or back out of it.
 *
 * @throws DataError
 */
export async function binGallery(id: string, isBinned: boolean): Promise<void> {
  const { data, error, status } = await backend()
    .from('galleries')
    .update({ deleted_at: isBinned ? new Date().toISOString() : null })
    .eq('id', id)
    .select('id');
  if (error) throw toGalleryError(error, status);
  if (data.length === 0) throw new DataError('denied');
}

/**
 * Deletes a gallery that is in the bin; its pictures stay in the library.
 *
 * @throws DataError
 */
export async function deleteGallery(id: string): Promise<void> {
  const { data, error, status } = await backend()
    .from('galleries')
    .delete()
    .eq('id', id)
    .select('id');
  if (error) throw toGalleryError(error, status);
  if (data.length === 0) throw new DataError('denied');
}

/**
 * Moves a gallery to another place in the portfolio.
 *
 * @param place counted from 1.
 * @throws DataError
 */
export async function moveGallery(gallery_id: string, place: number): Promise<void> {
  const { error, status } = await backend().rpc('move_gallery', { gallery_id, place });
  if (error) throw toGalleryError(error, status);
}

/**
 * Makes the gallery, as somebody has seen it, what visitors see.
 *
 * @throws DataError 'conflict' when somebody has changed words or pictures since.
 */
export async function publishGallery({ id, ...seen }: GalleryVersion): Promise<void> {
  const { error, status } = await backend().rpc('publish_gallery', {
    gallery_id: id,
    version: seen.version,
    pictures_version: seen.pictures_version,
  });
  if (error) throw toGalleryError(error, status);
}

/**
 * Takes a gallery off the site; its working copy stays, as a draft.
 *
 * @throws DataError
 */
export async function unpublishGallery(gallery_id: string): Promise<void> {
  const { error, status } = await backend().rpc('unpublish_gallery', { gallery_id });
  if (error) throw toGalleryError(error, status);
}

/**
 * Makes what visitors see the working copy again.
 *
 * @returns the id of the revision that keeps what was discarded.
 * @throws DataError 'conflict' when somebody has changed words or pictures since.
 */
export async function discardGalleryChanges({ id, ...seen }: GalleryVersion): Promise<string> {
  const { data, error, status } = await backend().rpc('discard_gallery_changes', {
    gallery_id: id,
    version: seen.version,
    pictures_version: seen.pictures_version,
  });
  if (error) throw toGalleryError(error, status);
  return data;
}

/**
 * Makes a kept state the working copy again; what it replaces is kept too.
 *
 * @throws DataError 'conflict' when somebody has changed words or pictures since.
 */
export async function restoreGalleryRevision(
  revision_id: string,
  { version, pictures_version }: GalleryVersion,
): Promise<void> {
  const { error, status } = await backend().rpc('restore_gallery_revision', {
    ...{ revision_id, version, pictures_version },
  });
  if (error) throw toGalleryError(error, status);
}

/** As `toDataError`, with what only galleries mean by it. */
export function toGalleryError(
  error: Parameters<typeof toDataError>[0],
  status: number,
): DataError {
  // An id that is no UUID is a mistyped address, not a fault.
  if (error.code === '22P02') return new DataError('not-found', { cause: error });
  return toDataError(error, status, {
    conflict:
      'Somebody else has changed this gallery since you last looked. It is up to date now: look through it and try again.',
  });
}
