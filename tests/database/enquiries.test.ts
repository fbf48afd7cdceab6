import { beforeEach, describe, expect, test } from 'vitest';
import { send as sendTo } from './enquiry-sending.ts';
import { ACCOUNTS, openDatabase, type Person } from './harness.ts';

const database = openDatabase();
beforeEach(() => database.sql('delete from public.enquiries'));

const send = (fields?: Record<string, unknown>, address?: string) =>
  sendTo(database, fields, address);

const stored = () => database.sql('select * from public.enquiries order by created_at');

describe('enquiry', () => {
  test('is stored trimmed and new, with where it came from, and answered with nothing', async () => {
    const page = '/services/kitchen-carpentry';
    const campaign = { source: ' newsletter\n', campaign: 'x'.repeat(120), term: 7, id: 'secret' };
    const written = { name: '  Ann\nLee ', message: '\n Hello, a stair? \n', page, campaign };
    expect(await send(written)).toEqual({ status: 200, body: 0 });
    expect(await stored()).toMatchObject([
      {
        ...{ name: 'Ann Lee', email: 'ann@example.com', phone: '', message: 'Hello, a stair?' },
        ...{ service: 'kitchen-carpentry', status: 'new', note: '', consent_at: expect.anything() },
        ...{ page, campaign: { source: 'newsletter', campaign: 'x'.repeat(100) } },
      },
    ]);
  });

  test.each([
    ['https://elsewhere.example/', ['source']],
    [null, null],
    ['/a b', { id: 'x' }],
    ['', { source: { deep: 'x' }, medium: ' ' }],
  ])('is never refused for where it came from: %o, %o', async (page, campaign) => {
    expect((await send({ page, campaign })).status).toBe(200);
    expect(await stored()).toMatchObject([{ page: '', campaign: {} }]);
  });

  test('may come with a phone number and no service', async () => {
    expect((await send({ email: '', phone: '+44 (0)20 7946-0018', service: '' })).status).toBe(200);
    expect(await stored()).toMatchObject([
      { email: '', phone: '+44 (0)20 7946-0018', service: null },
    ]);
  });

  const MAILS = ['ann', 'ann@', '@example.com', 'a b@example.com', 'ann@example', 'a@b.c'];
  const TWO = ['a@x.com,b@x.com', 'a?bcc=evil%40x.yy&body=hi@example.com'];
  test.each([
    ['name', [' ', 'x'.repeat(121)], 'Please tell us your name, in 120 characters or fewer.'],
    ['email', [''], 'Please leave an email address or a phone number, so that we can answer.'],
    [
      'email',
      [...MAILS, ...TWO],
      'Please check the email address: it should look like name@example.com.',
    ],
    [
      'phone',
      ['12345', 'call me', '1'.repeat(16)],
      'Please check the phone number: it should have 6 to 15 digits.',
    ],
    ['service', ['Roofs!'], 'Please choose one of the services.'],
    [
      'message',
      ['Hi', 'x'.repeat(5001)],
      'Please tell us about the job in 10 to 5,000 characters.',
    ],
    ['consent', [false, null], 'Please agree that we keep your message in order to answer it.'],
  ])('is refused for its %s: %j', async (hint, values, message) => {
    for (const value of values) {
      const refusal = { code: 'PT422', message, hint };
      expect(await send({ [hint]: value })).toMatchObject({ status: 422, body: refusal });
    }
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['without a beginning', null],
    ['after a second', () => new Date(Date.now() - 1000)],
    ['at once', () => new Date()],
    ['a second early, by a clock that is a little fast', () => new Date(Date.now() + 1000)],
  ])('is refused %s', async (_, at) => {
    const { status, body } = await send({ started_at: at?.().toISOString() ?? null });
    expect(status).toBe(422);
    expect(body.message).toBe('That was very quick. Please wait a moment and send it again.');
  });

  const CLOCKS = [-3_500, -86_400_000, 3_600_000];
  test.each(CLOCKS)('is not refused for a clock that says %d ms from now', async (difference) => {
    const started_at = new Date(Date.now() + difference).toISOString();
    expect((await send({ started_at })).status).toBe(200);
  });

  test('with the hidden field filled in is held back, and neither lost nor told', async () => {
    const { status, body } = await send({ website: 'https://example.com' });
    expect([status, body]).toEqual([200, 0]);
    expect(await stored()).toMatchObject([
      { name: 'Ann Lee', email: 'ann@example.com', status: 'quarantined', doubt: 'hidden_field' },
    ]);
  });

  test('of somebody who was answered before is in the inbox, whatever filled in the hidden field', async () => {
    await send();
    await database.sql(`update public.enquiries set status = 'answered'`);
    await send({ website: 'https://example.com' }, '203.0.113.8');
    expect(await stored()).toMatchObject([{ status: 'answered' }, { status: 'new', doubt: null }]);
  });

  test('with the hidden field filled in is limited as all are', async () => {
    for (let nth = 0; nth < 20; nth += 1) {
      expect((await send({ website: 'x', message: `Number ${nth} of a flood.` })).status).toBe(200);
    }
    expect(await send({ website: 'x' })).toMatchObject({ status: 429, body: { hint: 'sender' } });
    expect(await stored()).toHaveLength(20);
  });

  // Each of these could be answered, and is kept as it was written.
  test.each([
    ['phone', '\u202a+49 170\u00a01234567\u202c', '', '+49 170 1234567'],
    ['phone', '０１７０–１２３４５６７', '', '0170-1234567'],
    ['phone', '٠٢٠ ٧٩٤٦ ٠٠١٨', '', '020 7946 0018'],
    ['phone', '020 7946 0000 ext. 12', '', '020 7946 0000 ext. 12'],
    ['phone', '0170-1234567 (abends)', '', '0170-1234567 (abends)'],
    ['phone', '+44 7700 900123 / +44 7700 900124', '', '+44 7700 900123 / +44 7700 900124'],
    ['email', '0170 1234567 oder ruth@example.com', 'ruth@example.com', '0170 1234567 oder'],
    ['email', 'Ruth <ruth@example.com>', 'ruth@example.com', 'Ruth'],
    ['email', 'mailto:ruth@example.com.', 'ruth@example.com', ''],
    ['email', 'ruth@example.com (abends)', 'ruth@example.com', '(abends)'],
  ])('may come with this as its %s: %s', async (field, written, email, phone) => {
    expect((await send({ email: '', [field]: written })).status).toBe(200);
    expect(await stored()).toMatchObject([{ email, phone }]);
  });

  test('may come with an address and a number, and not with more than 300 characters of them', async () => {
    expect((await send({ phone: '020 7946 0000 (in the evening)' })).status).toBe(200);
    expect(await stored()).toMatchObject([
      { email: 'ann@example.com', phone: '020 7946 0000 (in the evening)' },
    ]);
    for (const sign of ['1', 'x', '0 ', '(', '\u00a01', '<a@']) {
      const { status, body } = await send({ phone: `0170 1234567 ${sign.repeat(10_000)}` });
      expect([status, body.hint]).toEqual([422, 'contact']);
    }
    expect((await send({ email: `Ann <ann@example.com> ${'\u202a'.repeat(10_000)}` })).status).toBe(
      200,
    );
  });
});

test('enquiry: the sender is known by a salted hash only, and for a day', async () => {
  await send();
  const [enquiry] = await stored();
  const hash = String(enquiry?.sender_hash);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  const plain = await database.value`
    select encode(sha256(convert_to('203.0.113.7', 'UTF8')), 'hex')`;
  expect(hash).not.toBe(plain);
  expect(JSON.stringify(enquiry)).not.toContain('203.0.113');

  await database.sql(`update public.enquiries set created_at = now() - interval '25 hours'`);
  await send({}, '203.0.113.9');
  const [old, fresh] = await stored();
  expect(old?.sender_hash).toBeNull();
  expect(fresh?.sender_hash).not.toBeNull();
});

test('enquiry: the sender may have an address that is no address', async () => {
  expect((await send({}, 'unknown')).status).toBe(200);
  expect((await send({}, '')).status).toBe(200);
});

describe('enquiry: staff', () => {
  const set = (person: Person, change: string) =>
    database.run(person, `update public.enquiries set ${change}`);

  test('sort and note, and change nothing that the visitor wrote', async () => {
    await send();
    await set('editor', `status = 'answered', note = 'Rang back.'`);
    expect(await stored()).toMatchObject([
      { status: 'answered', note: 'Rang back.', updated_by: ACCOUNTS.editor },
    ]);
    for (const change of [
      `message = 'x'`,
      `name = 'x'`,
      'consent_at = now()',
      'sender_hash = null',
    ]) {
      expect((await set('admin', change)).sqlstate, change).toBe('42501');
    }
  });

  test('keep a note apart from the state, and never over somebody else’s', async () => {
    await send();
    const note = (person: Person, text: string, version: number) =>
      set(person, `note = '${text}', note_version = ${version}`);
    await set('admin', `status = 'answered'`);
    await note('editor', 'Rang back.', 1);
    const kept = { note: 'Rang back.', note_version: 2 };
    expect(await stored()).toMatchObject([{ ...kept, status: 'answered' }]);
    expect(await note('admin', 'No answer yet.', 1)).toMatchObject({
      ...{ sqlstate: 'PT409', message: 'version_conflict', hint: '2' },
    });
    await set('admin', `status = 'archived'`);
    await note('editor', 'Rang back.', 2);
    expect(await stored(), 'the same again is no change').toMatchObject([kept]);
  });

  test('delete only what they have put away', async () => {
    await send();
    const remove = () => database.run('editor', 'delete from public.enquiries');
    expect((await remove()).count).toBe(0);
    await set('editor', `status = 'archived'`);
    expect((await remove()).count).toBe(1);
  });
});
