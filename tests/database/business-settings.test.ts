import { expect, test } from 'vitest';
import { isPhoneNumber, isProfileAddress } from '#domain/settings/field-rules.ts';
import { addContent, MEDIA } from './fixtures.ts';
import { ACCOUNTS, literal, type Outcome, openDatabase } from './harness.ts';

const database = openDatabase();

const PHONE = '+44 20 7946 0456';

const save = (change: string): Promise<Outcome> =>
  database.run('admin', `update public.business_settings set ${change}`);

/** What has been noted since a version, by what it is called. */
async function notedAfter(version: number): Promise<string[]> {
  const rows = await database.sql<{ title: string; actor: string }>`
    select title, actor from public.content_changes
    where version > ${version} and entity = 'settings' order by version`;
  for (const { actor } of rows) expect(actor).toBe(ACCOUNTS.admin);
  return rows.map(({ title }) => title);
}

const contentVersion = () => database.value<number>('select public.content_version()');

test('settings: begin as the folder has it', async () => {
  const settings = database.sql`
    select version, phone, whatsapp, hours, closures, prices from public.business_settings`;
  const nothing = { phone: null, whatsapp: null, hours: null, closures: null };
  expect(await settings).toEqual([{ version: 1, ...nothing, prices: {} }]);
});

test('settings: note each fact that visitors will see change, once, by its name', async () => {
  const start = await contentVersion();
  const saved = await save(`phone = '${PHONE}', street = 'Mill Lane 3', city = 'Deptford'`);
  expect(saved.message).toBe('');
  expect(await notedAfter(start)).toEqual(['city', 'phone', 'street']);
  const before = await contentVersion();
  expect((await save(`phone = '${PHONE}'`)).message).toBe('');
  expect(await notedAfter(before), 'nothing was changed').toEqual([]);
});

test('settings: refuse what is based on an older state, and say which one stands', async () => {
  const version = await database.value<number>('select version from public.business_settings');
  expect(await save(`phone = null, version = ${version - 1}`)).toMatchObject({
    ...{ message: 'version_conflict', hint: String(version), sqlstate: 'PT409' },
  });
  expect(await database.value('select phone from public.business_settings')).toBe(PHONE);
});

test('settings: keep every state, with who saved it, and who cannot be made up', async () => {
  expect((await save(`postcode = 'SE8 3XX', updated_by = null`)).message).toBe('');
  const revisions = database.sql`
    select version, settings ->> 'phone' as phone, settings ->> 'postcode' as postcode, saved_by
    from public.business_settings_revisions order by version`;
  expect(await revisions).toEqual([
    { version: 1, phone: null, postcode: null, saved_by: null },
    { version: 2, phone: PHONE, postcode: null, saved_by: ACCOUNTS.admin },
    { version: 3, phone: PHONE, postcode: 'SE8 3XX', saved_by: ACCOUNTS.admin },
  ]);
  const by = database.value('select updated_by from public.business_settings');
  expect(await by).toBe(ACCOUNTS.admin);
});

test('settings: stand in the log of who did what', async () => {
  const entry = database.sql`
    select action, actor, details from public.audit_log
    where entity = 'business_settings' order by id desc limit 1`;
  const details = { postcode: { new: 'SE8 3XX' } };
  expect(await entry).toEqual([{ action: 'update', actor: ACCOUNTS.admin, details }]);
});

const quoted = (value: unknown) =>
  literal(typeof value === 'string' ? value : JSON.stringify(value));
const set = (column: string, value: unknown) =>
  database.attempt('admin', `update public.business_settings set ${column} = ${quoted(value)}`);
const week = (day: unknown) => [day, [], [], [], [], [], []];
const MORNING = { opens: '08:00', closes: '12:00' };
const PICTURE = '00000000-0000-4000-8000-000000000001';
const profile = (change: object) => [
  { label: 'Instagram', href: 'https://instagram.com/oak?hl=en', ...change },
];
/** `aa`, `ba`: a name of words. */
const nameOf = (nth: number) => String.fromCharCode(97 + (nth % 26), 97 + Math.floor(nth / 26));

const closure = (change: object) => [
  { from: '2026-12-24', to: '2027-01-02', reason: 'Christmas', ...change },
];

test.each<[string, unknown[]]>([
  ['whatsapp', ['']],
  ['hours', [week([{ opens: '08:30', closes: '17:00' }])]],
  ['hours', [week([MORNING, { opens: '13:00', closes: '17:00' }])]],
  ['closures', [closure({}), closure({ to: '2026-12-24', reason: '' }), []]],
  ['prices', [{ 'kitchen-carpentry/galley': 25000, 'repairs/hour': 49.5, 'repairs/way': 0.45 }]],
  [
    'second',
    [
      { label: 'Emergencies', number: PHONE },
      { label: '', number: '' },
    ],
  ],
  ['region', ['']],
  ['country', ['FR']],
  ['vat', ['']],
  ['legal', ['Registered in England, 01234567']],
  ['trade', ['HVACBusiness']],
  ['languages', [['en', 'pl']]],
  ['socials', [profile({}), []]],
  ['name', ['Harrow']],
  ['icon', [PICTURE]],
  ['words', [{ feed: 'Subscribe' }]],
  ['words', [Object.fromEntries(Array.from({ length: 160 }, (_, nth) => [nameOf(nth), 'x']))]],
  [
    'translations',
    [{ pt: { note: 'Modelado.', 'words.feed': 'RSS', 'reasons.2026-12-24': 'Natal' } }],
  ],
  ['translations', [{}]],
  ['untranslated', ['true']],
  ['counts', ['true']],
  ['reviews', ['https://g.page/r/harrow/review', '']],
  [
    'logo',
    [
      { media: PICTURE, dark: null },
      { media: PICTURE, dark: PICTURE },
    ],
  ],
])('settings: take %s = %j', async (column, values) => {
  for (const value of values) expect((await set(column, value)).message).toBe('');
});

test.each<[string, unknown[]]>([
  ['email', ['ann@example.com?bcc=x@example.com']],
  ['street', [' Mill Lane', '']],
  ['city', ['Lon\ndon']],
  ['postcode', ['x'.repeat(21)]],
  ['greeting', ['x'.repeat(301)]],
  ['note', ['x'.repeat(301)]],
  ['hours', [[], {}, week([{ opens: '18:00', closes: '09:00' }])]],
  ['hours', [week([{ opens: '9:00', closes: '18:00' }]), week([{ opens: '09:00' }])]],
  ['hours', [week(MORNING), week([MORNING, { opens: '12:00', closes: '17:00' }])]],
  ['hours', [week([MORNING, { opens: '07:00', closes: '07:30' }])]],
  [
    'hours',
    [
      week(
        ['13:00', '15:00', '17:00', '19:00'].map((opens) => ({
          opens,
          closes: `${opens.slice(0, 3)}30`,
        })),
      ),
    ],
  ],
  ['hours', [week(null), week('closed')]],
  ['closures', [['Christmas'], closure({ to: '2026-12-23' }), closure({ from: '2026-02-30' })]],
  ['closures', [closure({ reason: null }), closure({ reason: 'x'.repeat(81) })]],
  ['closures', [closure({ note: 'x' }), Array.from({ length: 41 }, () => closure({})[0])]],
  ['prices', [{ galley: 25000 }, { 'kitchen-carpentry/galley': 0 }]],
  ['prices', [{ 'kitchen-carpentry/galley': 2500.555 }, { 'kitchen-carpentry/galley': -1 }]],
  ['prices', [{ 'kitchen-carpentry/galley': '25000' }, []]],
  [
    'second',
    [
      { label: '', number: PHONE },
      { label: 'Emergencies', number: '020 7946' },
    ],
  ],
  ['second', [{ label: 'Emergencies', number: PHONE, more: 1 }, { number: PHONE }, [PHONE]]],
  ['translations', [[], { pt: 'Bom dia' }, { 'pt-PT': { note: 'x' } }, { pt: { 'no-name': 'x' } }]],
  ['translations', [{ pt: { note: '' } }, { pt: { note: 'a\nb' } }, { pt: { note: 1 } }]],
  ['translations', [{ pt: { note: 'x'.repeat(301) } }, { pt: { 'words.__proto__': 'x' } }]],
  ['translations', [{ pt: { 'reasons.Christmas': 'Natal' } }]],
  ['translations', [Object.fromEntries(Array.from({ length: 11 }, (_, nth) => [nameOf(nth), {}]))]],
  ['country', ['England', 'gb']],
  ['reviews', ['http://g.page/r/harrow', 'javascript:alert(1)', 'https://g.page/"x', 'g.page']],
  ['region', [' Kent']],
  ['vat', ['x'.repeat(201)]],
  ['legal', ['x'.repeat(301)]],
  ['company', ['']],
  ['trade', ['a plumber']],
  ['area', ['x'.repeat(121)]],
  ['bracket', ['']],
  ['languages', [[], ['english'], [1], {}]],
  ['socials', [profile({ href: 'http://instagram.com/oak' })]],
  ['socials', [profile({ href: 'https://instagram.com/"onclick=' })]],
  ['socials', [profile({ href: 'javascript:alert(1)' })]],
  ['socials', [profile({ href: `https://instagram.com/${'x'.repeat(300)}` })]],
  ['socials', [profile({ label: '' }), profile({ note: 'x' })]],
  ['socials', [Array.from({ length: 13 }, () => profile({})[0])]],
  ['words', [{ feed: '' }, { feed: 'x'.repeat(201) }, { 'a b': 'x' }, ['x']]],
  ['words', [Object.fromEntries(Array.from({ length: 161 }, (_, nth) => [nameOf(nth), 'x']))]],
  ['name', ['', 'x'.repeat(61), 'a\nb']],
  ['logo', [{ media: PICTURE }, { media: null, dark: PICTURE }, { media: 'oak.png', dark: null }]],
  ['logo', [{ media: PICTURE, dark: null, file: 'x' }, [PICTURE]]],
])('settings: refuse %s = %j', async (column, values) => {
  for (const value of values) {
    expect((await set(column, value)).sqlstate, JSON.stringify(value)).toBe('23514');
  }
});

const NUMBERS = [
  ...['+44 20 7946 0123', '+44 (0)20 7946-0123', '+49.30.901820', '+1 212 555 0100'],
  ...['020 7946 0123', '0044 20 7946 0123', '+44', '+44 20 7946 01234567', ''],
  ...['+44 20 7946 0123 ext 4', '+44 20 7946 0123\n', '+(0)44 20 7946 0123'],
  `+44 20 7946 0123${' '.repeat(30)}`,
];
test.each(NUMBERS)('settings: judge the telephone number %j as the screen does', async (number) => {
  const judged = database.value`select private.is_phone_number(${number})`;
  expect(await judged).toBe(isPhoneNumber(number));
});

const PROFILES = [
  ...['https://instagram.com/oak', 'https://www.example.com', 'https://example.com?a=1#b'],
  ...['https://example', 'https://user@example.com/', 'https://example.com:8080/'],
  ...[
    'http://example.com/',
    'https://example.com/a b',
    'https://example.com/<b>',
    '//example.com/',
  ],
];
test.each(PROFILES)('settings: judge the address %j as the screen does', async (href) => {
  const socials = JSON.stringify([{ label: 'Oak', href }]);
  const judged = database.value`select private.is_socials(${socials}::jsonb)`;
  expect(await judged).toBe(isProfileAddress(href));
});

test('settings: pictures of logo and icon are public at once, and can’t be binned', async () => {
  await addContent(database);
  const id = MEDIA.unused;
  const set = (logo: object | null) => save(`logo = ${logo ? `${quoted(logo)}::jsonb` : 'null'}`);
  const isPublic = () =>
    database.value`select public_since <= now() from public.media where id = ${id}`;
  expect(await isPublic()).not.toBe(true);
  expect((await set({ media: id, dark: null })).message).toBe('');
  expect(await isPublic()).toBe(true);
  const bin = () =>
    database.run('admin', `update public.media set deleted_at = now() where id = '${id}'`);
  expect((await bin()).message).toBe(
    'This file is in use in the settings. Take it out there first.',
  );
  expect((await save(`icon = '${id}'`)).message).toBe('');
  expect((await set(null)).message).toBe('');
  expect(await isPublic(), 'it is still the icon').toBe(true);
  expect((await bin()).message).toContain('in use in the settings');
  expect((await save('icon = null')).message).toBe('');
  expect(await isPublic()).not.toBe(true);
});
