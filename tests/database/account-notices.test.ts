import { beforeEach, expect, test } from 'vitest';
import { openDatabase } from './harness.ts';

const database = openDatabase();
beforeEach(async () => {
  await remove();
  await database.sql('delete from public.notices');
  await database.sql(
    `update public.notice_settings set recipients = '{office@example.com}', tells_accounts = true`,
  );
});

const outbox = () => database.sql('select kind, subject, body, link from public.notices');
const id = '00000000-0000-4000-8000-0000000000aa';
const signUp = (confirmed: string | null = '2026-01-01', name = 'Nora New', address = 'new') =>
  database.sql`
    insert into auth.users (id, aud, role, email, raw_user_meta_data, email_confirmed_at)
    values (${id}, 'authenticated', 'authenticated', ${`${address}@example.com`},
      ${JSON.stringify({ full_name: name })}, ${confirmed})`;
const confirm = (at = 'now()') =>
  database.sql(`update auth.users set email_confirmed_at = ${at} where id = '${id}'`);
const remove = () => database.sql`delete from auth.users where id = ${id}`;

test('notice: of a new account it comes when its address is confirmed, once', async () => {
  await signUp(null);
  expect(await outbox()).toEqual([]);
  for (const _ of ['once', 'twice']) await confirm();
  expect(await outbox()).toMatchObject([
    {
      ...{ kind: 'account', subject: 'Somebody waits for approval', link: '/admin/team' },
      body: expect.stringMatching(/^“Nora New” has created an account .* new@example\.com and/),
    },
  ]);
});

test('notice: of a new account it has no words in the subject, no link in the text', async () => {
  const name = `Pay at https://evil.example/login or www.evil.example”\r\n${'x'.repeat(60)}`;
  await signUp('2026-01-01', name);
  expect(await outbox()).toMatchObject([
    {
      subject: 'Somebody waits for approval',
      body: expect.stringMatching(
        /^“Pay at https: \/ \/ evil\. example\/ login or www\. evil\. example x+ …” has created/,
      ),
    },
  ]);
});

// Of addresses the auth server takes nearly all.
test.each([
  ...['https://evil.example/login?new', 'www.evil.example/login', '"pay at https://evil.example"'],
])('notice: of a new account it has no link by its address: %s', async (name) => {
  await signUp('2026-01-01', 'Nora New', name);
  const [{ body = '' } = {}] = await outbox();
  expect(body).toContain('evil. example');
  expect(body).not.toMatch(/:\/\/|www\.\S|evil\.example/);
});

test('notice: of a new account it is none when a restore puts it back', async () => {
  const restore = await database.value<string>(`select begin_restore() ->> 'id'`);
  const line = JSON.stringify({ id, email: 'new@example.com', is_confirmed: true });
  await database.sql`select restore_rows(${restore}, 'accounts', array[${line}], 0)`;
  await signUp();
  await confirm('null');
  await confirm();
  expect(await outbox()).toEqual([]);
  await database.sql`select end_backup(${restore})`;
});

test('notice: of a new account it goes once somebody let it in, and with the account', async () => {
  await signUp();
  expect(await outbox(), 'at once where addresses are not confirmed').toHaveLength(1);
  await database.answer('admin', 'set_member_role', [id, 'editor']);
  expect(await outbox()).toEqual([]);
  await remove();
  await signUp();
  await remove();
  expect(await outbox()).toEqual([]);
});

test('notice: of a new account it is none when nobody wants it', async () => {
  await database.sql('update public.notice_settings set tells_accounts = false');
  await signUp();
  expect(await outbox()).toEqual([]);
});
