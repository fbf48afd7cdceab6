import { App, type EmailDriver, setExperimental } from '@supabase/lite';
import { EMBEDDED_PUBLISHABLE_KEY } from '#data/environment.ts';
import type { Database } from './database.ts';
import type { SecretKeys } from './keys.ts';
import type { FileStorage } from './storage-files.ts';

export interface LiteOptions {
  database: Database;
  keys: SecretKeys;
  storage: FileStorage;
  email: EmailDriver;
  siteUrl: string;
}

/** A stored file may be this large unless its bucket says less: 25 MiB, as in supabase/config.toml. */
export const FILE_SIZE_LIMIT = 25 * 1024 * 1024;

/**
 * Supabase Lite on the embedded database, with its auth and storage tables in place.
 * Without a key it answers nothing (`admin: false`), as hosted Supabase does.
 */
export async function createLite(options: LiteOptions): Promise<App> {
  setExperimental('storage', true);
  const app = new App({
    connection: options.database.connection,
    auth: {
      enabled: true,
      jwt_secret: options.keys.jwtSecret,
      publishable_key: EMBEDDED_PUBLISHABLE_KEY,
      secret_key: options.keys.secretKey,
      site_url: options.siteUrl,
      additional_redirect_urls: ['http://localhost:*/**', 'http://127.0.0.1:*/**'],
      minimum_password_length: 8,
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
  await initQuietly(app);
  await app.ensureSystemSchema();
  return app;
}

/**
 * The library warns on the console that its storage is experimental. We know (docs/decisions), and
 * whoever starts the site can't do anything about it. The warning is written before the first await.
 */
async function initQuietly(app: App): Promise<void> {
  const { warn } = console;
  console.warn = () => undefined;
  let ready: Promise<unknown>;
  try {
    ready = app.init();
  } finally {
    console.warn = warn;
  }
  await ready;
}
