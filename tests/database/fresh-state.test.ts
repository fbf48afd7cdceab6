import { afterAll, beforeAll, expect, test } from 'vitest';
import { addContent } from './fixtures.ts';
import { FreshState } from './fresh-state.ts';
import { TestDatabase } from './harness.ts';
import { addHostedParts } from './hosted-parts.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await TestDatabase.openOwn();
});
afterAll(() => own.close());

/** Every table with its rows, without what differs by the time at which it was written; and each sequence. */
async function stateOf(database: TestDatabase): Promise<Record<string, unknown>> {
  const tables = await database.column`
    select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname !~ '^(pg_|information_schema$|fresh$)' order by name`;
  const state: Record<string, unknown> = {};
  for (const name of tables) {
    const rows = await database.sql<{ row: Record<string, unknown> }>(
      `select to_jsonb(kept) as row from ${name} as kept`,
    );
    state[name] = rows.map(({ row }) => withoutTimes(row)).sort();
  }
  state.settings = await database.sql`
    select name, setting, nullif(current_setting('storage.allow_delete_query', true), '') as
    custom
    from pg_settings where source = 'session' order by name`;
  state.sequences = await database.sql`
    select schemaname, sequencename, last_value from pg_sequences
    where schemaname <> 'fresh' order by schemaname, sequencename`;
  return state;
}

/** A row as text: times, and identifiers and secrets made at random, by their shape alone. */
function withoutTimes(row: Record<string, unknown>): string {
  return JSON.stringify(row)
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)/g, 'time')
    .replaceAll(/[0-9a-f-]{37,}|[0-9a-f]{32,}/g, 'secret');
}

test('harness: a file finds the state of a new database, whatever the one before it did', async () => {
  const before = await TestDatabase.open();
  await addContent(before);
  await before.sql(`update public.business_settings set email = 'changed@example.com'`);
  await before.sql('update storage.buckets set public = not public');
  await before.sql('alter sequence public.releases_id_seq restart 500');
  await before.sql('set session_replication_role = replica');
  await before.sql(`set storage.allow_delete_query = 'true'`);
  await addHostedParts(before);
  await before.close();
  const next = await TestDatabase.open();
  try {
    expect(next.backend, 'the same database').toBe(before.backend);
    expect(await stateOf(next)).toEqual(await stateOf(own));
  } finally {
    await next.close();
  }
});

test('harness: a changed schema or right is noticed, and gone when it is as it was', async () => {
  const fresh = await FreshState.of(own.backend);
  for (const [change, back] of [
    [
      'create function public.forgotten() returns int language sql as $$select 1$$',
      'drop function public.forgotten()',
    ],
    ['grant select on public.enquiries to anon', 'revoke select on public.enquiries from anon'],
    [
      'alter table public.posts disable row level security',
      'alter table public.posts enable row level security',
    ],
    [
      'alter table public.posts disable trigger user',
      'alter table public.posts enable trigger user',
    ],
  ] as const) {
    await own.sql(change);
    expect(await fresh.restore(), change).toBe(false);
    await own.sql(back);
    expect(await fresh.restore(), back).toBe(true);
  }
});

test('harness: another file has its own after a change of schema', { tags: ['slow'] }, async () => {
  const before = await TestDatabase.open();
  await before.sql('alter table public.posts disable trigger user');
  await before.close();
  const next = await TestDatabase.open();
  expect(next.backend).not.toBe(before.backend);
  await next.close();
});
