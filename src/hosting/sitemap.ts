import { readFile, rename, rm } from 'node:fs/promises';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import type { SitemapEntry } from '#domain/sitemap.ts';

/** Where the build leaves the entries: only it can read the content. */
const ENTRIES = 'sitemap-entries.json';

/**
 * `/sitemap.xml`, by Astro's own integration: the pages that were built and are among the entries, with
 * their last changes and pictures. The integration always writes an index beside the parts; one part is
 * all that a site under 45,000 pages needs, and then it is the sitemap itself.
 */
export function sitemapFile(): AstroIntegration[] {
  const entries = new Map<string, SitemapEntry>();
  return [
    {
      name: 'sitemap-entries',
      hooks: {
        'astro:build:done': async ({ dir }) => {
          const file = new URL(ENTRIES, dir);
          const list = JSON.parse(await readFile(file, 'utf8')) as SitemapEntry[];
          entries.clear();
          for (const entry of list) entries.set(entry.address, entry);
          await rm(file);
        },
      },
    },
    sitemap({
      namespaces: { news: false, video: false, xhtml: false },
      serialize: ({ url }) => {
        const entry = entries.get(url) ?? entries.get(url.replace(/\/$/, ''));
        if (!entry) return undefined;
        entries.delete(entry.address);
        const { address, changed, images } = entry;
        const pictures = { img: images.map((image) => ({ url: image })) };
        return { url: address, ...(changed ? { lastmod: changed } : {}), ...pictures };
      },
    }),
    {
      name: 'sitemap-file',
      hooks: {
        'astro:build:done': async ({ dir, logger }) => {
          for (const address of entries.keys()) logger.warn(`${address} is no page of this build.`);
          await nameSitemap(dir);
        },
      },
    },
  ];
}

/** Gives the only part, or the index of many, the name that robots.txt tells. */
async function nameSitemap(dir: URL): Promise<void> {
  const index = new URL('sitemap-index.xml', dir);
  const parts = (await readFile(index, 'utf8')).split('<sitemap>').length - 1;
  if (parts > 1) {
    await rename(index, new URL('sitemap.xml', dir));
    return;
  }
  await rename(new URL('sitemap-0.xml', dir), new URL('sitemap.xml', dir));
  await rm(index);
}
