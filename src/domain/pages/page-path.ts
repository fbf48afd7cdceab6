import type { PageKind } from './page.ts';

/** The address of a page for visitors. */
export function pathOf({ kind, slug }: { kind: PageKind; slug: string }): string {
  return kind === 'service' ? `/services/${slug}` : `/${slug}`;
}
