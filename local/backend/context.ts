import type { AuthConfig } from '#local/backend/config.ts';
import type { FileStorage } from '#local/backend/storage/files.ts';
import type { Database } from './database.ts';
import type { SecretKeys } from './keys.ts';
import type { Outbox } from './mail.ts';
import type { Lite } from './supabase-lite.ts';

/** What the handlers of the backend work with. */
export interface BackendContext {
  database: Database;
  lite: Lite;
  keys: SecretKeys;
  storage: FileStorage;
  /** Where the backend may keep files; removed on closing when everything is in memory. */
  folder: string;
  siteUrl: string;
  /** The auth settings of supabase/config.toml, with what differs here. */
  auth: AuthConfig;
  /** Where mails go instead of to people. */
  outbox: Outbox;
  /**
   * The clock of waits, challenges and codes, in milliseconds since 1970. Access tokens are timed by
   * the system's clock, because the library checks them against it.
   */
  now: () => number;
}
