import { createHash } from 'node:crypto';
import { entryOfFile } from '#scripts/backup/manifest.ts';
import { TABLES } from '#scripts/backup/tables.ts';
import type { Backend } from '#server/embedded/open.ts';

/** Rows that come with accounts, which are there before the rest. */
const OF_ACCOUNTS = ['public.profiles', 'public.user_roles', 'public.audit_log'];

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
