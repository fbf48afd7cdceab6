import type { APIRoute } from 'astro';
import { site } from '#site';

/** All but the staff area: `$` ends an address, which a page may begin with the same letters. */
export const GET: APIRoute = () =>
  new Response(
    `User-agent: *\nDisallow: /admin$\nDisallow: /admin/\n\nSitemap: ${site.url}/sitemap.xml\n`,
    {
      headers: { 'content-type': 'text/plain' },
    },
  );
