import { beforeEach, expect, test } from 'vitest';
import { Document, KINDS } from './documents.ts';
import { addContent, ENQUIRIES, GALLERIES, MEDIA, POSTS } from './fixtures.ts';
import { ACCOUNTS, openDatabase } from './harness.ts';

const database = openDatabase(addContent);
let start: number;
beforeEach(async () => {
  start = await database.value('select coalesce(max(id), 0) from public.audit_log');
});

const entries = () =>
  database.sql`
    select actor, actor_role, action, entity, entity_id, details from public.audit_log
    where id > ${start} order by id`;

test('log: a change says who changed which columns from what to what', async () => {
  const statement = `update public.posts set title = 'New', noindex = true
    where id = '${POSTS.draft}'`;
  await database.run('editor', statement);
  const details = {
    ...{ slug: { old: 'draft', new: 'new' }, title: { old: 'draft', new: 'New' } },
    noindex: { old: false, new: true },
  };
  expect(await entries()).toEqual([
    {
      ...{ actor: ACCOUNTS.editor, actor_role: 'authenticated', action: 'update' },
      ...{ entity: 'posts', entity_id: POSTS.draft, details },
    },
  ]);
});

test('log: a long text is given by its length', async () => {
  const body = 'x'.repeat(5000);
  const statement = `update public.posts set body = '${body}' where id = '${POSTS.draft}'`;
  await database.run('editor', statement);
  const [entry] = await entries();
  expect(entry?.details).toEqual({ body: { old: 'Text.', new: '5000 characters' } });
});

test('log: of a row that comes or goes only its names are noted', async () => {
  const statement = `insert into public.posts (title, body, summary)
    values ('Oak', 'A text.', 'A summary.')`;
  await database.run('editor', statement);
  await database.sql(`delete from public.posts where title = 'Oak'`);
  expect((await entries()).map(({ action, details }) => ({ action, details }))).toEqual([
    { action: 'insert', details: { slug: { new: 'oak' }, title: { new: 'Oak' } } },
    { action: 'delete', details: { slug: { old: 'oak' }, title: { old: 'Oak' } } },
  ]);
});

test('log: another order is nobody’s deed', async () => {
  await database.run('editor', `select public.move_gallery('${GALLERIES.draft}', 1)`);
  expect(await entries()).toEqual([]);
});

test.each(KINDS)('$noun: the log tells who made, published and binned it', async (kind) => {
  const it = await Document.published(database, kind);
  await it.bin();
  await it.save({ deleted_at: null });
  const log = (await entries()).filter(
    ({ entity_id, action }) => entity_id === it.id && action !== 'update',
  );
  expect(log.map(({ action, entity }) => `${action} ${entity}`)).toEqual([
    ...[`insert ${kind.table}`, `insert published_${kind.table}`],
    ...[`bin ${kind.table}`, `delete published_${kind.table}`, `restore ${kind.table}`],
  ]);
  expect(new Set(log.map(({ actor }) => actor))).toEqual(new Set([ACCOUNTS.editor]));
});

test('log: roles, activation and publishing are written down', async () => {
  await database.run('admin', `select public.set_member_role('${ACCOUNTS.viewer}', 'editor')`);
  await database.run('admin', `select public.set_member_active('${ACCOUNTS.viewer}', false)`);
  await database.run('editor', `select public.unpublish_document('post', '${POSTS.live}')`);
  const log = (await entries()).map(({ actor, action, entity, entity_id }) =>
    [actor, action, entity, entity_id].join(' '),
  );
  expect(log).toEqual([
    `${ACCOUNTS.admin} update user_roles ${ACCOUNTS.viewer}`,
    `${ACCOUNTS.admin} update profiles ${ACCOUNTS.viewer}`,
    `${ACCOUNTS.editor} delete published_posts ${POSTS.live}`,
    `${ACCOUNTS.editor} delete scheduled_posts ${POSTS.live}`,
  ]);
});

test('log: nothing is written for nothing, nor for being here', async () => {
  await database.run('editor', `update public.media set alt = alt where id = '${MEDIA.unused}'`);
  await database.run('editor', 'select public.touch_last_seen()');
  expect(await entries()).toEqual([]);
});

test('log: what a visitor wrote is not kept here when it is deleted there', async () => {
  const statement = `update public.enquiries set status = 'spam', note = 'Mrs Lee, ill'
    where id = '${ENQUIRIES.archived}'`;
  await database.run('editor', statement);
  await database.run('editor', `delete from public.enquiries where id = '${ENQUIRIES.archived}'`);
  const log = await entries();
  expect(log.map(({ action }) => action)).toEqual(['update', 'delete']);
  expect(log[0]?.details).toEqual({ status: { old: 'archived', new: 'spam' }, note: 'not kept' });
  expect(JSON.stringify(log)).not.toMatch(/Lee|visitor@|staircase/);
});

test('log: not even the secret key rewrites it', async () => {
  const service = database.serviceClient();
  expect((await service.from('audit_log').select('id').limit(1)).data).toHaveLength(1);
  const rewriting = await service.from('audit_log').update({ action: 'x' }).gt('id', 0);
  expect(rewriting.error).toMatchObject({ code: '42501' });
  const removal = await service.from('audit_log').delete().gt('id', 0);
  expect(removal.error).toMatchObject({ code: '42501' });
});

test('log: of an enquiry all columns are watched but those whose changes nobody reads', async () => {
  const unwatched = database.column`
    select attname from pg_attribute, pg_trigger
    where attrelid = 'public.enquiries'::regclass and attnum > 0 and not attisdropped
    and tgrelid = attrelid and tgname = 'audit' and not attnum = any (tgattr) order by attname`;
  expect(await unwatched).toEqual([
    ...['created_at', 'note_version', 'read_pages', 'sender_hash', 'updated_at', 'updated_by'],
  ]);
});
