import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sitemap from '@astrojs/sitemap';

export interface SitemapEntry {
  address: string;
  /** When the page last changed: ISO 8601. */
  changed?: string | undefined;
  /** Absolute addresses. */
  images: readonly string[];
  /** The page in all its languages, itself among them. */
  alternates?: readonly { hreflang: string; href: string }[];
}

/**
 * The files of a sitemap by path, from Astro’s integration, which a page runs because releases render
 * without a build. It writes an index and parts; a site under 45,000 pages needs one part, and that is
 * the sitemap.
 */
export async function sitemapFiles(
  entries: readonly SitemapEntry[],
  origin: string,
): Promise<Map<string, string>> {
  const byAddress = new Map(entries.map((entry) => [entry.address, entry]));
  const isTranslated = entries.some(({ alternates }) => alternates && alternates.length > 0);
  const { hooks } = sitemap({
    // The integration sorts slowly unless the pages are in order.
    customPages: [...byAddress.keys()].sort(new Intl.Collator('en', { numeric: true }).compare),
    namespaces: { news: false, video: false, xhtml: isTranslated },
    serialize: ({ url }) => {
      const { changed, images = [], alternates = [] } = byAddress.get(url) ?? {};
      const pictures = { img: images.map((image) => ({ url: image })) };
      const links = alternates.map(({ hreflang, href }) => ({ lang: hreflang, url: href }));
      const dated = changed ? { lastmod: changed } : {};
      return { url, ...dated, ...pictures, ...(links.length > 0 ? { links } : {}) };
    },
  });
  const folder = await mkdtemp(join(tmpdir(), 'sitemap-'));
  try {
    await runHooks(hooks, origin, folder);
    const written = await readdir(folder);
    const main = written.includes('sitemap-1.xml') ? 'sitemap-index.xml' : 'sitemap-0.xml';
    const files = new Map([['/sitemap.xml', await readFile(join(folder, main), 'utf8')]]);
    if (main === 'sitemap-0.xml') return files;
    for (const part of written.filter((file) => file !== main)) {
      files.set(`/${part}`, await readFile(join(folder, part), 'utf8'));
    }
    return files;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function runHooks(hooks: object, site: string, folder: string): Promise<void> {
  // The integration only logs an invalid entry, and goes on without a sitemap.
  const fail = (message: string) => {
    throw new Error(`There is no sitemap: ${message}`);
  };
  const given = {
    routes: [],
    config: { site, base: '/' },
    dir: pathToFileURL(folder),
    pages: [],
    logger: { info() {}, warn: fail, error: fail },
  };
  const run = hooks as Record<string, (options: typeof given) => unknown>;
  for (const hook of ['astro:routes:resolved', 'astro:config:done', 'astro:build:done']) {
    await run[hook]?.(given);
  }
}
