import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { UserError } from '#tooling/user-error.ts';

/** `npm start` on a free port with its own data folder. */
export interface TestServer {
  url: string;
  port: number;
  pid: number;
  /** Its output so far. */
  printed(): string;
  /** Folder of the live site. */
  site(): string;
  /** Ends it, by default with SIGTERM. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export interface Ended {
  code: number | null;
  output: string;
}

/**
 * @param port of an earlier server, whose site needs no build; default a free one.
 * @throws UserError with the server's output when it does not start.
 */
export async function startServer(
  dataFolder: string,
  port?: number,
  environment: NodeJS.ProcessEnv = {},
  flags: readonly string[] = [],
): Promise<TestServer> {
  port ??= await freePort();
  const child = spawnStart({ PORT: String(port), DATA_FOLDER: dataFolder, ...environment }, flags);
  const printed = await waitUntilServing(child);
  return {
    url: `http://localhost:${port}`,
    port,
    pid: child.pid ?? 0,
    printed,
    site() {
      const sites = join(environment.DATA_FOLDER ?? dataFolder, 'site');
      const file = join(sites, 'current.json');
      const { build } = JSON.parse(readFileSync(file, 'utf8')) as { build: string };
      return join(sites, build);
    },
    stop: (signal = 'SIGTERM') =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('close', () => resolve());
        child.kill(signal);
      }),
  };
}

/**
 * Selects the embedded backend, and one address for all sites: both are built into pages and scripts, so
 * a copy of the demo data on another port needs no build.
 */
export const EMBEDDED_SETTINGS = {
  PUBLIC_SUPABASE_URL: '',
  PUBLIC_SUPABASE_ANON_KEY: '',
  SITE_URL: 'http://localhost:4322',
  PICTURES: 'storage',
};

/**
 * `npm start` with the embedded backend by default. It ends with its parent, so that no server is left
 * behind.
 */
export function spawnStart(
  environment: NodeJS.ProcessEnv,
  flags: readonly string[] = [],
): ChildProcess {
  const endWithParent = import.meta.resolve('#tooling/end-with-parent.ts');
  return spawn(process.execPath, ['--import', endWithParent, 'server/start.ts', ...flags], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...EMBEDDED_SETTINGS, ...environment },
  });
}

/** Collects what a command prints. @returns its output so far. */
function outputOf(child: ChildProcess, onOutput: (output: string) => void = () => {}) {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      onOutput(output);
    });
  }
  return () => output;
}

/** Waits for a command to end by itself. */
export function whenEnded(child: ChildProcess): Promise<Ended> {
  const output = outputOf(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: output().trim() }));
  });
}

/** Enough for a slow machine. */
const START_LIMIT_MS = 10 * 60_000;

/** The server prints its addresses once everything answers. @returns its output so far. */
function waitUntilServing(child: ChildProcess): Promise<() => string> {
  const limit = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS);
  return new Promise((resolve, reject) => {
    const output = outputOf(child, (printed) => {
      if (!printed.includes('Staff area')) return;
      clearTimeout(limit);
      resolve(output);
    });
    child.once('close', () => {
      clearTimeout(limit);
      reject(new UserError(`The server did not start:\n${output()}`));
    });
  });
}

/** A port that is free at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
