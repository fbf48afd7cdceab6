import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createPgliteConnection, type PGlite, type PgliteConnection } from '@supabase/lite/pglite';
import { Mutex } from './mutex.ts';

/** What PostgreSQL says when it refuses a statement. */
export interface DatabaseError {
  /** SQLSTATE. */
  code: string;
  message: string;
  detail?: string | undefined;
  hint?: string | undefined;
}

/** Statements that belong together, as superuser. Use nothing else of the database inside. */
export interface Transaction {
  query<Row>(query: string, parameters?: unknown[]): Promise<Row[]>;
  /** Several statements without parameters. */
  exec(statements: string): Promise<void>;
}

/**
 * The embedded PostgreSQL. It has a single session, and the library opens transactions on it
 * statement by statement without keeping others out: two requests at once would share one
 * transaction, and the second would go on as superuser after the first one's COMMIT. Everything that
 * touches the session therefore goes through `alone`.
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
   * @param folder where the files live; `null` keeps everything in memory.
   * @param template what a new database begins with, as `dump()` gave it. Default an empty one.
   */
  static async open(folder: string | null, template: Blob | null = null): Promise<Database> {
    const connection = await (folder === null
      ? connect(null, template)
      : openFolder(folder, template));
    await connection.driver.exec(
      `set time zone 'UTC'; set search_path to "$user", public, extensions`,
    );
    // At the first request the library grants every right on every table to every role, which undoes
    // the migrations' revokes, and without any table under row-level security it would not change
    // role at all. HOSTED_SCHEMA has set the roles up: tell it that this is done.
    Reflect.set(connection, 'rlsState', 'active');
    return new Database(connection);
  }

  /** Runs a task while nothing else uses the session. Not to be nested: it would wait for itself. */
  alone<T>(task: () => Promise<T>): Promise<T> {
    return this.#mutex.run(task);
  }

  /** Milliseconds for which one task has had the session. */
  get busyFor(): number {
    return this.#mutex.busyFor;
  }

  /** One statement as superuser; dates come as text, numbers as numbers where they are exact. */
  sql<Row>(query: string, parameters: unknown[] = []): Promise<Row[]> {
    return this.alone(async () => (await this.#pglite.query<Row>(query, parameters)).rows);
  }

  /** Several statements without parameters, as superuser. */
  async exec(statements: string): Promise<void> {
    await this.alone(() => this.#pglite.exec(statements));
  }

  /** Hears of every `notify` on a channel. */
  async listen(channel: string, heard: () => void): Promise<void> {
    await this.alone(() => this.#pglite.listen(channel, heard));
  }

  /** All or nothing, as superuser. */
  transaction<T>(task: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.alone(() =>
      this.#pglite.transaction((inner) =>
        task({
          query: async <Row>(query: string, parameters: unknown[] = []) =>
            (await inner.query<Row>(query, parameters)).rows,
          exec: async (statements) => {
            await inner.exec(statements);
          },
        }),
      ),
    );
  }

  /** The last error of a statement of the library, since `forgetError()`. */
  get lastError(): DatabaseError | null {
    return this.#lastError;
  }

  forgetError(): void {
    this.#lastError = null;
  }

  /** Makes the library see tables and functions that have been added since it last looked. */
  forgetSchema(): Promise<unknown> {
    return this.alone(() => this.connection.clearSchemaCache());
  }

  /** The library loses the SQLSTATE of some errors on their way to the answer, so it is noted here. */
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

  /** All its files in one: the template of others. */
  dump(): Promise<Blob> {
    return this.alone(async () => {
      // What loads them then need not repeat the log.
      await this.#pglite.exec('checkpoint');
      return await this.#pglite.dumpDataDir('none');
    });
  }

  /** Waits for what is running and closes the files. */
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

/**
 * Values as PostgREST writes them in JSON. The library answers `2026-11-20 22:54:34.158+00`, which
 * Safari can't read, and sends `1.50` as text.
 */
const PARSERS = {
  [TIMESTAMPTZ]: isoTimestamp,
  [TIMESTAMP]: isoTimestamp,
  [NUMERIC]: Number,
};

/**
 * A new database is made beside its place and moved there once it is whole: a process that is killed
 * meanwhile leaves nothing that could be mistaken for a database.
 */
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
