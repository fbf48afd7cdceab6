import { appointmentTexts, TUESDAY } from './appointment-steps.ts';
import { ACCOUNTS, type TestDatabase } from './harness.ts';
import { OWN_ROWS } from './own.ts';

const id = (kind: string, number: number) =>
  `${kind.padEnd(8, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Files: each named by where it is used. */
export const MEDIA = {
  ...{ public: id('a', 1), scheduled: id('a', 2), draft: id('a', 3) },
  ...{ unused: id('a', 4), binned: id('a', 5) },
};
export const POSTS = {
  ...{ live: id('b', 1), scheduled: id('b', 2), draft: id('b', 3), binned: id('b', 4) },
};
export const GALLERIES = { published: id('c', 1), draft: id('c', 2), binned: id('c', 3) };
export const PICTURES = { published: id('d', 1), draft: id('d', 2), binned: id('d', 3) };
/** `live` and `scheduled` have a change that is scheduled, or their first time; `privacy` is of the folder. */
export const PAGES = {
  ...{ live: id('ab', 1), scheduled: id('ab', 2), draft: id('ab', 3) },
  ...{ binned: id('ab', 4), privacy: id('ab', 5) },
};
export const ENQUIRIES = { new: id('e', 1), archived: id('e', 2) };
/** `given` is on the site. The name of each is the token of its link. */
export const WORDS = { given: id('cd', 1), asked: id('cd', 2) };
export const VISIT = id('f', 1);
/** The end of the address of the team's calendar. */
export const CALENDAR_SECRET = 'f'.repeat(64);

/** Content in every state that visitors, staff and strangers are to see differently. */
export async function addContent(database: TestDatabase): Promise<void> {
  for (const [title, media] of Object.entries(MEDIA)) {
    await database.sql`
      insert into public.media (id, bucket, path, title, alt, mime_type, bytes, width, height,
        deleted_at)
      values (${media}, 'media', ${`files/${title}.jpg`}, ${title}, 'A board of oak', 'image/jpeg',
        1000, 1600, 900, ${title === 'binned' ? '2026-01-01' : null})`;
  }
  for (const title of ['public', 'draft'] as const) {
    await database.sql`
      insert into public.media_texts (media_id, language, alt) values (${MEDIA[title]}, 'pt',
      ${title})`;
  }
  const covers = { live: MEDIA.public, scheduled: MEDIA.scheduled, draft: MEDIA.draft };
  for (const [title, post] of Object.entries(POSTS)) {
    await database.sql`
      insert into public.posts (id, slug, title, body, cover_media_id) values (${post}, ${title},
      ${title}, 'Text.', ${covers[title as keyof typeof covers] ?? null})`;
  }
  await database.sql`select public.publish_document('post', ${POSTS.live}, 1)`;
  await database.sql`select public.publish_document('post', ${POSTS.scheduled}, 1, now() + interval '1 day')`;
  // Live, with another text to follow tomorrow.
  await database.sql`select public.publish_document('post', ${POSTS.live}, 1, now() + interval '1 day')`;
  await database.sql`update public.posts set deleted_at = now() where id = ${POSTS.binned}`;
  await database.sql`
    insert into public.post_redirects (old_slug, post_id) values ('to-live', ${POSTS.live}),
    ('to-draft', ${POSTS.draft})`;
  for (const [title, gallery] of Object.entries(GALLERIES)) {
    await database.sql`
      insert into public.galleries (id, slug, title, deleted_at, words) values (${gallery},
      ${title}, ${title}, ${title === 'binned' ? '2026-01-01' : null},
      ${title === 'published' ? { pt: { title: 'Publicada' } } : {}})`;
  }
  const pictured = { published: MEDIA.public, draft: MEDIA.draft, binned: MEDIA.draft };
  for (const [gallery, picture] of Object.entries(PICTURES) as [keyof typeof PICTURES, string][]) {
    await database.sql`
      insert into public.portfolio_images (id, gallery_id, media_id, caption) values (${picture},
      ${GALLERIES[gallery]}, ${pictured[gallery]}, ${gallery})`;
  }
  await publishGallery(database, GALLERIES.published);
  await database.sql`
    insert into public.gallery_redirects (old_slug, gallery_id) values ('to-published',
    ${GALLERIES.published}), ('to-draft', ${GALLERIES.draft})`;
  const keys = Object.entries(PAGES).map(([name], nth) =>
    name === 'privacy' ? name : `own-0000000${nth + 1}`,
  );
  for (const [nth, [name, page]] of Object.entries(PAGES).entries()) {
    const isOfFolder = name === 'privacy';
    await database.sql(
      `insert into public.pages (id, key, kind, of_folder, slug, title, content, deleted_at)
      values ($1, $2, $3, $4, $5, $6, '{"order": [{"key": "intro", "kind": "head"}]}', $7)`,
      ...[page, keys[nth], isOfFolder ? 'legal' : 'page', isOfFolder],
      ...(isOfFolder ? [null, null] : [`page-${name}`, name]),
      name === 'binned' ? '2026-01-01' : null,
    );
  }
  await database.sql`select public.publish_document('page', ${PAGES.privacy}, 1)`;
  await database.sql`select public.publish_document('page', ${PAGES.live}, 1)`;
  for (const page of [PAGES.live, PAGES.scheduled]) {
    await database.sql`select public.publish_document('page', ${page}, 1, now() + interval '1 day')`;
  }
  for (const name of ['live', 'draft', 'privacy'] as const) {
    await database.sql`
      insert into public.page_redirects (old_slug, page_id, key, kind, of_folder)
      select ${`to-${name}`}, id, key, kind, of_folder from public.pages where id = ${PAGES[name]}`;
  }
  await database.sql`insert into public.old_addresses (path, leads_to) values ('/feed/', '/blog')`;
  for (const [status, enquiry] of Object.entries(ENQUIRIES)) {
    await database.sql`
      insert into public.enquiries (id, name, email, message, consent_at, status)
      values (${enquiry}, ${status}, 'visitor@example.com', 'A staircase, please.', now(),
      ${status}::text::public.enquiry_status)`;
  }
  await database.sql`select private.record_enquiry_event(${ENQUIRIES.new}, 'read')`;
  await database.sql('insert into public.answer_times (received_at, minutes) values (now(), 90)');
  for (const [name, word] of Object.entries(WORDS)) {
    await database.sql(
      `insert into public.testimonials (id, gallery_id, customer_name, token_hash, expires_at, known_by, text, shown_name, given_at)
      values ($1, $2, $3, encode(sha256($3::text::bytea), 'hex'), now() + interval '8 weeks', 'We did the job.', $4, $4, $5)`,
      ...[word, GALLERIES.published, name],
      ...(name === 'given' ? ['Ann', '2026-11-01'] : ['', null]),
    );
  }
  await database.sql`
    insert into public.testimonial_records (testimonial_id, action, text, shown_name, media_ids, permission)
    values (${WORDS.given}, 'given', 'Ann', 'Ann', '{}', 'x')`;
  await database.sql`
    insert into public.published_testimonials (testimonial_id, text, shown_name, of_selection, given_at)
    select id, text, shown_name, false, given_at from public.testimonials
    where id = ${WORDS.given}`;
  await database.sql`
    insert into public.preview_links (kind, document_id, token_hash)
    values ('post', ${POSTS.draft}, private.hash_of_token('preview'))`;
  await database.sql`
    insert into public.appointments (id, enquiry_id, times, minutes, place, texts, link_hash)
    values (${VISIT}, ${ENQUIRIES.new}, array[${TUESDAY}::timestamptz], 60, 'Barnes',
    ${JSON.stringify(appointmentTexts([TUESDAY]))}, 'x')`;
  await database.sql`update private.appointment_calendar set secret = ${CALENDAR_SECRET}`;
  await database.sql`
    insert into public.enquiry_pictures (enquiry_id, position, path, mime_type, bytes)
    values (${ENQUIRIES.new}, 1, 'ticket/1', 'image/webp', 1000)`;
  await database.sql('insert into private.enquiry_tickets default values');
  await database.sql`
    insert into public.releases (status, content_version, requested_by, finished_at)
    values ('live', 1, ${ACCOUNTS.editor}, now())`;
  await database.sql`
    insert into storage.objects (bucket_id, name, metadata)
    select bucket, name, '{"size": 1000, "mimetype": "image/jpeg"}'
    from (values ('media', 'files/unused.jpg'), ('media', 'files/loose.jpg'),
    ('portfolio-images', 'loose.jpg'))
    as files (bucket, name)`;
  for (const statement of OWN_ROWS) await database.sql(statement);
}

/** Makes the working copy of a gallery, as it is now, what visitors see. */
export async function publishGallery(database: TestDatabase, gallery: string): Promise<void> {
  await database.sql`
    select public.publish_document('gallery', id, version, pictures_version => pictures_version) from public.galleries
    where id = ${gallery}`;
}
