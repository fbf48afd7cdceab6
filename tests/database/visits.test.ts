import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ACCOUNTS, openDatabase } from './harness.ts';
import { readCalendar, THURSDAY, TUESDAY, Visits, visitTexts } from './visit-steps.ts';

// What staff propose, what whoever has the link may do, and who is told.

const database = openDatabase();
let visits: Visits;
beforeAll(async () => {
  visits = new Visits(database);
});
beforeEach(async () => {
  await database.sql('delete from public.enquiries');
  await database.sql('delete from private.site_defaults');
  await database.sql`
    update public.notice_settings set recipients = '{office@example.com}', enquiry_detail =
    'link'`;
});

const BOTH = [TUESDAY, THURSDAY];
const state = (visit: string) =>
  database.value`select state from public.visits where id = ${visit}`;
const sequence = (visit: string) =>
  database.value<number>`select sequence from public.visits where id = ${visit}`;

describe('a proposal', () => {
  test('goes to the customer in the name of the business, with a link that is stored nowhere', async () => {
    const visit = await visits.proposed();
    const token = await visits.token(visit);
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(await visits.mails()).toMatchObject([
      {
        recipient: 'ann@example.com',
        subject: 'A visit',
        body: 'A visit, in words.',
        link: `/visit#${token}`,
        reply_to: 'hello@example.com',
        sender_name: 'Harrow & Pine',
      },
    ]);
    expect(JSON.stringify(await database.sql('select * from public.visits'))).not.toContain(token);
    expect(await visits.story(visit)).toEqual([
      { kind: 'visit_proposed', words: `On ${TUESDAY}`, by_staff: true },
    ]);
  });

  test('leads to the page in the language of the enquiry, while the site has it', async () => {
    const confirmations = { pt: { name: 'Português', subject: 'Chegou', text: 'Obrigado.' } };
    await database.sql`
      insert into private.site_defaults (time_zone, hours, closures, letters, confirmations)
      values ('UTC', ${JSON.stringify(Array(7).fill([{ opens: '00:00', closes: '23:59' }]))},
      '[]', '{}', ${JSON.stringify(confirmations)})`;
    const enquiry = await visits.enquiry();
    await database.sql(`update public.enquiries set language = 'pt'`);
    expect((await visits.propose(enquiry)).message).toBe('');
    const [mail] = await visits.mails();
    expect(mail?.link).toMatch(/^\/pt\/visit#[\w-]{32}$/);
    const [visit] = await database.sql<{ id: string }>('select id from public.visits');
    const linked = () => database.run('editor', `select public.visit_link('${visit?.id}') as link`);
    expect((await linked()).rows).toEqual([{ link: mail?.link }]);
    await database.sql(`update private.site_defaults set confirmations = '{}'`);
    expect((await linked()).rows).toEqual([{ link: mail?.link.replace('/pt', '') }]);
  });

  test('is an answer: nobody is reminded of the enquiry', async () => {
    await visits.proposed();
    const [enquiry] = await database.sql`
      select status, first_answered_at is not null as is_answered from public.enquiries`;
    expect(enquiry).toEqual({ status: 'answered', is_answered: true });
  });

  test('of two times is in no calendar until one is taken', async () => {
    await visits.proposed({ times: BOTH });
    expect((await visits.mails())[0]?.attachment).toBeNull();
  });

  test('that was agreed on the telephone is confirmed at once', async () => {
    const visit = await visits.proposed({ isAgreed: true });
    expect(await state(visit)).toBe('taken');
    expect(await visits.mails()).toMatchObject([{ subject: `Agreed: ${TUESDAY}` }]);
    const two = await visits.propose(await visits.enquiry(), { times: BOTH, isAgreed: true });
    expect(two).toMatchObject({ sqlstate: 'PT422', hint: 'times' });
  });

  test('to somebody without a mail address sends nothing, and staff have the link', async () => {
    const visit = await visits.proposed({}, '');
    expect(await visits.mails()).toEqual([]);
    const { rows } = await database.run('editor', `select public.visit_link('${visit}') as link`);
    expect(rows).toEqual([{ link: `/visit#${await visits.token(visit)}` }]);
  });

  test('is the only one of an enquiry that is open', async () => {
    const enquiry = await visits.enquiry();
    await visits.propose(enquiry);
    expect(await visits.propose(enquiry)).toMatchObject({ sqlstate: 'PT422', hint: 'visit' });
    expect(await visits.propose('99999999-0000-4000-8000-000000000000')).toMatchObject({
      sqlstate: 'PT404',
    });
  });

  test.each([
    ['no time', { times: [], texts: visitTexts([]) }, 'times'],
    ['three times', { times: [TUESDAY, THURSDAY, '2027-01-15T09:00Z'] }, 'times'],
    ['the same time twice', { times: [TUESDAY, TUESDAY] }, 'times'],
    ['a time that has passed', { times: ['2020-01-07T10:00Z'] }, 'times'],
    ['a time in ten years', { times: ['2037-01-07T10:00Z'] }, 'times'],
    ['14 minutes', { minutes: 14 }, 'minutes'],
    ['481 minutes', { minutes: 481 }, 'minutes'],
    ['no place', { place: '' }, 'place'],
    ['a place of two lines', { place: 'Here\nBcc: all@example.com' }, 'place'],
    ['a place of 201 characters', { place: 'x'.repeat(201) }, 'place'],
    ['words for one of two times', { times: BOTH, texts: visitTexts([TUESDAY]) }, 'texts'],
    ['no words', { texts: {} }, 'texts'],
    ['words of no object', { texts: [] }, 'texts'],
    [
      'a subject of two lines',
      { texts: visitTexts([TUESDAY], { proposed: { subject: 'a\nb', body: 'x' } }) },
      'texts',
    ],
    ['other words besides', { texts: visitTexts([TUESDAY], { more: 'x' }) }, 'texts'],
    ['an address that is none', { texts: visitTexts([TUESDAY], { reply_to: 'x' }) }, 'texts'],
  ])('with %s is refused', async (_, visit, hint) => {
    expect(await visits.propose(await visits.enquiry(), visit)).toMatchObject({
      sqlstate: 'PT422',
      hint,
    });
  });
});

test('staff propose and note a time outside of opening hours', async () => {
  const day = [{ opens: '09:00', closes: '17:00' }];
  await database.sql`
    insert into private.site_defaults (time_zone, hours, closures, letters) values
    (${'Europe/London'}, ${JSON.stringify([...Array(5).fill(day), [], []])},
    ${JSON.stringify([{ from: '2027-01-14', to: '2027-01-14', reason: '' }])}, '{}')`;
  const EVENING = '2027-01-12T18:30:00Z';
  const CLOSED = '2027-01-14T10:00:00Z';
  const SUNDAY = '2027-01-17T10:00:00Z';
  for (const times of [[EVENING], [SUNDAY, CLOSED]]) {
    expect((await visits.propose(await visits.enquiry(), { times })).message).toBe('');
  }
  // As agreed on the telephone.
  const agreed = await visits.proposed({ times: [EVENING], isAgreed: true });
  expect((await visits.move(agreed, 0, { times: [SUNDAY] })).message).toBe('');
  // And the customer takes what was proposed, whatever the hours are.
  expect(await visits.answer(await visits.token(agreed), 'take', 1, SUNDAY)).toMatchObject({
    outcome: 'done',
    state: 'taken',
  });
});

describe('whoever has the link', () => {
  test('sees no more of the customer than where the visit is', async () => {
    const visit = await visits.proposed({ times: BOTH });
    const seen = await visits.see(await visits.token(visit));
    expect(Object.keys(seen ?? {}).sort()).toEqual([
      'calendar',
      'chosen',
      'minutes',
      'outcome',
      'place',
      'sequence',
      'state',
      'times',
    ]);
    expect(seen).toMatchObject({ state: 'proposed', minutes: 60, place: '4 Elm Road, Barnes' });
  });

  test.each(['', 'x', '0'.repeat(32), "' or true --"])(
    'guesses nothing with “%s”',
    async (token) => {
      await visits.proposed();
      expect(await visits.see(token)).toBeNull();
      expect(await visits.answer(token, 'cancel', 0)).toEqual({ sqlstate: null });
    },
  );

  test('takes one of two times: customer and team are told', async () => {
    const visit = await visits.proposed({ times: BOTH });
    const answer = await visits.answer(await visits.token(visit), 'take', 0, THURSDAY);
    expect(answer).toMatchObject({ outcome: 'done', state: 'taken', sequence: 1 });
    const [, ...told] = await visits.mails();
    expect(told).toMatchObject([
      { recipient: 'ann@example.com', subject: `Agreed: ${THURSDAY}` },
      {
        recipient: 'editor@example.com',
        subject: `Visit: taken, On ${THURSDAY}`,
        body: `The customer has answered by the link: taken, On ${THURSDAY}.`,
        sender_name: '',
      },
    ]);
    expect(await visits.story(visit)).toContainEqual({
      kind: 'visit_taken',
      words: `On ${THURSDAY}`,
      by_staff: false,
    });
  });

  test('presses twice, and nothing happens the second time', async () => {
    const visit = await visits.proposed({ times: BOTH });
    const token = await visits.token(visit);
    await visits.answer(token, 'take', 0, TUESDAY);
    const before = (await visits.mails()).length;
    expect(await visits.answer(token, 'take', 0, TUESDAY)).toMatchObject({ outcome: 'already' });
    // Or the link was forwarded, and somebody else wants the other.
    expect(await visits.answer(token, 'take', 0, THURSDAY)).toMatchObject({
      outcome: 'changed',
      state: 'taken',
    });
    await visits.answer(token, 'cancel', 1, undefined, 'Sorry');
    expect(await visits.answer(token, 'cancel', 1)).toMatchObject({ outcome: 'already' });
    expect(await visits.answer(token, 'take', 2, TUESDAY)).toMatchObject({ outcome: 'changed' });
    expect((await visits.mails()).length).toBe(before + 2);
  });

  test('can’t answer what is no longer proposed', async () => {
    const visit = await visits.proposed();
    const token = await visits.token(visit);
    await visits.move(visit, 0, { times: [THURSDAY] });
    expect(await visits.answer(token, 'take', 0, TUESDAY)).toMatchObject({ outcome: 'changed' });
    expect(await visits.answer(token, 'another', 0)).toMatchObject({ outcome: 'changed' });
    expect(await visits.answer(token, 'take', 1, TUESDAY)).toMatchObject({ outcome: 'changed' });
    await visits.withdraw(visit, 1);
    expect(await visits.answer(token, 'take', 2, THURSDAY)).toMatchObject({
      outcome: 'changed',
      state: 'withdrawn',
    });
    expect(await state(visit)).toBe('withdrawn');
  });

  test('asks for another time in a few words, which staff hear as far as the settings allow', async () => {
    await database.sql(`update public.notice_settings set enquiry_detail = 'start'`);
    const visit = await visits.proposed();
    await database.sql`update public.visits set proposed_by = null where id = ${visit}`;
    const words = `Mornings,\nplease\u0007 ${'x'.repeat(600)}`;
    await visits.answer(await visits.token(visit), 'another', 0, undefined, words);
    expect(await state(visit)).toBe('refused');
    const told = (await visits.mails()).at(-1);
    expect(told).toMatchObject({
      recipient: 'office@example.com',
      subject: 'Visit: another time is asked for',
    });
    expect(told?.body).toMatch(/^“Ann Lee” has answered .*\n\nMornings,\nplease {1,2}x+$/s);
    expect(await database.value<string>('select answer from public.visits')).toHaveLength(500);
  });

  test('learns nothing once the last time has passed', async () => {
    const visit = await visits.proposed({ times: BOTH });
    const token = await visits.token(visit);
    await database.sql(`update public.visits set times = '{2026-01-01T10:00Z, 2026-01-02T10:00Z}'`);
    expect(await visits.see(token)).toEqual({ state: 'over', outcome: 'none' });
    expect(await visits.answer(token, 'cancel', 0)).toEqual({
      sqlstate: null,
      state: 'over',
      outcome: 'none',
    });
    expect(await state(visit)).toBe('proposed');
  });

  test('changes nothing by opening it, nor by another answer', async () => {
    const visit = await visits.proposed();
    const token = await visits.token(visit);
    const link = `http://localhost:4321/rest/v1/rpc/answer_visit?token=${token}&answer=cancel&sequence=0`;
    const response = await database.backend.fetch(
      new Request(link, { headers: { apikey: database.backend.publishableKey } }),
    );
    expect(response.status).toBe(405);
    expect(await visits.answer(token, 'delete', 0)).toMatchObject({ sqlstate: 'PT422' });
    expect(await state(visit)).toBe('proposed');
  });
});

describe('staff', () => {
  test('do not answer in the name of the customer, whose link they see', async () => {
    const visit = await visits.proposed();
    const call = `select public.answer_visit('${await visits.token(visit)}', 'take', 0, '${TUESDAY}')`;
    expect((await database.run('editor', call)).sqlstate).toBe('42501');
    expect(await state(visit)).toBe('proposed');
    expect((await visits.story(visit)).map(({ kind }) => kind)).toEqual(['visit_proposed']);
  });

  test('move a visit that was taken: it waits for an answer again', async () => {
    const visit = await visits.proposed();
    await visits.answer(await visits.token(visit), 'take', 0, TUESDAY);
    expect(await visits.move(visit, 0, { times: [THURSDAY] })).toMatchObject({
      sqlstate: 'PT409',
      hint: '1',
    });
    expect(await visits.move(visit, 1, { times: [THURSDAY] })).toMatchObject({ sqlstate: null });
    expect(await state(visit)).toBe('proposed');
    expect((await visits.story(visit)).map(({ kind }) => kind)).toEqual([
      'visit_proposed',
      'visit_taken',
      'visit_changed',
    ]);
  });

  test('withdraw it once, unless the customer was quicker', async () => {
    const visit = await visits.proposed();
    await visits.answer(await visits.token(visit), 'take', 0, TUESDAY);
    expect(await visits.withdraw(visit, 0)).toMatchObject({ sqlstate: 'PT409' });
    expect(await visits.withdraw(visit, 1)).toMatchObject({ sqlstate: null });
    expect(await visits.withdraw(visit, 2)).toMatchObject({ sqlstate: null });
    expect(await sequence(visit)).toBe(2);
    expect((await visits.mails()).at(-1)).toMatchObject({ subject: 'Taken back', link: '' });
  });

  test('who may do nothing with enquiries move and withdraw nothing', async () => {
    const visit = await visits.proposed();
    for (const person of ['nobody', 'viewer', 'aal1', 'deactivated'] as const) {
      expect(await visits.move(visit, 0, {}, person)).toMatchObject({ sqlstate: '42501' });
      expect(await visits.withdraw(visit, 0, person)).toMatchObject({ sqlstate: '42501' });
    }
  });

  test('an answer is told to the recipients when whoever proposed it has left', async () => {
    const visit = await visits.proposed();
    await database.sql`update public.visits set proposed_by = ${ACCOUNTS.deactivated}`;
    await visits.answer(await visits.token(visit), 'cancel', 0);
    expect((await visits.mails()).at(-1)).toMatchObject({
      recipient: 'office@example.com',
      subject: 'Visit: cancelled',
    });
  });
});

test('calendars of the customer have one entry that is changed and taken out', async () => {
  const visit = await visits.proposed();
  const token = await visits.token(visit);
  const file = async () => {
    const { method, events } = readCalendar((await visits.lastFile()) ?? '');
    return [
      method,
      ...events.map(({ uid, sequence: nth, status, starts }) => [
        uid === visit,
        nth,
        status,
        starts,
      ]),
    ];
  };
  const at = (time: string) => new Date(time).toISOString();
  expect(await file()).toEqual(['REQUEST', [true, 0, 'TENTATIVE', at(TUESDAY)]]);
  await visits.answer(token, 'take', 0, TUESDAY);
  expect(await file()).toEqual(['REQUEST', [true, 1, 'CONFIRMED', at(TUESDAY)]]);
  // Two times instead: the one that is in the calendar goes.
  await visits.move(visit, 1, { times: [THURSDAY, '2027-01-15T09:00:00Z'] });
  expect(await file()).toEqual(['CANCEL', [true, 2, 'CANCELLED', at(THURSDAY)]]);
  await visits.answer(token, 'another', 2);
  expect(await visits.lastFile()).toBeUndefined();
  await visits.move(visit, 3, { times: [THURSDAY] });
  await visits.withdraw(visit, 4);
  expect(await file()).toEqual(['CANCEL', [true, 5, 'CANCELLED', at(THURSDAY)]]);
});

test('those ahead are listed, the next first, whichever was changed last and however many are over', async () => {
  const later = await visits.proposed({ times: [THURSDAY] });
  const next = await visits.proposed({ isAgreed: true });
  const half = await visits.proposed({ times: BOTH });
  const gone = await visits.proposed();
  await visits.withdraw(gone, 0);
  await database.sql`
    update public.visits set times[1] = now() - interval '1 day' where id = ${half}`;
  const over = await visits.proposed();
  await database.sql`
    insert into public.visits (enquiry_id, state, times, minutes, place, chosen, texts,
    link_hash)
    select enquiry_id, 'taken', array[past], minutes, place, past, texts, 'over ' || nth
    from public.visits, generate_series(1, 300) as nth, lateral (select now() - nth * interval
    '1 day' as past) as at
    where id = ${over}`;
  await database.sql`delete from public.visits where id = ${over}`;
  const { rows } = await database.run('editor', 'select id, customer from public.coming_visits()');
  // The last two end at the same time.
  const ids = [next, ...[later, half].toSorted()];
  expect(rows).toEqual(ids.map((id) => ({ id, customer: 'Ann Lee' })));
});

test('visits go with their enquiry', async () => {
  const visit = await visits.proposed();
  await database.sql('delete from public.enquiries');
  expect(await visits.see(await visits.token(visit))).toBeNull();
});
