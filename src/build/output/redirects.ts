import type { APIRoute } from 'astro';
import { listPageRedirects } from '#build/content/blog-lists.ts';
import { listRedirects } from '#build/content/former-addresses.ts';
import { listPages } from '#build/content/pages.ts';
import { listArticles, listGalleries } from '#build/content/site-content.ts';
import { currentSnapshot, perSnapshot } from '#build/content/snapshot.ts';
import { inEach, otherLanguages } from '#build/language.ts';
import { pathHere } from '#business/language.ts';
import ofFolder from '#business/old-addresses.json' with { type: 'json' };
import { pathOf } from '#domain/pages/page-path.ts';
import { isOldAddress } from '#domain/site/old-address.ts';
import { caddyRedirects } from './caddy.ts';
import { nginxRedirects } from './nginx.ts';
import type { Redirect } from './served.ts';

/** The files of where addresses lead, by their patterns. */
export const GET: APIRoute = async ({ url }) => {
  const redirects = await listRules();
  const printed = url.pathname.endsWith('.caddy')
    ? caddyRedirects(redirects, otherLanguages)
    : url.pathname.endsWith('.nginx')
      ? nginxRedirects(redirects, otherLanguages)
      : redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
  return new Response(printed, { headers: { 'content-type': 'text/plain' } });
};

const listRules = perSnapshot(async (): Promise<Redirect[]> => {
  const live = new Set((await inEach(pathsHere)).flat());
  const snapshot = await currentSnapshot();
  const ofStaff = snapshot.entries('oldAddresses').values();
  return [
    // The staff area is one page that reads the address itself. The first rule that matches counts.
    { from: '/admin/*', to: '/admin', status: 200 },
    // Of the site before this one: of the folder, which staff and an import have the last word on.
    ...[
      ...new Map<string, string>([
        ...Object.entries<string>(ofFolder),
        ...ofStaff.map(({ path, to }) => [path, to] as const),
      ]),
    ]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .filter(([from]) => isOldAddress(from) && !live.has(from.replace(/\/$/, '')))
      .map(([from, to]) => ({ from, to, status: 301 })),
    ...(await inEach(listRedirects)).flat().map((one) => ({ ...one, status: 301 })),
    // Temporary: the list may grow to such a page.
    ...(await inEach(listPageRedirects)).flat().map((one) => ({ ...one, status: 302 })),
  ];
});

async function pathsHere(): Promise<string[]> {
  const pages = [...(await listArticles()), ...(await listGalleries())];
  const ofLinks = ['/appointment', '/your-word', '/preview'].map(pathHere);
  return [...pages.map(({ path }) => path), ...(await listPages()).map(pathOf), ...ofLinks];
}
