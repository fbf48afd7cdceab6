import { beforeEach, expect, test } from 'vitest';
import { ACCOUNTS, openDatabase } from './harness.ts';
import { addEnquiry } from './rows.ts';

const database = openDatabase();
beforeEach(async () => {
  await setHours([{ opens: '00:00', closes: '23:59' }]);
  for (const table of ['notices', 'enquiries']) await database.sql(`delete from public.${table}`);
  await database.sql`
    update public.notice_settings
    set recipients = '{office@example.com}', reminds_enquiries = true`;
});

const setHours = (day: object[]) =>
  database.run(
    'editor',
    `select public.record_site_defaults('UTC', '${JSON.stringify(Array(7).fill(day))}', '[]', '{}')`,
  );
const add = async (status = 'new', age = '61 minutes', assigned_to: string | null = null) => {
  const row = { age, status, assigned_to, service: 'kitchens', message: 'A secret staircase.' };
  const id = await addEnquiry(database, row);
  await database.sql(`delete from public.notices where kind = 'enquiry'`);
  return id;
};
/** The minutes that pass, each with its tick. */
const tick = async (after = '1 minute') => {
  await database.sql`
    update public.enquiries
    set created_at = created_at - ${after}::interval, reminded_at = reminded_at -
      ${after}::interval`;
  await database.sql(`update private.maintenance set last_run = '-infinity'`);
  await database.sql('select public.release_due()');
};
const told = () =>
  database.column`
    select recipient from public.notices where kind = 'reminder' order by created_at, recipient`;

test('reminder: a clock that was ahead once silences nothing', async () => {
  await add();
  await database.sql(`update private.maintenance set last_run = now() + interval '400 days'`);
  await database.sql('select public.release_due()');
  expect(await told()).toEqual(['office@example.com']);
});

test('reminder: after an hour whoever is told of enquiries is reminded, after two the administrators, once each', async () => {
  await add('read', '58 minutes');
  await tick();
  expect(await told()).toEqual([]);
  await tick('2 minutes');
  await tick();
  expect(await told()).toEqual(['office@example.com']);
  await tick('58 minutes');
  expect(await told()).toEqual(['office@example.com']);
  await tick('2 minutes');
  await tick('5 hours');
  expect(await told()).toEqual(['office@example.com', 'admin@example.com']);
  const [mail] = await database.sql`
    select subject, body, link from public.notices where recipient = 'office@example.com'`;
  expect(mail).toMatchObject({
    subject: 'An enquiry waits for an answer',
    link: expect.stringMatching(/^\/admin\/enquiries\//),
  });
  expect(mail?.body).not.toMatch(/Ann|secret/);
});

test('reminder: whoever looks after it is reminded, and nobody twice of the same', async () => {
  await add('read', '61 minutes', ACCOUNTS.editor);
  await add('new', '61 minutes', ACCOUNTS.admin);
  await tick();
  expect(await told()).toEqual(['admin@example.com', 'editor@example.com']);
  await tick('61 minutes');
  expect(await told()).toEqual([
    'admin@example.com',
    'editor@example.com',
    // Of the editor's.
    'admin@example.com',
  ]);
});

test('reminder: who has left is not reminded, but those in their place', async () => {
  await add('new', '61 minutes', ACCOUNTS.deactivated);
  await tick();
  expect(await told()).toEqual(['office@example.com']);
});

test.each(['answered', 'archived', 'spam'])('reminder: none of what is %s', async (status) => {
  await add(status);
  await tick();
  expect(await told()).toEqual([]);
});

test('reminder: nor by night, while the hours are not known, of what is old, or when it is turned off', async () => {
  await add();
  await setHours([]);
  await tick();
  await database.sql('delete from private.site_defaults');
  await tick();
  await setHours([{ opens: '00:00', closes: '23:59' }]);
  await database.sql('update public.notice_settings set reminds_enquiries = false');
  await tick();
  await database.sql('update public.notice_settings set reminds_enquiries = true');
  await database.sql(`update public.enquiries set created_at = now() - interval '22 days'`);
  await tick();
  expect(await told()).toEqual([]);
});

test('reminder: a reminder that has not left goes when the enquiry is answered, and does not come again', async () => {
  const id = await add();
  await tick();
  await database.run('editor', `select public.record_answer('${id}', 'phone')`);
  expect(await told()).toEqual([]);
  await database.sql`update public.enquiries set status = 'answered' where id = ${id}`;
  const other = await add();
  const statement = `update public.enquiries set status = 'answered' where id = '${other}'`;
  await database.run('editor', statement);
  await database.run('editor', `update public.enquiries set status = 'read' where id = '${other}'`);
  await tick('3 hours');
  expect(await told()).toEqual([]);
});
