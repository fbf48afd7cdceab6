import type { GalleryContent, PictureContent } from '#domain/gallery-changes.ts';
import type { PublicationState } from '#domain/publication.ts';
import type { Tables } from '#supabase/database.types.ts';
import { backend } from './client.ts';
import { DataError, toDataError } from './errors.ts';
import { fetchSummaries, type MediaItem, type MediaSummary, toSummary } from './media.ts';

export type Gallery = Tables<'galleries'>;

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

/** What stands in the place of a picture: with the view before the work, if there is one. */
export function viewsOf({ media, before }: GalleryPicture): MediaSummary[] {
  return before ? [before, media] : [media];
}

/** A working copy with its pictures in order, what visitors see, and the newest change of that. */
export interface OpenGallery {
  gallery: Gallery;
  pictures: GalleryPicture[];
  cover: MediaSummary | null;
  published: (GalleryContent & { publishedAt: string }) | null;
  change: Pick<Tables<'content_changes'>, 'version' | 'action' | 'at'> | null;
}

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
  const covers = await fetchSummaries(data.flatMap(({ cover_media_id: id }) => id ?? []));
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
