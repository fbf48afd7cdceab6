import { backend } from '#data/client.ts';
import { fetchNewestChange, type NewestChange } from '#data/documents/documents.ts';
import { fetchSummaries, type MediaItem, type MediaSummary, toSummary } from '#data/media/media.ts';
import { type CamelCasedView, camelCased, unwrap, unwrapRow } from '#data/unwrap.ts';
import type { GalleryContent, PictureContent } from '#domain/galleries/gallery-changes.ts';
import {
  type Originals,
  titledWords,
  type WordsByLanguage,
} from '#domain/galleries/gallery-words.ts';
import type { Tables } from '#supabase/database.types.ts';

/** The generated type has only JSON for the other languages. */
export type Gallery = Omit<Tables<'galleries'>, 'words' | 'originals'> & {
  words: WordsByLanguage;
  originals: Originals;
};

export const toGallery = (row: Tables<'galleries'>): Gallery => row as unknown as Gallery;

export type GalleryState = CamelCasedView<
  Omit<Tables<'gallery_states'>, 'gallery_id'>,
  'updatedBy' | 'publishedAt' | 'deletedAt'
> & { id: string; cover: MediaSummary | null };

export interface GalleryPicture {
  id: string;
  galleryId: string;
  /** Of its words and files, not of its place. */
  version: number;
  caption: string;
  /** In other languages, by their code. */
  captions: Readonly<Record<string, string>>;
  media: MediaSummary;
  /** The same view before the work. */
  before: MediaSummary | null;
}

/** The picture, after the view before the work if there is one. */
export function viewsOf({ media, before }: GalleryPicture): MediaSummary[] {
  return before ? [before, media] : [media];
}

/** A working copy, what visitors see of it, and the newest change of that. */
export interface OpenGallery {
  gallery: Gallery;
  pictures: GalleryPicture[];
  cover: MediaSummary | null;
  published: (GalleryContent & { publishedAt: string }) | null;
  change: NewestChange | null;
}

/** In the order of the site. */
export async function fetchGalleryStates(isBinned = false): Promise<GalleryState[]> {
  const rows = backend().from('gallery_states').select('*').order('position').order('slug');
  const data = await unwrap(
    isBinned ? rows.not('deleted_at', 'is', null) : rows.is('deleted_at', null),
  );
  const covers = await fetchSummaries(data.flatMap(({ cover_media_id: id }) => id ?? []));
  return data.map((row) => {
    const cover = covers.get(row.cover_media_id ?? '') ?? null;
    return { ...camelCased(row), id: row.gallery_id, cover } as GalleryState;
  });
}

const WITH_PICTURES = `*,
  cover:media!galleries_cover_media_id_fkey(*),
  pictures:portfolio_images(id, gallery_id, version, caption, captions,
    media:media!portfolio_images_media_id_fkey(*),
    before:media!portfolio_images_before_media_id_fkey(*)
  )` as const;

/** Reads words and pictures in one request: they belong together. @throws DataError 'not-found' */
export async function fetchGallery(id: string): Promise<OpenGallery> {
  const [found, publication] = await Promise.all([
    unwrapRow(
      backend()
        .from('galleries')
        .select(WITH_PICTURES)
        .eq('id', id)
        .order('position', { referencedTable: 'pictures' })
        .maybeSingle(),
      'not-found',
    ),
    fetchPublication(id),
  ]);
  const { pictures, cover, ...gallery } = found;
  return {
    gallery: toGallery(gallery),
    cover: cover && toSummary(cover),
    pictures: pictures.map(({ gallery_id: galleryId, ...row }) => ({
      ...row,
      galleryId,
      captions: row.captions as Record<string, string>,
      media: toSummary(row.media as MediaItem),
      before: row.before && toSummary(row.before as MediaItem),
    })),
    ...publication,
  };
}

async function fetchPublication(id: string): Promise<Pick<OpenGallery, 'published' | 'change'>> {
  const published = await unwrap(
    backend().from('published_galleries').select('*').eq('gallery_id', id).maybeSingle(),
  );
  return {
    published: published && {
      ...published,
      // Columns of jsonb.
      pictures: published.pictures as unknown as PictureContent[],
      words: published.words as unknown as WordsByLanguage,
      publishedAt: published.published_at,
    },
    // Read after it: a gallery must not look older than the change that published it.
    change: await fetchNewestChange('gallery', id),
  };
}

export function contentOf({ gallery, pictures }: OpenGallery): GalleryContent {
  return {
    ...gallery,
    pictures: pictures.map(({ media, before, caption, captions }) => ({
      media_id: media.id,
      before_media_id: before?.id ?? null,
      caption,
      captions,
    })),
  };
}

/** What visitors would see of it: nothing in a language without a title. */
export function shownContentOf(open: OpenGallery): GalleryContent {
  return { ...contentOf(open), words: titledWords(open.gallery.words) };
}
