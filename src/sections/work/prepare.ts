import { shownSite } from '#build/content/shown-site.ts';
import { type Gallery, listOfferedGalleries } from '#build/content/site-content.ts';
import { withoutWords } from '#domain/media/media.ts';
import type { FieldsOf } from '../kinds.ts';
import type { SectionContext } from '../place.ts';
import { shownJobs } from './jobs.ts';

export async function prepareWork(fields: FieldsOf<'work'>, { page }: SectionContext) {
  const { pictureNote: note, services, words } = await shownSite();
  const around = { page: page.key, services, words, note, fileOf: withoutWords };
  return shownJobs((await listOfferedGalleries()).map(asChosen), fields, around);
}

/** Pages name the jobs that they show by their address in the main language. */
const asChosen = <One extends Gallery>(gallery: One) => ({
  ...gallery,
  slug: gallery.mainSlug ?? gallery.slug,
});
