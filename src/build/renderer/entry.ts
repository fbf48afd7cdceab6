/**
 * The compiled pages as something that can be asked again and again. A build makes this a file beside
 * its own entry (see src/build/output/page-records.ts); the release process loads it.
 */

import { StaticPaths } from 'astro:static-paths';
import { hash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { App } from 'astro/app';
import { createApp } from 'astro/app/entrypoint';
import { ContentSync, type SyncReport } from '#build/content/content-sync.ts';
import { sitemapEntries } from '#build/content/sitemap-entries.ts';
import { holdSnapshot } from '#build/content/snapshot.ts';
import { type FinishPage, finishPagesBy } from '#build/output/finish-page.ts';
import { headersFile, pagePaths } from '#build/output/headers.ts';
import { SITEMAP_ENTRIES, writeSitemap } from '#build/output/sitemap.ts';
import { forgetEnsured } from '#build/pictures/cache.ts';
import { forgetMissingPictures } from '#build/pictures/original.ts';
import { picturesOf } from '#build/pictures/page-pictures.ts';
import { site } from '#site';
import { fixedKey } from './fixed-pages.ts';
import { outputFile } from './output-file.ts';
import type { PageRecord } from './records.ts';

type Path = Awaited<ReturnType<InstanceType<typeof StaticPaths>['getAll']>>[number];

/** A page that can be rendered now. */
export interface RenderablePage {
  pathname: string;
  file: string;
  key: string | null;
  path: Path;
}

/** A rendered page that did not answer as a page does. */
export class PageError extends Error {
  override name = 'PageError';
}

/** Renders the pages of the site from content that it holds. One release at a time. */
export class Renderer {
  readonly #manifest = createApp().manifest;
  readonly #content = new ContentSync();
  #app = this.#freshApp();

  /** @param finishPage finishes rendered pages; default this thread. */
  constructor(finishPage?: FinishPage) {
    if (finishPage) finishPagesBy(finishPage);
  }

  /** Reads what has changed since the last call, everything at the first. */
  async read(): Promise<SyncReport> {
    const { snapshot, ...report } = await this.#content.update();
    holdSnapshot(snapshot);
    forgetMissingPictures();
    forgetEnsured();
    // Astro remembers the paths of a manifest object.
    this.#app = this.#freshApp();
    return report;
  }

  /** Every page that the content asks for now. */
  async pages(): Promise<RenderablePage[]> {
    const paths = await new StaticPaths(this.#app).getAll();
    const pages = paths.map(async (path) => ({
      pathname: path.pathname,
      file: outputFile(path.pathname, path.route.type),
      key: path.cacheKey ?? (await fixedKey(path.route.route)),
      path,
    }));
    return (await Promise.all(pages)).filter(({ file }) => file !== SITEMAP_ENTRIES);
  }

  /** @throws PageError for a page that fails or does not answer with its content. */
  async render({
    pathname,
    file,
    key,
    path,
  }: RenderablePage): Promise<{ body: Buffer; record: PageRecord }> {
    const request = new Request(new URL(`/${file}`, site.url));
    const response = await this.#app
      .render(request, { routeData: path.route })
      .catch((error: unknown) => {
        throw new PageError(
          `${pathname}: ${error instanceof Error ? error.message : String(error)}`,
        );
      });
    if (response.status !== 200 && pathname !== '/404') {
      throw new PageError(`${pathname} answered ${response.status}.`);
    }
    const record = {
      file,
      key,
      policy: response.headers.get('content-security-policy'),
      pictures: picturesOf(response.headers),
    };
    return { body: Buffer.from(await response.arrayBuffer()), record };
  }

  /** The `_headers` file for pages with these policies, by their paths. */
  headers(policies: ReadonlyMap<string, string>): string {
    const routes = this.#manifest.routes.map(({ routeData }) => routeData);
    const own = routes.filter(({ type, origin }) => type === 'page' && origin === 'project');
    const pages = pagePaths(own.map(({ route }) => route));
    return headersFile({ policies, pages, site: site.url });
  }

  /** Stays the same while the sitemap of these pages does: to write one takes longer than many a release. */
  async sitemapKey(pages: readonly RenderablePage[]): Promise<string> {
    return hash('sha256', JSON.stringify([pathsOf(pages), await sitemapEntries()]));
  }

  /**
   * Writes the sitemap of a finished site.
   *
   * @param folder where the site lies.
   */
  async writeSitemap(folder: string, pages: readonly RenderablePage[]): Promise<void> {
    await writeSitemap({
      dir: pathToFileURL(`${folder}/`),
      site: site.url,
      pages: pathsOf(pages),
      entries: await sitemapEntries(),
      warn: (line) => console.warn(line),
    });
  }

  /** Without streaming, as a build renders: nobody reads the beginning of a page before its end. */
  #freshApp(): App {
    return new App({ ...this.#manifest }, false);
  }
}

/** Of those that are no endpoint. */
function pathsOf(pages: readonly RenderablePage[]): string[] {
  return pages.filter(({ path }) => path.route.type === 'page').map(({ pathname }) => pathname);
}
