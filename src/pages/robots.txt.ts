import type { APIRoute } from 'astro';
import { site } from '#site';

/** All but the staff area. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nDisallow: /admin\n\nSitemap: ${site.url}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain' },
  });
