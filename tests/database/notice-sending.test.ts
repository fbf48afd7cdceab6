import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TestDatabase } from './harness.ts';
import { addHostedParts } from './hosted-parts.ts';

// What the database itself hands to a mail provider by pg_net, and what it makes of the answers.

const RESEND = {
  provider: 'resend',
  key: 're_secret',
  from: 'Harrow & Pine <website@example.com>',
  site: 'https://www.example.com',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await TestDatabase.open();
  await addHostedParts(database);
});
beforeEach(async () => {
  for (const table of ['public.notices', 'public.enquiries', 'net.sent', 'net._http_response']) {
    await database.sql(`delete from ${table}`);
  }
  await database.sql(
    `update public.notice_settings set recipients = '{office@example.com}', enquiry_detail = 'all'`,
  );
  await setSender(RESEND);
});
afterAll(() => database.close());

async function setSender(sender: object | string | null) {
  await database.sql('delete from vault.decrypted_secrets');
  if (sender === null) return;
  const secret = typeof sender === 'string' ? sender : JSON.stringify(sender);
  await database.sql(`insert into vault.decrypted_secrets values ('notice_sender', $1)`, [secret]);
}

async function write(name = 'Ann Lee'): Promise<string> {
  return await database.value(
    `insert into public.enquiries (name, email, message, consent_at)
    values ($1, 'ann@example.com', 'A staircase of oak.', now()) returning id`,
    [name],
  );
}

interface Request {
  id: number;
  url: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
  /** As it goes over the line. */
  text: string;
}
const requests = () =>
  database.sql<Request>(
    'select id, url, headers, body, body::text as text from net.sent order by id',
  );
async function lastRequest(): Promise<Request> {
  const request = (await requests()).at(-1);
  if (!request) throw new Error('Nothing was sent.');
  return request;
}

/** What the provider answers to everything that has had no answer. */
const answer = (columns: {
  status_code?: number;
  timed_out?: boolean;
  error_msg?: string;
  content?: string;
}) =>
  database.sql(
    `insert into net._http_response (id, status_code, timed_out, error_msg, content)
    select id, $1, $2, $3, $4 from net.sent where id not in (select id from net._http_response)`,
    [
      columns.status_code ?? null,
      columns.timed_out ?? null,
      columns.error_msg ?? null,
      columns.content ?? null,
    ],
  );
/** The minute of pg_cron. */
const tick = () => database.sql('select private.send_notices()');
/** Lets time go by, for the outbox. */
const wait = (time: string) =>
  database.sql(
    `update public.notices set created_at = created_at - $1::interval, next_try_at = next_try_at - $1::interval,
      give_up_at = give_up_at - $1::interval, last_try_at = last_try_at - $1::interval, sent_at = sent_at - $1::interval`,
    [time],
  );
const outbox = () =>
  database.sql(
    'select state, tries, problem, subject, covers from public.notices where bundle_id is null order by created_at',
  );
const failing = async () => {
  const { rows } = await database.run('editor', 'select * from public.failing_notices()');
  return rows[0];
};

describe('a notice', () => {
  test('is handed over in the moment in which the enquiry comes, and sent when that was taken', async () => {
    const id = await write();
    expect(await outbox()).toMatchObject([{ state: 'sending', tries: 1 }]);
    await answer({ status_code: 200 });
    await tick();
    expect(await outbox()).toMatchObject([{ state: 'sent', problem: '' }]);
    expect(await requests()).toHaveLength(1);
    const { rows } = await database.run('editor', `select * from public.enquiry_notices('${id}')`);
    expect(rows, 'an editor reads that, without the address').toMatchObject([
      { kind: 'enquiry', state: 'sent', recipient: '', sent_at: expect.any(String) },
    ]);
  });

  test('waits where nothing is set up, and is handed over once it is', async () => {
    await setSender(null);
    await write();
    expect(await outbox()).toMatchObject([{ state: 'waiting', tries: 0 }]);
    expect(await failing()).toMatchObject({ count: 0 });
    await wait('6 minutes');
    expect(await failing()).toMatchObject({
      count: 1,
      problem: 'Nothing sends mails yet: no mail provider is set up.',
    });
    await setSender(RESEND);
    await tick();
    expect(await outbox()).toMatchObject([{ state: 'sending' }]);
  });

  test.each([
    [
      { status_code: 403, content: '{"message": "API key is invalid."}' },
      'The mail provider refused the key or the sender’s address (HTTP 403). It says: API key is invalid.',
    ],
    [
      { status_code: 422, content: '{"ErrorCode": 300, "Message": "Invalid ‘From’."}' },
      'The mail provider refused the mail (HTTP 422). It says: Invalid ‘From’.',
    ],
    [{ status_code: 429 }, 'The mail provider takes no more mails at the moment (HTTP 429).'],
    [
      { status_code: 503, content: '<html>' },
      'The mail provider has trouble of its own (HTTP 503).',
    ],
    [{ timed_out: true }, 'The mail provider did not answer within 30 seconds.'],
    [
      { error_msg: 'Couldn’t resolve host name' },
      'The mail provider could not be reached: Couldn’t resolve host name.',
    ],
  ])('that was answered with %o says why, and is tried again', async (columns, problem) => {
    await write();
    await answer(columns);
    await tick();
    expect(await outbox()).toMatchObject([{ state: 'waiting', tries: 1, problem }]);
    await wait('59 seconds');
    await tick();
    expect(await requests(), 'not before its time').toHaveLength(1);
    await wait('1 second');
    await tick();
    expect(await requests()).toHaveLength(2);
    await answer({ status_code: 200 });
    await tick();
    expect(await outbox()).toMatchObject([{ state: 'sent', tries: 2, problem: '' }]);
  });

  test('whose request was lost is tried again', async () => {
    await write();
    await wait('6 minutes');
    await tick();
    expect(await requests()).toHaveLength(2);
    expect(await outbox()).toMatchObject([{ state: 'sending', tries: 2 }]);
    const [first, second] = await requests();
    expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
  });

  test('never keeps an enquiry from coming in, whatever is wrong with the sender', async () => {
    await setSender('no json');
    await write();
    await setSender({ ...RESEND, url: 'https://broken.example.com' });
    await write();
    await tick();
    expect(await outbox()).toMatchObject([
      { state: 'waiting', problem: 'No mail provider is set up.' },
      { state: 'waiting', problem: 'The mail provider could not be called: no such host' },
    ]);
  });
});

test('a provider that is away for a day loses nothing, and brings one mail for all of it', async () => {
  for (let hour = 0; hour < 24; hour += 1) {
    if (hour % 6 === 0) await write(`Visitor ${hour}`);
    for (let minute = 0; minute < 60; minute += 10) {
      await wait('10 minutes');
      await tick();
      await answer({ status_code: 503 });
      await tick();
    }
  }
  const tries = (await requests()).length;
  expect(tries, 'with growing waits').toBeLessThan(60);
  expect(await failing()).toMatchObject({
    count: 4,
    problem: 'The mail provider has trouble of its own (HTTP 503).',
  });
  await wait('3 hours');
  await tick();
  await answer({ status_code: 200 });
  await tick();
  const left = await database.sql(
    `select from public.notices as notice join public.notices as told on told.id = coalesce(notice.bundle_id, notice.id)
    where notice.covers = 1 and told.state <> 'sent'`,
  );
  expect(left).toEqual([]);
  expect(await failing()).toMatchObject({ count: 0, problem: '' });
});

test('after three days it is given up, says so, and can be tried again by hand', async () => {
  const id = await write();
  for (let day = 0; day < 4; day += 1) {
    await answer({ error_msg: 'no route' });
    await tick();
    await wait('1 day');
    await tick();
  }
  expect(await outbox()).toMatchObject([
    { state: 'failed', problem: 'The mail provider could not be reached: no route.' },
  ]);
  expect(await failing()).toMatchObject({ count: 1 });
  const before = (await requests()).length;
  await wait('1 day');
  await tick();
  expect(await requests(), 'and is left alone').toHaveLength(before);
  await database.run('editor', `select public.retry_notices('${id}')`);
  await answer({ status_code: 202 });
  await tick();
  expect(await outbox()).toMatchObject([{ state: 'sent' }]);
  expect(await failing()).toMatchObject({ count: 0 });
});

describe('many enquiries at once', () => {
  test('become ten mails an hour at most for one address, and one for all others', async () => {
    for (let number = 0; number < 60; number += 1) await write(`Visitor ${number}`);
    await answer({ status_code: 200 });
    await tick();
    expect(await requests()).toHaveLength(10);
    expect(await failing(), 'waiting for room is no failure').toMatchObject({ count: 0 });
    await wait('61 minutes');
    await tick();
    const sent = await requests();
    expect(sent).toHaveLength(11);
    expect(sent.at(-1)?.body).toMatchObject({ subject: '50 new enquiries' });
    expect(sent.at(-1)?.text).not.toContain('Visitor');
    await answer({ status_code: 200 });
    await tick();
    const last = await database.value<string>(
      `select id from public.enquiries where name = 'Visitor 59'`,
    );
    const { rows } = await database.run('admin', `select * from public.enquiry_notices('${last}')`);
    expect(rows).toMatchObject([{ state: 'sent', recipient: 'office@example.com' }]);
  });

  test('are not told of once they are deleted, and the others all the same', async () => {
    await setSender(null);
    const [first] = [await write('First'), await write('Second'), await write('Third')];
    await database.sql('delete from public.enquiries where id = $1', [first]);
    await setSender(RESEND);
    await tick();
    expect((await requests()).map(({ body }) => body.subject).sort()).toEqual([
      'New enquiry from Second',
      'New enquiry from Third',
    ]);
  });
});

describe('the request', () => {
  test('to Resend', async () => {
    const id = await write();
    const { url, headers, body } = await lastRequest();
    expect(url).toBe('https://api.resend.com/emails');
    expect(headers.Authorization).toBe('Bearer re_secret');
    expect(headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}-[0-9a-f]{32}$/);
    expect(body).toEqual({
      from: 'Harrow & Pine <website@example.com>',
      to: ['office@example.com'],
      reply_to: 'ann@example.com',
      subject: 'New enquiry from Ann Lee',
      text: [
        'Ann Lee has written through the contact form of the website.',
        'A staircase of oak.',
        'ann@example.com',
        `https://www.example.com/admin/enquiries/${id}`,
        '--\nWho gets these mails, and about what: https://www.example.com/admin/notifications',
      ].join('\n\n'),
    });
  });

  test('to Postmark', async () => {
    await setSender({ ...RESEND, provider: 'postmark' });
    await write();
    expect(await lastRequest()).toMatchObject({
      url: 'https://api.postmarkapp.com/email',
      headers: { 'X-Postmark-Server-Token': 're_secret' },
      body: {
        From: 'Harrow & Pine <website@example.com>',
        To: 'office@example.com',
        ReplyTo: 'ann@example.com',
        Subject: 'New enquiry from Ann Lee',
        TextBody: expect.stringContaining('A staircase of oak.'),
        MessageStream: 'outbound',
      },
    });
  });

  test('to Brevo', async () => {
    await setSender({ ...RESEND, provider: 'brevo' });
    await write();
    expect(await lastRequest()).toMatchObject({
      url: 'https://api.brevo.com/v3/smtp/email',
      headers: { 'api-key': 're_secret' },
      body: {
        sender: { name: 'Harrow & Pine', email: 'website@example.com' },
        to: [{ email: 'office@example.com' }],
        replyTo: { email: 'ann@example.com' },
        subject: 'New enquiry from Ann Lee',
        textContent: expect.stringContaining('A staircase of oak.'),
      },
    });
  });

  test.each(['plain words', `whsec_${Buffer.from('a key of bytes').toString('base64')}`])(
    'to a webhook, signed with %s',
    async (key) => {
      await setSender({
        provider: 'webhook',
        key,
        url: 'https://automation.example.com/hook',
        site: 'https://www.example.com',
      });
      await write();
      const { url, headers, body, text } = await lastRequest();
      expect(url).toBe('https://automation.example.com/hook');
      expect(body).toMatchObject({
        type: 'notice.enquiry',
        timestamp: expect.stringMatching(/Z$/),
        data: { to: 'office@example.com', subject: 'New enquiry from Ann Lee' },
      });
      const secret = key.startsWith('whsec_') ? Buffer.from(key.slice(6), 'base64') : key;
      const signature = createHmac('sha256', secret)
        .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`)
        .digest('base64');
      expect(headers['webhook-signature']).toBe(`v1,${signature}`);
      expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(600);
    },
  );

  test.each([
    [{ ...RESEND, provider: 'pigeon' }, 'must be resend, postmark, brevo or webhook'],
    [{ ...RESEND, key: '' }, 'key of the mail provider'],
    [{ ...RESEND, from: 'website' }, 'address that mails come from'],
    [{ ...RESEND, site: 'www.example.com/' }, 'address of the site'],
    [{ ...RESEND, url: 'http://example.com' }, 'must begin with https://'],
    [{ ...RESEND, provider: 'webhook' }, 'address of the webhook'],
  ])('is not made with %o', async (sender, problem) => {
    await setSender(sender);
    await write();
    expect(await requests()).toEqual([]);
    expect(await outbox()).toMatchObject([{ problem: expect.stringContaining(problem) }]);
    const { rows } = await database.run('admin', 'select * from public.notice_sending()');
    expect(rows).toMatchObject([{ problem: expect.stringContaining(problem) }]);
    expect(JSON.stringify(rows), 'and no screen gets the key').not.toContain('re_secret');
  });
});

describe('a test', () => {
  test('goes to everybody who is told, five times in ten minutes', async () => {
    const press = () => database.run('admin', 'select public.send_test_notice()');
    expect((await press()).count).toBe(1);
    expect((await lastRequest()).body).toMatchObject({ subject: 'A test from your website' });
    for (let more = 0; more < 4; more += 1) await press();
    expect(await press()).toMatchObject({ sqlstate: 'PT429' });
  });
});
