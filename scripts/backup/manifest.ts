import { z } from 'zod';

/** Version of the zip's layout, raised when an older `npm run restore` can't read it. */
export const FORMAT = 1;

/** `manifest.json`: the content of a backup. */
export const manifestSchema = z.object({
  format: z.int(),
  /** Version of the last migration. */
  schema: z.string(),
  /** The moment of which all rows are. */
  created_at: z.string(),
  content_version: z.int(),
  accounts: z.int(),
  /** Rows of each table. */
  tables: z.record(z.string(), z.int()),
  files: z.object({ count: z.int(), bytes: z.int() }),
  /** Files that were listed and missing, as `bucket/path`. */
  missing_files: z.array(z.string()),
  left_out: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** An account as a backup holds it: without password, second factors and sessions. */
export const accountSchema = z.object({
  id: z.uuid(),
  /** Empty for one that signed in by telephone or anonymously. */
  email: z.string(),
  is_confirmed: z.boolean(),
  user_metadata: z.record(z.string(), z.unknown()),
});
export type Account = z.infer<typeof accountSchema>;

/** As `is_safe_path` in SQL: another name would lead the secret key to another address. */
const safePath = z.string().regex(/^(?!(.*\/)?\.{0,2}(\/|$))[\w/!.*'() &$@=;:+,?-]+$/);

/** A file in storage. */
export const storedFileSchema = z.object({
  bucket: safePath,
  path: safePath,
  bytes: z.int().nullable(),
  mime_type: z.string().nullable(),
  cache_control: z.string().nullable(),
});
export type StoredFile = z.infer<typeof storedFileSchema>;

/** `start_backup()` answers this. */
export const startedSchema = z.object({
  id: z.uuid(),
  at: z.string(),
  schema: z.string(),
  content_version: z.int(),
  bytes: z.int(),
  counts: z.record(z.string(), z.int()),
});

/** What a backup can't have, in words for the administrator. */
export const NOT_IN_A_BACKUP = [
  'Passwords, second factors and sessions: everybody chooses a new password through “Forgotten password”.',
  'Secrets of the project: keys, the deploy hook, mail settings.',
];

export const ACCOUNTS_FILE = 'accounts.jsonl';
export const FILES_FILE = 'files.jsonl';
export const MANIFEST_FILE = 'manifest.json';
export const CHECKSUMS_FILE = 'checksums.sha256';

/** Where a stored file lies in the zip. */
export function entryOfFile({ bucket, path }: Pick<StoredFile, 'bucket' | 'path'>): string {
  return `files/${bucket}/${path}`;
}
