import { OWN_LEFT_OUT, OWN_TABLES } from './own.ts';

/** Tables of a backup, in the order of their foreign keys. */
export const TABLES = [
  'public.profiles',
  'public.user_roles',
  'public.notice_settings',
  'public.answer_settings',
  'public.business_settings',
  'public.business_settings_revisions',
  'public.media',
  'public.media_texts',
  'public.unapproved_pictures',
  'public.posts',
  'public.published_posts',
  'public.scheduled_posts',
  'public.post_revisions',
  'public.post_redirects',
  'public.post_summaries',
  'public.galleries',
  'public.portfolio_images',
  'public.published_galleries',
  'public.gallery_revisions',
  'public.gallery_redirects',
  'public.site_menu',
  'public.pages',
  'public.published_pages',
  'public.scheduled_pages',
  'public.page_revisions',
  'public.page_redirects',
  'public.old_addresses',
  'public.media_usage',
  'private.former_files',
  'public.content_changes',
  'public.releases',
  'public.enquiries',
  'public.enquiry_pictures',
  'public.enquiry_events',
  'public.answer_times',
  'public.testimonial_settings',
  'public.testimonials',
  'public.testimonial_records',
  'public.published_testimonials',
  'public.appointments',
  'public.preview_links',
  'private.page_views',
  'private.view_days',
  'private.page_vitals',
  'private.missed_addresses',
  'public.audit_log',
  ...OWN_TABLES,
];

/** Tables that are left out, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'public.role_permissions': 'Comes with the migrations.',
  'public.notices': 'Mails of the last weeks: one that was waiting would be sent twice.',
  'private.notice_server': 'With what the server of this project sends mails.',
  'private.backups': 'Backups that are being made or restored.',
  'private.backup_lines': 'Backups that are being made or restored.',
  'private.enquiry_tickets': 'Enquiries that visitors were writing at that moment.',
  'private.last_backup': 'When a backup was last made of this project.',
  'private.maintenance': 'When this project last tidied up.',
  'private.presence': 'Who had an article or a page open at that moment.',
  'private.search_entries': 'Made of the other tables again.',
  'private.site_defaults': 'Noted again by the server and the staff area.',
  'private.testimonial_permissions': 'Noted again; each record of a word has its own.',
  'private.appointment_calendar':
    'The secret address of this project’s calendar; another one has its own.',
  'private.sender_header': 'Belongs to the proxy before this project.',
  'private.spent_proofs': 'They expire within an hour.',
  'private.view_limits': 'How much groups of senders asked for on that day.',
  'private.salts': 'Secrets of this project; another one has its own.',
  ...OWN_LEFT_OUT,
};

/** Buckets whose files a backup has. */
export const BUCKETS = ['enquiry-pictures', 'media', 'portfolio-images'];

/** A table's file in the backup. */
export function fileOfTable(table: string): string {
  return `tables/${table.replace(/^public\./, '')}.jsonl`;
}
