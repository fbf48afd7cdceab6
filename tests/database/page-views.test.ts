import { beforeEach, describe, expect, test } from 'vitest';
import { send } from './enquiry-sending.ts';
import { addContent } from './fixtures.ts';
import { openDatabase } from './harness.ts';

const PAGES = ['/', '/privacy', '/services/repairs', '/blog', '/pt', '/pt/privacy'];
const WEEK = '[[],[],[],[],[],[],[]]';
const SAID = '{"name": "English", "subject": "We have it", "text": "Soon."}';

const database = openDatabase(addContent, (opened) =>
  opened.call('editor', 'record_site_defaults', {
    ...{ time_zone: 'Europe/London', hours: WEEK, closures: '[]', letters: '{}' },
    ...{ confirmations: `{"": ${SAID}, "pt": ${SAID}}`, pages: JSON.stringify(PAGES) },
  }),
);
const TABLES = ['page_views', 'view_days', 'page_vitals', 'missed_addresses', 'view_limits'];
beforeEach(async () => {
  await database.sql(`truncate ${TABLES.map((name) => `private.${name}`).join()}`);
  await database.sql('update public.business_settings set counts = true');
});

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36';
const SAFARI = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/26.2 Safari/605.1.15';
const PHONE = 'Mozilla/5.0 (Linux; Android 16; CUBOT X70) Chrome/150.0.0.0 Mobile Safari/537.36';

interface Asked {
  path?: string;
  kind?: string;
  host?: string;
  campaign?: string;
  lcp?: string;
  inp?: string;
  cls?: string;
  ttfb?: string;
}

/** As a page's last message to the backend. */
async function look(asked: Asked = {}, headers: Record<string, string> = {}): Promise<number> {
  const { backend } = database;
  const address = 'http://localhost:4321/rest/v1/rpc/count_view';
  const body = new URLSearchParams({ path: '/', ...asked });
  const more = {
    apikey: backend.publishableKey,
    origin: 'https://oak.example',
    'user-agent': CHROME,
    'cf-connecting-ip': '203.0.113.7',
    ...headers,
  };
  const request = new Request(address, { method: 'POST', headers: more, body });
  return (await backend.fetch(request)).status;
}

const seen = () =>
  database.sql(
    'select path, source, on_phone, views from private.page_views order by path, source, on_phone',
  );
const days = () => database.sql('select visits, views, floods from private.view_days');
const missed = () =>
  database.sql('select path, count, source from private.missed_addresses order by path');
const nothing = async () => {
  for (const name of TABLES)
    expect(await database.sql(`select * from private.${name}`), name).toEqual([]);
};

const numbers = (month: string) =>
  database.answer<Record<string, unknown>>('editor', 'numbers', [month]);

describe('page views: what is counted', () => {
  test('is a sum by day, page, source and kind of device, and what comes from outside is a visit', async () => {
    const hosts = ['', 'www.google.com', 'google.com', 'oak.example'];
    for (const host of hosts) expect(await look({ host })).toBeLessThan(300);
    await look({ host: 'mail.example', campaign: 'Letter May' });
    await look({ path: '/privacy', host: 'oak.example', campaign: 'x' }, { 'user-agent': PHONE });
    expect(await seen()).toEqual([
      { path: '/', source: '', on_phone: false, views: 1 },
      { path: '/', source: '/', on_phone: false, views: 1 },
      { path: '/', source: 'google.com', on_phone: false, views: 2 },
      { path: '/', source: 'utm:letter-may', on_phone: false, views: 1 },
      { path: '/privacy', source: '/', on_phone: true, views: 1 },
    ]);
    expect(await days()).toEqual([{ visits: 4, views: 6, floods: 0 }]);
  });

  test.each([
    ['/blog/live', true],
    ['/blog/live/', true],
    ['/blog/live.html', true],
    ['/blog/page/2', true],
    ['/services/repairs', true],
    ['/pt/privacy', true],
    ['/pt/', true],
    ['/portfolio/published', true],
    ['/page-live', true],
    ['/page-draft', false],
    ['/services/page-live', false],
    ['/blog/draft', false],
    ['/blog/scheduled', false],
    ['/portfolio/draft', false],
    ['/pt/blog/live', false],
    ['/fr/privacy', false],
    ['/made-up', false],
    ['/blog/live?password=1', false],
    ['', false],
    [`/${'a'.repeat(4000)}`, false],
  ])('of pages that are there: %s: %o', async (path, isThere) => {
    expect(await look({ path })).toBeLessThan(300);
    expect((await seen()).length).toBe(Number(isThere));
  });

  test('is nothing while it is off, of robots, and of whoever asks not to be', async () => {
    for (const agent of [
      '',
      'curl/8.0',
      `${CHROME} HeadlessChrome`,
      'Mozilla/5.0 (compatible; Googlebot/2.1)',
    ])
      await look({}, { 'user-agent': agent });
    await look({}, { dnt: '1' });
    await look({}, { 'sec-gpc': '1' });
    await look({ kind: 'missed', path: '/gone' }, { 'sec-gpc': '1' });
    await database.sql('update public.business_settings set counts = false');
    expect(await look()).toBeLessThan(300);
    await look({ kind: 'missed', path: '/gone' });
    await nothing();
  });

  test('is of a source its host alone, and of a made-up one nothing', async () => {
    const made = ['a.example/?token=1', 'x'.repeat(4000), "'; drop table", 'a b'];
    for (const host of ['', 'ex.example:8080', ...made]) await look({ host });
    expect(await seen()).toMatchObject([
      { source: '' },
      { source: 'ex.example:8080' },
      { source: 'other', views: 4 },
    ]);
    await look({ campaign: `${'ü'.repeat(4000)}<script>` });
    expect(await seen()).toContainEqual(
      expect.objectContaining({ source: `utm:${'ü'.repeat(100)}` }),
    );
  });
});

describe('page views: how quick pages were', () => {
  const vitals = (path: string) => database.sql`
    select vital, good, middling, poor from private.page_vitals
    where path = ${path} order by vital`;

  test('is counted by what Google calls good, middling and poor, and by the worst of them', async () => {
    await look({ lcp: '2400.5', cls: '0', ttfb: '1900' });
    await look({ lcp: '2500', inp: '200', cls: '0.1', ttfb: '3' });
    // Of the browsers that tell no shifts.
    await look({ path: '/privacy', lcp: '4001' }, { 'user-agent': SAFARI });
    const none = { good: 0, middling: 0, poor: 0 };
    expect(await vitals('/privacy')).toEqual([
      { ...none, vital: 'all', poor: 1 },
      { ...none, vital: 'lcp', poor: 1 },
      { ...none, vital: 'ttfb', good: 1 },
    ]);
    expect(await vitals('/')).toEqual([
      { ...none, vital: 'all', good: 1, poor: 1 },
      { ...none, vital: 'cls', good: 2 },
      { ...none, vital: 'inp', good: 1 },
      { ...none, vital: 'lcp', good: 2 },
      { ...none, vital: 'ttfb', good: 1, poor: 1 },
    ]);
  });

  test.each([{ lcp: '0' }, { lcp: '-1' }, { lcp: 'NaN' }, { inp: '900' }])(
    'is not what %j says, which counts as a view all the same',
    async (said) => {
      await look(said);
      expect(await vitals('/')).toEqual([]);
      expect(await days()).toMatchObject([{ views: 1 }]);
    },
  );

  test('is refused where it is no number', async () => {
    expect(await look({ lcp: 'quick' })).toBe(400);
    await nothing();
  });
});

describe('page views: what was asked for and is not there', () => {
  const ask = (path: string, host = 'a.example') => look({ path, host, kind: 'missed' });

  test('is counted with where from, and never as a view', async () => {
    await ask('/stairs');
    await ask('/stairs', 'oak.example');
    await ask('/stairs.html');
    await ask('not a path');
    await look({ path: '/made-up' });
    expect(await missed()).toEqual([
      { path: '/stairs', count: 2, source: '/' },
      { path: '/stairs.html', count: 1, source: 'a.example' },
    ]);
    expect(await days()).toEqual([]);
    await database.sql(
      `insert into public.old_addresses (path, leads_to) values ('/stairs.html', '/')`,
    );
    // What has been led on since is missing no more.
    expect(await numbers('2026-11-01')).toMatchObject({
      missed: [{ path: '/stairs', count: 2, source: '/' }],
    });
  });

  test('is 500 addresses at most: a new one takes the place of the one that was asked for least', async () => {
    await database.sql(`insert into private.missed_addresses (path, source, count, last_on)
      select '/' || nth, '', 2, current_date from generate_series(1, 500) as nth`);
    await ask('/new');
    await ask('/newer');
    const paths = await database.column('select path from private.missed_addresses');
    expect(paths).toHaveLength(500);
    expect(paths).toEqual(expect.arrayContaining(['/newer', '/500']));
    expect(paths).not.toContain('/new');
  });
});

describe('page views: a flood', () => {
  test('of one sender counts as eight visits and forty views, and is told apart', async () => {
    for (let sent = 0; sent < 50; sent += 1) await look({ host: sent < 10 ? '' : 'oak.example' });
    expect(await days()).toEqual([{ visits: 8, views: 38, floods: 12 }]);
    await look({}, { 'cf-connecting-ip': '203.0.113.8' });
    await look({}, { 'cf-connecting-ip': '' });
    expect(await days(), 'others are counted').toEqual([{ visits: 10, views: 40, floods: 12 }]);
    expect(await numbers(await database.value('select private.today()'))).toMatchObject({
      floods: 12,
    });
  });

  test('of an IPv6 network counts as eighty, and one of everybody as a hundred within a minute', async () => {
    for (let nth = 0; nth < 83; nth += 1)
      await look({}, { 'cf-connecting-ip': `2001:db8:1:${nth.toString(16)}::1` });
    expect(await days()).toEqual([{ visits: 80, views: 80, floods: 3 }]);
    // What came within this minute, if it is still the same.
    await database.sql('update private.view_limits set count = 99 where slot = -1');
    await database.sql(
      "update private.view_limits set period = date_trunc('minute', now()) where slot = -1",
    );
    for (let nth = 0; nth < 5; nth += 1)
      await look({}, { 'cf-connecting-ip': `198.51.100.${nth}` });
    const [day] = await days();
    expect(Number(day?.floods)).toBeGreaterThan(3);
  });

  test('leaves no hash of an address: a number below 4,096 is all, and for a day', async () => {
    await look();
    const hash = await database.value<string>('select max(slot) from private.view_limits');
    expect(Number(hash)).toBeLessThan(3 * 4096);
    await database.sql("update private.view_limits set period = now() - interval '26 hours'");
    await database.sql("update private.maintenance set last_run = now() - interval '61 minutes'");
    await database.sql('select private.delete_expired()');
    expect(await database.sql('select * from private.view_limits')).toHaveLength(0);
  });

  test('of made-up sources is a hundred a day, and "other"', async () => {
    await database.sql(`insert into private.page_views
      select private.today(), '/', nth || '.example', false, 1 from generate_series(1, 100) as nth`);
    await look({ host: '101.example' });
    await look({ host: '7.example' });
    const sums = await database.sql(`select source, views from private.page_views
      where source in ('101.example', '7.example', 'other') order by source`);
    expect(sums).toEqual([
      { source: '7.example', views: 2 },
      { source: 'other', views: 1 },
    ]);
  });
});

test('enquiries: keep what was read before, while views are counted', async () => {
  const read = ['/services/repairs', 'javascript:1', '/'.repeat(400), ...Array(30).fill('/')];
  const write = () => send(database, { read_pages: read });
  expect((await write()).status).toBe(200);
  await database.sql('update public.business_settings set counts = false');
  expect((await write()).status).toBe(200);
  const kept = await database.column<string[]>(
    `select read_pages from public.enquiries where name = 'Ann Lee' and cardinality(read_pages) <> 2 order by created_at desc limit 2`,
  );
  expect(kept).toEqual([[], ['/services/repairs', ...Array(19).fill('/')]]);
});
