import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { moveFolder } from './move-folder.ts';
import { withWorkFolder } from './work-folder.ts';

export interface BuildOptions {
  /** The project's folder, where it is not the present one. */
  project?: string;
  /** Where the finished site shall lie. Emptied first, removed again when the build fails. */
  outDir: string;
  /** Pictures and entries that were made before; each place that builds at the same time needs its own. */
  cacheDir: string;
  /** The embedded backend's address; without it the environment names the hosted one. */
  backendUrl?: string;
  /** Canonical origin of the site, for builds whose environment does not set SITE_URL. */
  siteUrl?: string;
  /** Where the compiled pages and the records of the pages are kept, for releases that render what changed. */
  renderer?: { folder: string; records: string };
  /** Settings that this build has instead of the process's own. */
  environment?: NodeJS.ProcessEnv;
  /** Gets what Astro prints, as it comes. */
  onOutput?: (text: string) => void;
}

/** What a finished build says of itself (`build.json`). */
export interface BuildNote {
  contentVersion: number;
  builtAt: string;
  commit: string | null;
}

/** A build that did not come to an end. The message is one sentence; `output` is all that was printed. */
export class BuildError extends Error {
  override name = 'BuildError';
  readonly output: string;

  constructor(message: string, output: string) {
    super(message);
    this.output = output;
  }
}

/** A running build, which can be given up. */
export interface RunningBuild {
  finished: Promise<BuildNote>;
  stop(): void;
}

/**
 * Builds the site in a process of its own, so that a build can neither slow down nor take with it
 * the server that goes on serving the old site.
 */
export function buildSite(options: BuildOptions): RunningBuild {
  let child: ChildProcess | undefined;
  let stopped = false;
  const finished = withWorkFolder(async (workFolder) => {
    await rm(options.outDir, { recursive: true, force: true });
    // Astro renames files out of one into the other, so both lie on the same disk.
    const made = join(workFolder, 'site');
    const compiled = join(workFolder, 'compiled');
    if (stopped) throw new BuildError('The build was stopped.', '');
    const parentWatch = new URL('./end-with-parent.ts', import.meta.url).href;
    child = spawn(process.execPath, ['--import', parentWatch, astroCommand(), 'build'], {
      cwd: options.project,
      env: { ...buildEnvironment({ ...options, outDir: made }), WORK_FOLDER: compiled },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    try {
      const output = await waitFor(child, options.onOutput);
      const note = await readBuildNote(made, output);
      await moveFolder(made, options.outDir);
      return note;
    } catch (error) {
      await rm(options.outDir, { recursive: true, force: true });
      throw error;
    }
  });
  return {
    finished,
    stop() {
      stopped = true;
      child?.kill();
    },
  };
}

/** The environment in which pages are made. */
export function buildEnvironment(options: BuildOptions): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    ...options.environment,
    OUT_DIR: options.outDir,
    ASTRO_CACHE_DIR: options.cacheDir,
    ASTRO_TELEMETRY_DISABLED: '1',
    NO_COLOR: '1',
  };
  // A runner's NODE_ENV=test, and the DEV that Vitest sets, would make a site for development.
  environment.NODE_ENV = 'production';
  delete environment.DEV;
  delete environment.FORCE_COLOR;
  // What passes row-level security has no place where pages are made.
  delete environment.SUPABASE_SECRET_KEY;
  if (options.renderer) {
    environment.RENDERER_DIR = options.renderer.folder;
    environment.PAGE_RECORDS = options.renderer.records;
  }
  if (options.backendUrl) environment.BACKEND_URL = options.backendUrl;
  if (options.siteUrl && !environment.SITE_URL) environment.SITE_URL = options.siteUrl;
  return environment;
}

/** Astro's own command, as its package.json names it. */
function astroCommand(): string {
  const require = createRequire(import.meta.url);
  const manifest = require.resolve('astro/package.json');
  const { bin } = require(manifest) as { bin: { astro: string } };
  return join(dirname(manifest), bin.astro);
}

function waitFor(child: ChildProcess, onOutput?: (text: string) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      onOutput?.(chunk.toString());
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', (error) => reject(new BuildError(error.message, output)));
    child.once('close', (code, signal) => {
      if (code === 0) resolve(output);
      else if (signal) reject(new BuildError('The build was stopped.', output));
      else reject(new BuildError(reasonIn(output), output));
    });
  });
}

/**
 * The sentence that says why, out of what Astro printed: the message comes last, followed only by
 * indented parts with a heading (`Hint:`, `Location:`, `Stack trace:`) or by the frame of a drawing.
 */
export function reasonIn(output: string): string {
  const lines = output.split('\n');
  const details = lines.findIndex((line) =>
    /^\s+(Hint|Location|Stack trace|Error reference):/.test(line),
  );
  const message = lines
    .slice(0, details < 0 ? lines.length : details)
    .findLast((line) => /^\S/.test(line) && /\p{L}/u.test(line) && !/^at /.test(line));
  const reason = (message ?? '').replace(/^(\[\w+\]|\w*Error:)\s*/, '').trim();
  return reason || 'The build failed without saying why.';
}

async function readBuildNote(outDir: string, output: string): Promise<BuildNote> {
  try {
    const note = JSON.parse(await readFile(join(outDir, 'build.json'), 'utf8')) as BuildNote;
    if (Number.isInteger(note.contentVersion)) return note;
  } catch {
    // Told below: whatever is wrong with the file, the build is not whole.
  }
  throw new BuildError('The build left no build.json, so it is not complete.', output);
}
