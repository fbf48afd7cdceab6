import { readdirSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStaticSite, type StaticSite } from '#local/static-files/static-site.ts';
import { unavailable } from '#local/static-files/unavailable.ts';
import { bootOfMachine } from '#tooling/boot-of-machine.ts';
import { recordsOf } from './site-draft.ts';

export type SiteStore = Awaited<ReturnType<typeof openSiteStore>>;

/** `replacedAt` counts once it is not live any more. */
interface KeptSite {
  site: StaticSite;
  replacedAt: number;
}

interface Current {
  build: string;
  fingerprint: string;
  /** The machine's start in which it was made. */
  boot?: string | null;
}

/** Milliseconds after being replaced: pages opened before a release ask for their build's assets. */
const KEPT_FOR = 5 * 60_000;
const KEPT_BUILDS = { least: 3, most: 100 };

/**
 * The builds that are kept, and the one that visitors see: at first the one that was live last.
 *
 * @param limits how many builds are kept.
 * @param boot names the machine's start; null where files are known to be whole, as in a cache that was copied.
 */
export async function openSiteStore(
  folder: string,
  limits = KEPT_BUILDS,
  // Without it a site is taken to be whole.
  boot: string | null = bootOfMachine(),
) {
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
    /** Answers from the live build, and assets that only an earlier one has from that. */
    async respond(request: Request): Promise<Response> {
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
    /**
     * Fingerprint of the live build's code; `null` before the first, and '' for one of before the machine was started: a
     * power cut may have left some of its files empty.
     */
    fingerprint: () => {
      if (!current) return null;
      return boot === null || current.boot === boot ? current.fingerprint : '';
    },
    /** The live site; `null` before the first. */
    live: () => (current ? join(folder, current.build) : null),
    /** A place for the next site. */
    next: () => join(folder, `build-${Date.now().toString(36)}-${process.pid}`),
    /** Puts a finished site live, atomically. */
    async add(build: string, fingerprint: string): Promise<void> {
      const site = await openStaticSite(build);
      const next = { build: build.slice(folder.length + 1), fingerprint, boot };
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
    /** Removes old and unfinished sites; not while one is made that was begun before the call. */
    async removeOld(): Promise<void> {
      const wanted = new Set(kept.flatMap(({ site }) => [site.folder, recordsOf(site.folder)]));
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

async function readCurrent(file: string): Promise<Current | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Current;
  } catch {
    return null;
  }
}
