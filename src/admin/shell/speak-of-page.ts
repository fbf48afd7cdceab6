import { languageOfScreen, otherLanguages } from '#admin/ui/text/site-languages.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';

/** While a page of another language is open, the words around its sections are in that, as visitors have them. */
export function speakOfPage({ pathname, search }: { pathname: string; search: string }): void {
  if (otherLanguages().length === 0) return;
  const { dataset } = document.documentElement;
  const isPage = pathname.startsWith(`${STAFF.pages}/`) && pathname !== STAFF.menu;
  const language = isPage ? languageOfScreen(search) : '';
  if (language !== '') dataset.language = language;
  else delete dataset.language;
}
