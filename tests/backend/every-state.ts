import { createDemoAccounts } from '#server/demo-accounts.ts';
import type { Backend } from '#server/embedded/open.ts';
import { seed } from '#tooling/seed/seed.ts';

/** What some program takes for the end of a line or of a text, or for an escape. */
const AWKWARD =
  'a\u0085b\u2028c\u2029d\ufeffe 😀 " \' `` \\ \\u2028 \\n {"a": [1]} \r \r\n \n \t \v \f \b \u001f \u007f \u00a0 \u200b \u202e \ufffe z';

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
  // Every sign of one UTF-16 unit that PostgreSQL stores, and many of two.
  await backend.sql(
    `insert into enquiries (name, email, message, consent_at, sender_hash)
    select 'All signs', 'bob@example.com', string_agg(chr(code), '' order by code), now(), 'abc'
    from generate_series(1, 1114111) as code
    where code not between 55296 and 57343 and (code < 65536 or code % 97 = 0) group by code / 4800`,
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
