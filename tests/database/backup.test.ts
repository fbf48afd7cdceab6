import { describe, expect, test } from 'vitest';
import { BUCKETS, LEFT_OUT, TABLES } from '#scripts/backup/tables.ts';
import { addContent } from './fixtures.ts';
import { openDatabase } from './harness.ts';

const database = openDatabase(addContent);

test('backup: every table is in it, or is left out for a given reason', async () => {
  const tables = await database.column(
    `select format('%s.%s', relnamespace::regnamespace, relname) from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')`,
  );
  expect(
    tables.sort(),
    'A new table belongs into TABLES of scripts/backup/tables.ts, or into LEFT_OUT with the reason.',
  ).toEqual([...TABLES, ...Object.keys(LEFT_OUT)].sort());
});

test('backup: each table stands behind those that it names', async () => {
  const keys = await database.sql<{ child: string; parent: string }>(
    `select format('%s.%s', c.relnamespace::regnamespace, c.relname) as child,
      format('%s.%s', p.relnamespace::regnamespace, p.relname) as parent
    from pg_constraint k join pg_class c on c.oid = conrelid join pg_class p on p.oid = confrelid
    where contype = 'f' and conrelid <> confrelid`,
  );
  const late = keys.filter(
    ({ child, parent }) =>
      TABLES.includes(parent) &&
      TABLES.includes(child) &&
      TABLES.indexOf(parent) > TABLES.indexOf(child),
  );
  expect(late).toEqual([]);
});

test('backup: no table that stays is emptied along with the others', async () => {
  const swept = await database.column(
    `select distinct format('%s.%s', c.relnamespace::regnamespace, c.relname)
    from pg_constraint k join pg_class c on c.oid = conrelid join pg_class p on p.oid = confrelid
    where contype = 'f' and format('%s.%s', p.relnamespace::regnamespace, p.relname) = any ($1)
      and format('%s.%s', c.relnamespace::regnamespace, c.relname) <> all ($1)`,
    TABLES,
  );
  // Who had an article open or was writing an enquiry; mails and a backup of what was there before.
  expect(swept.sort()).toEqual([
    ...['private.enquiry_tickets', 'private.last_backup', 'private.presence', 'public.notices'],
  ]);
});

test('backup: one is due a month after the last, or after the first account', async () => {
  const last = async () =>
    (await database.call('admin', 'last_backup')).rows.map(({ bytes, is_due }) => [bytes, is_due]);
  await database.sql(`update public.profiles set created_at = now() - interval '20 days'`);
  expect(await last()).toEqual([[null, false]]);
  await database.sql(`update public.profiles set created_at = now() - interval '40 days'`);
  expect(await last()).toEqual([[null, true]]);
  await database.call('admin', 'record_backup', [7]);
  expect(await last()).toEqual([[7, false]]);
  await database.sql(`update private.last_backup set at = now() - interval '40 days'`);
  expect(await last()).toEqual([[7, true]]);
});

test('backup: every bucket is known', async () => {
  expect(await database.column('select id from storage.buckets order by id')).toEqual(BUCKETS);
});

describe('backup: its functions', () => {
  test('take no table that holds secrets', async () => {
    for (const name of ['private.salts', 'auth.users', 'public.nothing', 'public.posts; drop']) {
      const statement = `select public.start_backup(array['${name}'])`;
      const outcome = await database.attempt('service', statement);
      expect([outcome.sqlstate, outcome.message]).toEqual([
        'PT404',
        `This project has no such tables: ${name}.`,
      ]);
    }
  });

  test('read a table in pieces of a megabyte', { tags: ['slow'] }, async () => {
    const client = database.serviceClient();
    await database.sql`
      insert into public.enquiries (name, email, message, consent_at)
      select 'Ann ' || n, 'ann@example.com', repeat('x', 4000), now() from generate_series(1,
      600) as n`;
    const { data } = await client.rpc('start_backup', { tables: ['public.enquiries'] });
    const { id, counts } = data as { id: string; counts: Record<string, number> };
    const lengths: number[] = [];
    const seen = new Set<string>();
    for (let after = 0; ; ) {
      const piece = await client.rpc('read_backup', {
        backup_id: id,
        part: 'public.enquiries',
        after,
      });
      const lines = piece.data ?? [];
      if (lines.length === 0) break;
      for (const line of lines) seen.add(JSON.parse(line).id);
      lengths.push(lines.join('').length);
      after += lines.length;
    }
    expect(seen.size).toBe(counts['public.enquiries']);
    expect(lengths.length).toBeGreaterThan(2);
    expect(Math.max(...lengths)).toBeLessThan(1_010_000);
    await client.rpc('end_backup', { backup_id: id });
    expect(await database.value('select count(*)::int from private.backup_lines')).toBe(0);
  });

  test('say what stands in the way of a restore', async () => {
    const outcome = await database.attempt(
      'service',
      'select public.require_empty(gen_random_uuid())',
    );
    expect(outcome.hint).toBe('not_empty');
    expect(outcome.message).toMatch(
      /^There is something here already: 4 articles, 3 galleries, 5 pages, 5 pictures, \d+ enquiries, 6 accounts/,
    );
  });

  test('leave a menu to change where the backup is older than that', async () => {
    const client = database.serviceClient();
    const tables = ['public.site_menu'];
    const { error } = await client.rpc('finish_restore', {
      ...{ restore_id: crypto.randomUUID(), tables, counts: {} },
    });
    expect(error).toBeNull();
    expect(await database.sql('select items, version from public.site_menu')).toEqual([
      { items: null, version: 1 },
    ]);
    const admin = await database.client('admin');
    expect((await admin.from('site_menu').update({ items: [] }).eq('id', true)).error).toBeNull();
  });

  test('leave the rows as they are when some of a restore are missing', async () => {
    const count = 'select count(*)::int from public.enquiries';
    const before = await database.value(count);
    const statement = `select public.finish_restore(gen_random_uuid(), '{public.enquiries}',
      '{"public.enquiries": 2}')`;
    const outcome = await database.attempt('service', statement);
    expect([outcome.hint, outcome.message]).toEqual([
      'not_whole',
      'Of public.enquiries, 0 rows came back of 2.',
    ]);
    expect(await database.value(count)).toBe(before);
  });
});
