import { ENQUIRIES, GALLERIES, MEDIA, PAGES, PICTURES, POSTS, WORDS } from './fixtures.ts';

/** What is tried on a table, and what its rows are called. */
export interface Statements {
  /** Expression that names a row in the table above. */
  label: string;
  insert: string;
  /** After `update <table>`: a change that would matter, of the row most likely to be allowed. */
  update: (me: string) => string;
  /** After `delete from <table>`. */
  delete: string;
}

/** An id that nothing has. */
export const NEW_ID = '99999999-0000-4000-8000-000000000000';

export const STATEMENTS: Record<string, Statements> = {
  'public.answer_settings': {
    label: 'id::text',
    insert: '(id) values (true)',
    update: () => `set replies_to_member = true`,
    delete: 'where true',
  },
  'public.answer_times': {
    label: 'minutes::text',
    insert: `(received_at, minutes) values (now(), 1)`,
    update: () => `set minutes = 1`,
    delete: 'where true',
  },
  'public.audit_log': {
    label: 'id::text',
    insert: `(action, entity) values ('x', 'x')`,
    update: () => `set action = 'x'`,
    delete: 'where true',
  },
  'public.business_settings': {
    label: 'id::text',
    insert: 'default values',
    update: () => `set phone = '+44 20 7946 0000'`,
    delete: 'where true',
  },
  'public.business_settings_revisions': {
    label: 'version::text',
    insert: `(version, settings) values (99, '{}')`,
    update: () => `set settings = '{}'`,
    delete: 'where true',
  },
  'public.content_changes': {
    label: 'version::text',
    insert: `(entity, action) values ('post', 'updated')`,
    update: () => `set title = 'x'`,
    delete: 'where true',
  },
  'public.customer_words': {
    label: 'customer_name',
    insert: `(customer_name, token_hash, expires_at) values ('x', repeat('a', 64), now())`,
    update: () => `set known_by = 'x' where id = '${WORDS.asked}'`,
    delete: `where id = '${WORDS.asked}'`,
  },
  'public.enquiries': {
    label: 'name',
    insert: `(name, email, message, consent_at) values ('x', 'x@example.com', 'x', now())`,
    update: () => `set status = 'read' where id = '${ENQUIRIES.new}'`,
    delete: `where id = '${ENQUIRIES.archived}'`,
  },
  'public.enquiry_events': {
    label: 'kind::text',
    insert: `(enquiry_id, kind) values ('${ENQUIRIES.new}', 'read')`,
    update: () => `set words = 'x'`,
    delete: 'where true',
  },
  'public.enquiry_pictures': {
    label: 'path',
    insert: `(enquiry_id, position, path, mime_type, bytes) values ('${ENQUIRIES.archived}', 1, 'x/1', 'image/png', 1)`,
    update: () => 'set permitted_at = now()',
    delete: 'where true',
  },
  'public.galleries': {
    label: 'title',
    insert: `(title) values ('x')`,
    update: () => `set title = 'x' where id = '${GALLERIES.draft}'`,
    delete: `where id = '${GALLERIES.binned}'`,
  },
  'public.gallery_redirects': {
    label: 'old_slug',
    insert: `values ('x', '${GALLERIES.published}')`,
    update: () => `set old_slug = 'x' where old_slug = 'to-published'`,
    delete: 'where true',
  },
  'public.gallery_revisions': {
    label: 'id::text',
    insert: `select * from public.gallery_revisions limit 0`,
    update: () => `set reason = 'save'`,
    delete: 'where true',
  },
  'public.gallery_states': {
    label: 'title',
    insert: `(title) values ('x')`,
    update: () => `set title = 'x'`,
    delete: 'where true',
  },
  'public.media': {
    label: 'title',
    insert: `(bucket, path, mime_type, bytes, width, height) values ('media', 'files/loose.jpg', 'image/jpeg', 1, 1, 1)`,
    update: () => `set alt = 'x' where id = '${MEDIA.unused}'`,
    delete: `where id = '${MEDIA.binned}'`,
  },
  'public.media_texts': {
    label: 'alt',
    insert: `(media_id, language, alt) values ('${MEDIA.unused}', 'pt', 'x')`,
    update: () => `set caption = 'x' where media_id = '${MEDIA.draft}'`,
    delete: `where media_id = '${MEDIA.draft}'`,
  },
  'public.unapproved_pictures': {
    label: `before ->> 'title'`,
    insert: `(media_id, before, texts) values ('${MEDIA.draft}', '{}', '{}')`,
    update: () => `set texts = '{}'`,
    delete: 'where true',
  },
  'public.published_media': {
    label: 'title',
    insert: `(title) values ('x')`,
    update: () => `set title = 'x'`,
    delete: 'where true',
  },
  'public.published_media_texts': {
    label: 'alt',
    insert: `(alt) values ('x')`,
    update: () => `set alt = 'x'`,
    delete: 'where true',
  },
  'public.media_usage': {
    label: 'concat(media_id, kind, entity_id, field)',
    insert: `values ('${MEDIA.unused}', 'post', '${POSTS.live}', 'body')`,
    update: () => `set field = 'image'`,
    delete: 'where true',
  },
  'public.notice_settings': {
    label: 'id::text',
    insert: `(id) values (true)`,
    update: () => `set enquiry_detail = 'all'`,
    delete: 'where true',
  },
  'public.notices': {
    label: 'id::text',
    insert: `(kind, recipient, subject, body) values ('test', 'x@example.com', 'x', 'x')`,
    update: () => `set body = 'x'`,
    delete: 'where true',
  },
  'public.page_redirects': {
    label: 'old_slug',
    insert: `values ('x', '${PAGES.live}', 'x', 'page', false)`,
    update: () => `set old_slug = 'x' where old_slug = 'to-live'`,
    delete: 'where true',
  },
  'public.page_revisions': {
    label: 'id::text',
    insert: `select * from public.page_revisions limit 0`,
    update: () => `set reason = 'save'`,
    delete: 'where true',
  },
  'public.page_states': {
    label: 'key',
    insert: `(key) values ('x')`,
    update: () => `set title = 'x'`,
    delete: 'where true',
  },
  'public.pages': {
    label: 'key',
    insert: `(kind, title) values ('page', 'x')`,
    update: () => `set title = 'x' where id = '${PAGES.draft}'`,
    delete: `where id = '${PAGES.binned}'`,
  },
  'public.portfolio_images': {
    label: 'caption',
    insert: `(gallery_id, media_id) values ('${GALLERIES.draft}', '${MEDIA.unused}')`,
    update: () => `set caption = 'x' where id = '${PICTURES.draft}'`,
    delete: `where id = '${PICTURES.draft}'`,
  },
  'public.post_redirects': {
    label: 'old_slug',
    insert: `(old_slug, post_id) values ('x', '${POSTS.live}')`,
    update: () => `set old_slug = 'x' where old_slug = 'to-live'`,
    delete: 'where true',
  },
  'public.post_revisions': {
    label: 'id::text',
    insert: `select * from public.post_revisions limit 0`,
    update: () => `set title = 'x'`,
    delete: 'where true',
  },
  'public.post_states': {
    label: 'title',
    insert: `(title) values ('x')`,
    update: () => `set title = 'x'`,
    delete: 'where true',
  },
  'public.post_summaries': {
    label: 'title',
    insert: `(post_id) values ('${POSTS.draft}')`,
    update: () => `set title = 'x'`,
    delete: 'where true',
  },
  'public.posts': {
    label: 'title',
    insert: `(title) values ('x')`,
    update: () => `set title = 'x' where id = '${POSTS.draft}'`,
    delete: `where id = '${POSTS.binned}'`,
  },
  'public.profiles': {
    label: 'user_id::text',
    insert: `(user_id) values ('${NEW_ID}')`,
    update: (me) => `set full_name = 'x' where user_id = '${me}'`,
    delete: 'where true',
  },
  'public.published_galleries': {
    label: 'title',
    insert: `select * from public.published_galleries limit 0`,
    update: () => `set title = 'x'`,
    delete: 'where true',
  },
  'public.published_pages': {
    label: 'coalesce(title, key)',
    insert: `select * from public.published_pages limit 0`,
    update: () => `set title = 'x'`,
    delete: 'where true',
  },
  'public.published_posts': {
    label: 'title',
    insert: `select * from public.published_posts limit 0`,
    update: () => `set title = 'x'`,
    delete: 'where true',
  },
  'public.published_words': {
    label: 'shown_name',
    insert: `select * from public.published_words limit 0`,
    update: () => `set text = 'x'`,
    delete: 'where true',
  },
  'public.releases': {
    label: 'id::text',
    insert: `(content_version) values (1)`,
    update: () => `set message = 'x'`,
    delete: 'where true',
  },
  'public.role_permissions': {
    label: 'role::text',
    insert: `values ('viewer', 'posts.read')`,
    update: () => `set role = 'viewer'`,
    delete: 'where true',
  },
  'public.scheduled_pages': {
    label: 'title',
    insert: `select * from public.scheduled_pages limit 0`,
    update: () => `set title = 'x'`,
    delete: 'where true',
  },
  'public.scheduled_posts': {
    label: 'title',
    insert: `select * from public.scheduled_posts limit 0`,
    update: () => `set title = 'x'`,
    delete: 'where true',
  },
  'public.site_menu': {
    label: 'id::text',
    insert: 'default values',
    update: () => `set items = '[]'`,
    delete: 'where true',
  },
  'public.site_menu_revisions': {
    label: 'version::text',
    insert: `(version) values (99)`,
    update: () => `set items = '[]'`,
    delete: 'where true',
  },
  'public.user_roles': {
    label: 'user_id::text',
    insert: `(user_id, role) values ('${NEW_ID}', 'admin')`,
    update: (me) => `set role = 'admin' where user_id = '${me}'`,
    delete: 'where true',
  },
  'public.word_records': {
    label: 'id::text',
    insert: `(word_id, action, text, shown_name, media_ids, permission) values ('${WORDS.asked}', 'given', 'x', 'x', '{}', 'x')`,
    update: () => `set text = 'x'`,
    delete: 'where true',
  },
  'public.word_settings': {
    label: 'id::text',
    insert: 'default values',
    update: () => `set asks_ratings = true`,
    delete: 'where true',
  },
  'private.backups': {
    label: 'id::text',
    insert: 'default values',
    update: () => `set created_at = now()`,
    delete: 'where true',
  },
  'private.backup_lines': {
    label: 'part',
    insert: `values ('${NEW_ID}', 'x', 1, 'x')`,
    update: () => `set line = 'x'`,
    delete: 'where true',
  },
  'private.former_files': {
    label: 'path',
    insert: `values ('media', 'x.jpg', 1)`,
    update: () => `set content_version = 0`,
    delete: 'where true',
  },
  'private.maintenance': {
    label: 'task',
    insert: `values ('x')`,
    update: () => `set last_run = now()`,
    delete: 'where true',
  },
  'private.notice_server': {
    label: 'provider',
    insert: `(provider) values ('x')`,
    update: () => `set provider = 'x'`,
    delete: 'where true',
  },
  'private.presence': {
    label: 'user_id::text',
    insert: `values ('post:${POSTS.draft}', '${NEW_ID}')`,
    update: () => `set seen_at = now()`,
    delete: 'where true',
  },
  'private.salts': {
    label: 'purpose',
    insert: `values ('x', 'x')`,
    update: () => `set salt = 'x'`,
    delete: 'where true',
  },
  'private.search_entries': {
    label: 'id::text',
    insert: `values ('page', '${NEW_ID}', 'x', '', '', now(), false)`,
    update: () => `set title_key = 'x'`,
    delete: 'where true',
  },
  'private.searchable': {
    label: 'id::text',
    insert: `(kind, id) values ('page', '${NEW_ID}')`,
    update: () => `set title = 'x'`,
    delete: 'where true',
  },
  'private.visit_calendar': {
    label: 'id::text',
    insert: 'default values',
    update: () => `set secret = 'x'`,
    delete: 'where true',
  },
  'private.site_defaults': {
    label: 'id::text',
    insert: `(time_zone, hours, closures) values ('UTC', '[[],[],[],[],[],[],[]]', '[]')`,
    update: () => `set time_zone = 'x'`,
    delete: 'where true',
  },
  'private.word_permissions': {
    label: 'number::text',
    insert: `(language, text) values ('', 'x')`,
    update: () => `set text = 'y'`,
    delete: 'where true',
  },
  'private.enquiry_tickets': {
    label: 'id::text',
    insert: 'default values',
    update: () => 'set enquiry_id = null',
    delete: 'where true',
  },
  'private.sender_header': {
    label: 'id::text',
    insert: `values (false, 'x')`,
    update: () => `set name = 'x'`,
    delete: 'where true',
  },
  'private.spent_proofs': {
    label: 'challenge::text',
    insert: `values ('${NEW_ID}', now())`,
    update: () => `set expires_at = now()`,
    delete: 'where true',
  },
  'storage.objects': {
    label: `concat(bucket_id, '/', name)`,
    insert: `(bucket_id, name) values ('media', 'new/file.jpg')`,
    update: () => `set metadata = '{}' where name = 'files/loose.jpg'`,
    delete: `where name = 'files/loose.jpg'`,
  },
  'storage.buckets': {
    label: 'id',
    insert: `(id, name) values ('x', 'x')`,
    update: () => `set public = false`,
    delete: 'where true',
  },
  'public.visits': {
    label: 'state::text',
    insert: `(enquiry_id, times, minutes, place, texts, link_hash) values ('${ENQUIRIES.new}', array[now()], 60, 'x', '{}', 'x')`,
    update: () => `set state = 'withdrawn'`,
    delete: 'where true',
  },
};
