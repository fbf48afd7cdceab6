import { expect, test, vi } from 'vitest';
import { createFileCleaner } from '#server/enquiry-files/file-cleaner.ts';
import { openDatabase } from './harness.ts';

const database = openDatabase();

test('photographs: the server deletes what belongs to no enquiry, and nothing else', async () => {
  const { secretKey, fetch: answer } = database.backend;
  const project = {
    url: 'http://localhost:4321',
    secretKey,
    fetch: (input: RequestInfo | URL, init?: RequestInit) => answer(new Request(input, init)),
  };
  const [old, fresh, ofEnquiry] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  await database.sql`
    insert into private.enquiry_tickets (id, created_at)
    values (${old}, now() - interval '121 minutes'), (${fresh}, now() - interval '119 minutes')`;
  await database.sql`
    with enquiry as (
    insert into public.enquiries (name, email, message, consent_at) values ('Ann',
    'ann@example.com', 'A stair.', now())
    returning id
    )
    insert into public.enquiry_pictures (enquiry_id, position, path, mime_type, bytes)
    select id, 1, ${ofEnquiry}::text || '/1', 'image/png', 1 from enquiry`;
  await database.sql`
    insert into storage.objects (bucket_id, name)
    select 'enquiry-pictures', unnest(array[${old}::text, ${fresh}, ${ofEnquiry}]) || '/1'`;
  const log = vi.fn();
  const cleaner = createFileCleaner({ project, log });
  await cleaner.check();
  const left = await database.sql`
    select name from storage.objects where bucket_id = 'enquiry-pictures' order by name`;
  expect(left).toEqual([fresh, ofEnquiry].sort().map((folder) => ({ name: `${folder}/1` })));
  expect(log).not.toHaveBeenCalled();
});
