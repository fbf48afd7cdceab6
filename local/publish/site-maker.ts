import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildEnvironment, buildSite, type RunningBuild } from '#tooling/build-site.ts';
import { codeFingerprint } from './code-fingerprint.ts';
import { openRendererProcess, RendererGoneError, type RendererProcess } from './renderer-client.ts';
import type { SiteStore } from './site-store.ts';

/** Makes sites: by rendering what changed where that is possible, else by a build of everything. */
export interface SiteMaker {
  /** Whether the site that visitors see was made by today's code. */
  isCurrent(): Promise<boolean>;
  /**
   * Makes the next site from today's content and shows it to visitors.
   *
   * @returns a line for whoever watches the server.
   * @throws BuildError or RenderError when it can't be made; the site stays as it was.
   */
  make(): Promise<string>;
  /** Gets ready to render: the first release then need not wait for that. */
  prepare(): void;
  stop(): void;
}

export interface SiteMakerOptions {
  store: SiteStore;
  /** Where content is read. */
  backendUrl: string;
  siteUrl: string;
  cacheDir: string;
  log: (line: string) => void;
}

/** Compiled pages need the project's packages, so they are kept below its folder. */
const COMPILED = resolve('node_modules/.cache/renderer');
/** Compiled pages of code that nobody has served for this long are removed, in milliseconds. */
const KEPT_FOR = 7 * 24 * 60 * 60 * 1000;
/** A renderer that has grown beyond this is started anew, in bytes. */
const MEMORY_LIMIT = 1.2 * 1024 ** 3;

export function createSiteMaker(options: SiteMakerOptions): SiteMaker {
  const { store, backendUrl, siteUrl, cacheDir, log } = options;
  let running: RunningBuild | null = null;
  let renderer: { fingerprint: string; process: Promise<RendererProcess | null> } | null = null;
  let stopped = false;

  const fingerprintNow = () => codeFingerprint(siteUrl);
  const buildOptions = { cacheDir, backendUrl, siteUrl };

  async function build(fingerprint: string): Promise<void> {
    const site = store.next();
    const compiled = join(COMPILED, fingerprint);
    running = buildSite({
      ...buildOptions,
      outDir: site.folder,
      renderer: { folder: compiled, records: site.records },
    });
    try {
      await running.finished;
    } finally {
      running = null;
    }
    await store.add(site, fingerprint);
  }

  function startRenderer(fingerprint: string): Promise<RendererProcess | null> {
    const bundle = join(COMPILED, fingerprint, 'renderer.mjs');
    if (stopped || !existsSync(bundle)) return Promise.resolve(null);
    const process = openRendererProcess({
      bundle,
      picturesFolder: resolve(cacheDir, 'pictures'),
      environment: buildEnvironment({ ...buildOptions, outDir: '' }),
    }).catch((error: unknown) => {
      if (!stopped) log(`Pages can't be rendered one by one: ${messageOf(error)}`);
      return null;
    });
    renderer = { fingerprint, process };
    return process;
  }

  function stopRenderer(): void {
    renderer?.process.then((process) => process?.stop());
    renderer = null;
  }

  /** @returns `null` when it takes a build of everything. */
  async function render(fingerprint: string): Promise<string | null> {
    const live = store.live();
    if (!live || store.fingerprint() !== fingerprint || !existsSync(live.records)) return null;
    const known = renderer?.fingerprint === fingerprint ? renderer.process : null;
    const process = await (known ?? startRenderer(fingerprint));
    if (!process) return null;
    const next = store.next();
    try {
      const report = await process.release({ live, next }, () => {});
      await store.add(next, fingerprint);
      for (const row of report.broken) log(row);
      if (report.memory > MEMORY_LIMIT) {
        stopRenderer();
        void startRenderer(fingerprint);
      }
      return `${report.rendered} of ${report.pages} pages rendered, ${report.changed} files changed`;
    } catch (error) {
      if (!(error instanceof RendererGoneError)) throw error;
      stopRenderer();
      if (stopped) throw error;
      log(`${error.message} The whole site is built instead.`);
      return null;
    }
  }

  return {
    isCurrent: async () => store.fingerprint() === (await fingerprintNow()),
    async make() {
      const fingerprint = await fingerprintNow();
      const rendered = await render(fingerprint);
      if (rendered !== null) return rendered;
      stopRenderer();
      await build(fingerprint);
      void startRenderer(fingerprint);
      await removeOld(fingerprint);
      return 'all pages built';
    },
    prepare() {
      const fingerprint = store.fingerprint();
      if (fingerprint && !renderer) void startRenderer(fingerprint);
    },
    stop() {
      stopped = true;
      running?.stop();
      stopRenderer();
    },
  };
}

async function removeOld(fingerprint: string): Promise<void> {
  for (const name of await readdir(COMPILED).catch(() => [])) {
    const folder = join(COMPILED, name);
    const age = Date.now() - (await stat(folder)).mtimeMs;
    if (name !== fingerprint && age > KEPT_FOR) await rm(folder, { recursive: true, force: true });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
