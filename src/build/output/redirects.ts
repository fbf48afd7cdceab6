import type { APIRoute } from 'astro';
import { listPageRedirects } from '#build/content/blog-lists.ts';
import { listRedirects } from '#build/content/site-content.ts';
import oldAddresses from '#business/old-addresses.json' with { type: 'json' };

/** The `_redirects` file: one rule a line, `from to status`. */
export const GET: APIRoute = async () => {
  const rules = [
    // Of the site that was here before: what `npm run import:wordpress` has found, or somebody has written.
    ...Object.entries(oldAddresses).map(([from, to]) => `${from} ${to} 301`),
    ...(await listRedirects()).map(({ from, to }) => `${from} ${to} 301`),
    // For now: the address becomes a page when the list has grown.
    ...(await listPageRedirects()).map(({ from, to }) => `${from} ${to} 302`),
    // The staff area is one page that reads the address itself, so it answers for every path below it.
    '/admin/* /admin 200',
  ];
  return new Response(`${rules.join('\n')}\n`, { headers: { 'content-type': 'text/plain' } });
};
