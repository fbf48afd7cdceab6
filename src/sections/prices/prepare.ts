import type { SectionContext } from '../place.ts';

export async function preparePrices(_: unknown, { amounts }: SectionContext) {
  return { amounts };
}
