import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createPgliteConnection, type PGlite, type PgliteConnection } from '@supabase/lite/pglite';
import { renameSynced, syncAll, treeOf } from '#tooling/sync.ts';
import { DurableFiles } from './durable-files.ts';
import { boundTimers } from './long-timers.ts';
import { asText, endTransaction } from './session.ts';

/** An error of PostgreSQL. */
export interface DatabaseError {
  /** SQLSTATE. */
  code: string;
  message: string;
  detail?: string | undefined;
  hint?: string | undefined;
}

/** Statements of one transaction, as superuser. Use nothing else of the database inside. */
export interface Transaction {
  /** A tagged template, whose values become parameters: tx.query`select ${id}`. */
  query<Row>(text: readonly string[], ...values: unknown[]): Promise<Row[]>;
  /** Several statements without parameters. */
  exec(statements: string): Promise<unknown>;
}

/** Runs tasks one after another in the order of the calls; a failed one does not stop the next. */
class Mutex {
  #last: Promise<unknown> = Promise.resolve();
  #startedAt: number | null = null;

  /** Milliseconds for which the current task has run; 0 without one. */
  get busyFor(): number {
    return this.#startedAt === null ? 0 : performance.now() - this.#startedAt;
  }

  run<T>(task: () => Promise<T>): Promise<T> {
    const timed = async () => {
      this.#startedAt = performance.now();
      try {
        return await task();
      } finally {
        this.#startedAt = null;
      }
    };
    const result = this.#last.then(timed, timed);
    this.#last = result.catch(() => undefined);
    return result;
  }
}

/**
 * The embedded PostgreSQL. It has one session, on which the library opens transactions statement by
 * statement: two simultaneous requests would share a transaction, and the second would go on as
 * superuser after the first one's COMMIT. Everything that touches the session therefore goes through
 * `alone`.
 */
export class Database {
  readonly connection: PgliteConnection;
  readonly #pglite: PGlite;
  readonly #files: DurableFiles | null;
  readonly #onBroken: () => void;
  readonly #mutex = new Mutex();
  #lastError: DatabaseError | null = null;

  private constructor(
    connection: PgliteConnection,
    files: DurableFiles | null,
    onBroken: () => void,
  ) {
    this.connection = connection;
    this.#onBroken = onBroken;
    this.#files = files;
    this.#pglite = connection.driver;
    this.#watchErrors();
  }

  /**
   * @param folder `null` keeps everything in memory.
   * @param template the `dump()` of a new database; default an empty one.
   * @param onBroken called when the session can't be used any more.
   */
  static async open(
    folder: string | null,
    template: Blob | null = null,
    onBroken: () => void = () => undefined,
  ): Promise<Database> {
    boundTimers();
    if (folder !== null) await ensureFolder(folder, template);
    const files = folder === null ? null : new DurableFiles();
    const connection = await connect(folder, files?.options ?? { template });
    await connection.driver.exec(
      `set time zone 'UTC'; set search_path to "$user", public, extensions`,
    );
    // At its first request the library grants every right on every table to every role, which undoes the
    // migrations' revokes, and without row-level security it changes no role. HOSTED_SCHEMA has set the
    // roles up, so the library is told that this is done.
    Reflect.set(connection, 'rlsState', 'active');
    return new Database(connection, files, onBroken);
  }

  /** Runs a task with exclusive use of the session, and leaves it without a transaction. Nesting it deadlocks. */
  alone<T>(task: () => Promise<T>): Promise<T> {
    const tidily = async () => {
      try {
        return await task();
      } finally {
        if (!(await endTransaction(this.#pglite))) this.#onBroken();
      }
    };
    return this.#mutex.run(tidily).finally(() => this.#shortenLog());
  }

  /** Milliseconds for which the current task has had the session. */
  get busyFor(): number {
    return this.#mutex.busyFor;
  }

  /** One statement as superuser; timestamps as text, numerics as numbers. */
  sql<Row>(query: string, parameters: unknown[] = []): Promise<Row[]> {
    return this.alone(async () => (await this.#pglite.query<Row>(query, parameters)).rows);
  }

  async exec(statements: string): Promise<void> {
    await this.alone(() => this.#pglite.exec(statements));
  }

  /** Subscribes to a channel of `notify`. */
  async listen(channel: string, heard: () => void): Promise<void> {
    await this.alone(() => this.#pglite.listen(channel, heard));
  }

  transaction<T>(task: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.alone(() =>
      this.#pglite.transaction((inner) =>
        task({
          query: async <Row>(text: readonly string[], ...values: unknown[]) => {
            const query = text.reduce((before, part, index) => `${before}$${index}${part}`);
            return (await inner.query<Row>(query, values)).rows;
          },
          exec: (statements) => inner.exec(statements),
        }),
      ),
    );
  }

  /** The library's last error since `forgetError()`. */
  get lastError(): DatabaseError | null {
    return this.#lastError;
  }

  forgetError(): void {
    this.#lastError = null;
  }

  /** Makes the library read the schema again. */
  forgetSchema(): Promise<unknown> {
    return this.alone(() => this.connection.clearSchemaCache());
  }

  /** Notes errors here because the library loses some SQLSTATEs on the way to the answer. */
  #watchErrors(): void {
    const query = this.#pglite.query.bind(this.#pglite);
    this.#pglite.query = async <T>(...parameters: Parameters<PGlite['query']>) => {
      try {
        return await query<T>(...parameters);
      } catch (error) {
        if (isDatabaseError(error)) this.#lastError = error;
        throw error;
      }
    };
  }

  /** In a turn of its own. A full disk leaves the log as it is. */
  #shortenLog(): void {
    if (!this.#files?.isLogLong) return;
    this.#files.noteCheckpoint();
    this.#mutex.run(() => this.#pglite.exec('checkpoint')).catch(() => undefined);
  }

  /** All files in one archive, a template for other databases. */
  dump(): Promise<Blob> {
    return this.alone(async () => {
      // The log need not be replayed on loading.
      await this.#pglite.exec('checkpoint');
      return await this.#pglite.dumpDataDir('none');
    });
  }

  /** Waits for running tasks and closes the files. */
  async close(): Promise<void> {
    await this.#mutex.run(() => this.connection.close());
  }
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

const TIMESTAMPTZ = 1184;
const TIMESTAMP = 1114;
const NUMERIC = 1700;

/** As PostgREST's JSON: Safari can't read the library's timestamps, and its numerics are text. */
const PARSERS = {
  [TIMESTAMPTZ]: isoTimestamp,
  [TIMESTAMP]: isoTimestamp,
  [NUMERIC]: Number,
};

/** Made beside its place and synced, so that neither a killed process nor a power cut leaves a part of one. */
async function ensureFolder(folder: string, template: Blob | null): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await (await connect(unfinished, { template })).close();
  await syncAll(await treeOf(unfinished));
  await renameSynced(unfinished, folder);
}

async function connect(
  folder: string | null,
  { template, ...options }: Partial<DurableFiles['options']> & { template?: Blob | null } = {},
): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    ...(folder !== null && { url: folder }),
    pgliteOptions: { parsers: PARSERS, ...options, ...(template && { loadDataDir: template }) },
  });
  await connection.driver.waitReady;
  connection.driver.serializers = asText(connection.driver.serializers);
  return connection;
}

/** ISO 8601: `2026-11-20T22:54:34.158+00:00`. `infinity` stays as it is. */
function isoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');
}
