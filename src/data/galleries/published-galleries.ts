import { backend } from '#data/client.ts';
import { fetchSummaries, type MediaSummary } from '#data/media/media.ts';
import { unwrap } from '#data/unwrap.ts';
import type { Fields } from '#domain/galleries/fields.ts';
import type { PictureContent } from '#domain/galleries/gallery-changes.ts';
import type { WordsByLanguage } from '#domain/galleries/gallery-words.ts';
import { pathIn } from '#languages/addresses.ts';

/** A gallery as visitors have it on other pages. */
export interface PublishedGallery
  extends Pick<Fields, 'title' | 'summary' | 'service' | 'place' | 'duration_weeks'> {
  id: string;
  /** By which pages name it: that of the main language. */
  slug: string;
  path: string;
  cover: MediaSummary | null;
  pictures: { media: MediaSummary }[];
}

/**
 * Those of a language in the order of the portfolio, without those of which no picture is left.
 * @param language '' for the main one.
 */
export async function fetchPublishedGalleries(language: string): Promise<PublishedGallery[]> {
  const rows = await unwrap(
    backend()
      .from('published_galleries')
      .select(
        'gallery_id, slug, title, summary, service, place, duration_weeks, cover_media_id, pictures, words',
      )
      .order('position')
      .order('slug'),
  );
  const galleries = rows.map((row) => ({
    ...row,
    // A jsonb column.
    ids: (row.pictures as unknown as PictureContent[]).map(({ media_id }) => media_id),
  }));
  const wanted = galleries.flatMap(({ ids, cover_media_id: cover }) => [cover ?? [], ids].flat());
  const library = await fetchSummaries([...new Set(wanted)]);
  return galleries.flatMap(({ ids, cover_media_id, ...row }) => {
    const pictures = ids.flatMap((id) => {
      const media = library.get(id);
      return media ? [{ media }] : [];
    });
    const [first] = pictures;
    if (!first) return [];
    const { gallery_id: id, slug, service, duration_weeks } = row;
    // A jsonb column.
    const said = language === '' ? row : (row.words as unknown as WordsByLanguage)[language];
    if (!said) return [];
    const { title, summary, place } = said;
    const cover = library.get(cover_media_id ?? '') ?? first.media;
    const path = pathIn(language, `/portfolio/${said.slug}`);
    return [{ id, slug, path, title, summary, service, place, duration_weeks, cover, pictures }];
  });
}
