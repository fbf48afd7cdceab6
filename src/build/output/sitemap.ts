import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sitemap from '@astrojs/sitemap';

export interface SitemapEntry {
  address: string;
  /** When what the page shows last changed: ISO 8601. */
  changed?: string | undefined;
  /** Absolute addresses of the pictures on it, each once. */
  images: readonly string[];
}

/**
 * The files of a sitemap by their paths, as Astro's integration writes them. A page runs it, because releases
 * render pages without a build. It always writes an index beside the parts; one part is all that a site
 * under 45,000 pages needs, and then it is the sitemap itself.
 *
 * @param origin of the site.
 */
export async function sitemapFiles(
  entries: readonly SitemapEntry[],
  origin: string,
): Promise<Map<string, string>> {
  const byAddress = new Map(entries.map((entry) => [entry.address, entry]));
  const { hooks } = sitemap({
    // The integration's own sorting compares slowly, and what is in order already takes few comparisons.
    customPages: [...byAddress.keys()].sort(new Intl.Collator('en', { numeric: true }).compare),
    namespaces: { news: false, video: false, xhtml: false },
    serialize: ({ url }) => {
      const { changed, images = [] } = byAddress.get(url) ?? {};
      const pictures = { img: images.map((image) => ({ url: image })) };
      return { url, ...(changed ? { lastmod: changed } : {}), ...pictures };
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

/** What a build does with an integration once its pages are written. */
async function runHooks(hooks: object, site: string, folder: string): Promise<void> {
  // The integration tells of an entry that it does not take, and goes on without a sitemap.
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
