import { shownSite } from '#build/content/shown-site.ts';
import type { SectionContext } from '../place.ts';

export async function preparePrices(_: unknown, { amounts }: SectionContext) {
  const { vatNote, words } = await shownSite();
  return { amounts, vatNote, words };
}
