import type { APIRoute } from 'astro';
import { sitemapEntries } from '#build/content/sitemap-entries.ts';

/** What the sitemap is made of. It goes when it has been read: see src/build/output/sitemap.ts. */
export const GET: APIRoute = async () => Response.json(await sitemapEntries());
