import { beforeAll, describe, expect, test } from 'vitest';
import { siteDefaults } from '#domain/settings/site-defaults.ts';
import { site } from '#site';
import { openDatabase } from './harness.ts';

const database = openDatabase();

const WEEKDAY = [
  { opens: '09:00', closes: '12:00' },
  { opens: '13:00', closes: '17:00' },
];
const HOURS = [
  WEEKDAY,
  WEEKDAY,
  WEEKDAY,
  WEEKDAY,
  WEEKDAY,
  [{ opens: '01:00', closes: '04:00' }],
  [],
];
const CLOSURES = [{ from: '2026-12-24', to: '2027-01-03', reason: 'Christmas' }];

const note = (zone: string, hours: unknown, closures: unknown = [], letters: unknown = {}) =>
  database.run(
    'editor',
    `select public.record_site_defaults('${zone}', '${JSON.stringify(hours)}', '${JSON.stringify(closures)}', '${JSON.stringify(letters)}')`,
  );
const minutes = (since: string, until: string) =>
  database.value<number | null>`select private.opening_minutes(${since}, ${until})`;

test('hours: hours that nobody has noted are unknown, and not none', async () => {
  expect(await minutes('2026-11-25T10:00Z', '2026-11-25T11:00Z')).toBeNull();
});

test('hours: the folder has hours that the database takes', async () => {
  const { time_zone, hours, closures, letters } = siteDefaults(site);
  expect((await note(time_zone, hours, closures, letters)).message).toBe('');
});

test.each([
  ['a zone that is none', 'Europe/Nowhere', HOURS, []],
  ['six days', 'Europe/Berlin', HOURS.slice(1), []],
  [
    'a closure that ends before it begins',
    'Europe/Berlin',
    HOURS,
    [{ from: '2026-12-24', to: '2026-12-01', reason: '' }],
  ],
])('hours: %s is refused', async (_what, zone, hours, closures) => {
  expect(await note(zone, hours, closures)).toMatchObject({ sqlstate: 'PT422', hint: 'hours' });
});

test.each([
  ['a list', ['ü']],
  ['a word for a letter', { ue: 'ü' }],
  ['a letter that every address has', { a: 'b' }],
  ['what no address may hold', { ü: 'ü' }],
  ['more than a word', { ü: 'abcdefghijklm' }],
  ['no text', { ü: 1 }],
])('hours: a spelling that is %s is refused', async (_what, letters) => {
  expect(await note('Europe/Berlin', HOURS, [], letters)).toMatchObject({
    ...{ sqlstate: 'PT422', hint: 'letters' },
  });
});

test('hours: articles that were written before are found by tags as the language spells them', async () => {
  const tags = () =>
    database.value<string[]>`select tag_slugs from public.post_summaries where title = ${'Tags'}`;
  await database.sql`
    insert into public.posts (title, slug, body, tags) values ('Tags', 'tags-of-old', 'Text.',
    '{Türen,Oak}')`;
  expect(await tags()).toEqual(['turen', 'oak']);
  await note('Europe/Berlin', HOURS, [], { ü: 'ue' });
  expect(await tags()).toEqual(['tueren', 'oak']);
  expect(await database.value`select slug from public.posts where title = ${'Tags'}`).toBe(
    'tags-of-old',
  );
});

describe('hours: open minutes', () => {
  beforeAll(async () => {
    expect((await note('Europe/Berlin', HOURS, CLOSURES)).message).toBe('');
  });

  test.each([
    ['within a morning', '2026-11-25T10:00+01:00', '2026-11-25T11:30+01:00', 90],
    ['not the break', '2026-11-25T11:30+01:00', '2026-11-25T13:30+01:00', 60],
    [
      'not the night, nor Sunday',
      '2026-11-27T16:30+01:00',
      '2026-11-30T09:30+01:00',
      30 + 180 + 30,
    ],
    ['not the days closed', '2026-12-23T16:00+01:00', '2027-01-04T10:00+01:00', 60 + 60],
    [
      'the hour that summer time takes is none',
      '2026-03-28T00:00+01:00',
      '2026-03-29T00:00+01:00',
      180,
    ],
    ['none in a moment', '2026-11-25T10:00+01:00', '2026-11-25T10:00+01:00', 0],
    ['none backwards', '2026-11-25T11:00+01:00', '2026-11-25T10:00+01:00', 0],
  ])('are those %s', async (_what, since, until, expected) => {
    expect(await minutes(since, until)).toBe(expected);
  });

  test("follow the owner's settings once there are any", async () => {
    await database.run('admin', `update public.business_settings set closures = '[]'`);
    expect(await minutes('2026-12-24T09:00+01:00', '2026-12-24T10:00+01:00')).toBe(60);
  });
});
