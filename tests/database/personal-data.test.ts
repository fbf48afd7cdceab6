import { beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from './harness.ts';
import { addEnquiry } from './rows.ts';

const database = openDatabase();
beforeEach(async () => {
  for (const table of ['enquiries', 'testimonials', 'notices']) {
    await database.sql(`delete from public.${table}`);
  }
});

interface Found {
  enquiries: { id: string; message: string; pictures: object[]; events: object[] }[];
  testimonials: { id: string; is_published: boolean; records: object[] }[];
  mails: { subject: string }[];
}

async function find(contact: string): Promise<Found> {
  return await database.value<Found>`select public.personal_data(${contact})`;
}

async function write(email: string, phone = ''): Promise<string> {
  const id = await addEnquiry(database, { name: 'Ann', email, phone, message: 'A staircase.' });
  await database.sql`select private.record_enquiry_event(${id}, 'answered_by_mail', 'Dear Ann')`;
  await database.sql`
    insert into public.enquiry_pictures (enquiry_id, position, path, mime_type, bytes)
    values (${id}, 1, ${`${id}/1`}, 'image/webp', 1000)`;
  await database.sql`
    insert into public.notices (kind, recipient, subject, body, enquiry_id)
    values ('answer', ${email || 'none@example.com'}, 'Your staircase', 'Dear Ann', ${id})`;
  return id;
}

async function ask(email: string): Promise<string> {
  return await database.value`
    insert into public.testimonials (customer_name, email, token_hash, expires_at, text,
      shown_name, given_at, known_by)
    values ('Ann', ${email}, encode(sha256(gen_random_uuid()::text::bytea), 'hex'), now() +
      interval '8 weeks', 'Lovely.', 'Ann L.', now(), 'Their job.') returning id`;
}

const remove = (contact: string, enquiries: string[], testimonials: string[]) =>
  database.answer('admin', 'delete_personal_data', [contact, enquiries, testimonials]);

describe('person', () => {
  const NUMBERS = ['020 7946 0456', '+44 7700 900123', '\u202a07700\u00a0900123 (Ann)'];
  test.each(NUMBERS)('is found by %j beside a remark or another number', async (contact) => {
    const id = await write('', '020 7946 0456 ext. 12 / +44 7700 900123 (in the evening)');
    expect((await find(contact)).enquiries).toMatchObject([{ id }]);
    expect((await find('020 7946 0457')).enquiries).toEqual([]);
  });

  const ADDRESSES = ['ann@example.com', ' ANN@example.com ', 'ann+oak@example.com'];
  test.each(ADDRESSES)('is found by %j with all that came and went', async (contact) => {
    const id = await write('Ann@example.com');
    const word = await ask('ann@example.com');
    await write('bob@example.com');
    const { enquiries, testimonials, mails } = await find(contact);
    expect(enquiries).toMatchObject([
      {
        id,
        message: 'A staircase.',
        pictures: [{ bytes: 1000 }],
        events: [{ words: 'Dear Ann' }],
      },
    ]);
    expect(JSON.stringify(enquiries)).not.toContain('sender_hash');
    expect(testimonials).toMatchObject([{ id: word, is_published: false, text: 'Lovely.' }]);
    expect(mails).toMatchObject([{ subject: 'Your staircase' }]);
  });

  const TELEPHONES = ['+44 20 7946 0456', '020 7946 0456', '+44 (0)20 7946-0456'];
  test.each(TELEPHONES)('is found by the telephone %s', async (contact) => {
    const id = await write('', '020 7946 0456');
    await write('', '020 7946 0457');
    expect((await find(contact)).enquiries).toMatchObject([{ id }]);
  });

  test.each(['', '@', '12345', '%', 'example.com', 'ann'])('%j finds nothing', async (contact) => {
    await write('ann@example.com', '020 7946 0456');
    await ask('');
    expect(await find(contact)).toEqual({ enquiries: [], testimonials: [], mails: [] });
  });
});

test('person: deleting takes what was shown with all of it, and nothing later', async () => {
  const [first, other] = [await write('ann@example.com'), await write('bob@example.com')];
  const word = await ask('ann@example.com');
  const later = await write('ann@example.com');
  const gone = { enquiries: 1, testimonials: 1, were_shown: false };
  expect(await remove('ann@example.com', [first, other], [word])).toEqual(gone);
  expect((await find('ann@example.com')).enquiries).toMatchObject([{ id: later }]);
  expect((await find('bob@example.com')).enquiries).toMatchObject([{ id: other }]);
  const left = database.sql`select from public.enquiry_pictures where enquiry_id = ${first}`;
  expect(await left).toEqual([]);
});

test('person: deleting takes a published word off the site, by a release', async () => {
  const word = await ask('ann@example.com');
  await database.sql`
    insert into public.published_testimonials (testimonial_id, text, shown_name, of_selection, given_at)
    select id, text, shown_name, false, given_at from public.testimonials where id = ${word}`;
  await database.sql('delete from public.releases');
  expect((await find('ann@example.com')).testimonials).toMatchObject([{ is_published: true }]);
  const gone = { enquiries: 0, testimonials: 1, were_shown: true };
  expect(await remove('ann@example.com', [], [word])).toEqual(gone);
  expect(await database.sql('select from public.published_testimonials')).toEqual([]);
  const content_version = await database.value('select public.content_version()');
  expect(await database.sql('select status, content_version from public.releases')).toEqual([
    { status: 'queued', content_version },
  ]);
});

test('person: deleting leaves no name in what is noted, nor in mails to staff', async () => {
  const token = 'a'.repeat(40);
  const word = await ask('ann@example.com');
  await database.sql`
    update public.testimonials
    set customer_name = 'Ann Leeds', token_hash = private.hash_of_token(${token})
    where id = ${word}`;
  await database.run('editor', `select public.publish_testimonial('${word}', 2, 'Their job.')`);
  expect(await database.sql('select from public.published_testimonials')).toHaveLength(1);
  await database.run('nobody', `select public.take_back_testimonial('${token}')`);
  expect(await database.sql('select from public.notices')).not.toHaveLength(0);
  await remove('ann@example.com', [], [word]);
  for (const table of ['content_changes', 'notices', 'audit_log']) {
    const rows = JSON.stringify(await database.sql(`select * from public.${table}`));
    expect(rows, table).not.toMatch(/Ann L/);
  }
});
