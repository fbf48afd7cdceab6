import { AsyncLocalStorage } from 'node:async_hooks';
import { App, setExperimental } from '@supabase/lite';
import { EMBEDDED_PUBLISHABLE_KEY } from '#environment';
import type { FileStorage } from '#local/backend/storage/files.ts';
import { isFullDisk } from '#tooling/disk.ts';
import { exchangeBearer } from './bearer.ts';
import { PROJECT_CONFIG } from './config.ts';
import type { Database, DatabaseError } from './database.ts';
import type { SecretKeys } from './keys.ts';

export interface LiteOptions {
  database: Database;
  keys: SecretKeys;
  storage: FileStorage;
  siteUrl: string;
}

/** What is known of the request while the library answers it. */
interface RequestContext {
  /** What the library wrote to the console meanwhile. */
  loggedError?: string;
}

/** Supabase Lite, one request at a time. */
export interface Lite {
  /**
   * Answers a request of /rest/v1 or /storage/v1 whose body is in memory already.
   * `databaseError` is the error that PostgreSQL raised meanwhile, if any.
   *
   * @throws BearerFailure for a bearer token that is no access token of this project.
   */
  handle(request: Request): Promise<{ response: Response; databaseError: DatabaseError | null }>;
}

/** A stored file may be this large unless its bucket says less, in bytes. */
export const FILE_SIZE_LIMIT = PROJECT_CONFIG.storage.file_size_limit;

const asking = new AsyncLocalStorage<RequestContext>();

/**
 * Supabase Lite on the embedded database, with its auth and storage tables in place. It answers
 * /rest/v1 and /storage/v1; of its auth server only the tables are used (docs/decisions/036).
 * Without a key it answers nothing (`admin: false`), as hosted Supabase does.
 */
export async function createLite(options: LiteOptions): Promise<Lite> {
  setExperimental('storage', true);
  silenceWhileAsking();
  const app = new App({
    connection: options.database.connection,
    api: { max_rows: PROJECT_CONFIG.api.max_rows },
    auth: {
      enabled: true,
      jwt_secret: options.keys.jwtSecret,
      publishable_key: EMBEDDED_PUBLISHABLE_KEY,
      secret_key: options.keys.secretKey,
      site_url: options.siteUrl,
    },
    storage: { enabled: true, file_size_limit: `${FILE_SIZE_LIMIT}B` },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true } },
  });
  app._storageAdapter = options.storage;
  await asking.run({}, () => app.init());
  await app.ensureSystemSchema();
  return {
    handle: async (asked) => {
      const request = await exchangeBearer(asked, options.keys);
      return await options.database.alone(async () => {
        const context: RequestContext = {};
        options.database.forgetError();
        // As the storage server says of its own statements; all others may not delete there.
        await allowStorageDeletes(options.database, isForStorage(request));
        const response = await asking.run(context, async () => app.fetch(request));
        await allowStorageDeletes(options.database, false);
        const databaseError = options.database.lastError;
        // What PostgreSQL refused is answered to the client; what nobody refused is our own trouble.
        if (response.status >= 500 && !databaseError) {
          const reason = context.loggedError ?? `status ${response.status}`;
          reportFailure(request, reason);
          if (isFullDisk(reason)) return { response: fullDisk(), databaseError };
        }
        return { response, databaseError };
      });
    },
  };
}

/** Insufficient Storage, in a form that clients of tables and of storage read. */
function fullDisk(): Response {
  const message = 'The disk is full. Make room, then try again.';
  return Response.json(
    { statusCode: '507', code: '53100', error: message, message },
    { status: 507 },
  );
}

function isForStorage(request: Request): boolean {
  return new URL(request.url).pathname.startsWith('/storage/v1/');
}

async function allowStorageDeletes({ connection }: Database, isAllowed: boolean): Promise<void> {
  await connection.driver.exec(`set storage.allow_delete_query = '${isAllowed}'`);
}

let silenced = false;

/** One line about a request that failed through no fault of its sender. */
export function reportFailure(request: Request, reason: string): void {
  console.error(`${request.method} ${new URL(request.url).pathname} failed: ${reason}`);
}

/**
 * The library writes every refused statement with its whole stack to the console, and warns that its
 * storage is experimental. A wrong request is no news to whoever started the site.
 */
function silenceWhileAsking(): void {
  if (silenced) return;
  silenced = true;
  const { error, warn } = console;
  console.error = (...words: unknown[]) => {
    const asked = asking.getStore();
    if (asked) asked.loggedError ??= words.map(String).join(' ');
    else error(...words);
  };
  console.warn = (...words: unknown[]) => {
    if (!asking.getStore()) warn(...words);
  };
}
