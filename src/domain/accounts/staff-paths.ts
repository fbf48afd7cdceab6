/** The addresses of the staff area's screens. */
export const STAFF = {
  dashboard: '/admin/dashboard',
  articles: '/admin/blog',
  newArticle: '/admin/blog/new',
  article: (id: string) => `/admin/blog/edit/${id}`,
  preview: (id: string) => `/admin/blog/preview/${id}`,
  galleries: '/admin/galleries',
  /** @param language whose words are written; '' for the main one. */
  gallery: (id: string, language = '') =>
    `/admin/galleries/${id}${language === '' ? '' : `/${language}`}`,
  pages: '/admin/pages',
  /** By its key, or by its id. @param language its code; '' for the main one. */
  page: (key: string, language = '') =>
    `/admin/pages/${key}${language === '' ? '' : `?language=${language}`}`,
  menu: '/admin/pages/menu',
  portfolio: '/admin/portfolio-images',
  media: '/admin/media',
  picture: (id: string) => `/admin/media/${id}`,
  describe: '/admin/media/describe',
  files: '/admin/media/files',
  upload: '/admin/upload',
  enquiries: '/admin/enquiries',
  enquiry: (id: string) => `/admin/enquiries/${id}`,
  /** Those that look like a flood. */
  quarantinedEnquiries: '/admin/enquiries?state=quarantined',
  testimonials: '/admin/testimonials',
  appointments: '/admin/appointments',
  /** With `?of=` a mail address or a telephone number. */
  privacyRequests: '/admin/privacy-requests',
  publish: '/admin/publish',
  /** With `?month=2026-11`. */
  numbers: '/admin/numbers',
  team: '/admin/team',
  settings: '/admin/settings',
  answers: '/admin/settings/answers',
  importing: '/admin/import',
  notifications: '/admin/notifications',
  account: '/admin/account',
} as const;

/** Where the site's server, where there is one, makes a backup. */
export const BACKUP_PATH = '/admin/backup';
