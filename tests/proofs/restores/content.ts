import { TABLES } from '#scripts/backup/tables.ts';
import { createDemoAccounts } from '#server/demo-accounts.ts';
import type { Backend } from '#server/embedded/open.ts';
import { projectClient, requireDone } from '#tooling/project.ts';
import { seed } from '#tooling/seed/seed.ts';
import type { Random } from '../../support/random.ts';

/** Characters of a text that holds some of all code points. */
const TEXT = 4800;
/** Characters that names of files may have. */
const IN_NAMES = "abcXYZ019_!.*'() &$=@;:+,?-";

/** What some program takes for the end of a line or of a text, or for an escape. */
export const AWKWARD =
  'a\u0085b\u2028c\u2029d\ufeffe 😀 " \' `` \\ \\u2028 \\n {"a": [1]} \r \r\n \n \t \v \f \b \u001f \u007f \u00a0 \u200b \u202e \ufffe z';

/** Every code point that PostgreSQL stores, in texts of a length that an enquiry may have. */
export function everyCodePoint(): string[] {
  const texts: string[] = [];
  for (let from = 1; from <= 0x10ffff; from += TEXT) {
    let text = '';
    for (let code = from; code < from + TEXT && code <= 0x10ffff; code += 1) {
      if (code < 0xd800 || code > 0xdfff) text += String.fromCodePoint(code);
    }
    if (text !== '') texts.push(text);
  }
  return texts;
}

/** Fills a new project with content of every kind, in every state, with the texts in every column that takes them. */
export async function fillWithEverything(
  backend: Backend,
  random: Random,
  texts: readonly string[],
): Promise<void> {
  await addStates(backend);
  for (const text of texts) {
    const short = [...text].slice(0, 100).join('');
    await backend.sql(
      `insert into enquiries (name, email, message, note, campaign, consent_at, sender_hash)
      values ($1::text, 'ann@example.com', $2, $1::text, jsonb_build_object($1::text, $1::text), now(), 'abc')`,
      [short, text],
    );
    await backend.sql(
      `insert into audit_log (action, entity, entity_id, details)
      values ('update', $1::text, $1::text, jsonb_build_object($1::text, array[$2::text]))`,
      [short, text],
    );
  }
  await fillColumns(backend, random, texts);
  await addFiles(backend, random);
  await addPeople(backend, random, texts);
}

/** The demonstration with everything that a trigger would stamp, derive or note: moved, renamed, binned, changed, asked. */
export async function addStates(backend: Backend): Promise<void> {
  await createDemoAccounts(backend);
  await seed(backend.project);
  for (const statement of STATES) await backend.sql(statement);
  await backend.sql(`update posts set title = $1, body = $1 where slug = 'how-we-finish-timber'`, [
    `Awkward ${AWKWARD.replaceAll(/\p{Cc}/gu, '')}`,
  ]);
  await backend.sql(
    `insert into enquiries (name, email, message, consent_at, sender_hash) values ($1, 'bob@example.com', $1, now(), 'abc')`,
    [AWKWARD],
  );
  await addPages(backend);
}

/** Pages in each state, with a picture, former addresses and words that no program expects. */
async function addPages(backend: Backend): Promise<void> {
  await backend.sql(
    `insert into pages (kind, title, slug, content)
    select 'page', 'About us', 'about-us', jsonb_build_object(
      'order', '[{"key": "intro", "kind": "head"}]'::jsonb,
      'fields', jsonb_build_object('intro', jsonb_build_object(
        'text', $1::text, 'picture', jsonb_build_object('media', id, 'alt', $1::text)
      ))
    ) from media order by id limit 1`,
    [AWKWARD],
  );
  for (const statement of PAGES) await backend.sql(statement);
}

const publishPage = (address: string, at = 'now()') =>
  `select publish_document('page', id, version, ${at}) from pages where '${address}' in (slug, key)`;

const PAGES = [
  `insert into pages (kind, title, slug, deleted_at) values
    ('service', 'Stairs', 'stairs', null), ('legal', 'Terms', 'terms', now())`,
  `insert into pages (kind, key, of_folder, seo_title, content) values
    ('home', 'home', true, 'Joiners', '{"hidden": ["work"], "known": ["hero", "work"]}'),
    ('service', 'interior-design', true, null, '{}')`,
  publishPage('about-us'),
  `update pages set slug = 'who-we-are' where slug = 'about-us'`,
  publishPage('who-we-are'),
  `update pages set noindex = true where slug = 'who-we-are'`,
  publishPage('who-we-are', `now() + interval '3 days'`),
  `update pages set hidden = true where key = 'interior-design'`,
  publishPage('interior-design'),
  publishPage('home', `now() + interval '1 day'`),
  `update site_menu set items = '[{"label": "Über uns 😀", "href": "/who-we-are"}]'`,
];

const STATES = [
  `update posts set title = 'Oak, or walnut – “both”' where slug = 'oak-or-walnut'`,
  `select publish_document('post', id, version) from posts where slug = 'oak-or-walnut'`,
  `update posts set slug = 'oak-and-walnut' where slug = 'oak-or-walnut'`,
  `select publish_document('post', id, version) from posts where slug = 'oak-and-walnut'`,
  `select publish_document('post', id, version, now() + interval '3 days') from posts where slug = 'how-we-finish-timber'`,
  `update posts set deleted_at = now() where slug = 'choosing-boards-at-the-mill'`,
  `insert into posts (slug, title, body) values ('a-draft', 'A draft', 'Text.')`,
  `update galleries set slug = 'library-in-a-loft' where slug = 'loft-library'`,
  `select publish_document('gallery', id, version, pictures_version => pictures_version) from galleries where slug = 'library-in-a-loft'`,
  `update portfolio_images set caption = 'Another' where position = 0`,
  `update media set alt = 'Another' where path = 'demo/craft.jpg'`,
  `update profiles set deactivated_at = now() where email = 'viewer@example.com'`,
  `update business_settings set city = 'York'`,
  `update notice_settings set confirms_enquiries = true`,
  'select request_release()',
  `update releases set status = 'live', finished_at = now()`,
  'select request_release()',
  `insert into private.former_files (bucket, path, content_version) values ('media', 'demo/hero.jpg', 1)`,
  `insert into old_addresses (path, leads_to) values ('/kontakt', '/#contact')`,
  `insert into private.view_days (day, visits, views) values ('2026-11-20', 3, 8)`,
  `insert into private.page_views values ('2026-11-20', '/blog', 'utm:über', true, 3)`,
  `insert into private.page_vitals values ('2026-11-01', '/blog', true, 'lcp', 2, 1, 0)`,
  `insert into private.missed_addresses (path, source, last_on) values ('/feed/', '', '2026-11-20')`,
];

/** Writes a random part of a text into a random row of each column of text; what a check refuses stays as it is. */
async function fillColumns(
  backend: Backend,
  random: Random,
  texts: readonly string[],
): Promise<void> {
  const columns = await backend.sql<{ name: string; column: string; type: string }>(
    `select attrelid::regclass::text as name, quote_ident(attname) as column, atttypid::regtype::text as type
    from pg_attribute where attrelid = any ($1::regclass[]) and attnum > 0 and not attisdropped
      and attgenerated = '' and atttypid::regtype::text in ('text', 'text[]', 'jsonb') order by 1, 2`,
    [TABLES],
  );
  const value: Record<string, string> = {
    text: '$1::text',
    'text[]': 'array[$1::text]',
    jsonb: 'jsonb_build_object($1::text, $1::text)',
  };
  for (const { name, column, type } of columns) {
    const characters = [...random.pick(texts)];
    const from = random.below(characters.length);
    await backend.sql(`alter table ${name} disable trigger user`);
    for (const length of [60, 20, 1]) {
      const text = characters.slice(from, from + length).join('');
      await backend
        .sql(
          `update ${name} set ${column} = ${value[type]} where ctid =
          (select ctid from ${name} offset ${random.below(5)} limit 1)`,
          [text],
        )
        .catch(() => undefined);
    }
    await backend.sql(`alter table ${name} enable trigger user`);
  }
}

async function addFiles(backend: Backend, random: Random): Promise<void> {
  const client = projectClient(backend.project);
  for (let number = 0; number < 8; number += 1) {
    const characters = Array.from({ length: 20 }, () => random.pick([...IN_NAMES]));
    // Storage refuses two dots in a row.
    const name = characters.join('').replaceAll(/\.{2,}/g, '.');
    const content = Buffer.alloc(random.below(100_000), random.below(256));
    const bucket = random.pick(['media', 'portfolio-images']);
    requireDone(
      name,
      await client.storage.from(bucket).upload(`f${number}/x${name}x`, content, {
        contentType: random.pick(['image/png', 'image/webp']),
        cacheControl: String(random.below(5000)),
      }),
    );
  }
}

async function addPeople(
  backend: Backend,
  random: Random,
  texts: readonly string[],
): Promise<void> {
  const client = projectClient(backend.project);
  for (let number = 0; number < 4; number += 1) {
    const email = `o'hara+${number}@example.com`;
    const user_metadata = { full_name: random.pick(texts), list: [{ deep: random.pick(texts) }] };
    const password = `oak-board-${random.below(1e9)}`;
    requireDone(
      email,
      await client.auth.admin.createUser({
        ...{ email, user_metadata, password },
        email_confirm: number % 2 === 0,
      }),
    );
  }
}
