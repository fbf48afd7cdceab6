import type { APIRoute } from 'astro';
import { listPageRedirects } from '#build/content/blog-lists.ts';
import { listRedirects } from '#build/content/former-addresses.ts';
import { listPages } from '#build/content/pages.ts';
import { listArticles, listGalleries } from '#build/content/site-content.ts';
import { inEach } from '#build/language.ts';
import { pathHere } from '#business/language.ts';
import oldAddresses from '#business/old-addresses.json' with { type: 'json' };
import { pathOf } from '#domain/pages/page-path.ts';
import { isOldAddress } from '#domain/site/old-address.ts';

/** The `_redirects` file. */
export const GET: APIRoute = async () => {
  const live = new Set((await inEach(pathsHere)).flat());
  const rules = [
    // The staff area is one page that reads the address itself. The first rule that matches counts.
    '/admin/* /admin 200',
    // Of the former site: from `npm run import:wordpress`, or written by hand.
    ...Object.entries(oldAddresses)
      .filter(([from]) => isOldAddress(from) && !live.has(from.replace(/\/$/, '')))
      .map(([from, to]) => `${from} ${to} 301`),
    ...(await inEach(listRedirects)).flat().map(({ from, to }) => `${from} ${to} 301`),
    // Temporary: the list may grow to such a page.
    ...(await inEach(listPageRedirects)).flat().map(({ from, to }) => `${from} ${to} 302`),
  ];
  return new Response(`${rules.join('\n')}\n`, { headers: { 'content-type': 'text/plain' } });
};

async function pathsHere(): Promise<string[]> {
  const pages = [...(await listArticles()), ...(await listGalleries())];
  const ofLinks = ['/appointment', '/your-word', '/preview'].map(pathHere);
  return [...pages.map(({ path }) => path), ...(await listPages()).map(pathOf), ...ofLinks];
}
