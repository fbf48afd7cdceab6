import type { APIRoute } from 'astro';
import { site } from '#site';

/** Everything may be read but the staff area, which has nothing to find. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nDisallow: /admin\n\nSitemap: ${site.url}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain' },
  });
