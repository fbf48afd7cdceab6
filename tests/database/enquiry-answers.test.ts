import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ACCOUNTS, openDatabase, type Person } from './harness.ts';

const database = openDatabase();
let enquiry: string;
beforeAll(async () => {
  // Open around the clock, so that the moment of the test is one of them.
  const day = [{ opens: '00:00', closes: '23:59' }];
  await database.run(
    'editor',
    `select public.note_site_defaults('UTC', '${JSON.stringify(Array(7).fill(day))}', '[]', '{}')`,
  );
});
beforeEach(async () => {
  for (const table of ['notices', 'enquiries', 'answer_times']) {
    await database.sql(`delete from public.${table}`);
  }
  await database.sql(`update public.answer_settings set replies_to_member = false`);
  await database.sql(`update public.business_settings set email = null`);
  enquiry = await add();
});

const add = (columns = `email = 'ann@example.com'`) =>
  database.value<string>`
    with added as (
    insert into public.enquiries (name, email, phone, message, consent_at)
    values ('Ann Lee', 'x@example.com', '', 'A staircase.', now()) returning id
    ) select id from added`.then(async (id) => {
    await database.sql(`update public.enquiries set ${columns} where id = $1`, id);
    await database.sql('delete from public.notices');
    return id;
  });

const send = (person: Person, parts: Record<string, string> = {}) => {
  const given = { subject: 'Your staircase', words: 'Dear Ann,\n\nwe come.', ...parts };
  const list = Object.entries(given).map(([name, text]) => `${name} => ${quote(text)}`);
  return database.run(person, `select public.send_answer('${enquiry}', ${list.join(', ')}) as id`);
};
const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
const idOf = (outcome: { rows: Record<string, unknown>[]; message: string }) => {
  if (outcome.message) throw new Error(outcome.message);
  return Number(outcome.rows[0]?.id);
};
const state = async () => {
  const [row] = await database.sql`
    select status, assigned_to, first_answered_by, first_answered_way, first_answered_at is not
    null as is_answered
    from public.enquiries where id = ${enquiry}`;
  return row;
};
const story = async () => {
  const rows = await database.sql<{ told: string }>`
    select concat_ws(' ', kind, nullif(words, ''), (select '(' || full_name || ')' from
    public.profiles where user_id = actor)) as told
    from public.enquiry_events where enquiry_id = ${enquiry} order by id`;
  return rows.map(({ told }) => told);
};
const notices = () =>
  database.sql`
    select kind, recipient, subject, body, reply_to, sender_name, link, state, next_try_at >
    now() as waits
    from public.notices order by created_at`;
const UNANSWERED = { first_answered_by: null, first_answered_way: null, is_answered: false };

describe('an answer by mail', () => {
  test('goes to the outbox in the name of who wrote it, and answers the enquiry', async () => {
    idOf(await send('editor', { site_email: 'hello@example.com' }));
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
    expect(await database.sql('select minutes from public.answer_times')).toEqual([{ minutes: 0 }]);
  });

  test('is known as one that has not left, until it has or another answer follows', async () => {
    const unsent = async () =>
      (await database.run('editor', 'select public.unsent_answers() as id')).rows.map(
        ({ id }) => id,
      );
    await database.sql(`delete from private.notice_server`);
    expect(await unsent()).toEqual([]);
    idOf(await send('editor'));
    expect(await unsent()).toEqual([enquiry]);
    await database.sql(`update public.notices set state = 'sent'`);
    expect(await unsent()).toEqual([]);
    await database.sql(`insert into private.notice_server (provider) values ('outbox')`);
    expect(await unsent()).toEqual([enquiry]);
    await database.run('editor', `select public.note_answer('${enquiry}', 'phone')`);
    expect(await unsent()).toEqual([]);
    await database.sql(`delete from private.notice_server`);
  });

  test("is answered to where the settings say: the owner's address, or the member's own", async () => {
    await database.run('admin', `update public.business_settings set email = 'office@example.com'`);
    const first = idOf(await send('editor', { site_email: 'hello@example.com' }));
    await database.run('admin', `update public.answer_settings set replies_to_member = true`);
    idOf(await send('editor', { seen: String(first) }));
    const told = await notices();
    expect(told.map(({ reply_to }) => reply_to)).toEqual([
      'office@example.com',
      'editor@example.com',
    ]);
  });

  test('is not sent over one that its writer has not seen, and then is', async () => {
    const first = idOf(await send('admin'));
    expect(await send('editor')).toMatchObject({
      ...{ sqlstate: 'PT409', message: 'version_conflict', hint: String(first) },
    });
    expect(await notices()).toHaveLength(1);
    idOf(await send('editor', { seen: String(first) }));
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
  ])('with %s is refused, and nothing is kept of it', async (_what, parts, hint) => {
    expect(await send('editor', parts)).toMatchObject({ sqlstate: 'PT422', hint });
    expect(await notices()).toEqual([]);
    expect(await state()).toMatchObject({ status: 'new', ...UNANSWERED });
  });

  test('has as many characters as it may, and those of its lines', async () => {
    idOf(await send('editor', { words: 'é'.repeat(5000), subject: 'x'.repeat(150) }));
    const first = (await database.value<number>('select max(id) from public.enquiry_events')) ?? 0;
    idOf(await send('editor', { words: 'a\r\nb\tc', seen: String(first) }));
    expect((await notices()).at(-1)).toMatchObject({ body: 'a\nb\tc' });
  });

  test('goes to nobody who left no address, nor to spam, nor for what is gone', async () => {
    enquiry = await add(`email = '', phone = '0123456'`);
    expect(await send('editor')).toMatchObject({ sqlstate: 'PT422', hint: 'email' });
    enquiry = await add(`status = 'spam'`);
    expect(await send('editor')).toMatchObject({ sqlstate: 'PT422', hint: 'status' });
    await database.sql('delete from public.enquiries');
    expect(await send('editor')).toMatchObject({ sqlstate: 'PT404', hint: 'enquiry' });
  });

  test("has no name in it that a mail's header could not hold", async () => {
    const rename = (name: string) =>
      database.sql`
        update public.profiles set full_name = ${name} where user_id = ${ACCOUNTS.editor}`;
    await rename(`"Joe"\\ <joe@evil.example>\r\nBcc: x ${'y'.repeat(80)}`);
    idOf(await send('editor'));
    const [mail] = await notices();
    expect(mail?.sender_name).toMatch(/^Joe joe@evil\.example Bcc: x y+$/);
    await rename('The editor');
  });
});

describe('taken back', () => {
  const takeBack = (person: Person, id: number) =>
    database.run(person, `select public.take_back_answer(${id})`);

  test('before its mail has left an answer never was', async () => {
    const id = idOf(await send('editor'));
    expect((await takeBack('admin', id)).sqlstate).toBe('42501');
    expect((await takeBack('editor', id)).message).toBe('');
    expect(await notices()).toEqual([]);
    expect(await state()).toMatchObject({ status: 'read', ...UNANSWERED });
    expect(await story()).toEqual([]);
    expect(await database.sql('select from public.answer_times')).toEqual([]);
    expect((await takeBack('editor', id)).sqlstate).toBe('PT404');
  });

  test('while its mail waits, as without a mail provider, it can be taken back days later', async () => {
    const id = idOf(await send('editor'));
    await database.sql`
      update public.enquiry_events set happened_at = happened_at - interval '2 days'`;
    await database.sql(`update public.notices set created_at = created_at - interval '2 days'`);
    expect((await takeBack('editor', id)).message).toBe('');
    expect(await notices()).toEqual([]);
  });

  test('once its mail is on its way it is too late, and so it is for a note after ten minutes', async () => {
    const id = idOf(await send('editor'));
    await database.sql(`update public.notices set state = 'sending', tries = 1`);
    expect(await takeBack('editor', id)).toMatchObject({ sqlstate: 'PT422', hint: 'late' });
    const call = await database.run(
      'editor',
      `select public.note_answer('${enquiry}', 'phone') as id`,
    );
    await database.sql`
      update public.enquiry_events set happened_at = happened_at - interval '11 minutes'`;
    expect(await takeBack('editor', idOf(call))).toMatchObject({ sqlstate: 'PT422', hint: 'late' });
  });

  test('the answer after it becomes the first one', async () => {
    const call = idOf(
      await database.run('editor', `select public.note_answer('${enquiry}', 'whatsapp') as id`),
    );
    idOf(await send('admin', { seen: String(call) }));
    await takeBack('editor', call);
    expect(await state()).toMatchObject({
      ...{ status: 'answered', first_answered_by: ACCOUNTS.admin, first_answered_way: 'mail' },
    });
  });
});

describe('noted by hand', () => {
  test.each(['phone', 'whatsapp', 'mail'])('by %s, with one press', async (way) => {
    idOf(
      await database.run(
        'editor',
        `select public.note_answer('${enquiry}', '${way}', 'On Monday.') as id`,
      ),
    );
    expect(await state()).toMatchObject({ status: 'answered', first_answered_way: way });
    expect(await story()).toEqual([`answered_by_${way} On Monday. (The editor)`]);
    expect(await notices()).toEqual([]);
  });

  test('by something else is refused', async () => {
    const noted = await database.run('editor', `select public.note_answer('${enquiry}', 'other')`);
    expect(noted).toMatchObject({ sqlstate: 'PT422', hint: 'way' });
  });

  test('as answered counts, until it is opened again', async () => {
    const mark = (status: string) =>
      database.run('editor', `update public.enquiries set status = '${status}'`);
    await mark('read');
    await mark('answered');
    expect(await state()).toMatchObject({
      ...{ first_answered_by: ACCOUNTS.editor, first_answered_way: 'other' },
    });
    await mark('archived');
    expect(await state()).toMatchObject({ first_answered_way: 'other' });
    await mark('answered');
    await mark('read');
    expect(await state()).toMatchObject(UNANSWERED);
    const by = '(The editor)';
    expect(await story()).toEqual([`read ${by}`, `answered ${by}`, `reopened ${by}`]);
    idOf(await send('editor'));
    await mark('read');
    // What was sent stays an answer.
    expect(await state()).toMatchObject({ first_answered_way: 'mail' });
  });

  test('when nobody but the database says so', async () => {
    for (const column of ['first_answered_at', 'first_answered_by', 'first_answered_way']) {
      const set = await database.attempt(
        'admin',
        `update public.enquiries set ${column} = ${column}`,
      );
      expect(set.sqlstate).toBe('42501');
    }
  });
});

describe('who looks after an enquiry', () => {
  const give = (to: string) =>
    database.run('editor', `update public.enquiries set assigned_to = '${to}'`);

  test('is somebody who may answer, and that is told', async () => {
    expect((await give(ACCOUNTS.admin)).message).toBe('');
    expect(await story()).toEqual(['assigned The admin (The editor)']);
    for (const person of ['viewer', 'deactivated'] as const) {
      expect(await give(ACCOUNTS[person])).toMatchObject({
        ...{ sqlstate: 'PT422', hint: 'assigned_to' },
      });
    }
    // Whoever answers does not take it away.
    idOf(await send('editor'));
    expect(await state()).toMatchObject({ assigned_to: ACCOUNTS.admin });
  });

  test('is chosen among them', async () => {
    const { rows } = await database.run('editor', 'select full_name from public.enquiry_staff()');
    const names = rows.map(({ full_name }) => full_name);
    expect(names).toEqual(['The aal1', 'The admin', 'The editor', 'The signed-out']);
  });
});

describe('how fast enquiries are answered', () => {
  const speed = async () =>
    (await database.run('editor', 'select * from public.answer_speed()')).rows;
  const took = (age: string, ...minutes: number[]) =>
    database.sql`
      insert into public.answer_times (received_at, minutes)
      select now() - ${age}::interval, unnest(${minutes}::integer[])`;

  test('is nothing without an answer', async () => {
    expect(await speed()).toEqual([
      { minutes: null, answered: 0, minutes_before: null, answered_before: 0 },
    ]);
  });

  test('is the middle of thirty days, beside the same days a year before', async () => {
    await took('29 days', 10, 500, 20);
    await took('31 days', 9000);
    await took('1 year 29 days', 100, 202);
    await took('1 year 31 days', 9000);
    await took('364 days', 9000);
    expect(await speed()).toEqual([
      { minutes: 20, answered: 3, minutes_before: 151, answered_before: 2 },
    ]);
  });

  test('counts opening hours alone, across the night, a closed day and summer time', async () => {
    // Open on Saturdays and Sundays from 1 to 4 and shut on the 30th; on 29 March 2026 an hour of that is none.
    const weekend = [{ opens: '01:00', closes: '04:00' }];
    const hours = [[], [], [], [], [], weekend, weekend];
    const shut = [{ from: '2026-04-04', to: '2026-04-04', reason: 'Easter' }];
    const { time_zone, ...kept } = (
      await database.sql<Record<string, unknown>>('select * from private.site_defaults')
    )[0] as Record<string, unknown>;
    await database.run(
      'editor',
      `select public.note_site_defaults('Europe/Berlin', '${JSON.stringify(hours)}', '${JSON.stringify(shut)}', '{}')`,
    );
    await database.sql(`update public.enquiries set created_at = '2026-03-28T03:00+01:00'`);
    await database.sql`
      update public.enquiries set status = 'answered', first_answered_way = 'mail',
      first_answered_at = '2026-04-05T02:30+02:00'`;
    const [row] = await database.sql('select minutes from public.answer_times');
    expect(row).toEqual({ minutes: 60 + 120 + 90 });
    await database.run(
      'editor',
      `select public.note_site_defaults('${time_zone}', '${JSON.stringify(kept.hours)}', '[]', '{}')`,
    );
  });

  test('outlives the enquiry by its number alone', async () => {
    idOf(await send('editor'));
    await database.sql('delete from public.enquiries');
    expect(await database.sql('select enquiry_id, minutes from public.answer_times')).toEqual([
      { enquiry_id: null, minutes: 0 },
    ]);
  });
});

describe('the texts to answer with', () => {
  const save = (templates: unknown, version = 'version') =>
    database.attempt(
      'admin',
      `update public.answer_settings set version = ${version}, templates = ${quote(JSON.stringify(templates))}`,
    );
  const GOOD = { name: 'We come', subject: 'Your {service}', text: 'Dear {name},\n\nwe come.' };

  test('are taken, none too, and those of the folder again', async () => {
    for (const templates of [[GOOD], [], Array(20).fill(GOOD)]) {
      expect((await save(templates)).message).toBe('');
    }
    expect(
      (await database.attempt('admin', 'update public.answer_settings set templates = null'))
        .message,
    ).toBe('');
  });

  test.each([
    ['no list', {}],
    ['too many', Array(21).fill(GOOD)],
    ['a name of two lines', [{ ...GOOD, name: 'a\nb' }]],
    ['no name', [{ ...GOOD, name: ' ' }]],
    ['a name that is none', [{ ...GOOD, name: 7 }]],
    ['too long a subject', [{ ...GOOD, subject: 'x'.repeat(121) }]],
    ['no text', [{ name: 'a', subject: 'b' }]],
    ['too long a text', [{ ...GOOD, text: 'x'.repeat(3001) }]],
    ['more than that', [{ ...GOOD, html: '<p>' }]],
    ['a number', [7]],
  ])('are refused with %s', async (_what, templates) => {
    expect((await save(templates)).sqlstate).toBe('23514');
  });

  test('of two administrators the second one hears of the first', async () => {
    expect(await save([GOOD], '0')).toMatchObject({ message: 'version_conflict' });
  });
});
