import { keyedPath, pageKey } from '#build/content/page-key.ts';
import { businessCardContent, isEmptyList, listPages } from '#build/content/pages.ts';
import { translationsOf } from '#build/languages/translations.ts';
import type { PageKind } from '#domain/pages/page.ts';
import { pathOf } from '#domain/pages/page-path.ts';
import { renderedPage } from '#sections/rendered-page.ts';
import { pageSheet } from './page-sheet.ts';

/** The paths of all pages of these kinds, for `getStaticPaths`. */
export async function pagePathsOf(...kinds: readonly PageKind[]) {
  // A page without a card of its own says what that of the business shows.
  const { alt } = await businessCardContent();
  const pages = (await listPages()).filter(({ kind }) => kinds.includes(kind));
  return Promise.all(
    pages.map(async (shown) => {
      const { key, slug } = shown;
      const translations = await translationsOf(pathOf(shown));
      const rendered = await renderedPage(key);
      const { page, html, preloads } = rendered;
      // The sheet of all services changes when one of them shows another kind of section.
      const { hash } = await pageSheet(rendered);
      const isEmpty = await isEmptyList(shown);
      const parts = { page, html, preloads, hash, alt, translations, isEmpty };
      return keyedPath({ slug }, { of: key }, await pageKey(parts));
    }),
  );
}
