import { pathHere } from '#business/language.ts';
import type { PageKind } from './page.ts';

/** The address of a page for visitors, in the language in which it is asked for. */
export function pathOf({ kind, slug }: { kind: PageKind; slug: string }): string {
  return pathHere(kind === 'service' ? `/services/${slug}` : `/${slug}`);
}
