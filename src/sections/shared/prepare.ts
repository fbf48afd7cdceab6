import { listPages } from '#build/content/pages.ts';
import { shownSite } from '#build/content/shown-site.ts';
import { currentSnapshot } from '#build/content/snapshot.ts';
import type { FieldsOf } from '../kinds.ts';
import type { SectionContext } from '../place.ts';
import { sharedPart } from './shared.ts';

export async function prepareShared(fields: FieldsOf<'shared'>, { page }: SectionContext) {
  const { settings } = await currentSnapshot();
  const others = (await listPages()).filter(({ key }) => key !== page.key);
  return sharedPart(others, fields, settings, await shownSite());
}
