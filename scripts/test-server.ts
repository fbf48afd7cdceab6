import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { UserError } from '#tooling/user-error.ts';

/** `npm start` on a free port with a data folder of its own, as a stranger would meet it. */
export interface TestServer {
  url: string;
  port: number;
  pid: number;
  /** What it has printed so far. */
  printed(): string;
  /** Folder of the build that is being served. */
  site(): string;
  /** Ends it: politely by default, with SIGKILL at once. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** How a command that was started ended, and what it printed. */
export interface Ended {
  code: number | null;
  output: string;
}

/**
 * @param port of the server that was here before: its site is then built already. Default a free one.
 * @throws UserError with what the server printed when it does not come up.
 */
export async function startServer(
  dataFolder: string,
  port?: number,
  environment: NodeJS.ProcessEnv = {},
): Promise<TestServer> {
  return startServerOn(port ?? (await freePort()), { DATA_FOLDER: dataFolder, ...environment });
}

async function startServerOn(port: number, environment: NodeJS.ProcessEnv): Promise<TestServer> {
  const child = spawnStart({ PORT: String(port), ...environment });
  const url = `http://localhost:${port}`;
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  await waitUntilServing(child);
  return {
    url,
    port,
    pid: child.pid ?? 0,
    printed: () => printed,
    site() {
      const sites = join(environment.DATA_FOLDER ?? '', 'site');
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
 * Names no backend but the embedded one, and one address for all sites. Both are part of what pages and
 * scripts are built from: a copy of the demo data on another port is not built again.
 */
export const EMBEDDED_SETTINGS = {
  PUBLIC_SUPABASE_URL: '',
  PUBLIC_SUPABASE_ANON_KEY: '',
  SITE_URL: 'http://localhost:4322',
};

/**
 * `npm start` in an environment that names no backend but the embedded one, unless told otherwise. It
 * ends with whoever started it: a test or a benchmark that is stopped leaves no server behind.
 */
export function spawnStart(environment: NodeJS.ProcessEnv): ChildProcess {
  const endWithParent = import.meta.resolve('#tooling/end-with-parent.ts');
  return spawn(process.execPath, ['--import', endWithParent, 'local/start.ts'], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      ...EMBEDDED_SETTINGS,
      ...environment,
    },
  });
}

/** Waits for a started command to end by itself. */
export function whenEnded(child: ChildProcess): Promise<Ended> {
  return new Promise((resolve) => {
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('close', (code) => resolve({ code, output: output.trim() }));
  });
}

/** A server that has not come up by then never will, on however slow a machine. */
const START_LIMIT_MS = 10 * 60_000;

/** The server prints its addresses once everything answers. */
function waitUntilServing(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const limit = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS);
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes('Staff area')) return;
      clearTimeout(limit);
      resolve();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('close', () => {
      clearTimeout(limit);
      reject(new UserError(`The server did not start:\n${output}`));
    });
  });
}

/** A port that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === 'object' && address) resolve(address.port);
      });
    });
  });
}
