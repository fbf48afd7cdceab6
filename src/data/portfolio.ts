import { backend } from './client.ts';
import { type MediaItem, type MediaSummary, toSummary } from './media.ts';
import { unwrap } from './unwrap.ts';

/** A picture of the portfolio, and where it stands. */
export interface PortfolioPicture {
  id: string;
  galleryId: string;
  galleryTitle: string;
  /** Where the gallery stands among all, for sorting. */
  galleryPosition: number;
  /** Its place on the site, counted from 1; null when visitors don't see it. */
  galleryPlace: number | null;
  /** Of the picture in its gallery, counted from 1. */
  place: number;
  isCover: boolean;
  media: MediaSummary;
}

/** Rows asked for at a time; the backend hands out no more at once. */
const PAGE = 500;

const COLUMNS = `id, position, gallery_id,
  media:media!portfolio_images_media_id_fkey(*),
  gallery:galleries!inner(title, position, cover_media_id, deleted_at)
` as const;

/** Every picture of every gallery that is not in the bin, in the order of the site. */
export async function fetchPortfolio(): Promise<PortfolioPicture[]> {
  const places = await fetchPlaces();
  const all: PortfolioPicture[] = [];
  for (;;) {
    const data = await unwrap(
      backend()
        .from('portfolio_images')
        .select(COLUMNS)
        .is('gallery.deleted_at', null)
        .order('id')
        .range(all.length, all.length + PAGE - 1),
    );
    all.push(
      ...data.map(({ id, position, gallery_id, media, gallery }) => ({
        id,
        galleryId: gallery_id,
        galleryTitle: gallery.title,
        galleryPosition: gallery.position,
        galleryPlace: places.get(gallery_id) ?? null,
        place: position,
        isCover: gallery.cover_media_id === media.id,
        media: toSummary(media as MediaItem),
      })),
    );
    if (data.length < PAGE) return all.sort(byPlace);
  }
}

/** The places of the galleries that visitors see, as the site counts them. */
async function fetchPlaces(): Promise<Map<string, number>> {
  const data = await unwrap(
    backend().from('published_galleries').select('gallery_id').order('position').order('slug'),
  );
  return new Map(data.map(({ gallery_id }, nth) => [gallery_id, nth + 1]));
}

function byPlace(one: PortfolioPicture, other: PortfolioPicture): number {
  return (
    one.galleryPosition - other.galleryPosition ||
    one.galleryId.localeCompare(other.galleryId) ||
    one.place - other.place
  );
}
