import { AsyncLocalStorage } from 'node:async_hooks';
import { App, setExperimental } from '@supabase/lite';
import { EMBEDDED_PUBLISHABLE_KEY } from '#environment';
import type { FileStorage } from '#server/embedded/storage/files.ts';
import { isFullDisk } from '#tooling/disk.ts';
import { exchangeBearer } from './bearer.ts';
import { PROJECT_CONFIG } from './config.ts';
import type { Database } from './database.ts';
import type { SecretKeys } from './keys.ts';
import { fullDisk } from './refusals.ts';

interface LiteOptions {
  database: Database;
  keys: SecretKeys;
  storage: FileStorage;
  siteUrl: string;
}

interface RequestContext {
  /** The library's console output during the request. */
  loggedError?: string;
}

export type Lite = Awaited<ReturnType<typeof createLite>>;

/** Bytes of a stored file, unless its bucket says less. */
export const FILE_SIZE_LIMIT = PROJECT_CONFIG.storage.file_size_limit;

const asking = new AsyncLocalStorage<RequestContext>();

/**
 * Supabase Lite on the embedded database, one request at a time. It answers /rest/v1 and /storage/v1; of
 * its auth server only the tables are used (docs/decisions/003). As on hosted Supabase every request
 * needs a key (`admin: false`).
 */
export async function createLite(options: LiteOptions) {
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
    /**
     * Answers a request whose body is in memory.
     *
     * @returns also PostgreSQL's error meanwhile, if any.
     * @throws BearerFailure for an invalid bearer token.
     */
    handle: async (asked: Request) => {
      const request = await exchangeBearer(asked, options.keys);
      return await options.database.alone(async () => {
        const context: RequestContext = {};
        options.database.forgetError();
        const ask = () => asking.run(context, async () => app.fetch(request));
        const response = isForStorage(request)
          ? await withStorageDeletes(options.database, ask)
          : await ask();
        const databaseError = options.database.lastError;
        if (response.status < 500) return { response, databaseError };
        const reason = context.loggedError ?? `status ${response.status}`;
        // PostgreSQL's refusals are answered; other failures are our own.
        if (!databaseError) reportFailure(request, reason);
        const isFull = isFullDisk(databaseError ?? reason);
        return { response: isFull ? fullDisk() : response, databaseError };
      });
    },
  };
}

function isForStorage(request: Request): boolean {
  return new URL(request.url).pathname.startsWith('/storage/v1/');
}

/** Only the storage server's statements may delete there. */
async function withStorageDeletes<Result>(
  { connection }: Database,
  work: () => Promise<Result>,
): Promise<Result> {
  await connection.driver.exec("set storage.allow_delete_query = 'true'");
  try {
    return await work();
  } finally {
    await connection.driver.exec('reset storage.allow_delete_query');
  }
}

let silenced = false;

/** Logs a request that failed on the server's side. */
export function reportFailure(request: Request, reason: string): void {
  console.error(`${request.method} ${new URL(request.url).pathname} failed: ${reason}`);
}

/** Silences the library, which prints every refused statement and a warning about storage. */
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
