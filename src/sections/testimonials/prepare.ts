import { shownSite } from '#build/content/shown-site.ts';
import { listGalleries, listTestimonials } from '#build/content/site-content.ts';
import type { FieldsOf } from '../kinds.ts';
import type { SectionContext } from '../place.ts';
import { shownSaid } from './said.ts';

export async function prepareTestimonials(
  fields: FieldsOf<'testimonials'>,
  { page }: SectionContext,
) {
  const { words } = await shownSite();
  const jobs = await listGalleries();
  return shownSaid(await listTestimonials(), fields, { page: page.key, words, jobs });
}
