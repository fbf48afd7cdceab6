import { beforeEach, describe, expect, test } from 'vitest';
import { quickProof, send as sendTo } from './enquiry-sending.ts';
import { openDatabase } from './harness.ts';
import { addEnquiry, addMany } from './rows.ts';

const database = openDatabase();
beforeEach(() => database.sql('truncate public.enquiries cascade'));

let texts = 0;
/** As a browser does: with a proof, and words of its own. */
async function send(
  fields: Record<string, unknown> = {},
  address?: string,
  headers?: Record<string, string>,
) {
  texts += 1;
  const message = `Shelves for ${ownWord(texts)} and a desk, in ash.`;
  const proof = await quickProof(database);
  return sendTo(database, { message, proof, ...fields }, address, headers);
}

/** As many, each from the address that its number makes. */
async function sendMany(count: number, addressOf: (nth: number) => string, fields = {}, from = 0) {
  for (let nth = from; nth < from + count; nth += 1) await send(fields, addressOf(nth));
}
const fromAll = (nth: number) => `198.51.100.${nth}`;

/** Letters alone: digits make no difference between two texts. */
const ownWord = (nth: number) =>
  [...String(nth)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

/** What became of all: how many of each, in the order of their states. */
const states = () =>
  database.sql(`select status, doubt, count(*) from public.enquiries group by 1, 2 order by 1, 2`);

const addEarlier = (count: number, ago: string, status?: string) =>
  addMany(database, count, ago, status);

describe('enquiries: one sender', () => {
  test('reaches the inbox five times an hour, is held back fifteen times, then refused', async () => {
    for (let sent = 0; sent < 20; sent += 1) expect((await send()).status).toBe(200);
    expect(await states()).toEqual([
      { status: 'new', doubt: null, count: 5 },
      { status: 'quarantined', doubt: 'sender', count: 15 },
    ]);
    const message =
      'You have sent us several messages within the hour. Please call us, or try again later.';
    const body = { code: 'PT429', hint: 'sender', message };
    expect(await send()).toMatchObject({ status: 429, body });
    expect((await send({}, '203.0.113.8')).status, 'others may still write').toBe(200);
    await database.sql(`update public.enquiries set created_at = now() - interval '61 minutes'`);
    expect((await send()).status).toBe(200);
  });

  test('is an IPv6 /64, and the /48 around it has a limit too', async () => {
    await sendMany(6, (nth) => `2001:db8:1:2::${nth}`);
    expect(await states()).toMatchObject([{ count: 5 }, { status: 'quarantined', count: 1 }]);
    await sendMany(14, (nth) => `2001:db8:1:1${nth}::1`, {}, 6);
    expect(await states()).toMatchObject([{ count: 19 }, { status: 'quarantined', count: 1 }]);
    await send({}, '2001:db8:1:ffff::1');
    expect(await states()).toMatchObject([{ count: 19 }, { status: 'quarantined', count: 2 }]);
    await send({}, '2001:db8:2:1::1');
    await send({}, '::ffff:203.0.113.7');
    expect(await states()).toMatchObject([{ count: 21 }, { status: 'quarantined', count: 2 }]);
    const [network] = await database.sql<{ hash: string }>`
      select split_part(sender_hash, '.', 1) as hash from public.enquiries where sender_hash ~
      '[.]' order by created_at limit 1`;
    await database.sql`
      insert into public.enquiries (name, phone, message, consent_at, status, sender_hash)
      select 'Bo', '0123456', 'A staircase.', now(), 'quarantined', ${network?.hash} || '.' || nth
      from generate_series(1, 180) as nth`;
    expect((await send({}, '2001:db8:1:eeee::1')).status).toBe(429);
    expect((await send({}, '2001:db8:3:1::1')).status).toBe(200);
  });

  test('cannot hide behind headers that a client writes', async () => {
    const address = '203.0.113.7';
    const believed = async (name: string, forged: (sent: number) => Record<string, string>) => {
      await database.sql('delete from public.enquiries');
      await database.sql`update private.sender_header set name = ${name}`;
      for (let sent = 0; sent < 20; sent += 1) await send({}, address, forged(sent));
      return (await send({}, address, forged(21))).status;
    };
    const cloudflare = (sent: number) => ({
      'cf-connecting-ip': address,
      'x-forwarded-for': `198.51.100.${sent}`,
    });
    const proxy = (sent: number) => ({
      'cf-connecting-ip': `198.51.100.${sent}`,
      'x-forwarded-for': `198.51.100.${sent}, ${address}`,
    });
    expect(await believed('cf-connecting-ip', cloudflare)).toBe(429);
    expect(await believed('x-forwarded-for', proxy)).toBe(429);
    expect(await believed('cf-connecting-ip', proxy)).toBe(200);
    await database.sql(`update private.sender_header set name = 'cf-connecting-ip'`);
  });

  test('who cannot be told from others is held back after thirty within ten minutes', async () => {
    for (let sent = 0; sent < 31; sent += 1) await send({}, '', {});
    expect(await states()).toEqual([
      { status: 'new', doubt: null, count: 30 },
      { status: 'quarantined', doubt: 'flood', count: 1 },
    ]);
    await send();
    expect(await states(), 'others still reach the inbox').toMatchObject([{ count: 31 }, {}]);
  });
});

describe('enquiries: without a proof', () => {
  const sendPlain = (fields: Record<string, unknown> = {}, address?: string) =>
    send({ proof: null, ...fields }, address);

  test('one reaches the inbox, the next of that sender is held back', async () => {
    await sendPlain();
    await sendPlain({ proof: 'made.up' });
    expect(await states()).toEqual([
      { status: 'new', doubt: null, count: 1 },
      { status: 'quarantined', doubt: 'sender', count: 1 },
    ]);
  });

  test('twenty an hour reach the inbox', async () => {
    await sendMany(21, fromAll, { proof: null });
    expect(await states()).toEqual([
      { status: 'new', doubt: null, count: 20 },
      { status: 'quarantined', doubt: 'unproved', count: 1 },
    ]);
    await send({}, '192.0.2.1');
    expect(await states(), 'with a proof more do').toMatchObject([{ count: 21 }, { count: 1 }]);
  });

  test.each([
    'See https://cheap.example for shelves, please.',
    'Shelves like those of www.example.com.',
    '<a href="//x.example">Shelves</a> for you.',
  ])('none with a link does: %s', async (message) => {
    await sendPlain({ message });
    await send({ message }, '203.0.113.9');
    expect(await states()).toEqual([
      { status: 'new', doubt: null, count: 1 },
      { status: 'quarantined', doubt: 'link', count: 1 },
    ]);
  });

  test('none is taken while 20,000 wait; with a proof it is', { tags: ['slow'] }, async () => {
    await addEarlier(20_001, '2 hours', 'quarantined');
    const { status, body } = await sendPlain();
    expect([status, body]).toMatchObject([429, { code: 'PT429', hint: 'everybody' }]);
    expect((await send()).status).toBe(200);
  });
});

describe('enquiries: a flood', () => {
  test.each([
    [30, '1 minute'],
    [60, '50 minutes'],
  ])('is on with %d from others %s ago: one with a proof gets through', async (earlier, ago) => {
    await addEarlier(earlier - 1, ago);
    await send({ proof: null }, '192.0.2.1');
    await addEarlier(1, ago);
    await send({ proof: null }, '192.0.2.2');
    await send({}, '192.0.2.3');
    await send({}, '192.0.2.4');
    await send({}, '192.0.2.4');
    const found = await database.sql`
      select status, doubt from public.enquiries where status <> 'spam' order by created_at,
      is_proved`;
    expect(found).toEqual([
      { status: 'new', doubt: null },
      { status: 'quarantined', doubt: 'flood' },
      { status: 'new', doubt: null },
      { status: 'quarantined', doubt: 'flood' },
      { status: 'quarantined', doubt: 'flood' },
    ]);
  });

  test('lets three of an IPv6 /48 through', async () => {
    await addEarlier(60, '1 minute');
    await sendMany(4, (nth) => `2001:db8:1:${nth}::1`);
    expect(await states()).toMatchObject([
      { status: 'new', count: 3 },
      { status: 'spam' },
      { status: 'quarantined', doubt: 'flood', count: 1 },
    ]);
  });

  test('of one text with other digits is held back from the fourth on', async () => {
    for (let sent = 0; sent < 4; sent += 1) {
      const message = `Dear ${sent}, we offer you ${sent * 7} visitors a day and the first place in every search!`;
      await send({ message }, `198.51.100.${sent}`);
    }
    expect(await states()).toEqual([
      { status: 'new', doubt: null, count: 3 },
      { status: 'quarantined', doubt: 'same_text', count: 1 },
    ]);
    await sendMany(5, fromAll, { message: 'A kitchen in walnut, please, and a table.' }, 4);
    expect(await states(), 'few words say nothing').toMatchObject([{ count: 8 }, { count: 1 }]);
  });

  test.each([
    ['the mail address', { email: 'Known@example.com', phone: '' }],
    ['the telephone', { email: '', phone: '+44 20 7946 0018' }],
  ])('does not hold back who was answered before: %s', async (_, contact) => {
    const known = { email: 'known@example.com', phone: '020 7946-0018', status: 'answered' };
    const other = { email: 'other@example.com', phone: '020 7946-0019', status: 'spam' };
    for (const row of [known, other]) await addEnquiry(database, { ...row, age: '80 days' });
    await addEarlier(60, '1 minute');
    await sendMany(4, fromAll, { proof: null, ...contact });
    await send({ proof: null, email: 'other@example.com' }, '198.51.100.9');
    expect(await states()).toMatchObject([
      { status: 'new', count: 3 },
      { status: 'answered' },
      { status: 'spam' },
      { status: 'quarantined', doubt: 'flood', count: 2 },
    ]);
  });

  test('tells staff once, and again when they had looked all through', async () => {
    const told = () =>
      database.sql`
        select kind, count(*) from public.notices where kind in ('enquiry', 'quarantined') group by kind
        order by kind`;
    await database.sql('delete from public.notices');
    await addEarlier(60, '1 minute');
    await sendMany(5, fromAll, { proof: null });
    expect(await told()).toEqual([{ kind: 'quarantined', count: 1 }]);
    await database.sql(`update public.notices set created_at = now() - interval '2 hours'`);
    await send({ proof: null }, '198.51.100.6');
    expect(await told(), 'while some wait, once a day').toEqual([
      { kind: 'quarantined', count: 1 },
    ]);
    await send({}, '198.51.100.8');
    expect(await told()).toMatchObject([{ kind: 'enquiry', count: 1 }, { kind: 'quarantined' }]);
    await send({ proof: null }, '198.51.100.8');
    expect(await told(), 'not of what is held back after all').toHaveLength(1);
    await database.sql(`delete from public.enquiries where status = 'quarantined'`);
    await send({ proof: null }, '198.51.100.7');
    expect(await told()).toEqual([{ kind: 'quarantined', count: 2 }]);
  });
});

describe('enquiries: what was held back', () => {
  const settle = async (takesOver: boolean, until = 'now()') =>
    (
      await database.run(
        'editor',
        `select public.settle_quarantine(${takesOver}, ${until}) as count`,
      )
    ).rows[0]?.count;

  test('is taken over by staff, up to what they have seen', async () => {
    await addEarlier(501, '2 hours', 'quarantined');
    await addEarlier(1, '1 hour', 'quarantined');
    const seen = `now() - interval '90 minutes'`;
    const counts: unknown[] = [];
    for (let call = 0; call < 3; call += 1) {
      counts.push(await settle(true, seen));
    }
    expect(counts).toEqual([500, 1, 0]);
    expect(await states()).toMatchObject([
      { status: 'new', count: 501 },
      { status: 'quarantined', count: 1 },
    ]);
    expect(await settle(false)).toBe(1);
    expect(await states()).toHaveLength(1);
  });

  test('may be taken over or deleted one by one, and nothing is held back by hand', async () => {
    await addEarlier(2, '2 hours', 'quarantined');
    const one = `id = (select id from public.enquiries where status = 'quarantined' limit 1)`;
    const taken = `update public.enquiries set status = 'new' where ${one}`;
    expect((await database.run('editor', taken)).count).toBe(1);
    const deleted = `delete from public.enquiries where ${one}`;
    expect((await database.run('editor', deleted)).count).toBe(1);
    const back = await database.run('editor', `update public.enquiries set status = 'quarantined'`);
    expect(back).toMatchObject({ sqlstate: 'PT422', hint: 'status' });
  });
});
