import { readdirSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStaticSite, type StaticSite } from '#local/static-files/static-site.ts';
import { unavailable } from '#local/static-files/unavailable.ts';
import type { SiteFolder } from './site-draft.ts';

/** The builds that are kept, and the one that visitors see. */
export interface SiteStore {
  /** Answers from the live build, and assets that only an earlier one has from that. */
  respond(request: Request): Promise<Response>;
  /** Fingerprint of the live build's code; `null` before the first. */
  fingerprint(): string | null;
  /** The live site; `null` before the first. */
  live(): SiteFolder | null;
  /** A place for the next site. */
  next(): SiteFolder;
  /** Puts a finished site live, atomically. */
  add(site: SiteFolder, fingerprint: string): Promise<void>;
  /**
   * Removes old and unfinished sites: half a second with ten thousand articles. Not while a site is
   * made; one that is begun after the call is safe.
   */
  removeOld(): Promise<void>;
}

/** `replacedAt` counts once it is not live any more. */
interface KeptSite {
  site: StaticSite;
  replacedAt: number;
}

interface Current {
  build: string;
  fingerprint: string;
}

/**
 * A page that was opened before a release still asks for the old build's assets: builds are kept for
 * this long after they were replaced, in milliseconds.
 */
const KEPT_FOR = 5 * 60_000;
const KEPT_BUILDS = { least: 3, most: 100 };

/**
 * Opens the store with the build that was live last.
 *
 * @param limits how many builds are kept.
 */
export async function openSiteStore(folder: string, limits = KEPT_BUILDS): Promise<SiteStore> {
  const currentFile = join(folder, 'current.json');
  let current = await readCurrent(currentFile);
  let kept: KeptSite[] = [];
  let removing = Promise.resolve();
  if (current) {
    try {
      kept = [{ site: await openStaticSite(join(folder, current.build)), replacedAt: Date.now() }];
    } catch {
      current = null;
    }
  }

  return {
    async respond(request) {
      const [live, ...earlier] = kept;
      if (!live) return unavailable('The site is being built and will be here in a moment.');
      const response = await live.site.respond(request);
      if (response.status !== 404) return response;
      for (const { site } of earlier) {
        const asset = await site.respondWithAsset(request);
        if (asset) return asset;
      }
      return response;
    },
    fingerprint: () => current?.fingerprint ?? null,
    live: () => (current ? siteFolder(join(folder, current.build)) : null),
    next: () => siteFolder(join(folder, `build-${Date.now().toString(36)}-${process.pid}`)),
    async add({ folder: build }, fingerprint) {
      const site = await openStaticSite(build);
      const next = { build: build.slice(folder.length + 1), fingerprint };
      await writeFile(`${currentFile}.tmp`, JSON.stringify(next));
      await rename(`${currentFile}.tmp`, currentFile);
      current = next;
      const now = Date.now();
      const [last, ...earlier] = kept;
      if (last) kept = [{ ...last, replacedAt: now }, ...earlier];
      kept = [{ site, replacedAt: now }, ...kept].filter(
        ({ replacedAt }, place) =>
          place < limits.least || (place < limits.most && now - replacedAt < KEPT_FOR),
      );
    },
    async removeOld() {
      const wanted = new Set(kept.map(({ site }) => siteFolder(site)).flatMap(Object.values));
      // Listed synchronously: builds begun from now on are not among them.
      const old = readdirSync(folder)
        .filter((name) => name.startsWith('build-'))
        .map((name) => join(folder, name))
        .filter((path) => !wanted.has(path));
      // One call after the other, also after a failed one.
      removing = removing
        .catch(() => undefined)
        .then(async () => {
          for (const path of old) await rm(path, { recursive: true, force: true });
        });
      await removing;
    },
  };
}

function siteFolder(site: string | StaticSite): SiteFolder {
  const folder = typeof site === 'string' ? site : site.folder;
  return { folder, records: `${folder}.json` };
}

async function readCurrent(file: string): Promise<Current | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Current;
  } catch {
    return null;
  }
}
