import { beforeEach, describe, expect, test } from 'vitest';
import {
  type AppointmentProposal,
  Appointments,
  appointmentTexts,
  readCalendar,
  THURSDAY,
  TUESDAY,
} from './appointment-steps.ts';
import { NOWHERE } from './documents.ts';
import { ACCOUNTS, openDatabase } from './harness.ts';

// What staff propose, what whoever has the link may do, and who is told.

const database = openDatabase();
const appointments = new Appointments(database);
beforeEach(async () => {
  await database.sql('delete from public.enquiries');
  await database.sql('delete from private.site_defaults');
  await database.sql(
    `update public.notice_settings set recipients = '{office@example.com}', enquiry_detail = 'link'`,
  );
});

const BOTH = [TUESDAY, THURSDAY];
const REFUSED = { sqlstate: 'PT422' };
const CHANGED = { outcome: 'changed' };
const ALREADY = { outcome: 'already' };

/** An appointment that was proposed, and what is done with it. */
async function propose(appointment?: AppointmentProposal, email?: string) {
  const id = await appointments.proposed(appointment, email);
  const token = await appointments.token(id);
  return {
    ...{ id, token },
    see: () => appointments.see(token),
    take: (nth: number, time = TUESDAY) => appointments.answer(token, 'take', nth, time),
    answer: (answer: string, nth: number, words?: string) =>
      appointments.answer(token, answer, nth, undefined, words),
    move: (nth: number, ...times: string[]) => appointments.move(id, nth, { times }),
    withdraw: (nth: number) => appointments.withdraw(id, nth),
    state: () => database.value`select state from public.appointments where id = ${id}`,
    link: async () => (await database.call('editor', 'appointment_link', [id])).rows,
    story: async () => (await appointments.story(id)).map(({ kind }) => kind),
  };
}
const lastMail = async () => (await appointments.mails()).at(-1);
const noteDefaults = (zone: string, hours: unknown, closures: unknown, confirmations = {}) =>
  database.sql`
    insert into private.site_defaults (time_zone, hours, closures, letters, confirmations)
    values (${zone}, ${JSON.stringify(hours)}, ${JSON.stringify(closures)}, '{}',
      ${confirmations})`;

describe('appointment: a proposal', () => {
  test('goes to the customer in the name of the business, with a link that is stored nowhere', async () => {
    const { id, token } = await propose();
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(await appointments.mails()).toMatchObject([
      {
        ...{ recipient: 'ann@example.com', subject: 'A visit', body: 'A visit, in words.' },
        ...{ link: `/appointment#${token}`, reply_to: 'hello@example.com' },
        sender_name: 'Harrow & Pine',
      },
    ]);
    expect(JSON.stringify(await database.sql('select * from public.appointments'))).not.toContain(
      token,
    );
    expect(await appointments.story(id)).toEqual([
      { kind: 'appointment_proposed', words: `On ${TUESDAY}`, by_staff: true },
    ]);
    const enquiry = `select status, first_answered_at is not null as is_answered from public.enquiries`;
    expect(await database.sql(enquiry), 'nobody is reminded of it').toEqual([
      { status: 'answered', is_answered: true },
    ]);
  });

  test('leads to the page in the language of the enquiry, while the site has it', async () => {
    const day = [{ opens: '00:00', closes: '23:59' }];
    const pt = { name: 'Português', subject: 'Chegou', text: 'Obrigado.' };
    await noteDefaults('UTC', Array(7).fill(day), [], { pt });
    const { id, token, link } = await propose();
    expect(await link()).toEqual([{ appointment_link: `/appointment#${token}` }]);
    await appointments.withdraw(id, 0);
    await database.sql(`update public.enquiries set language = 'pt'`);
    const enquiry = await database.value<string>('select id from public.enquiries');
    expect((await appointments.propose(enquiry)).message).toBe('');
    const mail = await lastMail();
    expect(mail?.link).toMatch(/^\/pt\/appointment#[\w-]{32}$/);
    const open = database.value(`select id from public.appointments where state = 'proposed'`);
    const linked = async () => database.answer('editor', 'appointment_link', [await open]);
    expect(await linked()).toBe(mail?.link);
    await database.sql(`update private.site_defaults set confirmations = '{}'`);
    expect(await linked()).toBe(mail?.link.replace('/pt', ''));
  });

  test('of two times is in no calendar until one is taken', async () => {
    await propose({ times: BOTH });
    expect((await lastMail())?.attachment).toBeNull();
  });

  test('that was agreed on the telephone is confirmed at once', async () => {
    const { state } = await propose({ isAgreed: true });
    expect(await state()).toBe('taken');
    expect(await appointments.mails()).toMatchObject([{ subject: `Agreed: ${TUESDAY}` }]);
    const two = await appointments.propose(await appointments.enquiry(), {
      times: BOTH,
      isAgreed: true,
    });
    expect(two).toMatchObject({ ...REFUSED, hint: 'times' });
  });

  test('to somebody without a mail address sends nothing, and staff have the link', async () => {
    const { token, link } = await propose({}, '');
    expect(await appointments.mails()).toEqual([]);
    expect(await link()).toEqual([{ appointment_link: `/appointment#${token}` }]);
  });

  test('is the only one of an enquiry that is open', async () => {
    const enquiry = await appointments.enquiry();
    await appointments.propose(enquiry);
    expect(await appointments.propose(enquiry)).toMatchObject({ ...REFUSED, hint: 'appointment' });
    expect(await appointments.propose(NOWHERE)).toMatchObject({ sqlstate: 'PT404' });
  });

  const inTwoLines = { proposed: { subject: 'a\nb', body: 'x' } };
  test.each([
    ['no time', { times: [], texts: appointmentTexts([]) }, 'times'],
    ['three times', { times: [TUESDAY, THURSDAY, '2027-01-15T09:00Z'] }, 'times'],
    ['the same time twice', { times: [TUESDAY, TUESDAY] }, 'times'],
    ['a time that has passed', { times: ['2020-01-07T10:00Z'] }, 'times'],
    ['a time in ten years', { times: ['2037-01-07T10:00Z'] }, 'times'],
    ['14 minutes', { minutes: 14 }, 'minutes'],
    ['481 minutes', { minutes: 481 }, 'minutes'],
    ['no place', { place: '' }, 'place'],
    ['a place of two lines', { place: 'Here\nBcc: all@example.com' }, 'place'],
    ['a place of 201 characters', { place: 'x'.repeat(201) }, 'place'],
    ['words for one of two times', { times: BOTH, texts: appointmentTexts([TUESDAY]) }, 'texts'],
    ['no words', { texts: {} }, 'texts'],
    ['words of no object', { texts: [] }, 'texts'],
    ['a subject of two lines', { texts: appointmentTexts([TUESDAY], inTwoLines) }, 'texts'],
    ['other words besides', { texts: appointmentTexts([TUESDAY], { more: 'x' }) }, 'texts'],
    ['an address that is none', { texts: appointmentTexts([TUESDAY], { reply_to: 'x' }) }, 'texts'],
  ])('with %s is refused', async (_, appointment, hint) => {
    const outcome = await appointments.propose(await appointments.enquiry(), appointment);
    expect(outcome).toMatchObject({ ...REFUSED, hint });
  });

  test('may be outside of opening hours, and is taken whatever the hours are', async () => {
    const day = [{ opens: '09:00', closes: '17:00' }];
    const closed = [{ from: '2027-01-14', to: '2027-01-14', reason: '' }];
    await noteDefaults('Europe/London', [...Array(5).fill(day), [], []], closed);
    const [EVENING, CLOSED, SUNDAY] = [
      ...['2027-01-12T18:30:00Z', '2027-01-14T10:00:00Z', '2027-01-17T10:00:00Z'],
    ] as [string, string, string];
    await propose({ times: [SUNDAY, CLOSED] });
    const { take, move } = await propose({ times: [EVENING], isAgreed: true });
    expect((await move(0, SUNDAY)).message).toBe('');
    expect(await take(1, SUNDAY)).toMatchObject({ outcome: 'done', state: 'taken' });
  });
});

describe('appointment: whoever has the link', () => {
  test('sees no more of the customer than where it is', async () => {
    const seen = await (await propose({ times: BOTH })).see();
    expect(Object.keys(seen ?? {}).sort()).toEqual([
      ...['calendar', 'chosen', 'minutes', 'outcome', 'place', 'sequence', 'state', 'times'],
    ]);
    expect(seen).toMatchObject({ state: 'proposed', minutes: 60, place: '4 Elm Road, Barnes' });
  });

  test.each(['', 'x', '0'.repeat(32), "' or true --"])('guesses none with “%s”', async (token) => {
    await propose();
    expect(await appointments.see(token)).toBeNull();
    expect(await appointments.answer(token, 'cancel', 0)).toEqual({ sqlstate: null });
  });

  test('takes one of two times: customer and team are told', async () => {
    const { id, take } = await propose({ times: BOTH });
    expect(await take(0, THURSDAY)).toMatchObject({ outcome: 'done', state: 'taken', sequence: 1 });
    const [, ...told] = await appointments.mails();
    expect(told).toMatchObject([
      { recipient: 'ann@example.com', subject: `Agreed: ${THURSDAY}` },
      {
        ...{ recipient: 'editor@example.com', subject: `Visit: taken, On ${THURSDAY}` },
        body: `The customer has answered by the link: taken, On ${THURSDAY}.`,
        sender_name: '',
      },
    ]);
    const event = { kind: 'appointment_taken', words: `On ${THURSDAY}`, by_staff: false };
    expect(await appointments.story(id)).toContainEqual(event);
  });

  test('presses twice, and nothing happens the second time', async () => {
    const { take, answer } = await propose({ times: BOTH });
    await take(0);
    const before = (await appointments.mails()).length;
    expect(await take(0)).toMatchObject(ALREADY);
    // Or the link was forwarded, and somebody else wants the other.
    expect(await take(0, THURSDAY)).toMatchObject({ ...CHANGED, state: 'taken' });
    await answer('cancel', 1, 'Sorry');
    expect(await answer('cancel', 1)).toMatchObject(ALREADY);
    expect(await take(2)).toMatchObject(CHANGED);
    expect((await appointments.mails()).length).toBe(before + 2);
  });

  test('can’t answer what is no longer proposed', async () => {
    const { take, answer, move, withdraw, state } = await propose();
    await move(0, THURSDAY);
    const late = [await take(0), await answer('another', 0), await take(1)];
    expect(late).toMatchObject([CHANGED, CHANGED, CHANGED]);
    await withdraw(1);
    expect(await take(2, THURSDAY)).toMatchObject({ ...CHANGED, state: 'withdrawn' });
    expect(await state()).toBe('withdrawn');
  });

  test('asks for another time in a few words, which staff hear as far as the settings allow', async () => {
    await database.sql(`update public.notice_settings set enquiry_detail = 'start'`);
    const { answer, state } = await propose();
    await database.sql('update public.appointments set proposed_by = null');
    await answer('another', 0, `Mornings,\nplease\u0007 ${'x'.repeat(600)}`);
    expect(await state()).toBe('refused');
    expect(await lastMail()).toMatchObject({
      ...{ recipient: 'office@example.com', subject: 'Visit: another time is asked for' },
      body: expect.stringMatching(/^“Ann Lee” has answered .*\n\nMornings,\nplease {1,2}x+$/s),
    });
    expect(await database.value<string>('select answer from public.appointments')).toHaveLength(
      500,
    );
  });

  test('learns nothing once the last time has passed', async () => {
    const { see, answer, state } = await propose({ times: BOTH });
    await database.sql(
      `update public.appointments set times = '{2026-01-01T10:00Z, 2026-01-02T10:00Z}'`,
    );
    const over = { state: 'over', outcome: 'none' };
    expect([await see(), await answer('cancel', 0)]).toEqual([over, { sqlstate: null, ...over }]);
    expect(await state()).toBe('proposed');
  });

  test('changes nothing by opening it, nor by another answer', async () => {
    const { token, answer, state } = await propose();
    const link = `http://localhost:4321/rest/v1/rpc/answer_appointment?token=${token}&answer=cancel&sequence=0`;
    const headers = { apikey: database.backend.publishableKey };
    expect((await database.backend.fetch(new Request(link, { headers }))).status).toBe(405);
    expect(await answer('delete', 0)).toMatchObject(REFUSED);
    expect(await state()).toBe('proposed');
  });
});

test('appointment: staff move one that was taken: it waits for an answer again', async () => {
  const { take, move, state, story } = await propose();
  await take(0);
  expect(await move(0, THURSDAY)).toMatchObject({ sqlstate: 'PT409', hint: '1' });
  expect((await move(1, THURSDAY)).message).toBe('');
  expect(await state()).toBe('proposed');
  expect(await story()).toEqual([
    'appointment_proposed',
    'appointment_taken',
    'appointment_changed',
  ]);
});

test('appointment: staff withdraw it once, unless the customer was quicker', async () => {
  const { take, withdraw } = await propose();
  await take(0);
  expect((await withdraw(0)).sqlstate).toBe('PT409');
  for (const nth of [1, 2]) expect((await withdraw(nth)).sqlstate).toBeNull();
  expect(await database.value('select sequence from public.appointments')).toBe(2);
  expect(await lastMail()).toMatchObject({ subject: 'Taken back', link: '' });
});

test('appointment: its recipients hear of an answer when who proposed it has left', async () => {
  const { answer } = await propose();
  await database.sql`update public.appointments set proposed_by = ${ACCOUNTS.deactivated}`;
  await answer('cancel', 0);
  const told = { recipient: 'office@example.com', subject: 'Visit: cancelled' };
  expect(await lastMail()).toMatchObject(told);
});

test('appointment: calendars of the customer have one entry that is changed and taken out', async () => {
  const { id, take, answer, move, withdraw } = await propose();
  const file = async () => {
    const { method, events } = readCalendar((await appointments.lastFile()) ?? '');
    const [{ uid, sequence, status, starts } = {}] = events;
    return [method, events.length, uid === id, sequence, status, starts];
  };
  const entry = (method: string, nth: number, status: string, time: string) => [
    ...[method, 1, true, nth, status, new Date(time).toISOString()],
  ];
  expect(await file()).toEqual(entry('REQUEST', 0, 'TENTATIVE', TUESDAY));
  await take(0);
  expect(await file()).toEqual(entry('REQUEST', 1, 'CONFIRMED', TUESDAY));
  // Two times instead: the one that is in the calendar goes.
  await move(1, THURSDAY, '2027-01-15T09:00:00Z');
  expect(await file()).toEqual(entry('CANCEL', 2, 'CANCELLED', THURSDAY));
  await answer('another', 2);
  expect(await appointments.lastFile()).toBeUndefined();
  await move(3, THURSDAY);
  await withdraw(4);
  expect(await file()).toEqual(entry('CANCEL', 5, 'CANCELLED', THURSDAY));
});

test('appointment: those ahead are listed, the next first, whichever was changed last and however many are over', async () => {
  const later = await appointments.proposed({ times: [THURSDAY] });
  const next = await appointments.proposed({ isAgreed: true });
  const half = await appointments.proposed({ times: BOTH });
  await appointments.withdraw(await appointments.proposed(), 0);
  await database.sql`
    update public.appointments set times[1] = now() - interval '1 day' where id = ${half}`;
  const over = await appointments.proposed();
  await database.sql`
    insert into public.appointments (enquiry_id, state, times, minutes, place, chosen, texts, link_hash)
    select enquiry_id, 'taken', array[past], minutes, place, past, texts, 'over ' || nth
    from public.appointments, generate_series(1, 300) as nth,
      lateral (select now() - nth * interval '1 day' as past) as at
    where id = ${over}`;
  await database.sql`delete from public.appointments where id = ${over}`;
  const { rows } = await database.run(
    'editor',
    'select id, customer from public.coming_appointments()',
  );
  // The last two end at the same time.
  const ids = [next, ...[later, half].toSorted()];
  expect(rows).toEqual(ids.map((id) => ({ id, customer: 'Ann Lee' })));
});

test('appointment: goes with its enquiry', async () => {
  const { see } = await propose();
  await database.sql('delete from public.enquiries');
  expect(await see()).toBeNull();
});
