import { pathHere } from '#business/language.ts';
import { pathIn } from '#languages/addresses.ts';
import type { PageKind } from './page.ts';

interface Placed {
  kind: PageKind;
  slug: string;
}

/** The address of a page for visitors, in the language in which it is asked for. */
export function pathOf(page: Placed): string {
  return pathHere(mainPath(page));
}

/** The same in a language that is known. @param language its code, '' for the main one. */
export function pathOfPage(language: string, page: Placed): string {
  return pathIn(language, mainPath(page));
}

function mainPath({ kind, slug }: Placed): string {
  return kind === 'service' ? `/services/${slug}` : `/${slug}`;
}
