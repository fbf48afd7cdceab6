import { AsyncLocalStorage } from 'node:async_hooks';
import { App, type EmailDriver, setExperimental } from '@supabase/lite';
import { EMBEDDED_PUBLISHABLE_KEY } from '#environment';
import type { FileStorage } from '#local/backend/storage/files.ts';
import type { Database, DatabaseError } from './database.ts';
import type { SecretKeys } from './keys.ts';

export interface LiteOptions {
  database: Database;
  keys: SecretKeys;
  storage: FileStorage;
  email: EmailDriver;
  siteUrl: string;
}

/** What is known of the request while the library answers it. */
interface RequestContext {
  /** What the library wrote to the console meanwhile. */
  loggedError?: string;
  /** Where a mail's link should lead in the end; the library forgets what the request says. */
  redirectTo?: string | null;
}

/** Supabase Lite, one request at a time. */
export interface Lite {
  /**
   * Answers a request whose body is in memory already.
   * `databaseError` is the error that PostgreSQL raised meanwhile, if any.
   */
  handle(
    request: Request,
    asked?: RequestContext,
  ): Promise<{ response: Response; databaseError: DatabaseError | null }>;
}

/** A stored file may be this large unless its bucket says less: 25 MiB, as in supabase/config.toml. */
export const FILE_SIZE_LIMIT = 25 * 1024 * 1024;

/** Shortest password that sign-up takes. */
export const MINIMUM_PASSWORD_LENGTH = 8;

const asking = new AsyncLocalStorage<RequestContext>();

/** Where the mail that is being written should lead in the end, if the request says so. */
export function requestedRedirect(): string | null {
  return asking.getStore()?.redirectTo ?? null;
}

/**
 * Supabase Lite on the embedded database, with its auth and storage tables in place.
 * Without a key it answers nothing (`admin: false`), as hosted Supabase does.
 */
export async function createLite(options: LiteOptions): Promise<Lite> {
  setExperimental('storage', true);
  silenceWhileAsking();
  const app = new App({
    connection: options.database.connection,
    auth: {
      enabled: true,
      jwt_secret: options.keys.jwtSecret,
      publishable_key: EMBEDDED_PUBLISHABLE_KEY,
      secret_key: options.keys.secretKey,
      site_url: options.siteUrl,
      minimum_password_length: MINIMUM_PASSWORD_LENGTH,
      enable_refresh_token_rotation: true,
      email: { enable_signup: true, enable_confirmations: false },
    },
    storage: { enabled: true, file_size_limit: '25MiB' },
    studio: { enabled: false },
    options: {
      server: { admin: false, disableStudio: true },
      drivers: { email: options.email },
    },
  });
  app._storageAdapter = options.storage;
  await asking.run({}, () => app.init());
  await app.ensureSystemSchema();
  return {
    handle: (request, asked = {}) =>
      options.database.alone(async () => {
        options.database.forgetError();
        const response = await asking.run(asked, async () => app.fetch(request));
        const databaseError = options.database.lastError;
        // What PostgreSQL refused is answered to the client; what nobody refused is our own trouble.
        if (response.status >= 500 && !databaseError) {
          reportFailure(request, asked.loggedError ?? `status ${response.status}`);
        }
        return { response, databaseError };
      }),
  };
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
