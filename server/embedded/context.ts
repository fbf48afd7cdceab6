import type { AuthConfig } from '#server/embedded/config.ts';
import type { FileStorage } from '#server/embedded/storage/files.ts';
import type { Database } from './database.ts';
import type { SecretKeys } from './keys.ts';
import type { Lite } from './supabase-lite.ts';

/** What the backend's handlers work with. */
export interface BackendContext {
  database: Database;
  lite: Lite;
  keys: SecretKeys;
  storage: FileStorage;
  /** The backend's files; removed on closing when everything is in memory. */
  folder: string;
  siteUrl: string;
  /** Auth settings after overrides. */
  auth: AuthConfig;
  /** Keeps a mail instead of sending it. */
  keepMail(mail: SentMail): void;
  /** Clock of throttles and codes, in milliseconds since 1970; access tokens use the system's. */
  now: () => number;
}

/** A mail that hosted Supabase would have sent. */
export interface SentMail {
  to: string;
  subject: string;
  text: string;
  link: string | null;
  /** The six digits to type instead. */
  code: string;
}
