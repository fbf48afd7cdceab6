/**
 * The compiled pages for the release process: a build emits this beside its own entry (see
 * src/build/output/integrations.ts).
 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { onBrokenRow } from '#build/content/broken-rows.ts';
import type { SyncReport } from '#build/content/content-sync.ts';
import { pageKey } from '#build/content/page-key.ts';
import { currentSnapshot, readContent } from '#build/content/snapshot.ts';
import { inEach, otherLanguages } from '#build/language.ts';
import { headerFiles, pagePaths } from '#build/output/headers.ts';
import { outputFile, type PageRecord, recordOf } from '#build/output/records.ts';
import { hasAllFiles, makeAllFiles } from '#build/pictures/built-picture.ts';
import { forgetEnsured } from '#build/pictures/cache.ts';
import { forgetMissingPictures } from '#build/pictures/original.ts';
import type { Media } from '#domain/media/media.ts';
import { OWN_PICTURES, ownFiles } from '#domain/media/own-pictures.ts';
import { languageIn } from '#languages/addresses.ts';
import { site } from '#site';
import { CompiledPages, type CompiledPath } from './astro-internals.ts';

export interface RenderablePage {
  pathname: string;
  file: string;
  /** Key of its content; a page without one has that of a page that shows none. */
  key: string;
  path: CompiledPath;
}

export class PageError extends Error {
  override name = 'PageError';
}

function isShownIn(site: string, media: Media): boolean {
  return ownFiles(media).some(({ name }) => existsSync(join(site, OWN_PICTURES, name)));
}

/** Renders pages from the content in memory. One release at a time. */
export class Renderer {
  readonly #compiled = new CompiledPages();
  /** Cache: an unchanged picture is the same object at the next release. */
  readonly #encoded = new WeakSet<Media>();
  readonly #leftOut = new Set<string>();

  constructor() {
    onBrokenRow((sentence) => this.#leftOut.add(sentence));
  }

  /** Reads what has changed since the last call, everything at first. */
  async read(): Promise<SyncReport> {
    this.#leftOut.clear();
    const report = await readContent();
    await this.#compiled.importPages();
    forgetMissingPictures();
    forgetEnsured();
    this.#compiled.forgetPaths();
    return report;
  }

  /**
   * Encodes the pictures that visitors can see and that were not encoded when they came.
   *
   * @param live the site of which they may be: its pages keep their files, whatever the cache has lost.
   * @param onProgress called before each one, and not without any.
   * @returns a sentence for each that can't be made.
   */
  async makePictures(
    live: string,
    onProgress: (progress: { done: number; total: number }) => void,
  ): Promise<string[]> {
    const media = [...(await currentSnapshot()).entries('media').values()];
    const lacking = media.filter((one) => one.inSite && !this.#has(one, live));
    const failed: string[] = [];
    let done = 0;
    const waiting = lacking.values();
    const lane = async () => {
      // Both lanes take from one list.
      for (const picture of waiting) {
        onProgress({ done, total: lacking.length });
        if (await makeAllFiles(picture)) this.#encoded.add(picture);
        else
          failed.push(`The picture "${picture.title}" is not shown: its file could not be read.`);
        done += 1;
      }
    };
    await Promise.all([lane(), lane()]);
    return failed;
  }

  #has(media: Media, live: string): boolean {
    if (this.#encoded.has(media)) return true;
    const isThere = hasAllFiles(media) || isShownIn(live, media);
    if (isThere) this.#encoded.add(media);
    return isThere;
  }

  async pages(): Promise<RenderablePage[]> {
    const fixedKeys = new Map(await inEach(async (code) => [code, await pageKey({})] as const));
    return (await this.#compiled.paths()).map((path) => ({
      pathname: path.pathname,
      file: outputFile(path.pathname, path.route.type),
      key: path.cacheKey ?? fixedKeys.get(languageIn(path.pathname, otherLanguages)) ?? '',
      path,
    }));
  }

  /** @throws PageError for a page that fails or does not answer with its content. */
  async render(page: RenderablePage): Promise<{ body: Buffer; record: PageRecord }> {
    const { pathname, file, path } = page;
    const request = new Request(new URL(`/${file}`, site.url));
    const response = await this.#compiled.render(request, path).catch((error: unknown) => {
      throw new PageError(`${pathname}: ${error instanceof Error ? error.message : String(error)}`);
    });
    if (response.status !== 200 && pathname !== '/404') {
      throw new PageError(`${pathname} answered ${response.status}.`);
    }
    const record = recordOf(file, response.headers);
    return { body: Buffer.from(await response.arrayBuffer()), record };
  }

  /** A sentence for each page, section or file that could not be shown since the content was read. */
  leftOut(): string[] {
    return [...this.#leftOut];
  }

  /** The `_headers` file and its like, by name. @param policies by path. */
  headers(policies: ReadonlyMap<string, string>): Record<string, string> {
    const pages = pagePaths(this.#compiled.pagePatterns());
    return headerFiles({ policies, pages, site: site.url });
  }
}
