import { ENQUIRIES, GALLERIES, MEDIA, PAGES, PICTURES, POSTS, WORDS } from './fixtures.ts';
import { OWN_STATEMENTS } from './own.ts';

/** An id that nothing has. */
export const NEW_ID = '99999999-0000-4000-8000-000000000000';

/**
 * What is tried on each table, as far as any role has the right: `select` is the expression that names a row in the
 * table of answers, the others are what follows the name of the table. An update or delete is one that would matter, of
 * the row most likely to be allowed; 'me' is whoever tries it.
 */
export const STATEMENTS: Record<
  string,
  Partial<Record<'select' | 'insert' | 'update' | 'delete', string>>
> = {
  'public.answer_settings': { select: 'id::text', update: `set replies_to_member = true` },
  'public.answer_times': { select: 'minutes::text' },
  'public.audit_log': { select: 'id::text' },
  'public.business_settings': { select: 'id::text', update: `set phone = '+44 20 7946 0000'` },
  'public.business_settings_revisions': { select: 'version::text' },
  'public.content_changes': { select: 'version::text' },
  'public.testimonials': { select: 'customer_name', delete: `where id = '${WORDS.asked}'` },
  'public.enquiries': {
    select: 'name',
    update: `set status = 'read' where id = '${ENQUIRIES.new}'`,
    delete: `where id = '${ENQUIRIES.archived}'`,
  },
  'public.enquiry_events': { select: 'kind::text' },
  'public.enquiry_pictures': { select: 'path' },
  'public.galleries': {
    select: 'title',
    insert: `(title) values ('x')`,
    update: `set title = 'x' where id = '${GALLERIES.draft}'`,
    delete: `where id = '${GALLERIES.binned}'`,
  },
  'public.gallery_redirects': { select: 'old_slug' },
  'public.gallery_revisions': { select: 'id::text' },
  'public.gallery_states': { select: 'title' },
  'public.media': {
    select: 'title',
    insert: `(bucket, path, mime_type, bytes, width, height) values ('media', 'files/loose.jpg', 'image/jpeg', 1, 1, 1)`,
    update: `set alt = 'x' where id = '${MEDIA.unused}'`,
    delete: `where id = '${MEDIA.binned}'`,
  },
  'public.media_texts': {
    select: 'alt',
    insert: `(media_id, language, alt) values ('${MEDIA.unused}', 'pt', 'x')`,
    update: `set caption = 'x' where media_id = '${MEDIA.draft}'`,
    delete: `where media_id = '${MEDIA.draft}'`,
  },
  'public.media_usage': { select: 'concat(media_id, kind, entity_id, field)' },
  'public.notice_settings': { select: 'id::text', update: `set enquiry_detail = 'all'` },
  'public.notices': { select: 'id::text' },
  'public.old_addresses': {
    select: 'path',
    insert: `(path, leads_to) values ('/kontakt', '/')`,
    update: `set leads_to = '/blog' where path = '/feed/'`,
    delete: `where path = '/feed/'`,
  },
  'public.page_redirects': { select: 'old_slug' },
  'public.page_revisions': { select: 'id::text' },
  'public.page_states': { select: 'key' },
  'public.pages': {
    select: 'key',
    insert: `(kind, title) values ('page', 'x')`,
    update: `set title = 'x' where id = '${PAGES.draft}'`,
    delete: `where id = '${PAGES.binned}'`,
  },
  'public.portfolio_images': {
    select: 'caption',
    insert: `(gallery_id, media_id) values ('${GALLERIES.draft}', '${MEDIA.unused}')`,
    update: `set caption = 'x' where id = '${PICTURES.draft}'`,
    delete: `where id = '${PICTURES.draft}'`,
  },
  'public.post_redirects': { select: 'old_slug' },
  'public.post_revisions': { select: 'id::text' },
  'public.post_states': { select: 'title' },
  'public.post_summaries': { select: 'title' },
  'public.posts': {
    select: 'title',
    insert: `(title) values ('x')`,
    update: `set title = 'x' where id = '${POSTS.draft}'`,
    delete: `where id = '${POSTS.binned}'`,
  },
  'public.profiles': {
    select: 'user_id::text',
    update: `set full_name = 'x' where user_id = 'me'`,
  },
  'public.published_galleries': { select: 'title' },
  'public.published_media': { select: 'title' },
  'public.published_media_texts': { select: 'alt' },
  'public.published_pages': { select: 'coalesce(title, key)' },
  'public.published_posts': { select: 'title' },
  'public.preview_links': { select: 'kind::text', delete: 'where true' },
  'public.published_testimonials': { select: 'shown_name' },
  'public.releases': { select: 'id::text' },
  'public.role_permissions': { select: 'role::text' },
  'public.scheduled_pages': { select: 'title' },
  'public.scheduled_posts': { select: 'title' },
  'public.site_menu': { select: 'id::text', update: `set items = '[]'` },
  'public.unapproved_pictures': { select: `before ->> 'title'` },
  'public.user_roles': { select: 'user_id::text' },
  'public.appointments': { select: 'state::text' },
  'public.testimonial_records': { select: 'id::text' },
  'public.testimonial_settings': { select: 'id::text' },
  'storage.buckets': {
    select: 'id',
    insert: `(id, name) values ('x', 'x')`,
    update: `set public = false`,
    delete: 'where true',
  },
  'storage.objects': {
    select: `concat(bucket_id, '/', name)`,
    insert: `(bucket_id, name) values ('media', 'new/file.jpg')`,
    update: `set metadata = '{}' where name = 'files/loose.jpg'`,
    delete: `where name = 'files/loose.jpg'`,
  },
  ...OWN_STATEMENTS,
};
