import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { BUILD_SETTINGS } from '#environment';
import { businessProblems } from './check-business.ts';
import { removeOlder } from './remove-older.ts';

export interface BuildOptions {
  /** Default the current folder. */
  project?: string;
  /** Emptied first, and removed when the build fails. */
  outDir: string;
  /** Cache of pictures and entries; parallel builds need one each. */
  cacheDir: string;
  /** Default the environment's hosted backend. */
  backendUrl?: string;
  /** Canonical origin, unless the environment sets SITE_URL. */
  siteUrl?: string;
  /** Where to keep compiled pages and their records, for releases that render what changed. */
  renderer?: { folder: string; records: string };
  /** Overrides of the process's environment. */
  environment?: NodeJS.ProcessEnv;
  /** Receives Astro's output as it comes. */
  onOutput?: (text: string) => void;
}

/** `build.json`. */
export interface BuildNote {
  contentVersion: number;
  builtAt: string;
  commit: string | null;
}

/** A failed build: a sentence, and in `output` all that was printed. */
export class BuildError extends Error {
  override name = 'BuildError';
  readonly output: string;

  constructor(message: string, output: string) {
    super(message);
    this.output = output;
  }
}

/** The business's folder has mistakes: staff read that they are not theirs, and the output names file and line. */
export class FolderError extends BuildError {
  constructor(problems: string) {
    super(
      'There is a mistake in the files of the website itself. Whoever looks after the website has to mend it; nothing of yours is lost.',
      problems,
    );
  }
}

export interface RunningBuild {
  finished: Promise<BuildNote>;
  stop(): void;
}

/** Builds the site in its own process, which can neither slow down nor crash the server. */
export function buildSite(options: BuildOptions): RunningBuild {
  let child: ChildProcess | undefined;
  let stopped = false;
  const finished = withWorkFolder(async (workFolder) => {
    await rm(options.outDir, { recursive: true, force: true });
    // Astro renames files between the two, so both lie on one disk.
    const made = join(workFolder, 'site');
    const compiled = join(workFolder, 'compiled');
    const { problems } = await businessProblems(options.project);
    if (problems.length > 0) throw new FolderError(problems.join('\n'));
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

/** Below the project's folder, whose packages compiled pages need. */
const WORK_FOLDERS = resolve('node_modules/.cache/build');
/** Milliseconds after which a folder is an orphan of a killed build. */
const ORPHAN_AFTER_MS = 24 * 60 * 60 * 1000;

/** Gives a build its own folder: parallel builds in one would remove each other's files. */
async function withWorkFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  await mkdir(WORK_FOLDERS, { recursive: true });
  await removeOlder(WORK_FOLDERS, ORPHAN_AFTER_MS);
  const folder = await mkdtemp(join(WORK_FOLDERS, 'build-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Moves a folder; to another disk by copying.
 *
 * @param renaming throws as Node does.
 */
export async function moveFolder(from: string, to: string, renaming = rename): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await renaming(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await cp(from, to, { recursive: true });
    await rm(from, { recursive: true, force: true });
  }
}

/** The environment of builds and renderers. */
export function buildEnvironment(options: BuildOptions): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    ...options.environment,
    OUT_DIR: options.outDir,
    ASTRO_CACHE_DIR: options.cacheDir,
    ASTRO_TELEMETRY_DISABLED: '1',
    NO_COLOR: '1',
  };
  // NODE_ENV=test and Vitest's DEV would build for development.
  environment.NODE_ENV = 'production';
  delete environment.DEV;
  delete environment.FORCE_COLOR;
  // Pages never need the key that bypasses row-level security, nor those of where they and mails are sent.
  for (const name of [
    'SUPABASE_SECRET_KEY',
    'RCLONE_CONFIG_STORE_SECRET_ACCESS_KEY',
    'CLOUDFLARE_API_TOKEN',
    'NETLIFY_AUTH_TOKEN',
    'NOTICE_KEY',
    'PUBLISH_TO',
  ]) {
    delete environment[name];
  }
  if (options.renderer) {
    environment.RENDERER_DIR = options.renderer.folder;
    environment.PAGE_RECORDS = options.renderer.records;
  }
  // Left unset, code comes out otherwise than with nothing in it.
  for (const name of BUILD_SETTINGS) environment[name] ??= '';
  if (options.backendUrl) environment.BACKEND_URL = options.backendUrl;
  environment.SITE_URL ||= options.siteUrl;
  // The folder of the business asks whether it is there.
  if (!environment.SITE_URL) delete environment.SITE_URL;
  return environment;
}

function astroCommand(): string {
  const require = createRequire(import.meta.url);
  const manifest = require.resolve('astro/package.json');
  const { bin } = require(manifest) as { bin: { astro: string } };
  return join(dirname(manifest), bin.astro);
}

/** Without a word a build hangs: after as long the database gives its release up as well. */
const MOST_SILENT_MINUTES = 15;

/**
 * @returns all that it printed.
 * @throws BuildError when it fails, or says nothing for too long.
 */
export function waitFor(
  child: ChildProcess,
  onOutput?: (text: string) => void,
  silentMinutes = MOST_SILENT_MINUTES,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    let hangs = false;
    const watch = setTimeout(() => {
      hangs = true;
      child.kill('SIGKILL');
    }, silentMinutes * 60_000);
    const collect = (chunk: Buffer) => {
      watch.refresh();
      output += chunk.toString();
      onOutput?.(chunk.toString());
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', (error) => {
      clearTimeout(watch);
      reject(new BuildError(error.message, output));
    });
    child.once('close', (code, signal) => {
      clearTimeout(watch);
      if (code === 0) resolve(output);
      else if (hangs)
        reject(new BuildError('The build did not report back within 15 minutes.', output));
      else if (signal) reject(new BuildError('The build was stopped.', output));
      else reject(new BuildError(reasonIn(output), output));
    });
  });
}

/**
 * The reason in Astro's output: the last message before indented parts with a heading (`Hint:`,
 * `Location:`, `Stack trace:`) or the frame of a drawing.
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
    // Reported below.
  }
  throw new BuildError('The build left no build.json, so it is not complete.', output);
}
