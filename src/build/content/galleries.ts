import { RULES_VERSION, renderBody } from '#domain/markdown/body.ts';
import { cleanLine } from '#domain/plain-text.ts';
import type { GalleryRedirectRow, PublishedGalleryRow } from './rows.ts';
import { type Candidate, rowsLoader } from './rows-loader.ts';
import type { ContentSource } from './source.ts';

/** The galleries on the site, with their pictures in order. */
export function galleriesLoader() {
  return rowsLoader('galleries', GALLERY_RULES, readGalleries);
}

/** Version of what makes entries of rows. */
export const GALLERY_RULES = `2.${RULES_VERSION}`;

export async function readGalleries(source: ContentSource): Promise<Candidate[]> {
  const [rows, redirects] = await Promise.all([
    source.rows<PublishedGalleryRow>('published_galleries', 'gallery_id'),
    source.rows<GalleryRedirectRow>('gallery_redirects', 'old_slug'),
  ]);
  const byGallery = Map.groupBy(redirects, ({ gallery_id }) => gallery_id);
  return rows.map((row) => {
    const formerSlugs = (byGallery.get(row.gallery_id) ?? []).map(({ old_slug }) => old_slug);
    return {
      id: row.gallery_id,
      label: `Gallery "${row.title}"`,
      row: { row, formerSlugs },
      entry: () => entryOf(row, formerSlugs),
    };
  });
}

function entryOf(row: PublishedGalleryRow, formerSlugs: string[]): Record<string, unknown> {
  return {
    id: row.gallery_id,
    slug: row.slug,
    formerSlugs,
    title: cleanLine(row.title),
    summary: cleanLine(row.summary),
    segments: renderBody(row.story).segments,
    place: cleanLine(row.place),
    year: row.year,
    service: row.service,
    materials: row.materials.map(cleanLine).filter((material) => material !== ''),
    durationWeeks: row.duration_weeks,
    coverId: row.cover_media_id,
    position: row.position,
    noindex: row.noindex,
    updatedAt: new Date(row.updated_at),
    pictures: row.pictures.map((picture) => ({
      mediaId: picture.media_id,
      beforeMediaId: picture.before_media_id,
      caption: cleanLine(picture.caption),
    })),
  };
}
