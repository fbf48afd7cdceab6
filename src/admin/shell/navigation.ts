import { STAFF } from '#domain/accounts/staff-paths.ts';
export const NAVIGATION = [
  { to: STAFF.dashboard, label: 'Dashboard' },
  { to: STAFF.articles, label: 'Articles' },
  { to: STAFF.galleries, label: 'Galleries' },
  { to: STAFF.portfolio, label: 'Portfolio' },
  { to: STAFF.media, label: 'Media' },
  { to: STAFF.upload, label: 'Upload' },
  { to: STAFF.enquiries, label: 'Enquiries' },
  { to: STAFF.publish, label: 'Publish' },
  { to: STAFF.team, label: 'Team' },
  { to: STAFF.settings, label: 'Settings' },
  { to: STAFF.notifications, label: 'Notifications' },
] as const;

export const FOR_ADMINS: readonly string[] = [STAFF.team, STAFF.settings, STAFF.notifications];
