import { beforeEach, describe, expect, test } from 'vitest';
import { quickProof } from './enquiry-sending.ts';
import { ACCOUNTS, openDatabase } from './harness.ts';
import { addEnquiry } from './rows.ts';

// What is put into the outbox, for whom, and how much of an enquiry it holds.

const database = openDatabase();
beforeEach(async () => {
  await database.sql('delete from public.enquiries');
  await database.sql('delete from public.notices');
  await database.sql('set session_replication_role = replica');
  await database.sql(
    `update public.notice_settings set recipients = '{office@example.com}', tells_enquiries = true,
    tells_accounts = true, tells_releases = true, reminds_enquiries = true, enquiry_detail = 'link', confirms_enquiries = false,
    confirmations = '{}', version = 1`,
  );
  await database.sql('reset session_replication_role');
});

const MESSAGE = `We would like a staircase of oak. ${'It is steep. '.repeat(30)}The end.`;

/** As a visitor writes. */
async function write(parts: Record<string, unknown> = {}): Promise<string> {
  await database.answer('nobody', 'submit_enquiry', {
    ...{ name: 'Ann Lee', email: 'ann@example.com', phone: '+44 20 7946 0018', message: MESSAGE },
    ...{ service: 'custom-carpentry', consent: true, website: '', started_at: '2020-01-01' },
    ...parts,
  });
  return database.value('select id from public.enquiries order by created_at desc limit 1');
}
const outbox = (kind = '') =>
  database.sql`
    select kind, recipient, subject, body, link, reply_to, state from public.notices
    where ${kind} in ('', kind::text) order by created_at, recipient`;
const recipients = async () => (await outbox()).map(({ recipient }) => recipient);
const attempt = (settings: string) =>
  database.attempt('admin', `update public.notice_settings set ${settings}`);
/** Changes the settings as an administrator would. */
async function change(settings: string) {
  const outcome = await database.run('admin', `update public.notice_settings set ${settings}`);
  expect(outcome.message).toBe('');
}

describe('notice: of an enquiry', () => {
  test('holds nothing of it but a link', async () => {
    const id = await write();
    expect(await outbox()).toEqual([
      {
        ...{ kind: 'enquiry', recipient: 'office@example.com', state: 'waiting', reply_to: '' },
        subject: 'New enquiry: Custom Carpentry',
        body: 'Somebody has written through the contact form of the website.',
        link: `/admin/enquiries/${id}`,
      },
    ]);
  });

  test.each([
    ['link', { name: false, start: false, end: false, address: false }],
    ['name', { name: true, start: false, end: false, address: false }],
    ['start', { name: true, start: true, end: false, address: false }],
    ['all', { name: true, start: true, end: true, address: true }],
  ])('tells with “%s” as far as that goes', async (detail, holds) => {
    await change(`enquiry_detail = '${detail}'`);
    await write();
    const told = JSON.stringify(await outbox());
    expect({
      name: told.includes('Ann Lee'),
      start: told.includes('a staircase of oak'),
      end: told.includes('The end.'),
      address: told.includes('ann@example.com') && told.includes('7946'),
    }).toEqual(holds);
  });

  test('has no words of the visitor in its subject, and no name that is a link', async () => {
    await change(`enquiry_detail = 'name'`);
    // Of a browser: without a proof one with a link is held back.
    const proof = await quickProof(database);
    const service = `pay-${'now-'.repeat(20)}x`;
    await write({ proof, service, name: 'Pay at https://evil.example' });
    expect(await outbox()).toMatchObject([
      {
        subject: `New enquiry: Pay ${'Now '.repeat(9)}`,
        body: '“Pay at https: / / evil. example” has written through the contact form of the website.',
      },
    ]);
  });

  test('goes to each address once, and to administrators while there is none', async () => {
    await change(`recipients = '{ a@example.com ,A@example.com,b@example.com}'`);
    await write();
    expect(await recipients()).toEqual(['a@example.com', 'b@example.com']);
    await change(`recipients = '{}'`);
    await database.sql('delete from public.notices');
    await write();
    expect(await recipients()).toEqual(['admin@example.com']);
  });

  test('is none when nobody wants it, or when the enquiry comes from a copy', async () => {
    await change('tells_enquiries = false');
    await write();
    await change('tells_enquiries = true');
    await addEnquiry(database, { age: '2 days' });
    expect(await outbox()).toEqual([]);
  });

  test('keeps none from arriving, whatever is wrong with it', async () => {
    await database.sql('alter table public.notices add constraint broken check (false) not valid');
    await write();
    await database.sql('alter table public.notices drop constraint broken');
    expect(await database.value('select count(*) from public.enquiries')).toBe(1);
    expect(await outbox()).toEqual([]);
  });

  test('goes with it when it is deleted', async () => {
    await write();
    await database.run('editor', `update public.enquiries set status = 'archived'`);
    expect((await database.run('editor', `delete from public.enquiries`)).count).toBe(1);
    expect(await outbox()).toEqual([]);
  });
});

test('notice: a confirmation goes out if wanted, with nothing typed, once a day', async () => {
  await change(
    `confirms_enquiries = true, tells_enquiries = false, confirmations = '{"": {"subject": "Thanks"}}'`,
  );
  await write({ name: 'Buy now at spam.example' });
  for (const email of ['ann@example.com', 'Ann@Example.com', 'ANN+kitchen@example.com']) {
    await write({ email });
  }
  await write({ email: '', phone: '+44 20 7946 0019' });
  const sent = await outbox();
  expect(sent).toMatchObject([
    { kind: 'confirmation', recipient: 'ann@example.com', subject: 'Thanks', link: '' },
  ]);
  expect(JSON.stringify(sent)).not.toMatch(/spam|staircase/);
});

test('notice: a confirmation is in the form’s language, of staff or the folder', async () => {
  await change('confirms_enquiries = true');
  const folder = {
    '': { name: 'English', subject: 'It came', text: 'We read it.' },
    pt: { name: 'Português', subject: 'Chegou', text: 'Vamos lê-la.' },
  };
  const week = '[[],[],[],[],[],[],[]]';
  await database.answer('editor', 'record_site_defaults', ['UTC', week, '[]', {}, folder]);
  await write({ language: 'pt' });
  await write({ language: 'fr', email: 'joe@example.com' });
  expect(await outbox('confirmation')).toMatchObject([
    { recipient: 'ann@example.com', subject: 'Chegou', body: 'Vamos lê-la.' },
    { recipient: 'joe@example.com', subject: 'It came' },
  ]);
  const told = (await outbox('enquiry')).map(({ body }) => String(body));
  const written = 'Written on the pages in Português.';
  expect(told.filter((body) => body.includes(written))).toHaveLength(1);
  const languages = 'select language from public.enquiries order by created_at';
  expect(await database.sql(languages)).toEqual([{ language: 'pt' }, { language: '' }]);
  await change(`confirms_enquiries = true, confirmations = '{"pt": {"text": "Obrigado."}}'`);
  await write({ language: 'pt', email: 'eve@example.com' });
  expect((await outbox('confirmation')).at(-1)).toMatchObject({
    ...{ recipient: 'eve@example.com', subject: 'Chegou', body: 'Obrigado.' },
  });
  await database.sql('delete from private.site_defaults');
});

test('notice: a confirmation to the sender goes to no more than 30 an hour', async () => {
  await change('confirms_enquiries = true, tells_enquiries = false');
  for (let sent = 0; sent < 35; sent += 1) {
    await addEnquiry(database, { email: `ann${sent}@example.com` });
  }
  expect(await outbox()).toHaveLength(30);
});

test('notice: of a release that failed, and not of one that gave way', async () => {
  const release = (status: string) =>
    database.value<number>`
      insert into public.releases (status, content_version)
      values (${status}::text::public.release_status, 1) returning id`;
  const [first, second] = [await release('building'), await release('queued')];
  const fail = (id: number) =>
    database.sql`
      update public.releases set status = 'failed', message = 'No room.' where id = ${id}`;
  await fail(first);
  expect(await outbox()).toEqual([]);
  await fail(second);
  expect(await outbox()).toMatchObject([
    {
      ...{ kind: 'release', subject: 'Publishing needs another try' },
      body: 'No room.\n\nNothing is lost: what was saved is still there and can be published again.',
    },
  ]);
});

test('notice: the settings refuse what is no address, or of an older version', async () => {
  expect(await attempt(`recipients = '{a@example.com,office}'`)).toMatchObject({
    ...{ sqlstate: 'PT422', hint: 'recipients' },
    message: '“office” is no mail address: it should look like name@example.com.',
  });
  expect(await attempt(`version = 7, tells_accounts = false`)).toMatchObject({
    ...{ sqlstate: 'PT409', message: 'version_conflict', hint: '1' },
  });
});

test('notice: the settings have words of a confirmation in each language', async () => {
  const say = async (mail: unknown) =>
    (await attempt(`confirmations = '${JSON.stringify(mail)}'`)).sqlstate;
  expect(await say({ '': { subject: 'Thanks', text: 'We read it.' }, pt: {} })).toBeNull();
  for (const wrong of [
    ...[[], { 'pt-PT': {} }, { pt: 'Obrigado' }, { '': { text: ' ' } }, { '': { text: 1 } }],
    ...[{ '': { subject: 'a\nBcc: b@example.com' } }, { pt: { subject: '' } }],
    { pt: { from: 'x' } },
  ]) {
    expect(await say(wrong), JSON.stringify(wrong)).toBe('23514');
  }
});

test('notice: the settings are noted in the audit log, with who changed them', async () => {
  await change(`enquiry_detail = 'all'`);
  const log = `select actor, details from public.audit_log where entity = 'notice_settings' order by at desc limit 1`;
  expect(await database.sql(log)).toEqual([
    { actor: ACCOUNTS.admin, details: { enquiry_detail: { old: 'link', new: 'all' } } },
  ]);
});

test('notice: the outbox is thinned out after 90 days', async () => {
  await write();
  await write();
  await database.sql(
    `update public.notices set created_at = now() - interval '91 days' where id = (select id from public.notices limit 1)`,
  );
  await database.sql(`update private.maintenance set last_run = now() - interval '2 hours'`);
  await database.sql('select private.delete_expired()');
  expect(await outbox()).toHaveLength(1);
});
