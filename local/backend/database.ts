import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createPgliteConnection, type PGlite, type PgliteConnection } from '@supabase/lite/pglite';
import { Mutex } from './mutex.ts';

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

/**
 * The embedded PostgreSQL. It has one session, on which the library opens transactions statement by
 * statement: two simultaneous requests would share a transaction, and the second would go on as
 * superuser after the first one's COMMIT. Everything that touches the session therefore goes through
 * `alone`.
 */
export class Database {
  readonly connection: PgliteConnection;
  readonly #pglite: PGlite;
  readonly #mutex = new Mutex();
  #lastError: DatabaseError | null = null;

  private constructor(connection: PgliteConnection) {
    this.connection = connection;
    this.#pglite = connection.driver;
    this.#watchErrors();
  }

  /**
   * @param folder `null` keeps everything in memory.
   * @param template the `dump()` of a new database; default an empty one.
   */
  static async open(folder: string | null, template: Blob | null = null): Promise<Database> {
    const connection = await (folder === null
      ? connect(null, template)
      : openFolder(folder, template));
    await connection.driver.exec(
      `set time zone 'UTC'; set search_path to "$user", public, extensions`,
    );
    // At its first request the library grants every right on every table to every role, which undoes the
    // migrations' revokes, and without row-level security it changes no role. HOSTED_SCHEMA has set the
    // roles up, so the library is told that this is done.
    Reflect.set(connection, 'rlsState', 'active');
    return new Database(connection);
  }

  /** Runs a task with exclusive use of the session. Nesting it deadlocks. */
  alone<T>(task: () => Promise<T>): Promise<T> {
    return this.#mutex.run(task);
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
    await this.alone(() => this.connection.close());
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

/** Makes a new database beside its place: a killed process leaves no partial one. */
async function openFolder(folder: string, template: Blob | null): Promise<PgliteConnection> {
  if (!existsSync(folder)) {
    const unfinished = `${folder}.new`;
    await rm(unfinished, { recursive: true, force: true });
    await (await connect(unfinished, template)).close();
    await rename(unfinished, folder);
  }
  return await connect(folder);
}

async function connect(
  folder: string | null,
  template: Blob | null = null,
): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    ...(folder !== null && { url: folder }),
    pgliteOptions: { parsers: PARSERS, ...(template && { loadDataDir: template }) },
  });
  await connection.driver.waitReady;
  return connection;
}

/** ISO 8601: `2026-11-20T22:54:34.158+00:00`. `infinity` stays as it is. */
function isoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');
}
