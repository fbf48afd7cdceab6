import { firstCharacters } from '#domain/text/plain-text.ts';
import { PAGE_LIMITS, type PageSources, pageContent } from '#wordpress/page-content.ts';
import type { WordPressText } from '#wordpress/read-text.ts';
import type { PagePlace } from './page-places.ts';

/** A page as its row has it, but for what it translates. @param say receives what did not come as it was. */
export function pageRow(
  page: WordPressText,
  place: PagePlace,
  sources: PageSources,
  say: (what: string) => void,
) {
  const part = (name: string, text: string, limit: number) => {
    const kept = firstCharacters(text, limit);
    if (kept !== text) say(`the end of ${name}, which has more than ${limit} characters.`);
    return kept;
  };
  const { id, kind, slug, language } = place;
  const row = {
    ...{ id, kind, slug, language },
    title: part('the title', page.title, PAGE_LIMITS.title),
    content: pageContent(page, sources, say),
    // Null follows the page.
    seo_title: part('the title for searches', page.seo.title, PAGE_LIMITS.seoTitle) || null,
    seo_description:
      part('the description for searches', page.seo.description, PAGE_LIMITS.seoDescription) ||
      null,
    noindex: page.seo.noindex || null,
  };
  sayOfPlace(page, place, say);
  return row;
}

function sayOfPlace(page: WordPressText, place: PagePlace, say: (what: string) => void): void {
  const { slug, wanted, kind, twin } = place;
  if (page.oldPath === '/') {
    say('it was the first page. The first page of this site is its own: change it there.');
  } else if (wanted !== '' && wanted !== slug) {
    say(`the address /${wanted} is taken or belongs to the site itself, so it has /${slug}.`);
  }
  if (kind === 'legal') {
    const other = twin ? ` This site has “${twin}” already: publish one of the two.` : '';
    say(`it is a legal page, which administrators alone publish.${other}`);
  }
  if (page.hasPassword || page.status === 'private') {
    say('not everybody could read it. Published, it is for all.');
  }
}
