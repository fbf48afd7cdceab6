import { readFile, rename, rm } from 'node:fs/promises';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import type { SitemapEntry } from '#domain/sitemap.ts';

/** Where the build leaves the entries: only it can read the content. */
export const SITEMAP_ENTRIES = 'sitemap-entries.json';

type Hook = 'astro:routes:resolved' | 'astro:config:done' | 'astro:build:done';
type Hooks = Partial<Record<Hook, (given: object) => unknown>>;

/**
 * `/sitemap.xml`, by Astro's own integration: the pages that were built and are among the entries, with
 * their last changes and pictures. The integration always writes an index beside the parts; one part is
 * all that a site under 45,000 pages needs, and then it is the sitemap itself.
 */
export function sitemapFile(): AstroIntegration[] {
  return sitemapOf(async (dir) => {
    const file = new URL(SITEMAP_ENTRIES, dir);
    const entries = JSON.parse(await readFile(file, 'utf8')) as SitemapEntry[];
    await rm(file);
    return entries;
  });
}

/** A finished site whose sitemap is to be written, outside a build. */
export interface UnlistedSite {
  /** Its folder, with a slash at the end. */
  dir: URL;
  /** Its canonical origin. */
  site: string;
  /** Paths of its pages. */
  pages: readonly string[];
  entries: readonly SitemapEntry[];
  warn: (line: string) => void;
}

/** Writes what the integrations of `sitemapFile` write in a build of the same pages. */
export async function writeSitemap(unlisted: UnlistedSite): Promise<void> {
  const { dir, site, warn } = unlisted;
  const config = { site, base: '/', trailingSlash: 'never', build: { format: 'file' } };
  const logger = { info() {}, warn, error: warn } as Partial<AstroIntegrationLogger>;
  const integrations = sitemapOf(async () => unlisted.entries);
  // Astro's own sorting compares slowly, and what is in order already takes few comparisons.
  const sorted = unlisted.pages.toSorted(new Intl.Collator('en', { numeric: true }).compare);
  const hooks: Hook[] = ['astro:routes:resolved', 'astro:config:done', 'astro:build:done'];
  for (const hook of hooks) {
    for (const integration of integrations) {
      const pages = sorted.map((pathname) => ({ pathname }));
      await (integration.hooks as Hooks)[hook]?.({ config, routes: [], dir, pages, logger });
    }
  }
}

function sitemapOf(
  readEntries: (dir: URL) => Promise<readonly SitemapEntry[]>,
): AstroIntegration[] {
  const entries = new Map<string, SitemapEntry>();
  return [
    {
      name: 'sitemap-entries',
      hooks: {
        'astro:build:done': async ({ dir }) => {
          entries.clear();
          for (const entry of await readEntries(dir)) entries.set(entry.address, entry);
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
