import { shownSite } from '#build/content/shown-site.ts';
import { listCustomerWords, listGalleries } from '#build/content/site-content.ts';
import type { FieldsOf } from '../kinds.ts';
import type { SectionContext } from '../place.ts';
import { shownSaid } from './said.ts';

export async function prepareCustomerWords(
  fields: FieldsOf<'customer-words'>,
  { page }: SectionContext,
) {
  const { words } = await shownSite();
  const jobs = await listGalleries();
  return shownSaid(await listCustomerWords(), fields, { page: page.key, words, jobs });
}
