import type { APIRoute } from 'astro';
import { listSitemapFiles } from '#build/output/sitemap-entries.ts';

/** The sitemap, or the index of its parts. */
export const GET: APIRoute = async () =>
  new Response((await listSitemapFiles()).get('/sitemap.xml'), {
    headers: { 'content-type': 'application/xml' },
  });
