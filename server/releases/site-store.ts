import { randomInt } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '#server/static-files/files-in.ts';
import { openStaticSite, type StaticSite } from '#server/static-files/static-site.ts';
import { unavailable } from '#server/static-files/unavailable.ts';
import { BuildError } from '#tooling/build-site.ts';
import type { Log } from '#tooling/log.ts';
import { syncAll, writeSynced } from '#tooling/sync.ts';
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
  /** `digestOfCompiled` of what made it: a fingerprint could stand for two. */
  compiled: string;
}

/** Milliseconds after being replaced: pages opened before a release ask for their build's assets. */
const KEPT_FOR = 5 * 60_000;
const KEPT_BUILDS = { least: 3, most: 100 };
/** Files that a build leaves empty never: a power cut may have, before sites were synced. */
const NEVER_EMPTY = /^_astro\/|^_headers$|\.(html|xml)$/;

/**
 * The builds that are kept, and the one that visitors see: at first the one that was live last, if it is whole.
 *
 * @param limits how many builds are kept.
 */
export async function openSiteStore(folder: string, limits = KEPT_BUILDS) {
  const currentFile = join(folder, 'current.json');
  let current = await readCurrent(currentFile);
  let kept: KeptSite[] = [];
  /** Sites that are being made, which nobody else may remove. */
  const begun = new Set<string>();
  let removing = Promise.resolve();
  if (current) {
    try {
      kept = [{ site: await openWhole(join(folder, current.build)), replacedAt: Date.now() }];
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
    /** Fingerprint of the live build's code; `null` before the first. */
    fingerprint: () => current?.fingerprint ?? null,
    /** Digest of the compiled pages that made the live build. */
    compiled: () => current?.compiled,
    /** The live site; `null` before the first. */
    live: () => (current ? join(folder, current.build) : null),
    /** A place for the next site, until `add` or `discard`. */
    next(): string {
      const moment = Date.now().toString(36);
      const build = join(folder, `build-${moment}-${randomInt(2 ** 47)}`);
      begun.add(build);
      return build;
    },
    /** Puts a finished site live, whose files are on the disk: atomically, and whole after a power cut. */
    async add(build: string, fingerprint: string, compiled: string): Promise<void> {
      const site = await openStaticSite(build);
      const next = { build: build.slice(folder.length + 1), fingerprint, compiled };
      await syncAll([folder]);
      await writeSynced(`${currentFile}.tmp`, JSON.stringify(next));
      await rename(`${currentFile}.tmp`, currentFile);
      current = next;
      begun.delete(build);
      const now = Date.now();
      const [last, ...earlier] = kept;
      if (last) kept = [{ ...last, replacedAt: now }, ...earlier];
      kept = [{ site, replacedAt: now }, ...kept].filter(
        ({ replacedAt }, place) =>
          place < limits.least || (place < limits.most && now - replacedAt < KEPT_FOR),
      );
      await syncAll([folder]);
    },
    /** Removes a site that did not go live; one that did stays. */
    async discard(build: string): Promise<void> {
      if (!begun.delete(build)) return;
      await rm(build, { recursive: true, force: true });
      await rm(recordsOf(build), { force: true });
    },
    /** Removes old sites, and unfinished ones of an earlier run. */
    async removeOld(): Promise<void> {
      const sites = [...kept.map(({ site }) => site.folder), ...begun];
      const wanted = new Set(sites.flatMap((site) => [site, recordsOf(site)]));
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

/** @throws Error for a site that is not there, or with empty files. */
async function openWhole(folder: string): Promise<StaticSite> {
  const files = (await filesIn(folder)).filter((file) => NEVER_EMPTY.test(file));
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  const empty = files[sizes.indexOf(0)];
  if (empty) throw new Error(`${empty} is empty.`);
  return openStaticSite(folder);
}

async function readCurrent(file: string): Promise<Current | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Current;
  } catch {
    return null;
  }
}

/**
 * Makes a site at the start. When that fails, an older site stays up and the reason is logged: a restart
 * must not take a working site away.
 *
 * @throws Error of `make` when there is no older site.
 */
export async function makeOrKeepSite(
  store: SiteStore,
  log: Log,
  make: () => Promise<unknown>,
): Promise<void> {
  try {
    await make();
  } catch (error) {
    if (!store.live()) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    log(`The site could not be made again and stays as it was: ${reason}`, 'error');
    if (error instanceof BuildError && error.output) log(error.output, 'warn');
  }
}
