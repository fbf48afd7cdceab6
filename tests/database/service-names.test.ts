import { beforeAll, expect, test } from 'vitest';
import { openPages } from './page-steps.ts';

const steps = openPages();
beforeAll(async () => {
  await steps.database.sql(`update public.notice_settings set recipients = '{team@example.com}'`);
});

/** Sends an enquiry for a service; the subject of the mail about it, and its id. */
async function enquire(service: string): Promise<{ id: string; subject: string }> {
  const id = await steps.database.value<string>`
    insert into public.enquiries (name, email, message, service, consent_at)
    values ('Zoe', 'zoe@example.com', 'Please call.', ${service}, now()) returning id`;
  const subject = await steps.database.value<string>`
    select subject from public.notices where enquiry_id = ${id}`;
  return { id, subject };
}

async function found(query: string): Promise<string[]> {
  const editor = await steps.database.client('editor');
  const { data, error } = await editor.rpc('search_staff', { query });
  expect(error).toBeNull();
  return (data ?? []).filter(({ kind }) => kind === 'enquiry').map(({ id }) => id);
}

test('an enquiry for a service that staff made is told of and found by its name', async () => {
  const page = await steps.add({ kind: 'service', title: 'Garden Rooms' });
  const { key } = await steps.working(page);
  await steps.publish(page);
  const { id, subject } = await enquire(key);
  expect(subject).toBe('New enquiry: Garden Rooms');
  expect(await found('garden rooms')).toEqual([id]);

  await steps.save(page, { title: 'Pavilions' });
  expect((await enquire(key)).subject, 'visitors know it by the old one').toBe(subject);
  await steps.publish(page);
  expect(await found('pavilions')).toContain(id);
  expect(await found('garden')).toEqual([]);
  const client = await steps.database.client('editor');
  const { data } = await client.rpc('search_staff', { query: 'pavilions zoe' });
  expect(data?.[0]).toMatchObject({ field: 'service', passage: 'Pavilions' });
});

test('one that is off the site, in the bin or deleted still has whatever name is left', async () => {
  const page = await steps.add({ kind: 'service', title: 'Sheds' });
  const { key } = await steps.working(page);
  await steps.publish(page);
  await steps.database.sql`update public.pages set deleted_at = now() where id = ${page}`;
  expect((await enquire(key)).subject).toBe('New enquiry: Sheds');
  await steps.database.sql`delete from public.pages where id = ${page}`;
  expect((await enquire(key)).subject).toBe('New enquiry');
});

test('one of the folder is called as it was renamed, hidden too, else by its key', async () => {
  expect((await enquire('kitchen-carpentry')).subject).toBe('New enquiry: Kitchen Carpentry');
  const page = await steps.addOfFolder('kitchen-carpentry', { kind: 'service', title: 'Kitchens' });
  await steps.publish(page);
  expect((await enquire('kitchen-carpentry')).subject).toBe('New enquiry: Kitchens');
  await steps.save(page, { hidden: true });
  await steps.publish(page);
  const { id, subject } = await enquire('kitchen-carpentry');
  expect(subject).toBe('New enquiry: Kitchens');
  expect(await found('kitchens')).toContain(id);
});

test('a name as long as a title may be fits into the subject', async () => {
  const page = await steps.add({ kind: 'service', title: 'Stairs '.repeat(28) });
  const { key } = await steps.working(page);
  expect((await enquire(key)).subject).toBe(`New enquiry: ${'Stairs '.repeat(28).slice(0, 80)}`);
});
