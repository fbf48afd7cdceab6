import { createHash } from 'node:crypto';
import {
  ACCOUNTS_FILE,
  entryOfFile,
  FILES_FILE,
  storedFileSchema,
} from '#scripts/backup/manifest.ts';
import type { BackupFile } from '#scripts/backup/read-backup.ts';
import { fileOfTable, TABLES } from '#scripts/backup/tables.ts';
import type { Backend } from '#server/embedded/open.ts';

/** Rows that come with accounts, which are there before the rest. */
const OF_ACCOUNTS = ['public.profiles', 'public.user_roles', 'public.audit_log'];

/** All that a backup holds, by line and file; lines in one order and notation. */
export async function contentOf(backup: BackupFile): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const name of [ACCOUNTS_FILE, FILES_FILE, ...TABLES.map(fileOfTable)]) {
    const lines: string[] = [];
    for await (const line of backup.lines(name)) {
      lines.push(JSON.stringify(sorted(JSON.parse(line))));
      if (name !== FILES_FILE) continue;
      const entry = entryOfFile(storedFileSchema.parse(JSON.parse(line)));
      found.set(entry, digestOf(await backup.bytes(entry)));
    }
    found.set(name, lines.sort().join('\n'));
  }
  return found;
}

/** Places at which two backups differ. */
export function differences(one: Map<string, string>, other: Map<string, string>): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => one.get(name) !== other.get(name));
}

/** A digest of each table's rows, by default without those that accounts bring with them. */
export async function rowsOf(
  backend: Backend,
  tables = TABLES.filter((name) => !OF_ACCOUNTS.includes(name)),
): Promise<string> {
  const digests: string[] = [];
  for (const table of tables) {
    const [row] = await backend.sql<{ digest: string }>(
      `select ${`'${table} '`} || count(*) || ' ' || md5(coalesce(string_agg(line, '' order by line collate "C"), '')) as digest
      from (select to_jsonb(item)::text as line from ${table} as item) as lines`,
    );
    digests.push(row?.digest ?? '');
  }
  return digests.join('\n');
}

/** The digest of each file in storage, with how visitors get it. */
export async function filesOf(backend: Backend): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const files = await backend.sql<{ bucket: string; path: string }>(
    'select bucket_id as bucket, name as path from storage.objects order by 1, 2',
  );
  for (const { bucket, path } of files) {
    const name = path.split('/').map(encodeURIComponent).join('/');
    const address = `http://localhost/storage/v1/object/public/${bucket}/${name}`;
    const answer = await backend.fetch(new Request(address));
    const type = `${answer.headers.get('content-type')} ${answer.headers.get('cache-control')}`;
    const content = Buffer.from(await answer.arrayBuffer());
    found.set(entryOfFile({ bucket, path }), answer.ok ? `${type} ${digestOf(content)}` : 'lost');
  }
  return found;
}

function digestOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, sorted(item)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
