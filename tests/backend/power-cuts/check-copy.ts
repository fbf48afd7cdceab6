import { type Backend, openBackend } from '#server/embedded/open.ts';
import type { Saved } from './team.ts';

export interface Found {
  /** What was said to be saved and is not there. */
  missing: Saved[];
  /** What does not fit together, in words. */
  broken: string[];
}

/** Tables whose rows are read by an index and without one. */
const TABLES = ['public.posts', 'public.post_revisions', 'public.audit_log', 'storage.objects'];

/** Opens a copy as a server would after the cut, and looks for what was said to be saved. */
export async function checkCopy(folder: string, saved: readonly Saved[]): Promise<Found> {
  const backend = await openBackend({ folder });
  try {
    const texts = new Set<string>();
    const revisions = await backend.sql<{ body: string }>('select body from public.post_revisions');
    for (const { body } of revisions) texts.add(body);
    const objects = await backend.sql<{ name: string }>('select name from storage.objects');
    const files = new Map<string, string | null>();
    for (const { name } of objects) files.set(name, await contentOf(backend, name));
    return {
      missing: saved.filter((one) =>
        one.kind === 'article' ? !texts.has(one.text) : files.get(one.name) !== one.text,
      ),
      broken: [
        ...[...files].flatMap(([name, text]) => (text === null ? [`${name} has no file`] : [])),
        ...(await unlikeRevisions(backend)),
        ...(await unlikeIndexes(backend)),
      ],
    };
  } finally {
    await backend.close();
  }
}

async function contentOf(backend: Backend, name: string): Promise<string | null> {
  const headers = { apikey: backend.secretKey, authorization: `Bearer ${backend.secretKey}` };
  const address = `http://localhost/storage/v1/object/media/${name}`;
  const answer = await backend.fetch(new Request(address, { headers }));
  return answer.ok ? await answer.text() : null;
}

/** An article and its newest revision are written by one transaction. */
async function unlikeRevisions(backend: Backend): Promise<string[]> {
  const unlike = await backend.sql<{ slug: string }>(
    `select slug from public.posts where not exists (select from public.post_revisions as kept
       where kept.post_id = posts.id and kept.version = posts.version and kept.body = posts.body)`,
  );
  return unlike.map(({ slug }) => `${slug} is not as its newest revision`);
}

async function unlikeIndexes(backend: Backend): Promise<string[]> {
  const broken: string[] = [];
  for (const table of TABLES) {
    const [byIndex, byTable] = [
      await idsOf(backend, table, true),
      await idsOf(backend, table, false),
    ];
    if (byIndex !== byTable) broken.push(`${table} has other rows than its index`);
  }
  return broken;
}

async function idsOf(backend: Backend, table: string, byIndex: boolean): Promise<string> {
  for (const way of ['indexscan', 'indexonlyscan']) {
    await backend.sql(`set enable_${way} = ${byIndex}`);
  }
  await backend.sql(`set enable_seqscan = ${!byIndex}`);
  const [row] = await backend.sql<{ ids: string }>(
    `select md5(coalesce(string_agg(id::text, ' ' order by id), '')) as ids from ${table}`,
  );
  return row?.ids ?? '';
}
