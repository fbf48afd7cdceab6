import { beforeEach, describe, expect, test } from 'vitest';
import { ACCOUNTS, openDatabase, type Person } from './harness.ts';
import { addEnquiry } from './rows.ts';

const database = openDatabase();
let enquiry: string;
beforeEach(async () => {
  // Open around the clock, so that the moment of the test is one of them.
  await noteHours('UTC', Array(7).fill([{ opens: '00:00', closes: '23:59' }]));
  for (const table of ['notices', 'enquiries', 'answer_times']) {
    await database.sql(`delete from public.${table}`);
  }
  await database.sql(`update public.answer_settings set replies_to_member = false`);
  await database.sql(`update public.business_settings set email = null`);
  enquiry = await add();
});

const noteHours = (zone: string, hours: unknown, closures: unknown = []) =>
  database.answer('editor', 'record_site_defaults', [
    ...[zone, JSON.stringify(hours), JSON.stringify(closures), {}],
  ]);
async function add(row: Record<string, unknown> = {}): Promise<string> {
  const id = await addEnquiry(database, row);
  await database.sql('delete from public.notices');
  return id;
}
const send = (person: Person, parts: Record<string, unknown> = {}) =>
  database.call(person, 'send_answer', {
    ...{ enquiry_id: enquiry, subject: 'Your staircase', words: 'Dear Ann,\n\nwe come.' },
    ...parts,
  });
/** An answer that must not be refused; its number. */
async function sent(person: Person, parts?: Record<string, unknown>): Promise<number> {
  const { rows, message } = await send(person, parts);
  if (message) throw new Error(message);
  return Number(rows[0]?.send_answer);
}
const note = (way: string, words?: string) =>
  database.answer<number>(
    'editor',
    'record_answer',
    words ? [enquiry, way, words] : [enquiry, way],
  );
const takeBack = (person: Person, id: number) => database.call(person, 'take_back_answer', [id]);
const mark = (status: string) =>
  database.run('editor', `update public.enquiries set status = '${status}'`);

const state = async () =>
  (
    await database.sql`
      select status, assigned_to, first_answered_by, first_answered_way,
        first_answered_at is not null as is_answered from public.enquiries where id = ${enquiry}`
  )[0];
const story = () =>
  database.column`
    select concat_ws(' ', kind, nullif(words, ''),
      (select '(' || full_name || ')' from public.profiles where user_id = actor))
    from public.enquiry_events where enquiry_id = ${enquiry} order by id`;
const notices = () =>
  database.sql`
    select kind, recipient, subject, body, reply_to, sender_name, link, state,
      next_try_at > now() as waits from public.notices order by created_at`;
const times = () => database.sql('select minutes from public.answer_times');
const UNANSWERED = { first_answered_by: null, first_answered_way: null, is_answered: false };
const LATE = { sqlstate: 'PT422', hint: 'late' };

describe('answer: by mail', () => {
  test('it goes to the outbox in the name of who wrote it, and answers the enquiry', async () => {
    await sent('editor', { site_email: 'hello@example.com' });
    expect(await notices()).toEqual([
      {
        ...{ kind: 'answer', recipient: 'ann@example.com', subject: 'Your staircase' },
        ...{ body: 'Dear Ann,\n\nwe come.', reply_to: 'hello@example.com', link: '' },
        ...{ sender_name: 'The editor', state: 'waiting', waits: true },
      },
    ]);
    expect(await state()).toEqual({
      ...{ status: 'answered', assigned_to: ACCOUNTS.editor, first_answered_by: ACCOUNTS.editor },
      ...{ first_answered_way: 'mail', is_answered: true },
    });
    expect(await story()).toEqual(['answered_by_mail Dear Ann,\n\nwe come. (The editor)']);
    expect(await times()).toEqual([{ minutes: 0 }]);
  });

  test('it is known as one that has not left, until it has or another answer follows', async () => {
    const unsent = async () =>
      (await database.call('editor', 'unsent_answers')).rows.flatMap(Object.values);
    await database.sql(`delete from private.notice_server`);
    expect(await unsent()).toEqual([]);
    await sent('editor');
    expect(await unsent()).toEqual([enquiry]);
    await database.sql(`update public.notices set state = 'sent'`);
    expect(await unsent()).toEqual([]);
    await database.sql(`insert into private.notice_server (provider) values ('outbox')`);
    expect(await unsent()).toEqual([enquiry]);
    await note('phone');
    expect(await unsent()).toEqual([]);
    await database.sql(`delete from private.notice_server`);
  });

  test('it is answered to where the settings say: the address of the owner, or of the member', async () => {
    await database.run('admin', `update public.business_settings set email = 'office@example.com'`);
    const seen = await sent('editor', { site_email: 'hello@example.com' });
    await database.run('admin', `update public.answer_settings set replies_to_member = true`);
    await sent('editor', { seen });
    expect(await notices()).toMatchObject([
      { reply_to: 'office@example.com' },
      { reply_to: 'editor@example.com' },
    ]);
  });

  test('it is not sent over one that its writer has not seen, and then is', async () => {
    const first = await sent('admin');
    const conflict = { sqlstate: 'PT409', message: 'version_conflict', hint: String(first) };
    expect(await send('editor')).toMatchObject(conflict);
    expect(await notices()).toHaveLength(1);
    await sent('editor', { seen: first });
    expect(await notices()).toHaveLength(2);
    expect(await state()).toMatchObject({ first_answered_by: ACCOUNTS.admin });
  });

  test.each([
    ['no subject', { subject: ' ' }, 'subject'],
    ['a subject with a line break', { subject: 'Hi\nBcc: all@example.com' }, 'subject'],
    ['a subject with a line break of Unicode', { subject: 'Hi\u2028Bcc: x' }, 'subject'],
    ['too long a subject', { subject: 'x'.repeat(151) }, 'subject'],
    ['no words', { words: ' \n ' }, 'words'],
    ['too many words', { words: 'x'.repeat(5001) }, 'words'],
    ['a control character', { words: 'a\u0007b' }, 'words'],
    ['an address that is none', { site_email: 'a@example.com\nBcc: b@example.com' }, 'reply_to'],
  ])('with %s it is refused, and nothing is kept of it', async (_what, parts, hint) => {
    expect(await send('editor', parts)).toMatchObject({ sqlstate: 'PT422', hint });
    expect(await notices()).toEqual([]);
    expect(await state()).toMatchObject({ status: 'new', ...UNANSWERED });
  });

  test('it has as many characters as it may, and those of its lines', async () => {
    const seen = await sent('editor', { words: 'é'.repeat(5000), subject: 'x'.repeat(150) });
    await sent('editor', { words: 'a\r\nb\tc', seen });
    expect((await notices()).at(-1)).toMatchObject({ body: 'a\nb\tc' });
  });

  test('it goes to nobody who left no address, nor to spam, nor for what is gone', async () => {
    for (const [row, hint] of [
      [{ email: '', phone: '0123456' }, 'email'],
      [{ status: 'spam' }, 'status'],
    ] as const) {
      enquiry = await add(row);
      expect(await send('editor')).toMatchObject({ sqlstate: 'PT422', hint });
    }
    await database.sql('delete from public.enquiries');
    expect(await send('editor')).toMatchObject({ sqlstate: 'PT404', hint: 'enquiry' });
  });

  test("it has no name in it that a mail's header could not hold", async () => {
    const rename = (name: string) =>
      database.sql`
        update public.profiles set full_name = ${name} where user_id = ${ACCOUNTS.editor}`;
    await rename(`"Joe"\\ <joe@evil.example>\r\nBcc: x ${'y'.repeat(80)}`);
    await sent('editor');
    expect(await notices()).toMatchObject([
      { sender_name: expect.stringMatching(/^Joe joe@evil\.example Bcc: x y+$/) },
    ]);
    await rename('The editor');
  });
});

describe('answer: taken back', () => {
  test('before its mail has left it never was', async () => {
    const id = await sent('editor');
    expect((await takeBack('admin', id)).sqlstate).toBe('42501');
    expect((await takeBack('editor', id)).message).toBe('');
    expect([await notices(), await story(), await times()]).toEqual([[], [], []]);
    expect(await state()).toMatchObject({ status: 'read', ...UNANSWERED });
    expect((await takeBack('editor', id)).sqlstate).toBe('PT404');
  });

  test('while its mail waits, as without a mail provider, it can be days later', async () => {
    const id = await sent('editor');
    for (const change of [
      'enquiry_events set happened_at = happened_at',
      'notices set created_at = created_at',
    ]) {
      await database.sql(`update public.${change} - interval '2 days'`);
    }
    expect((await takeBack('editor', id)).message).toBe('');
    expect(await notices()).toEqual([]);
  });

  test('once its mail is on its way it is too late, and so it is for a note after ten minutes', async () => {
    const id = await sent('editor');
    await database.sql(`update public.notices set state = 'sending', tries = 1`);
    expect(await takeBack('editor', id)).toMatchObject(LATE);
    const call = await note('phone');
    await database.sql(
      `update public.enquiry_events set happened_at = happened_at - interval '11 minutes'`,
    );
    expect(await takeBack('editor', call)).toMatchObject(LATE);
  });

  test('the one after it becomes the first', async () => {
    const call = await note('whatsapp');
    await sent('admin', { seen: call });
    await takeBack('editor', call);
    expect(await state()).toMatchObject({
      ...{ status: 'answered', first_answered_by: ACCOUNTS.admin, first_answered_way: 'mail' },
    });
  });
});

test.each(['phone', 'whatsapp', 'mail'])('answer: by %s, with one press', async (way) => {
  await note(way, 'On Monday.');
  expect(await state()).toMatchObject({ status: 'answered', first_answered_way: way });
  expect(await story()).toEqual([`answered_by_${way} On Monday. (The editor)`]);
  expect(await notices()).toEqual([]);
});

test('answer: noted by something else it is refused', async () => {
  const noted = await database.call('editor', 'record_answer', [enquiry, 'other']);
  expect(noted).toMatchObject({ sqlstate: 'PT422', hint: 'way' });
});

test('answer: noted as answered it counts, until the enquiry is opened again', async () => {
  const first = { first_answered_by: ACCOUNTS.editor, first_answered_way: 'other' };
  await mark('read');
  for (const status of ['answered', 'archived']) {
    await mark(status);
    expect(await state()).toMatchObject(first);
  }
  await mark('answered');
  await mark('read');
  expect(await state()).toMatchObject(UNANSWERED);
  const by = '(The editor)';
  expect(await story()).toEqual([`read ${by}`, `answered ${by}`, `reopened ${by}`]);
  await sent('editor');
  await mark('read');
  // What was sent stays an answer.
  expect(await state()).toMatchObject({ first_answered_way: 'mail' });
});

test('answer: nobody but the database says when, by whom and how', async () => {
  for (const column of ['first_answered_at', 'first_answered_by', 'first_answered_way']) {
    const change = `update public.enquiries set ${column} = ${column}`;
    expect((await database.attempt('admin', change)).sqlstate).toBe('42501');
  }
});

test('enquiry: is looked after by somebody who may answer, and that is told', async () => {
  const give = (to: string) =>
    database.run('editor', `update public.enquiries set assigned_to = '${to}'`);
  expect((await give(ACCOUNTS.admin)).message).toBe('');
  expect(await story()).toEqual(['assigned The admin (The editor)']);
  for (const person of ['viewer', 'deactivated'] as const) {
    expect(await give(ACCOUNTS[person])).toMatchObject({ sqlstate: 'PT422', hint: 'assigned_to' });
  }
  // Whoever answers does not take it away.
  await sent('editor');
  expect(await state()).toMatchObject({ assigned_to: ACCOUNTS.admin });
  const { rows } = await database.call('editor', 'enquiry_staff');
  expect(rows.map(({ full_name }) => full_name)).toEqual([
    ...['The aal1', 'The admin', 'The editor', 'The signed-out'],
  ]);
});

describe('answer: how fast', () => {
  const speed = async () => (await database.call('editor', 'answer_speed')).rows;
  const took = (age: string, ...minutes: number[]) =>
    database.sql`
      insert into public.answer_times (received_at, minutes)
      select now() - ${age}::interval, unnest(${minutes}::integer[])`;

  test('is the middle of thirty days, beside the same days a year before', async () => {
    expect(await speed()).toEqual([
      { minutes: null, answered: 0, minutes_before: null, answered_before: 0 },
    ]);
    await took('29 days', 10, 500, 20);
    await took('1 year 29 days', 100, 202);
    for (const age of ['31 days', '1 year 31 days', '364 days']) await took(age, 9000);
    expect(await speed()).toEqual([
      { minutes: 20, answered: 3, minutes_before: 151, answered_before: 2 },
    ]);
  });

  test('counts opening hours alone, across the night, a closed day and summer time', async () => {
    // Open on Saturdays and Sundays from 1 to 4 and shut on the 4th; on 29 March 2026 an hour of that is none.
    const weekend = [{ opens: '01:00', closes: '04:00' }];
    const shut = [{ from: '2026-04-04', to: '2026-04-04', reason: 'Easter' }];
    await noteHours('Europe/Berlin', [[], [], [], [], [], weekend, weekend], shut);
    await database.sql(`update public.enquiries set created_at = '2026-03-28T03:00+01:00'`);
    await database.sql(
      `update public.enquiries set status = 'answered', first_answered_way = 'mail',
      first_answered_at = '2026-04-05T02:30+02:00'`,
    );
    expect(await times()).toEqual([{ minutes: 60 + 120 + 90 }]);
  });

  test('outlives the enquiry by its number alone', async () => {
    await sent('editor');
    await database.sql('delete from public.enquiries');
    expect(await database.sql('select enquiry_id, minutes from public.answer_times')).toEqual([
      { enquiry_id: null, minutes: 0 },
    ]);
  });
});
