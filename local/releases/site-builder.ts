import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readRecords } from '#build/output/records.ts';
import { makePrivate } from '#local/data-folder/private.ts';
import { buildEnvironment, buildSite, type RunningBuild } from '#tooling/build-site.ts';
import type { Log } from '#tooling/log.ts';
import { differencesFromScratch } from './check-site.ts';
import { codeFingerprint } from './code-fingerprint.ts';
import { compiledFolder, keepCompiled, removeOldCompiled, takeCompiled } from './compiled-pages.ts';
import { asNoRoom, requireRoom } from './disk-space.ts';
import type { Progress, ReleaseReport } from './render-release.ts';
import { RendererGoneError } from './renderer-client.ts';
import { RendererSupervisor } from './renderer-supervisor.ts';
import { recordsOf } from './site-draft.ts';
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

/** Makes sites by rendering what changed where that is possible, else by a full build. */
export function createSiteBuilder(options: SiteBuilderOptions) {
  const { store, siteUrl, cacheDir, compiledCache, onOutput, log } = options;
  const source = options.backendUrl ? { backendUrl: options.backendUrl } : {};
  const buildOptions = { cacheDir, siteUrl, ...source };
  let running: RunningBuild | null = null;
  let stopped = false;
  const renderers = new RendererSupervisor({
    bundleOf: (fingerprint) => join(compiledFolder(fingerprint), 'renderer.mjs'),
    picturesFolder: resolve(cacheDir, 'pictures'),
    environment: buildEnvironment({ ...buildOptions, outDir: '' }),
    log,
  });

  async function build(fingerprint: string, onWord: () => void): Promise<string[]> {
    const site = store.next();
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
    try {
      await running.finished;
      // Copied files keep the modes that they had.
      if (!options.isPublic) await makePrivate(site);
      const { broken } = await readRecords(recordsOf(site));
      await store.add(site, fingerprint);
      return broken;
    } catch (error) {
      await removeUnseen(site);
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
    if (!live) return 'there is no site yet from which pages could be taken over';
    const made = store.fingerprint();
    if (made === '')
      return 'the machine was started anew, and some files may be of before a power cut';
    if (made !== fingerprint) return "the website's own code has changed";
    if (!existsSync(recordsOf(live))) return 'nothing is known about the pages that are live';
    const renderer = await renderers.ready(fingerprint);
    if (!renderer) return 'the process that renders single pages did not start';
    const next = store.next();
    await requireRoom(dirname(next), ROOM.rendering);
    try {
      const report = await renderer.release({ live, next }, onProgress);
      await store.add(next, fingerprint);
      if (report.memory > MEMORY_LIMIT) renderers.renew();
      return report;
    } catch (error) {
      await removeUnseen(next);
      if (stopped || !(error instanceof RendererGoneError)) throw asNoRoom(error);
      renderers.renew();
      return `rendering single pages failed (${error.message})`;
    }
  }

  /** Removes a site that did not go live. */
  async function removeUnseen(site: string): Promise<void> {
    if (store.live() === site) return;
    await rm(site, { recursive: true, force: true });
    await rm(recordsOf(site), { force: true });
  }

  /** Whether today's code made the live site. */
  const isCurrent = async () => store.fingerprint() === codeFingerprint(siteUrl);
  return {
    isCurrent,
    /**
     * Makes the next site from today's content and puts it live.
     *
     * @returns in `summary` part of a sentence for the log, in `remarks` sentences for staff.
     * @throws BuildError, RenderError or NoRoomError; then the live site stays.
     */
    async make(onProgress: (progress: Progress) => void) {
      const fingerprint = codeFingerprint(siteUrl);
      if (compiledCache) await takeCompiled(compiledCache, fingerprint);
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
      await rm(compiledFolder(fingerprint), { recursive: true, force: true });
      const broken = await build(fingerprint, isBuilding);
      // A worker that was started meanwhile has the old compiled pages.
      renderers.renew(fingerprint);
      await removeOldCompiled(fingerprint);
      if (compiledCache) await keepCompiled(compiledCache, fingerprint);
      return {
        summary: 'all pages built',
        remarks: [`All pages were made anew: ${outcome}.`, ...broken],
      };
    },
    /**
     * Compares the live site with a build from scratch.
     *
     * @returns a line for the log.
     */
    async check(): Promise<string> {
      const live = store.live();
      if (!live || !(await isCurrent())) return 'The site was not checked: its code has changed.';
      const differing = await differencesFromScratch({ folder: live, ...buildOptions });
      if (!differing) return 'The site was not checked: content waits to be released.';
      if (differing.length === 0) return 'The site is what a build from scratch makes.';
      const some = differing.slice(0, 5).join(', ');
      return `The site differs from a build from scratch in ${differing.length} files (${some}). Please report this.`;
    },
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
