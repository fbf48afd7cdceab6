import { isOldAddress } from '#domain/site/old-address.ts';
import { firstCharacters } from '#domain/text/plain-text.ts';
import { pathIn } from '#languages/addresses.ts';
import { answerOf, type ProjectClient, requireDone } from '#tooling/project.ts';
import { PAGE_LIMITS, type PageSources, pageContent } from '#wordpress/page-content.ts';
import { decoded, type WordPressText } from '#wordpress/read-text.ts';
import { requireTaken } from './import-pictures.ts';
import type { PagePlace } from './page-addresses.ts';

/** Adds a page as a draft: a head and its text. @param say receives what did not come as it was. */
export async function importPage(
  client: ProjectClient,
  page: WordPressText,
  place: PagePlace,
  sources: PageSources,
  say: (what: string) => void,
): Promise<void> {
  const part = (name: string, text: string, limit: number) => {
    const kept = firstCharacters(text, limit);
    if (kept !== text) say(`the end of ${name}, which has more than ${limit} characters.`);
    return kept;
  };
  const row = {
    ...{ id: place.id, kind: place.kind, slug: place.slug, language: place.language },
    ...((await joined(client, place.original)) ?? {}),
    title: part('the title', page.title, PAGE_LIMITS.title),
    content: pageContent(page, sources, say),
    // Null follows the page.
    seo_title: part('the title for searches', page.seo.title, PAGE_LIMITS.seoTitle) || null,
    seo_description:
      part('the description for searches', page.seo.description, PAGE_LIMITS.seoDescription) ||
      null,
    noindex: page.seo.noindex || null,
  };
  requireTaken(`Adding “${row.title}”`, await client.from('pages').insert(row));
  sayOfPlace(page, place, say);
}

/** A translation has the key of its original, and knows what that says. */
async function joined(client: ProjectClient, original: string | null) {
  if (!original) return null;
  const columns = 'key, title, seo_title, seo_description, names, content';
  const answer = await client.from('pages').select(columns).eq('id', original).single();
  const { key, ...said } = answerOf('Looking for an original', answer);
  return { key, original: said };
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

/**
 * Lets its old address lead on, from when the page is published. As the database writes it for a page that gets
 * another address; in another language than such an address is, with the next build.
 */
export async function leadOn(
  client: ProjectClient,
  { oldPath, status }: WordPressText,
  { id, kind, slug, language }: PagePlace,
  redirects: Map<string, string>,
): Promise<string | null> {
  const path = decoded(oldPath).replace(/^\/+|\/+$/g, '');
  const to = pathIn(language, `/${slug}`);
  if (`/${path}` === to) return null;
  if (status !== 'publish' || oldPath === '' || oldPath === '/') return null;
  if (!isOldAddress(oldPath)) {
    return `The old address ${oldPath}: one of this form can’t lead on.`;
  }
  const folder = language && `${language}/`;
  if (!path.startsWith(folder)) {
    redirects.set(oldPath, to);
    return null;
  }
  const rows = await client.from('pages').select('key').eq('id', id).single();
  requireDone('Looking for a page', rows);
  const row = { old_slug: path.slice(folder.length), language, page_id: id, kind };
  const redirect = { ...row, key: rows.data?.key ?? '', of_folder: false };
  // One that leads elsewhere by now stays.
  const added = await client
    .from('page_redirects')
    .upsert(redirect, { onConflict: 'old_slug,language', ignoreDuplicates: true });
  requireDone('Adding an old address', added);
  return null;
}
