import { beforeEach, describe, expect, test } from 'vitest';
import { ACCOUNTS, literal } from './harness.ts';
import { openOutbox, RESEND } from './notice-outbox.ts';

// When the database itself hands a mail to a provider by pg_net, and what it makes of the answers.

const outbox = openOutbox();
beforeEach(() => outbox.reset());

describe('outbox: a notice', () => {
  test('is handed over in the moment in which the enquiry comes, and sent when that was taken', async () => {
    const id = await outbox.write();
    expect(await outbox.notices()).toMatchObject([{ state: 'sending', tries: 1 }]);
    await outbox.answered({ status_code: 200 });
    expect(await outbox.notices()).toMatchObject([{ state: 'sent', problem: '' }]);
    expect(await outbox.requests()).toHaveLength(1);
    const { rows } = await outbox.database.call('editor', 'enquiry_notices', [id]);
    expect(rows, 'an editor reads that, without the address').toMatchObject([
      { kind: 'enquiry', state: 'sent', recipient: '', sent_at: expect.any(String) },
    ]);
  });

  test('waits where nothing is set up, and is handed over once it is', async () => {
    await outbox.setSender(null);
    await outbox.write();
    expect(await outbox.notices()).toMatchObject([{ state: 'waiting', tries: 0 }]);
    expect(await outbox.failing()).toMatchObject({ count: 0 });
    await outbox.wait('6 minutes');
    expect(await outbox.failing()).toMatchObject({
      count: 1,
      problem: 'Nothing sends mails yet: no mail provider is set up.',
    });
    await outbox.setSender(RESEND);
    await outbox.tick();
    expect(await outbox.notices()).toMatchObject([{ state: 'sending' }]);
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
    await outbox.write();
    await outbox.answered(columns);
    expect(await outbox.notices()).toMatchObject([{ state: 'waiting', tries: 1, problem }]);
    await outbox.wait('59 seconds');
    await outbox.tick();
    expect(await outbox.requests(), 'not before its time').toHaveLength(1);
    await outbox.wait('1 second');
    await outbox.tick();
    expect(await outbox.requests()).toHaveLength(2);
    await outbox.answered({ status_code: 200 });
    expect(await outbox.notices()).toMatchObject([{ state: 'sent', tries: 2, problem: '' }]);
  });

  test('whose request was lost is tried again', async () => {
    await outbox.write();
    await outbox.wait('6 minutes');
    await outbox.tick();
    expect(await outbox.requests()).toHaveLength(2);
    expect(await outbox.notices()).toMatchObject([{ state: 'sending', tries: 2 }]);
    const [first, second] = await outbox.requests();
    expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
  });

  test('never keeps an enquiry from coming in, whatever is wrong with the sender', async () => {
    await outbox.setSender('no json');
    await outbox.write();
    await outbox.setSender({ ...RESEND, url: 'https://broken.example.com' });
    await outbox.write();
    await outbox.tick();
    expect(await outbox.notices()).toMatchObject([
      { state: 'waiting', problem: 'No mail provider is set up.' },
      { state: 'waiting', problem: 'The mail provider could not be called: no such host' },
    ]);
  });
});

test('outbox: a day without its provider ends in one mail', { tags: ['slow'] }, async () => {
  for (let hour = 0; hour < 24; hour += 1) {
    if (hour % 6 === 0) await outbox.write(`Visitor ${hour}`);
    for (let minute = 0; minute < 60; minute += 10) {
      await outbox.wait('10 minutes');
      await outbox.tick();
      await outbox.answered({ status_code: 503 });
    }
  }
  const tries = (await outbox.requests()).length;
  expect(tries, 'with growing waits').toBeLessThan(60);
  expect(await outbox.failing()).toMatchObject({
    count: 4,
    problem: 'The mail provider has trouble of its own (HTTP 503).',
  });
  await outbox.wait('3 hours');
  await outbox.tick();
  await outbox.answered({ status_code: 200 });
  const left = await outbox.database.sql`
    select from public.notices as notice
    join public.notices as told on told.id = coalesce(notice.bundle_id, notice.id)
    where notice.covers = 1 and told.state <> 'sent'`;
  expect(left).toEqual([]);
  expect(await outbox.failing()).toMatchObject({ count: 0, problem: '' });
});

test('outbox: after three days a notice is given up, says so, and can be tried again by hand', async () => {
  const id = await outbox.write();
  for (let day = 0; day < 4; day += 1) {
    await outbox.answered({ error_msg: 'no route' });
    await outbox.wait('1 day');
    await outbox.tick();
  }
  expect(await outbox.notices()).toMatchObject([
    { state: 'failed', problem: 'The mail provider could not be reached: no route.' },
  ]);
  expect(await outbox.failing()).toMatchObject({ count: 1 });
  const before = (await outbox.requests()).length;
  await outbox.wait('1 day');
  await outbox.tick();
  expect(await outbox.requests(), 'and is left alone').toHaveLength(before);
  await outbox.database.run('editor', `select public.retry_notices('${id}')`);
  await outbox.answered({ status_code: 202 });
  expect(await outbox.notices()).toMatchObject([{ state: 'sent' }]);
  expect(await outbox.failing()).toMatchObject({ count: 0 });
});

describe('outbox: what was given up', () => {
  const give = (kind: string, columns: Record<string, string> = {}) => {
    const recipient = `${kind.replace('_', '-')}@example.com`;
    const row = { kind, recipient, subject: kind, body: 'x', ...columns };
    return outbox.database.sql(
      `insert into public.notices (${Object.keys(row)}, state, tries, created_at, last_try_at, problem)
      values (${Object.values(row).map(literal)}, 'failed', 9, now() - interval '2 weeks', now() - interval '10 days', 'away')`,
    );
  };
  const retry = () => outbox.database.call('editor', 'retry_notices');
  const sentAgain = async () => (await outbox.requests()).map(({ body }) => body.subject).sort();

  test('is sent again when it still helps: no confirmation of weeks ago, no request whose link is forgotten, nothing that was followed by others', async () => {
    for (const kind of ['answer', 'confirmation', 'test', 'testimonial_request']) await give(kind);
    await give('release', { recipient: 'office@example.com' });
    await outbox.database.sql`
      insert into public.notices (kind, recipient, subject, body, state, sent_at)
      values ('release', 'office@example.com', 'x', 'x', 'sent', now())`;
    expect(await outbox.failing()).toMatchObject({ count: 1 });
    await retry();
    expect(await sentAgain()).toEqual(['answer']);
  });

  test('goes with the reason for it', async () => {
    const id = await outbox.write();
    const held = await outbox.write();
    await outbox.database.sql('delete from public.notices');
    await give('reminder', { enquiry_id: id });
    await give('enquiry', { enquiry_id: held });
    const account = ACCOUNTS.viewer;
    await give('account', { account_id: account });
    const { database } = outbox;
    await database.sql`update public.enquiries set status = 'answered' where id = ${id}`;
    await database.sql`
      update public.enquiries set status = 'quarantined', doubt = 'flood' where id = ${held}`;
    await database.sql`update public.user_roles set role = 'editor' where user_id = ${account}`;
    expect(await outbox.notices()).toEqual([]);
  });
});

test('outbox: ten mails an hour for one address, one for others', { tags: ['slow'] }, async () => {
  for (let number = 0; number < 60; number += 1) await outbox.write(`Visitor ${number}`);
  await outbox.answered({ status_code: 200 });
  expect(await outbox.requests()).toHaveLength(10);
  expect(await outbox.failing(), 'waiting for room is no failure').toMatchObject({ count: 0 });
  await outbox.wait('61 minutes');
  await outbox.tick();
  const sent = await outbox.requests();
  expect(sent).toHaveLength(11);
  expect(sent.at(-1)?.body).toMatchObject({ subject: '50 new enquiries' });
  expect(sent.at(-1)?.text).not.toContain('Visitor');
  await outbox.answered({ status_code: 200 });
  const last = await outbox.database.value<string>`
    select id from public.enquiries where name = 'Visitor 59'`;
  const { rows } = await outbox.database.call('admin', 'enquiry_notices', [last]);
  expect(rows).toMatchObject([{ state: 'sent', recipient: 'office@example.com' }]);
});

test('outbox: of many enquiries none is told of once it is deleted', async () => {
  await outbox.setSender(null);
  const first = await outbox.write('First');
  for (const name of ['Second', 'Third']) await outbox.write(name);
  await outbox.database.sql`delete from public.enquiries where id = ${first}`;
  await outbox.setSender(RESEND);
  await outbox.tick();
  expect(
    (await outbox.requests()).map(({ body }) => String(body.text).split(' ', 1)[0]).sort(),
  ).toEqual(['“Second”', '“Third”']);
});

test('outbox: a test goes to everybody who is told, five times in ten minutes', async () => {
  const press = () => outbox.database.run('admin', 'select public.send_test_notice()');
  expect((await press()).count).toBe(1);
  expect((await outbox.lastRequest()).body).toMatchObject({
    subject: 'A test from your website',
  });
  for (let more = 0; more < 4; more += 1) await press();
  expect(await press()).toMatchObject({ sqlstate: 'PT429' });
});
