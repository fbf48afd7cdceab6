import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, utimes } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { copyAtomically } from '#build/output/copy-atomically.ts';
import { readRecords } from '#build/output/records.ts';
import { makePrivate } from '#server/data-folder/data-folder.ts';
import { BuildError, buildEnvironment, buildSite, type RunningBuild } from '#tooling/build-site.ts';
import type { Log } from '#tooling/log.ts';
import { removeOlder } from '#tooling/remove-older.ts';
import { syncAll, treeOf } from '#tooling/sync.ts';
import { codeFingerprint } from './code-fingerprint.ts';
import type { Progress, ReleaseReport } from './render-release.ts';
import { RendererGoneError, RendererSupervisor } from './renderer-client.ts';
import { asNoRoom, recordsOf, requireRoom } from './site-draft.ts';
import type { SiteStore } from './site-store.ts';

export type SiteBuilder = ReturnType<typeof createSiteBuilder>;

interface SiteBuilderOptions {
  store: SiteStore;
  /** Backend to read content from; default the hosted project of the environment. */
  backendUrl?: string;
  siteUrl: string;
  cacheDir: string;
  /** Folder that keeps compiled pages when `node_modules` is replaced; default none. */
  compiledCache?: string;
  /** Whether other accounts of this machine may read the files. */
  isPublic?: boolean;
  /** Gets the output of a full build as it comes. */
  onOutput?: (text: string) => void;
  log: Log;
}

/** A larger worker is restarted, in bytes: with the server that is 1.5 GB. */
const MEMORY_LIMIT = 1.25 * 1024 ** 3;
/** Free bytes that a release needs: most of its files are links. */
const ROOM = { rendering: 64 * 1024 ** 2, building: 256 * 1024 ** 2 };

/** Makes sites, one at a time, by rendering what changed where that is possible, else by a full build. */
export function createSiteBuilder(options: SiteBuilderOptions) {
  const { store, siteUrl, cacheDir, compiledCache, onOutput, log } = options;
  const source = options.backendUrl ? { backendUrl: options.backendUrl } : {};
  const buildOptions = { cacheDir, siteUrl, ...source };
  let running: RunningBuild | null = null;
  let stopped = false;
  let turn: Promise<unknown> = Promise.resolve();
  const renderers = new RendererSupervisor({
    bundleOf: (fingerprint) => join(compiledFolder(fingerprint), 'renderer.mjs'),
    picturesFolder: resolve(cacheDir, 'pictures'),
    environment: buildEnvironment({ ...buildOptions, outDir: '' }),
    log,
  });

  /** Two at once would take each other's files away. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = turn.then(() => {
      requireRunning();
      return work();
    });
    turn = result.catch(() => undefined);
    return result;
  }

  function requireRunning(): void {
    if (stopped) throw new BuildError('The server stops.', '');
  }

  async function build(fingerprint: string, onWord: () => void): Promise<string[]> {
    requireRunning();
    const site = store.next();
    try {
      await mkdir(dirname(site), { recursive: true });
      await requireRoom(dirname(site), ROOM.building);
      running = buildSite({
        ...buildOptions,
        outDir: site,
        renderer: { folder: compiledFolder(fingerprint), records: recordsOf(site) },
        onOutput: (text) => {
          onWord();
          onOutput?.(text);
        },
      });
      await running.finished;
      // Copied files keep the modes that they had.
      if (!options.isPublic) await makePrivate(site);
      const { broken, compiled } = await readRecords(recordsOf(site));
      await syncAll([...(await treeOf(site)), recordsOf(site)]);
      await store.add(site, fingerprint, compiled);
      return broken;
    } catch (error) {
      await store.discard(site);
      throw asNoRoom(error);
    } finally {
      running = null;
    }
  }

  /** @returns why a full build is needed, or the report. */
  async function render(
    fingerprint: string,
    onProgress: (progress: Progress) => void,
  ): Promise<ReleaseReport | string> {
    const live = store.live();
    if (!live) return 'there was no whole site from which pages could be taken over';
    if (store.fingerprint() !== fingerprint) return "the website's own code has changed";
    if (!existsSync(recordsOf(live))) return 'nothing is known about the pages that are live';
    const renderer = await renderers.ready(fingerprint);
    if (!renderer) return 'the process that renders single pages did not start';
    if (renderer.compiled !== store.compiled()) return "the website's own code has changed";
    const next = store.next();
    try {
      await requireRoom(dirname(next), ROOM.rendering);
      const report = await renderer.release({ live, next }, onProgress);
      await store.add(next, fingerprint, renderer.compiled);
      if (report.memory > MEMORY_LIMIT) renderers.renew();
      return report;
    } catch (error) {
      await store.discard(next);
      if (stopped || !(error instanceof RendererGoneError)) throw asNoRoom(error);
      renderers.renew();
      log(`Rendering single pages failed: ${error.message}`, 'warn');
      return 'rendering single pages failed';
    }
  }

  /** Whether today's code made the live site. */
  const isCurrent = () => store.fingerprint() === codeFingerprint(siteUrl);

  async function make(onProgress: (progress: Progress) => void) {
    const fingerprint = codeFingerprint(siteUrl);
    const compiled = compiledFolder(fingerprint);
    if (compiledCache) await copyAtomically(join(compiledCache, fingerprint), compiled);
    const outcome = await render(fingerprint, onProgress);
    if (typeof outcome !== 'string') {
      const { rendered, pages, changed, broken } = outcome;
      const summary = `${rendered} of ${pages} pages rendered, ${changed} files changed`;
      return { summary, remarks: broken };
    }
    // A long one says again and again that it is at it.
    const isBuilding = () => onProgress({ step: 'building' });
    isBuilding();
    // They may be broken, and a build keeps what is there.
    await rm(compiled, { recursive: true, force: true });
    const broken = await build(fingerprint, isBuilding);
    // A worker that was started meanwhile has the old compiled pages.
    renderers.renew(fingerprint);
    await removeOldCompiled(fingerprint);
    if (compiledCache) await keepCompiled(compiledCache, fingerprint);
    return {
      summary: 'all pages built',
      remarks: [`All pages were made anew: ${outcome}.`, ...broken],
    };
  }

  return {
    /**
     * Makes the next site from today's content and puts it live.
     *
     * @returns in `summary` part of a sentence for the log, in `remarks` sentences for staff.
     * @throws BuildError, RenderError or NoRoomError; then the live site stays.
     */
    make: (onProgress: (progress: Progress) => void) => inTurn(() => make(onProgress)),
    /** Makes one when there is none, or when other code made it. @throws as `make`. */
    ensureCurrent: () =>
      inTurn(async () => {
        if (!isCurrent()) await make(() => {});
      }),
    /** Removes old sites and prelinks the next one; not for a command that makes one and ends. */
    prepare(): void {
      const fingerprint = store.fingerprint();
      if (!fingerprint) return;
      store
        .removeOld()
        .catch((error: Error) => log(`Old sites are left: ${error.message}`, 'warn'));
      void renderers.ready(fingerprint).then((renderer) => {
        const live = store.live();
        if (live && store.fingerprint() === fingerprint) renderer?.begin(live);
      });
    },
    stop(): void {
      stopped = true;
      running?.stop();
      renderers.stop();
    },
  };
}

/** Compiled pages need the project's packages, so they are kept below its folder. */
const COMPILED = resolve('node_modules/.cache/renderer');
/** Compiled pages of code that was last served longer ago than this are removed, in milliseconds. */
const COMPILED_KEPT_FOR = 7 * 24 * 60 * 60 * 1000;

export function compiledFolder(fingerprint: string): string {
  return join(COMPILED, fingerprint);
}

/** Copies them into a folder that outlives `node_modules`, in place of those of other code. */
async function keepCompiled(to: string, fingerprint: string): Promise<void> {
  await copyAtomically(compiledFolder(fingerprint), join(to, fingerprint));
  for (const name of await readdir(to).catch(() => [])) {
    if (name !== fingerprint) await rm(join(to, name), { recursive: true, force: true });
  }
}

/** Others stay for a while: another checkout or server may use them. */
async function removeOldCompiled(fingerprint: string): Promise<void> {
  const now = new Date();
  await utimes(compiledFolder(fingerprint), now, now).catch(() => undefined);
  await removeOlder(COMPILED, COMPILED_KEPT_FOR);
}
