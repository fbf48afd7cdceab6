/** @module-tag slow */
import { expect, test } from 'vitest';
import { openDatabase } from './harness.ts';

/** Minutes of the day in which a machine sends 1,000 views, with a browser's name. */
const FLOOD = 900;
const PATHS = Array.from({ length: 30 }, (_, nth) => (nth === 0 ? '/' : `/services/page-${nth}`));

const database = openDatabase((opened) =>
  opened.call('editor', 'record_site_defaults', {
    ...{ time_zone: 'UTC', hours: '[[],[],[],[],[],[],[]]', closures: '[]', letters: '{}' },
    pages: JSON.stringify(PATHS),
  }),
);

// What came on that day, in the order in which it came. A visitor begins with a source and reads on; one in thirty shares the address
// of others. People come rather by day, robots and the flood when they like.
const PLAN = `create table tests.plan as
  with visit as (
    select nth, (240 + 1200 * (random() + random()) / 2)::integer as minute,
      case when random() < 0.03 then '192.0.2.' || nth % 9 else format('10.%s.%s.%s', nth % 200, nth / 200, (random() * 250)::integer) end as address,
      case when random() < 0.6 then 'Mozilla/5.0 (iPhone) Mobile Safari' else 'Mozilla/5.0 (X11) Chrome/150.0' end as agent,
      case when random() < 0.5 then 'www.google.com' when random() < 0.5 then '' else 'site-' || (random() * 9)::integer || '.example' end as source,
      1 + (random() * random() * 6)::integer as pages
    from generate_series(1, 5000) as nth
  )
  select minute, address, agent, case step when 1 then source else 'oak.example' end as source, true as is_person,
    ($1::text[])[1 + (30 * random() * random())::integer % 30] as path
  from visit, generate_series(1, pages) as step
  union all
  select (random() * 1439)::integer, '198.51.100.' || nth % 250, 'Mozilla/5.0 (compatible; Someones' || case nth % 2 when 0 then 'Bot' else 'Crawler' end || '/1.0)', '', false, '/'
  from generate_series(1, 1000) as nth
  union all
  select ${FLOOD}, '203.0.113.66', 'Mozilla/5.0 (X11) Chrome/150.0', 'www.google.com', false, '/'
  from generate_series(1, 1000)`;

const DAY = `do $$
declare
  one record;
  minute integer := -1;
begin
  for one in select * from tests.plan order by minute, random() loop
    -- The clock of one transaction stands still.
    if one.minute <> minute then
      delete from private.view_limits where slot = -1;
      commit;
      minute := one.minute;
    end if;
    perform set_config('request.headers', jsonb_build_object('origin', 'https://oak.example', 'cf-connecting-ip', one.address, 'user-agent', one.agent)::text, true);
    perform public.count_view(one.path, host => one.source, lcp => 900, inp => 40, ttfb => 90);
  end loop;
end
$$`;

test('page views: a day of 5,000 visits is told to a hundredth, robots and a flood among them, and a year of such is 2 MB', async () => {
  await database.sql('update public.business_settings set counts = true');
  await database.sql('select setseed(0.5)');
  await database.sql(PLAN, PATHS);
  await database.sql(DAY);
  const [counted] = await database.sql<Record<'visits' | 'views' | 'floods', number>>(
    'select visits, views, floods from private.view_days',
  );
  const planned = await database.value<number>('select count(*) from tests.plan where is_person');
  expect(planned).toBeGreaterThan(10_000);
  expect(Math.abs((counted?.visits ?? 0) - 5000)).toBeLessThanOrEqual(50);
  expect(Math.abs((counted?.views ?? 0) - planned)).toBeLessThanOrEqual(planned / 100);
  expect(counted?.floods).toBeGreaterThan(900);
  // Each page and each source, but for the few of the flood.
  const wrong = await database.sql(`
    with told as (
      select path as name, sum(views) as views from private.page_views group by path
      union all select 'from ' || source, sum(views) from private.page_views group by source
    ), came as (
      select path as name, count(*) as views from tests.plan where is_person group by path
      union all select 'from ' || case source when 'oak.example' then '/' else replace(source, 'www.', '') end, count(*) from tests.plan where is_person group by 1
    )
    select name, told.views, came.views as came from told full join came using (name)
    where came.views is null or told.views is null or abs(told.views - came.views) > greatest(15, came.views / 100.0)`);
  expect(wrong).toEqual([]);

  // A year of it: nine days as they are, and of each month before everything that there could be.
  await database.sql(`insert into private.page_views
    select day - nth, path, source, on_phone, views from private.page_views, generate_series(1, 8) as nth`);
  await database.sql(`insert into private.page_views
    select date_trunc('month', private.today() - interval '1 month' * nth)::date, path, source, on_phone, 100
    from generate_series(1, 13) as nth, (select distinct path from tests.plan) as paths,
      (select distinct replace(source, 'www.', '') as source from tests.plan) as sources, (values (true), (false)) as kinds (on_phone)
    on conflict do nothing`);
  await database.sql(`insert into private.view_days
    select day - nth, visits, views, floods from private.view_days, generate_series(1, 400) as nth`);
  await database.sql(`insert into private.page_vitals
    select (month - interval '1 month' * nth)::date, path, on_phone, vital, good, middling, poor
    from private.page_vitals, generate_series(1, 13) as nth`);
  await database.sql(`insert into private.missed_addresses
    select '/a-former-page-of-the-old-site/' || nth, 'www.google.com', 3, private.today() from generate_series(1, 500) as nth`);
  const tables = ['page_views', 'view_days', 'page_vitals', 'missed_addresses'];
  for (const name of tables) await database.sql(`vacuum full private.${name}`);
  const bytes = await database.value<number>(
    `select sum(pg_relation_size(('private.' || name)::regclass)) from unnest($1::text[]) as name`,
    tables,
  );

  expect(Number(bytes)).toBeLessThanOrEqual(2_000_000);
});
