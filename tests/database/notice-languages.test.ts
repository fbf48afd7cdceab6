import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fetchSiteDefaults } from '#domain/settings/site-defaults.ts';
import { site } from '#site';
import { ACCOUNTS, type TestDatabase } from './harness.ts';
import { openOutbox, RESEND } from './notice-outbox.ts';

// In which language staff are told: an English owner, a German editor and an address without an account.

const outbox = openOutbox();
let database: TestDatabase;
let defaults: Awaited<ReturnType<typeof fetchSiteDefaults>>;
beforeAll(async () => {
  database = outbox.database;
  defaults = await fetchSiteDefaults(site);
});
beforeEach(async () => {
  await outbox.reset();
  await note({});
  await speak('editor', 'de');
  await speak('admin', 'en');
  await database.sql`
    update public.notice_settings set enquiry_detail = 'name',
    recipients = '{admin@example.com,Editor@example.com,office@example.com}'`;
});
afterAll(() => database.close());

async function note(changes: Record<string, unknown>) {
  const client = await database.client('editor');
  const { error } = await client.rpc('record_site_defaults', { ...defaults, ...changes });
  return error;
}
const speak = (person: keyof typeof ACCOUNTS, language: unknown) =>
  database.sql`
    update auth.users
    set raw_user_meta_data = raw_user_meta_data || jsonb_build_object('language',
      ${JSON.stringify(language)}::jsonb) where id = ${ACCOUNTS[person]}`;
const sent = async () => {
  const requests = await outbox.requests();
  const mails = requests.map(({ body: { to, subject, text } }) => [
    String(to).toLowerCase(),
    { subject, text },
  ]);
  return Object.fromEntries(mails) as Record<string, { subject: string; text: string }>;
};
const told = (kind: string) =>
  database.sql<{ recipient: string; subject: string; body: string }>`
    select recipient, subject, body from public.notices where kind::text = ${kind} order by
    lower(recipient)`;

describe('notice: an enquiry', () => {
  test('is told to each in their own language, to the last line', async () => {
    await outbox.write();
    const mails = await sent();
    expect(mails['admin@example.com']).toMatchObject({
      subject: 'New enquiry',
      text: expect.stringMatching(
        /^“Ann Lee” has written through .*Who gets these mails, and about what: https:/s,
      ),
    });
    expect(mails['editor@example.com']).toMatchObject({
      subject: 'Neue Anfrage',
      text: expect.stringMatching(
        /^“Ann Lee” hat über das Kontaktformular .*Wer diese E-Mails bekommt, und worüber: https:/s,
      ),
    });
    expect(mails['office@example.com']?.subject).toBe('New enquiry');
  });

  test('is told to whoever has chosen none in the first language of the business', async () => {
    await note({ staff_language: 'de' });
    await outbox.write();
    const mails = await sent();
    expect(mails['office@example.com']?.subject).toBe('Neue Anfrage');
    expect(mails['admin@example.com']?.subject).toBe('New enquiry');
  });

  const OTHER: [unknown][] = [['fr'], [''], [null], [7], [{ de: 1 }]];
  test.each(OTHER)('and to an account whose language is %j, too', async (language) => {
    await note({ staff_language: 'de' });
    await speak('admin', language);
    await outbox.write();
    expect((await sent())['admin@example.com']?.subject).toBe('Neue Anfrage');
  });

  test('is told in English while nobody has noted the words', async () => {
    await database.sql('delete from private.site_defaults');
    await outbox.write();
    expect((await sent())['editor@example.com']?.subject).toBe('New enquiry');
  });

  test('is told as its values are, whatever a visitor types into them', async () => {
    await database.sql(`update public.notice_settings set recipients = '{editor@example.com}'`);
    await outbox.write('100 %s %2$s %');
    expect((await outbox.lastRequest()).body.text).toMatch(/^“100 %s %2\$s %” hat über/);
  });
});

test('notice: a pile of them is told of in the language of whoever gets it', async () => {
  await outbox.setSender(null);
  for (let count = 0; count < 3; count += 1) await outbox.write();
  await outbox.setSender(RESEND);
  await outbox.tick();
  const mails = await sent();
  expect(mails['admin@example.com']?.subject).toBe('3 new enquiries');
  expect(mails['editor@example.com']?.subject).toBe('3 neue Anfragen');
  expect(mails['editor@example.com']?.text).toMatch(/^Es kam mehr/);
});

test('notice: accounts, releases, tests, what is held back, what customers write and how they answer an appointment, too', async () => {
  await database.sql`
    insert into auth.users (id, aud, role, email, raw_user_meta_data, email_confirmed_at)
    values (gen_random_uuid(), 'authenticated', 'authenticated', 'nora@example.com',
    '{"full_name": "Nora"}', now())`;
  await database.sql`insert into public.releases (status, content_version) values ('building', 1)`;
  await database.sql(`update public.releases set status = 'failed', message = 'No room.'`);
  await database.run('admin', 'select public.send_test_notice()');
  await database.sql`
    insert into public.enquiries (name, email, message, consent_at, status)
    values ('Ann', 'ann@example.com', 'A staircase.', now(), 'quarantined')`;
  await database.sql`
    select private.tell_of_testimonial(null::public.testimonials,
    'A customer has taken back what they allowed',
    '{Their word was not on the website.,Please take their photographs off the website too.}')`;
  await database.sql`
    select private.notify_team_of_appointment(
    jsonb_populate_record(null::public.appointments, jsonb_build_object('enquiry_id', id)),
    'taken, %1$s', '3 May, 10:00')
    from public.enquiries`;
  const kinds = ['account', 'release', 'test', 'quarantined', 'testimonial_request', 'appointment'];
  const english = await Promise.all(kinds.map(async (kind) => (await told(kind))[0]));
  const german = await Promise.all(kinds.map(async (kind) => (await told(kind))[1]));
  expect(english.map((mail) => mail?.subject)).toEqual([
    'Somebody waits for approval',
    'Publishing needs another try',
    'A test from your website',
    'Enquiries are held back',
    'A customer has taken back what they allowed',
    'Visit: taken, 3 May, 10:00',
  ]);
  expect(german.map((mail) => mail?.subject)).toEqual([
    'Jemand wartet auf Freigabe',
    'Das Veröffentlichen braucht einen neuen Versuch',
    'Ein Test von Ihrer Website',
    'Anfragen werden zurückgehalten',
    'Ein Kunde hat seine Erlaubnis zurückgenommen',
    'Termin: angenommen, 3 May, 10:00',
  ]);
  expect(german[0]?.body).toMatch(/^“Nora” hat mit der Adresse nora@example\.com ein Konto/);
  expect(german[4]?.body).toBe(
    'Die Worte standen nicht auf der Website. Bitte nehmen Sie auch die Fotos dieses Kunden von der Website.',
  );
  expect(german[5]?.body).toBe('“Ann” hat über den Link geantwortet: angenommen, 3 May, 10:00.');
});

test('notice: reminders are told to each in their own, and whose it is', async () => {
  await database.sql`
    insert into public.enquiries (name, email, message, service, consent_at, assigned_to)
    values ('Ann', 'ann@example.com', 'A staircase.', 'kitchens', now(), ${ACCOUNTS.editor})`;
  await database.sql`
    select private.remind_of_enquiry(enquiries, '{admin@example.com,editor@example.com}', true)
    from public.enquiries`;
  expect(await told('reminder')).toMatchObject([
    {
      subject: 'An enquiry waits for an answer',
      body: 'For more than two hours of your opening times nobody has answered an enquiry about Kitchens. “The editor” looks after it.',
    },
    {
      subject: 'Eine Anfrage wartet auf Antwort',
      body: 'Seit mehr als zwei Stunden Ihrer Öffnungszeiten hat niemand auf eine Anfrage geantwortet, in der es um Folgendes geht: Kitchens. Sie sind dafür zuständig.',
    },
  ]);
});

test('notice: every sentence of every language is one that the database takes', async () => {
  expect(await note({})).toBeNull();
  for (const words of Object.values(defaults.notice_words)) {
    expect(Object.keys(words).length).toBeGreaterThan(40);
  }
});

const REFUSED: unknown[] = [
  ...[[], { de: [] }, { '': { Test: 'Test' } }, { 'de-DE': { Test: 'Test' } }],
  ...[1, '', 'x'.repeat(49), 'a\nBcc: b@example.com'].map((Test) => ({ de: { Test } })),
  { de: { 'Who gets these mails': 'https://evil.example' } },
  { de: { 'Who gets these mails': 'WWW.evil.example' } },
  // What format() would stumble over, or leave out.
  ...['100 %', '%s', '%1$s'].map((Test) => ({ de: { Test } })),
  ...['%2$s', 'Test', '%1$I %1$s'].map((to) => ({ de: { 'Test %1$s': to } })),
];
test.each(REFUSED.map((words) => [words]))('notice: %j are no words', async (notice_words) => {
  expect(await note({ notice_words })).toMatchObject({ code: 'PT422', hint: 'notice_words' });
});
