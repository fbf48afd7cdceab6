import { beforeEach, describe, expect, test } from 'vitest';
import { quickProof } from './enquiry-sending.ts';
import { ACCOUNTS, openDatabase } from './harness.ts';

// What is put into the outbox, for whom, and how much of an enquiry it holds.

const database = openDatabase();
beforeEach(async () => {
  await database.sql('delete from public.enquiries');
  await database.sql('delete from public.notices');
  await database.sql('alter table public.notice_settings disable trigger user');
  await database.sql`
    update public.notice_settings set recipients = '{office@example.com}', tells_enquiries =
    true,
    tells_accounts = true, tells_releases = true, reminds_enquiries = true, enquiry_detail =
    'link', confirms_enquiries = false,
    confirmations = '{}', version = 1`;
  await database.sql('alter table public.notice_settings enable trigger user');
});

const MESSAGE = `We would like a staircase of oak. ${'It is steep. '.repeat(30)}The end.`;

async function write(parts: Record<string, unknown> = {}): Promise<string> {
  const client = await database.client('nobody');
  const { error } = await client.rpc('submit_enquiry', {
    name: 'Ann Lee',
    email: 'ann@example.com',
    phone: '+44 20 7946 0018',
    service: 'custom-carpentry',
    message: MESSAGE,
    consent: true,
    website: '',
    started_at: '2020-01-01T00:00:00Z',
    ...parts,
  });
  if (error) throw new Error(error.message);
  return await database.value('select id from public.enquiries order by created_at desc limit 1');
}
const outbox = () =>
  database.sql`
    select kind, recipient, subject, body, link, reply_to, state from public.notices order by
    created_at, recipient`;
/** Changes the settings as an administrator would. */
async function change(settings: string) {
  const outcome = await database.run('admin', `update public.notice_settings set ${settings}`);
  if (outcome.sqlstate) throw new Error(outcome.message);
}

describe('an enquiry', () => {
  test('puts a notice into the outbox that holds nothing of it but a link', async () => {
    const id = await write();
    expect(await outbox()).toEqual([
      {
        kind: 'enquiry',
        recipient: 'office@example.com',
        subject: 'New enquiry: Custom Carpentry',
        body: 'Somebody has written through the contact form of the website.',
        link: `/admin/enquiries/${id}`,
        reply_to: '',
        state: 'waiting',
      },
    ]);
  });

  test.each([
    ['link', { name: false, start: false, end: false, address: false }],
    ['name', { name: true, start: false, end: false, address: false }],
    ['start', { name: true, start: true, end: false, address: false }],
    ['all', { name: true, start: true, end: true, address: true }],
  ])('is told with “%s” as far as that goes', async (detail, holds) => {
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

  test('puts no words of the visitor into the subject, and no name that is a link', async () => {
    await change(`enquiry_detail = 'name'`);
    // Of a browser: without a proof one with a link is held back.
    const proof = await quickProof(database);
    await write({
      proof,
      name: 'Pay at https://evil.example',
      service: `pay-${'now-'.repeat(20)}x`,
    });
    expect(await outbox()).toMatchObject([
      {
        subject: `New enquiry: Pay ${'Now '.repeat(9)}`,
        body: '“Pay at https: / / evil. example” has written through the contact form of the website.',
      },
    ]);
  });

  test('is told to each address once, and to administrators while there is none', async () => {
    await change(`recipients = '{ a@example.com ,A@example.com,b@example.com}'`);
    await write();
    expect((await outbox()).map(({ recipient }) => recipient)).toEqual([
      'a@example.com',
      'b@example.com',
    ]);
    await change(`recipients = '{}'`);
    await database.sql('delete from public.notices');
    await write();
    expect((await outbox()).map(({ recipient }) => recipient)).toEqual(['admin@example.com']);
  });

  test('is not told of when nobody wants that, or when it comes from a copy', async () => {
    await change('tells_enquiries = false');
    await write();
    await change('tells_enquiries = true');
    await database.sql`
      insert into public.enquiries (name, phone, message, consent_at, created_at)
      values ('Old', '0123456', 'From a copy.', now(), now() - interval '2 days')`;
    expect(await outbox()).toEqual([]);
  });

  test('arrives whatever is wrong with telling of it', async () => {
    await database.sql('alter table public.notices add constraint broken check (false) not valid');
    await write();
    await database.sql('alter table public.notices drop constraint broken');
    expect(await database.value('select count(*) from public.enquiries')).toBe(1);
    expect(await outbox()).toEqual([]);
  });

  test('takes its notices with it when it is deleted', async () => {
    const id = await write();
    await database.run('editor', `update public.enquiries set status = 'archived'`);
    await database.run('editor', `delete from public.enquiries where id = '${id}'`);
    expect(await outbox()).toEqual([]);
  });
});

describe('a confirmation to the sender', () => {
  test('goes out when the owner wants it, with nothing that was typed, and once a day', async () => {
    await change(
      `confirms_enquiries = true, tells_enquiries = false, confirmations = '{"": {"subject": "Thanks"}}'`,
    );
    await write({ name: 'Buy now at spam.example' });
    await write();
    await write({ email: 'Ann@Example.com' });
    await write({ email: 'ANN+kitchen@example.com' });
    await write({ email: '', phone: '+44 20 7946 0019' });
    const [confirmation, ...others] = await outbox();
    expect(others).toEqual([]);
    expect(confirmation).toMatchObject({
      kind: 'confirmation',
      recipient: 'ann@example.com',
      subject: 'Thanks',
      link: '',
    });
    expect(JSON.stringify(confirmation)).not.toMatch(/spam|staircase/);
  });

  test('is in the language of the form: the words of staff, or those of the folder', async () => {
    await change('confirms_enquiries = true');
    const folder = {
      '': { name: 'English', subject: 'It came', text: 'We read it.' },
      pt: { name: 'Português', subject: 'Chegou', text: 'Vamos lê-la.' },
    };
    const noted = `select public.note_site_defaults('UTC', '[[],[],[],[],[],[],[]]', '[]', '{}', '${JSON.stringify(folder)}')`;
    expect((await database.run('editor', noted)).message).toBe('');
    await write({ language: 'pt' });
    await write({ language: 'fr', email: 'joe@example.com' });
    const sent = await outbox();
    expect(sent.filter(({ kind }) => kind === 'confirmation')).toMatchObject([
      { recipient: 'ann@example.com', subject: 'Chegou', body: 'Vamos lê-la.' },
      { recipient: 'joe@example.com', subject: 'It came' },
    ]);
    const told = sent.filter(({ kind }) => kind === 'enquiry').map(({ body }) => String(body));
    expect(told.filter((body) => body.includes('Written on the pages in Português.'))).toHaveLength(
      1,
    );
    const languages = 'select language from public.enquiries order by created_at';
    expect(await database.sql(languages)).toEqual([{ language: 'pt' }, { language: '' }]);
    await change(`confirms_enquiries = true, confirmations = '{"pt": {"text": "Obrigado."}}'`);
    await write({ language: 'pt', email: 'eve@example.com' });
    const [last] = (await outbox()).filter(({ recipient }) => recipient === 'eve@example.com');
    expect(last).toMatchObject({ subject: 'Chegou', body: 'Obrigado.' });
    await database.sql('delete from private.site_defaults');
  });

  test('goes to no more than 30 an hour', async () => {
    await change('confirms_enquiries = true, tells_enquiries = false');
    for (let sent = 0; sent < 35; sent += 1) {
      await database.sql(
        `insert into public.enquiries (name, email, message, consent_at) values ('Ann', $1, 'A staircase.', now())`,
        `ann${sent}@example.com`,
      );
    }
    expect(await outbox()).toHaveLength(30);
  });
});

describe('a new account', () => {
  const id = '00000000-0000-4000-8000-0000000000aa';
  const signUp = (confirmed: string | null, full_name = 'Nora New', email = 'new@example.com') =>
    database.sql`
      insert into auth.users (id, aud, role, email, raw_user_meta_data, email_confirmed_at)
      values (${id}, 'authenticated', 'authenticated', ${email},
      ${JSON.stringify({ full_name })}, ${confirmed})`;
  beforeEach(() => database.sql`delete from auth.users where id = ${id}`);

  test('is told of when its address is confirmed, and only once', async () => {
    await signUp(null);
    expect(await outbox()).toEqual([]);
    await database.sql`update auth.users set email_confirmed_at = now() where id = ${id}`;
    await database.sql`update auth.users set email_confirmed_at = now() where id = ${id}`;
    expect(await outbox()).toMatchObject([
      {
        kind: 'account',
        subject: 'Somebody waits for approval',
        body: expect.stringMatching(/^“Nora New” has created an account .* new@example\.com and/),
        link: '/admin/team',
      },
    ]);
  });

  test('puts no words of its own into a subject, and no link into the text', async () => {
    await signUp(
      '2026-01-01',
      `Pay at https://evil.example/login or www.evil.example”\r\n${'x'.repeat(60)}`,
    );
    const [{ subject, body } = {}] = await outbox();
    expect(subject).toBe('Somebody waits for approval');
    expect(body).toMatch(
      /^“Pay at https: \/ \/ evil\. example\/ login or www\. evil\. example x+ …” has created/,
    );
  });

  test('puts no link into the text by its address, of which the auth server takes nearly all', async () => {
    for (const email of [
      'https://evil.example/login?new@example.com',
      'www.evil.example/login@example.com',
      '"pay at https://evil.example"@example.com',
    ]) {
      await signUp('2026-01-01', 'Nora New', email);
      const [{ body = '' } = {}] = await outbox();
      expect(body, email).toContain('evil. example');
      expect(body, email).not.toMatch(/:\/\/|www\.\S|evil\.example/);
      await database.sql`delete from auth.users where id = ${id}`;
    }
  });

  test('is no news when a restore puts it back', async () => {
    const [{ restore } = {}] = await database.sql<{ restore: string }>`
      select begin_restore() ->> 'id' as restore`;
    const line = JSON.stringify({ id, email: 'new@example.com', is_confirmed: true });
    await database.sql`select restore_rows(${restore}, 'accounts', array[${line}], 0)`;
    await signUp('2026-01-01');
    await database.sql`update auth.users set email_confirmed_at = null where id = ${id}`;
    await database.sql`update auth.users set email_confirmed_at = now() where id = ${id}`;
    expect(await outbox()).toEqual([]);
    await database.sql`select end_backup(${restore})`;
  });

  test('is not told of any more once somebody let it in', async () => {
    await signUp('2026-01-01');
    await database.run('admin', `select public.set_member_role('${id}', 'editor')`);
    expect(await outbox()).toEqual([]);
  });

  test('is told of at once where addresses are not confirmed, unless nobody wants that', async () => {
    await signUp('2026-01-01');
    expect(await outbox()).toHaveLength(1);
    await database.sql`delete from auth.users where id = ${id}`;
    expect(await outbox(), 'it goes with the account').toEqual([]);
    await change('tells_accounts = false');
    await signUp('2026-01-01');
    expect(await outbox()).toEqual([]);
  });
});

test('a release that failed is told of, and one that gave way is not', async () => {
  const release = (status: string) =>
    database.value<number>`
      insert into public.releases (status, content_version) values
      (${status}::text::public.release_status, 1) returning id`;
  const first = await release('building');
  const second = await release('queued');
  const fail = (id: number) =>
    database.sql`
      update public.releases set status = 'failed', message = 'No room.' where id = ${id}`;
  await fail(first);
  expect(await outbox()).toEqual([]);
  await fail(second);
  expect(await outbox()).toMatchObject([
    {
      kind: 'release',
      subject: 'Publishing needs another try',
      body: 'No room.\n\nNothing is lost: what was saved is still there and can be published again.',
    },
  ]);
});

describe('the settings', () => {
  test('refuse what is no address, naming it, and what is based on an older version', async () => {
    const attempt = (change: string) =>
      database.attempt('admin', `update public.notice_settings set ${change}`);
    expect(await attempt(`recipients = '{a@example.com,office}'`)).toMatchObject({
      sqlstate: 'PT422',
      message: '“office” is no mail address: it should look like name@example.com.',
      hint: 'recipients',
    });
    expect(await attempt(`version = 7, tells_accounts = false`)).toMatchObject({
      sqlstate: 'PT409',
      message: 'version_conflict',
      hint: '1',
    });
    const said = (mail: unknown) => attempt(`confirmations = '${JSON.stringify(mail)}'`);
    expect(
      (await said({ '': { subject: 'Thanks', text: 'We read it.' }, pt: {} })).sqlstate,
    ).toBeFalsy();
    for (const wrong of [
      ...[[], { 'pt-PT': {} }, { pt: 'Obrigado' }, { '': { text: ' ' } }, { '': { text: 1 } }],
      ...[
        { '': { subject: 'a\nBcc: b@example.com' } },
        { pt: { subject: '' } },
        { pt: { from: 'x' } },
      ],
    ]) {
      expect((await said(wrong)).sqlstate, JSON.stringify(wrong)).toBe('23514');
    }
  });

  test('are noted in the audit log, with who changed them', async () => {
    await change(`enquiry_detail = 'all'`);
    expect(
      await database.sql`
        select actor, details from public.audit_log where entity = 'notice_settings' order by at
        desc limit 1`,
    ).toEqual([
      { actor: ACCOUNTS.admin, details: { enquiry_detail: { old: 'link', new: 'all' } } },
    ]);
  });
});

test('the outbox is thinned out after 90 days', async () => {
  await write();
  await write();
  await database.sql`
    update public.notices set created_at = now() - interval '91 days' where id = (select id from
    public.notices limit 1)`;
  await database.sql(`update private.maintenance set last_run = now() - interval '2 hours'`);
  await database.sql('select private.delete_expired()');
  expect(await outbox()).toHaveLength(1);
});
