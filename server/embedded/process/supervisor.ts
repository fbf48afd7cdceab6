import { hash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FirstContent } from '#server/first-content.ts';
import { type Away, refuseAway } from '#server/refuse.ts';
import type { Log } from '#tooling/log.ts';
import { BackendClient } from './client.ts';
import { Forwarder } from './forward.ts';

export interface BackendProcessOptions {
  /** The caller holds its lock. */
  folder: string;
  /** Origin of the site, for the links in mails. */
  siteUrl: string;
  /** What to begin with, beside the demo accounts; null for a folder that has been begun. */
  fill: FirstContent | null;
  log: Log;
  /** Called with the pid of each run. */
  onProcess?: (pid: number) => Promise<void>;
  /** Called when the backend is back after a restart. */
  onReturn?: () => void;
  /** Called when a release is queued: the database notifies. */
  onRelease?: () => void;
  /** Milliseconds of silence after which it is restarted; default 30,000. */
  answerWithin?: number;
  /** Milliseconds of a run after which the next start is immediate; default 60,000. */
  steadyAfter?: number;
}

/** The end of a process is known a moment after that of its connections. */
const ENDS_WITHIN_MS = 2000;
const ANSWER_WITHIN_MS = 30_000;
const STEADY_AFTER_MS = 60_000;
const MAX_BACKOFF_MS = 60_000;

/** @throws Error, MigrationError when the first start fails; later ones are tried again. */
export async function startBackendProcess(options: BackendProcessOptions): Promise<BackendProcess> {
  const sockets = await makeSocketFolder(options.folder);
  const supervisor = new BackendProcess(options, sockets);
  try {
    await supervisor.start(options.fill);
  } catch (error) {
    await supervisor.close();
    throw error;
  }
  return supervisor;
}

/** The embedded backend in its own process, restarted whenever it ends. */
export class BackendProcess {
  readonly #options: BackendProcessOptions;
  readonly #sockets: string | null;
  readonly #forwarder = new Forwarder();
  readonly #closing = new AbortController();
  #starting: BackendClient | null = null;
  #client: BackendClient | null = null;
  #starts = 0;
  #waiting: { resolve: (client: BackendClient) => void; reject: (error: Error) => void }[] = [];

  constructor(options: BackendProcessOptions, sockets: string | null) {
    this.#options = options;
    this.#sockets = sockets;
  }

  async start(fill: FirstContent | null): Promise<void> {
    const client = await this.#run(fill);
    void this.#keepRunning(client, performance.now());
  }

  /** Forwards a request; 503 while the backend is away, 504 after it hung. */
  forward = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const client = this.#client;
    const why = async (): Promise<Away> => {
      const ending = await Promise.race([client?.ended, pause(ENDS_WITHIN_MS)]);
      if (!ending) return 'broken';
      return ending.hung ? 'hung' : 'ended';
    };
    if (client) this.#forwarder.forward(client.socket, incoming, outgoing, why);
    else refuseAway(incoming, outgoing, 'starting');
  };

  /**
   * One statement as superuser. Waits while the backend is away.
   *
   * @throws Error when PostgreSQL refuses, or when the backend ends before it answers: the statement may
   * have been carried out.
   */
  async sql<Row>(query: string, parameters: unknown[] = []): Promise<Row[]> {
    return (await this.#available()).sql<Row>(query, parameters);
  }

  /** How often the backend has been started. Waits while it is away. */
  starts = async (): Promise<number> => {
    await this.#available();
    return this.#starts;
  };

  /** Waits for running work, flushes to the disk and ends the process. */
  async close(): Promise<void> {
    this.#closing.abort();
    for (const { reject } of this.#waiting) reject(new Error('The embedded backend is closed.'));
    this.#waiting = [];
    const client = this.#client ?? this.#starting;
    this.#client = null;
    await client?.close();
    this.#forwarder.close();
    if (this.#sockets) await rm(this.#sockets, { recursive: true, force: true });
  }

  async #run(fill: FirstContent | null): Promise<BackendClient> {
    const { folder, siteUrl, answerWithin = ANSWER_WITHIN_MS, onProcess } = this.#options;
    const name = randomUUID().slice(0, 8);
    const socket = this.#sockets ? path.join(this.#sockets, name) : `\\\\.\\pipe\\backend-${name}`;
    const onRelease = () => this.#options.onRelease?.();
    const client = new BackendClient({ folder, siteUrl, socket, fill }, answerWithin, onRelease);
    this.#starting = client;
    await onProcess?.(client.pid);
    await client.ready;
    this.#starting = null;
    this.#client = client;
    this.#starts += 1;
    for (const { resolve } of this.#waiting) resolve(client);
    this.#waiting = [];
    return client;
  }

  async #keepRunning(first: BackendClient, since: number): Promise<void> {
    const { steadyAfter = STEADY_AFTER_MS } = this.#options;
    let [client, startedAt, failures] = [first, since, 0];
    for (;;) {
      const { how } = await client.ended;
      if (this.#closing.signal.aborted) return;
      this.#client = null;
      this.#options.log(`The embedded backend ${how}. It is started again.`, 'error');
      failures = performance.now() - startedAt > steadyAfter ? 0 : failures + 1;
      const next = await this.#tryUntilBack(failures);
      if (!next) return;
      [client, startedAt, failures] = [next.client, performance.now(), next.failures];
      this.#options.log('The embedded backend is back; what was saved is there.');
      this.#options.onReturn?.();
    }
  }

  /** @returns the run that came up, or `null` when the server closes. */
  async #tryUntilBack(before: number): Promise<{ client: BackendClient; failures: number } | null> {
    const { signal } = this.#closing;
    // The first retry is immediate.
    for (let failures = before; ; failures += 1) {
      const wait = failures > 1 ? Math.min(1000 * 2 ** (failures - 2), MAX_BACKOFF_MS) : 0;
      await pause(wait, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return null;
      try {
        return { client: await this.#run(null), failures };
      } catch (error) {
        if (signal.aborted) return null;
        const reason = error instanceof Error ? error.message : String(error);
        this.#options.log(
          `The embedded backend could not be started: ${reason} It is tried again.`,
          'error',
        );
      }
    }
  }

  #available(): Promise<BackendClient> {
    if (this.#client) return Promise.resolve(this.#client);
    if (this.#closing.signal.aborted) {
      return Promise.reject(new Error('The embedded backend is closed.'));
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
    });
  }
}

/**
 * A folder private to this account, because the socket gives full access. Not in the data folder: a
 * socket's path has at most about a hundred characters. One for each data folder, whose lock the caller
 * holds, so that what a killed server left is taken over. Windows pipes have no folder.
 */
export async function makeSocketFolder(folder: string): Promise<string | null> {
  if (process.platform === 'win32') return null;
  const { dev, ino } = await stat(folder);
  const digest = hash('sha256', `${hostname()} ${path.resolve(folder)} ${dev} ${ino}`);
  const prefix = path.join(tmpdir(), 'harrow-and-pine-');
  const own = prefix + digest.slice(0, 12);
  try {
    await rm(own, { recursive: true, force: true });
    await mkdir(own, { mode: 0o700 });
    return own;
  } catch {
    // Somebody else's thing of that name.
    return await mkdtemp(prefix);
  }
}
