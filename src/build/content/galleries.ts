import { RULES_VERSION, renderBody } from '#domain/markdown/body.ts';
import { cleanLine } from '#domain/plain-text.ts';
import type { GalleryRow, PortfolioImageRow } from './rows.ts';
import { type Candidate, rowsLoader } from './rows-loader.ts';
import type { ContentSource } from './source.ts';

/** The published galleries with their pictures in order. */
export function galleriesLoader() {
  return rowsLoader('galleries', GALLERY_RULES, readGalleries);
}

/** Version of what makes entries of rows. */
export const GALLERY_RULES = `1.${RULES_VERSION}`;

export async function readGalleries(source: ContentSource): Promise<Candidate[]> {
  const galleries = await source.rows<GalleryRow>('galleries', 'id');
  const images = await source.rows<PortfolioImageRow>('portfolio_images', 'id');
  const byGallery = Map.groupBy(images, ({ gallery_id }) => gallery_id);
  return galleries.map((row) => {
    const pictures = (byGallery.get(row.id) ?? []).sort((a, b) => a.position - b.position);
    return {
      id: row.id,
      label: `Gallery "${row.title}"`,
      row: { row, pictures },
      entry: () => entryOf(row, pictures),
    };
  });
}

function entryOf(row: GalleryRow, pictures: PortfolioImageRow[]): Record<string, unknown> {
  return {
    id: row.id,
    slug: row.slug,
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
    pictures: pictures.map((picture) => ({
      mediaId: picture.media_id,
      beforeMediaId: picture.before_media_id,
      caption: cleanLine(picture.caption),
    })),
  };
}
