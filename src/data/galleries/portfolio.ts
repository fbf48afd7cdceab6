import { backend } from '#data/client.ts';
import { type MediaItem, type MediaSummary, toSummary } from '#data/media/media.ts';
import { unwrap, unwrapAll } from '#data/unwrap.ts';

export interface PortfolioPicture {
  id: string;
  galleryId: string;
  galleryTitle: string;
  galleryPosition: number;
  /** As visitors count, from 1; null when they don't see it. */
  galleryPlace: number | null;
  /** In its gallery, counted from 1. */
  place: number;
  isCover: boolean;
  media: MediaSummary;
}

const COLUMNS = `id, position, gallery_id,
  media:media!portfolio_images_media_id_fkey(*),
  gallery:galleries!inner(title, position, cover_media_id, deleted_at)
` as const;

/** In the order of the site, without galleries of the bin. */
export async function fetchPortfolio(): Promise<PortfolioPicture[]> {
  const places = await fetchPlaces();
  const rows = await unwrapAll(() =>
    backend().from('portfolio_images').select(COLUMNS).is('gallery.deleted_at', null).order('id'),
  );
  const pictures = rows.map(({ id, position, gallery_id, media, gallery }) => ({
    id,
    galleryId: gallery_id,
    galleryTitle: gallery.title,
    galleryPosition: gallery.position,
    galleryPlace: places.get(gallery_id) ?? null,
    place: position,
    isCover: gallery.cover_media_id === media.id,
    media: toSummary(media as MediaItem),
  }));
  return pictures.sort(byPlace);
}

/** The places of the galleries that visitors see. */
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
