import { beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from './harness.ts';
import { addEnquiry } from './rows.ts';

const database = openDatabase();
beforeEach(async () => {
  for (const name of ['page_views', 'view_days', 'page_vitals'])
    await database.sql(`truncate private.${name}`);
});

interface Numbers {
  days: { day: string; visits: number; views: number; enquiries: number }[];
  pages: { path: string; visits: number; views: number; before: number; enquiries: number }[];
  [name: string]: unknown;
}
const numbers = (month: string) => database.answer<Numbers>('editor', 'numbers', [month]);

describe('numbers', () => {
  const addDays = (from: string, to: string, visits: number) =>
    database.sql(
      `insert into private.view_days (day, visits, views) select day, $1, $1 * 3 from generate_series($2::date, $3, interval '1 day') as day`,
      ...[visits, from, to],
    );
  const addViews = (day: string, path: string, source: string, views: number) =>
    database.sql(
      'insert into private.page_views values ($1, $2, $3, false, $4)',
      ...[day, path, source, views],
    );

  test('of a month compare it with the one before and the year before, whole where it is over', async () => {
    await addDays('2025-02-01', '2025-02-28', 2);
    await addDays('2026-01-01', '2026-02-28', 3);
    const told = await numbers('2026-02-14');
    expect(told).toMatchObject({
      ...{ month: '2026-02-01', since: '2025-02-01', floods: 0, quick: null },
      ...{ before: { visits: 93, enquiries: 0 }, yearBefore: { visits: 56, enquiries: 0 } },
    });
    expect(told.days).toHaveLength(28);
    expect(told.days[0]).toEqual({ day: '2026-02-01', visits: 3, views: 9, enquiries: 0 });
    expect(await numbers('2025-02-01')).toMatchObject({ before: null, yearBefore: null });
  });

  test('name pages, sources and what people had read who wrote', async () => {
    await addViews('2026-01-09', '/', 'google.com', 5);
    await addViews('2026-02-01', '/', 'google.com', 2);
    await addViews('2026-02-02', '/', '', 1);
    await addViews('2026-02-02', '/blog/live', '/', 4);
    for (const row of [{}, { status: 'spam' }, { created_at: '2026-03-01' }]) {
      const id = await addEnquiry(database, { read_pages: ['/', '/blog/live'] });
      const { status = 'new', created_at = '2026-02-03' } = row as Record<string, string>;
      await database.sql(
        'update public.enquiries set status = $1::text::public.enquiry_status, created_at = $2 where id = $3',
        ...[status, created_at, id],
      );
    }
    await database.sql(`insert into private.page_vitals values
      ('2026-02-01', '/', false, 'all', 6, 1, 1), ('2026-02-01', '/', true, 'all', 3, 0, 0), ('2026-02-01', '/blog/live', true, 'all', 9, 0, 0)`);
    const told = await numbers('2026-02-01');
    expect(told).toMatchObject({
      pages: [
        { path: '/blog/live', visits: 0, views: 4, before: 0, enquiries: 1, quick: null },
        { path: '/', visits: 3, views: 3, before: 5, enquiries: 1, quick: 0.818 },
      ],
      sources: [
        { source: 'google.com', visits: 2 },
        { source: '', visits: 1 },
      ],
      quick: 0.9,
    });
    expect(told.days[2]).toMatchObject({ enquiries: 1 });
  });

  test('are those of whole days when these are put together, and go after thirteen months', async () => {
    await addViews('2024-11-01', '/', '', 7);
    await addDays('2024-11-01', '2024-11-30', 1);
    for (const day of ['2026-02-01', '2026-02-02', '2026-02-03']) await addViews(day, '/', '', 2);
    const before = await numbers('2026-02-01');
    await database.sql("update private.maintenance set last_run = now() - interval '61 minutes'");
    await database.sql('select private.delete_expired()');
    expect(await database.sql('select day::text, views from private.page_views')).toEqual([
      { day: '2026-02-01', views: 6 },
    ]);
    expect(await database.sql('select * from private.view_days')).toEqual([]);
    expect(await numbers('2026-02-01')).toEqual({ ...before, since: null });
  });
});
