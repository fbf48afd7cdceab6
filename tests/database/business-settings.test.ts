import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPhoneNumber } from '#domain/settings/business-settings.ts';
import { ACCOUNTS, type Outcome, TestDatabase } from './harness.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await TestDatabase.open();
});
afterAll(() => database.close());

const PHONE = '+44 20 7946 0456';

const save = (change: string): Promise<Outcome> =>
  database.run('admin', `update public.business_settings set ${change}`);

/** What has been noted since a version, by what it is called. */
async function notedAfter(version: number): Promise<string[]> {
  const rows = await database.sql<{ title: string; actor: string }>(
    `select title, actor from public.content_changes
    where version > $1 and entity = 'settings' order by version`,
    [version],
  );
  for (const { actor } of rows) expect(actor).toBe(ACCOUNTS.admin);
  return rows.map(({ title }) => title);
}

const contentVersion = () => database.value<number>('select public.content_version()');

describe('the settings', () => {
  test('begin as the folder has it', async () => {
    expect(
      await database.sql(
        `select version, phone, whatsapp, hours, closures, prices from public.business_settings`,
      ),
    ).toEqual([{ version: 1, phone: null, whatsapp: null, hours: null, closures: [], prices: {} }]);
  });

  test('note each fact that visitors will see change, once, by its name', async () => {
    const start = await contentVersion();
    expect(
      (await save(`phone = '${PHONE}', street = 'Mill Lane 3', city = 'Deptford'`)).message,
    ).toBe('');
    expect(await notedAfter(start)).toEqual(['Address', 'Telephone']);
    const before = await contentVersion();
    expect((await save(`phone = '${PHONE}'`)).message).toBe('');
    expect(await notedAfter(before), 'nothing was changed').toEqual([]);
  });

  test('refuse what is based on an older state, and say which one stands', async () => {
    const version = await database.value<number>('select version from public.business_settings');
    const { message, hint, sqlstate } = await save(`phone = null, version = ${version - 1}`);
    expect({ message, hint, sqlstate }).toEqual({
      message: 'version_conflict',
      hint: String(version),
      sqlstate: 'PT409',
    });
    expect(await database.value('select phone from public.business_settings')).toBe(PHONE);
  });

  test('keep every state, with who saved it, and who cannot be made up', async () => {
    expect((await save(`postcode = 'SE8 3XX', updated_by = null`)).message).toBe('');
    expect(
      await database.sql(
        `select version, settings ->> 'phone' as phone, settings ->> 'postcode' as postcode, saved_by
        from public.business_settings_revisions order by version`,
      ),
    ).toEqual([
      { version: 1, phone: null, postcode: null, saved_by: null },
      { version: 2, phone: PHONE, postcode: null, saved_by: ACCOUNTS.admin },
      { version: 3, phone: PHONE, postcode: 'SE8 3XX', saved_by: ACCOUNTS.admin },
    ]);
    expect(await database.value('select updated_by from public.business_settings')).toBe(
      ACCOUNTS.admin,
    );
  });

  test('stand in the log of who did what', async () => {
    const [entry] = await database.sql<{ action: string; actor: string; details: object }>(
      `select action, actor, details from public.audit_log
      where entity = 'business_settings' order by id desc limit 1`,
    );
    expect(entry).toEqual({
      action: 'update',
      actor: ACCOUNTS.admin,
      details: { postcode: { new: 'SE8 3XX' } },
    });
  });
});

const quoted = (value: unknown) =>
  `'${(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll("'", "''")}'`;
const week = (day: unknown) => [day, null, null, null, null, null, null];
const closure = (change: object) => [
  { from: '2026-12-24', to: '2027-01-02', reason: 'Christmas', ...change },
];

test.each([
  ['whatsapp', ''],
  ['hours', week({ opens: '08:30', closes: '17:00' })],
  ['closures', closure({})],
  ['closures', closure({ to: '2026-12-24', reason: '' })],
  ['prices', { 'kitchen-carpentry/galley': 25000 }],
])('takes %s = %j', async (column, value) => {
  const { message } = await database.attempt(
    'admin',
    `update public.business_settings set ${column} = ${quoted(value)}`,
  );
  expect(message).toBe('');
});

test.each([
  ['email', 'ann@example.com?bcc=x@example.com'],
  ['street', ' Mill Lane'],
  ['street', ''],
  ['city', 'Lon\ndon'],
  ['postcode', 'x'.repeat(21)],
  ['greeting', 'x'.repeat(301)],
  ['note', 'x'.repeat(301)],
  ['hours', []],
  ['hours', {}],
  ['hours', week({ opens: '18:00', closes: '09:00' })],
  ['hours', week({ opens: '9:00', closes: '18:00' })],
  ['hours', week({ opens: '09:00' })],
  ['hours', week('closed')],
  ['closures', ['Christmas']],
  ['closures', closure({ to: '2026-12-23' })],
  ['closures', closure({ from: '2026-02-30' })],
  ['closures', closure({ reason: null })],
  ['closures', closure({ reason: 'x'.repeat(81) })],
  ['closures', closure({ note: 'x' })],
  ['closures', Array.from({ length: 41 }, () => closure({})[0])],
  ['prices', { galley: 25000 }],
  ['prices', { 'kitchen-carpentry/galley': 0 }],
  ['prices', { 'kitchen-carpentry/galley': 2500.5 }],
  ['prices', { 'kitchen-carpentry/galley': '25000' }],
  ['prices', []],
])('refuses %s = %j', async (column, value) => {
  const { sqlstate } = await database.attempt(
    'admin',
    `update public.business_settings set ${column} = ${quoted(value)}`,
  );
  expect(sqlstate).toBe('23514');
});

test.each([
  '+44 20 7946 0123',
  '+44 (0)20 7946-0123',
  '+49.30.901820',
  '+1 212 555 0100',
  '020 7946 0123',
  '0044 20 7946 0123',
  '+44',
  '+44 20 7946 01234567',
  '+44 20 7946 0123 ext 4',
  '+44 20 7946 0123\n',
  '+(0)44 20 7946 0123',
  '',
  `+44 20 7946 0123${' '.repeat(30)}`,
])('judges the telephone number %j as the screen does', async (number) => {
  expect(await database.value('select private.is_phone_number($1)', [number])).toBe(
    isPhoneNumber(number),
  );
});
