import type { APIRoute } from 'astro';
import { listSitemapFiles } from '#build/output/sitemap-entries.ts';

/** Every page that search engines may know, or the index of the parts that name them. */
export const GET: APIRoute = async () =>
  new Response((await listSitemapFiles()).get('/sitemap.xml'), {
    headers: { 'content-type': 'application/xml' },
  });
