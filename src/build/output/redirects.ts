import type { APIRoute } from 'astro';
import { listPageRedirects } from '#build/content/blog-lists.ts';
import { listRedirects } from '#build/content/site-content.ts';
import oldAddresses from '#business/old-addresses.json' with { type: 'json' };

/** The `_redirects` file. */
export const GET: APIRoute = async () => {
  const rules = [
    // Of the former site: from `npm run import:wordpress`, or written by hand.
    ...Object.entries(oldAddresses).map(([from, to]) => `${from} ${to} 301`),
    ...(await listRedirects()).map(({ from, to }) => `${from} ${to} 301`),
    // Temporary: the list may grow to such a page.
    ...(await listPageRedirects()).map(({ from, to }) => `${from} ${to} 302`),
    // The staff area is one page that reads the address itself.
    '/admin/* /admin 200',
  ];
  return new Response(`${rules.join('\n')}\n`, { headers: { 'content-type': 'text/plain' } });
};
