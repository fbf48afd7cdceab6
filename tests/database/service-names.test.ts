import { expect, test } from 'vitest';
import { Document, ofFolder, PAGE } from './documents.ts';
import { addContent } from './fixtures.ts';
import { openDatabase } from './harness.ts';

const database = openDatabase(addContent, (it) =>
  it.sql(`update public.notice_settings set recipients = '{team@example.com}'`),
);
const publishedService = (title: string) =>
  Document.published(database, PAGE, { kind: 'service', title });
const keyOf = async (it: Document) => String((await it.row()).key);

/** Sends an enquiry for a service; the subject of the mail about it, and its id. */
async function enquire(service: string): Promise<{ id: string; subject: string }> {
  const id = await database.value<string>`
    insert into public.enquiries (name, email, message, service, consent_at)
    values ('Zoe', 'zoe@example.com', 'Please call.', ${service}, now()) returning id`;
  const subject = await database.value<string>`
    select subject from public.notices where enquiry_id = ${id}`;
  return { id, subject };
}
const search = async (query: string) =>
  (await database.call('editor', 'search_staff', [query])).rows.filter(
    ({ kind }) => kind === 'enquiry',
  );

test('service: an enquiry for one that staff made is told of and found by its name', async () => {
  const it = await publishedService('Garden Rooms');
  const key = await keyOf(it);
  const { id, subject } = await enquire(key);
  expect(subject).toBe('New enquiry: Garden Rooms');
  expect(await search('garden rooms')).toMatchObject([{ id }]);
  await it.save({ title: 'Pavilions' });
  expect((await enquire(key)).subject, 'visitors know it by the old one').toBe(subject);
  await it.publish();
  expect(await search('garden')).toEqual([]);
  const found = await search('pavilions zoe');
  expect(found.map((one) => one.id)).toContain(id);
  expect(found[0]).toMatchObject({ field: 'service', passage: 'Pavilions' });
});

test('service: one that is off the site, in the bin or deleted has whatever name is left', async () => {
  const it = await publishedService('Sheds');
  const key = await keyOf(it);
  await it.bin();
  expect((await enquire(key)).subject).toBe('New enquiry: Sheds');
  await database.sql`delete from public.pages where id = ${it.id}`;
  expect((await enquire(key)).subject).toBe('New enquiry');
});

test('service: one of the folder is called as it was renamed, hidden too, else by its key', async () => {
  const key = 'kitchen-carpentry';
  expect((await enquire(key)).subject).toBe('New enquiry: Kitchen Carpentry');
  const it = await ofFolder(database, key, { kind: 'service', title: 'Kitchens' });
  for (const hidden of [false, true]) {
    await it.save({ hidden });
    await it.publish();
    const { id, subject } = await enquire(key);
    expect(subject).toBe('New enquiry: Kitchens');
    expect(await search('kitchens')).toContainEqual(expect.objectContaining({ id }));
  }
});

test('service: a name as long as a title may be fits into the subject', async () => {
  const title = 'Stairs '.repeat(28);
  const key = await keyOf(await Document.add(database, PAGE, { kind: 'service', title }));
  expect((await enquire(key)).subject).toBe(`New enquiry: ${title.slice(0, 80)}`);
});
