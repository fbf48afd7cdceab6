export const NAVIGATION = [
  { to: '/admin/dashboard', label: 'Dashboard' },
  { to: '/admin/blog', label: 'Articles' },
  { to: '/admin/galleries', label: 'Galleries' },
  { to: '/admin/portfolio-images', label: 'Portfolio' },
  { to: '/admin/media', label: 'Media' },
  { to: '/admin/upload', label: 'Upload' },
  { to: '/admin/enquiries', label: 'Enquiries' },
  { to: '/admin/publish', label: 'Publish' },
  { to: '/admin/team', label: 'Team' },
  { to: '/admin/settings', label: 'Settings' },
  { to: '/admin/notifications', label: 'Notifications' },
] as const;

export const FOR_ADMINS: readonly string[] = [
  '/admin/team',
  '/admin/settings',
  '/admin/notifications',
];
