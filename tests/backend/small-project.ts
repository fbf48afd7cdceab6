import { createDemoAccounts } from '#server/demo-accounts.ts';
import { siteBackend, type TestBackend } from './support.ts';

/** A project with a little in it, for what is written and restored again and again. */
export const smallProject = () => siteBackend(fill);

async function fill(backend: TestBackend): Promise<void> {
  await createDemoAccounts(backend);
  await backend.sql(
    `insert into posts (title, slug, body) values ('One', 'one', 'A.'), ('Two', 'two', 'B.')`,
  );
  // A translation may have the address of its original, behind its language.
  await backend.sql(
    `insert into posts (title, slug, language, translation_of)
     select 'Um', slug, 'pt', id from posts where slug = 'one'`,
  );
  await backend.sql(`select publish_document('post', id, version) from posts where title = 'Two'`);
  await backend.sql(
    `insert into enquiries (name, email, message, consent_at, sender_hash)
     values ('Ann', 'ann@example.com', E'Two lines\nand a "quote"', now(), 'abc')`,
  );
  await backend.put('demo/hero.jpg', 'image/jpeg');
  await backend.put('2026/prices (new).pdf', 'application/pdf');
}
