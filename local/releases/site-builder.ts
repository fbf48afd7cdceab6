import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readRecords } from '#build/output/records.ts';
import { makePrivate } from '#local/data-folder/private.ts';
import { buildEnvironment, buildSite, type RunningBuild } from '#tooling/build-site.ts';
import { differencesFromScratch } from './check-site.ts';
import { codeFingerprint } from './code-fingerprint.ts';
import { compiledFolder, keepCompiled, removeOldCompiled, takeCompiled } from './compiled-pages.ts';
import { asNoRoom, requireRoom } from './disk-space.ts';
import type { Progress, ReleaseReport } from './render-release.ts';
import { RendererGoneError } from './renderer-client.ts';
import { RendererSupervisor } from './renderer-supervisor.ts';
import type { SiteFolder } from './site-draft.ts';
import type { SiteStore } from './site-store.ts';

/** What the making of a site came to. */
export interface SiteMade {
  /** Part of a sentence for whoever watches the server. */
  summary: string;
  /** What staff should know, a sentence each. */
  remarks: string[];
}

/** Makes sites: by rendering what changed where that is possible, else by a build of everything. */
export interface SiteBuilder {
  /** Whether the site that visitors see was made by today's code. */
  isCurrent(): Promise<boolean>;
  /**
   * Makes the next site from today's content and shows it to visitors.
   *
   * @throws BuildError, RenderError or NoRoomError when it can't be made; the site stays as it was.
   */
  make(onProgress: (progress: Progress) => void): Promise<SiteMade>;
  /**
   * Builds the site that visitors see once more, from scratch and beside it.
   *
   * @returns a line that says whether the two are the same.
   */
  check(): Promise<string>;
  /**
   * Tidies up after a release and begins what the next one would wait for, once nobody waits for either.
   * Not while a site is made, and not for who makes one site and ends.
   */
  prepare(): void;
  stop(): void;
}

export interface SiteBuilderOptions {
  store: SiteStore;
  /** Where content is read; without it the environment names a hosted project. */
  backendUrl?: string;
  siteUrl: string;
  cacheDir: string;
  /** Keeps compiled pages when the project's packages are installed anew; default none. */
  compiledCache?: string;
  /** Whether other accounts of this machine may read the files; default not. */
  isPublic?: boolean;
  /** Gets what a build of everything prints, as it comes. */
  onOutput?: (text: string) => void;
  log: (line: string) => void;
}

/** A renderer that has grown beyond this is started anew, in bytes: with the server that is 1.5 GB. */
const MEMORY_LIMIT = 1.25 * 1024 ** 3;
/** Room that a release asks for, in bytes: its own files are few, the others are links. */
const ROOM = { rendering: 64 * 1024 ** 2, building: 256 * 1024 ** 2 };

export function createSiteBuilder(options: SiteBuilderOptions): SiteBuilder {
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

  async function build(fingerprint: string): Promise<string[]> {
    const site = store.next();
    await mkdir(dirname(site.folder), { recursive: true });
    await requireRoom(dirname(site.folder), ROOM.building);
    running = buildSite({
      ...buildOptions,
      outDir: site.folder,
      renderer: { folder: compiledFolder(fingerprint), records: site.records },
      ...(onOutput ? { onOutput } : {}),
    });
    try {
      await running.finished;
      // Files that a build copies keep the modes that they had.
      if (!options.isPublic) await makePrivate(site.folder);
      const { broken } = await readRecords(site.records);
      await store.add(site, fingerprint);
      return broken;
    } catch (error) {
      await removeUnseen(site);
      throw asNoRoom(error);
    } finally {
      running = null;
    }
  }

  /** @returns why it takes a build of everything, or what the rendering came to. */
  async function render(
    fingerprint: string,
    onProgress: (progress: Progress) => void,
  ): Promise<ReleaseReport | string> {
    const live = store.live();
    if (!live) return 'there is no site yet from which pages could be taken over';
    if (store.fingerprint() !== fingerprint) return "the website's own code has changed";
    if (!existsSync(live.records)) return 'nothing is known about the pages that are live';
    const renderer = await renderers.ready(fingerprint);
    if (!renderer) {
      // Whatever is wrong with them: the build of everything compiles them anew.
      await rm(compiledFolder(fingerprint), { recursive: true, force: true });
      return 'the process that renders single pages did not start';
    }
    const next = store.next();
    await requireRoom(dirname(next.folder), ROOM.rendering);
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

  /** What of a site is there, unless visitors see it already. */
  async function removeUnseen({ folder, records }: SiteFolder): Promise<void> {
    if (store.live()?.folder === folder) return;
    await rm(folder, { recursive: true, force: true });
    await rm(records, { force: true });
  }

  return {
    isCurrent: async () => store.fingerprint() === codeFingerprint(siteUrl),
    async make(onProgress) {
      const fingerprint = codeFingerprint(siteUrl);
      if (compiledCache) await takeCompiled(compiledCache, fingerprint);
      const outcome = await render(fingerprint, onProgress);
      if (typeof outcome !== 'string') {
        const { rendered, pages, changed, broken } = outcome;
        const summary = `${rendered} of ${pages} pages rendered, ${changed} files changed`;
        return { summary, remarks: broken };
      }
      onProgress({ step: 'building' });
      const broken = await build(fingerprint);
      // One that was started meanwhile has the compiled pages of before.
      renderers.renew(fingerprint);
      await removeOldCompiled(fingerprint);
      if (compiledCache) await keepCompiled(compiledCache, fingerprint);
      return {
        summary: 'all pages built',
        remarks: [`All pages were made anew: ${outcome}.`, ...broken],
      };
    },
    async check() {
      const live = store.live();
      const isCurrent = store.fingerprint() === codeFingerprint(siteUrl);
      if (!live || !isCurrent) return 'The site was not checked: its code has changed.';
      const differing = await differencesFromScratch({ folder: live.folder, ...buildOptions });
      if (!differing) return 'The site was not checked: content waits to be released.';
      if (differing.length === 0) return 'The site is what a build from scratch makes.';
      const some = differing.slice(0, 5).join(', ');
      return `The site differs from a build from scratch in ${differing.length} files (${some}). Please report this.`;
    },
    prepare() {
      const fingerprint = store.fingerprint();
      if (!fingerprint) return;
      store.removeOld().catch((error: Error) => log(`Old sites are left: ${error.message}`));
      void renderers.ready(fingerprint).then((renderer) => {
        const live = store.live();
        if (live && store.fingerprint() === fingerprint) renderer?.begin(live);
      });
    },
    stop() {
      stopped = true;
      running?.stop();
      renderers.stop();
    },
  };
}
