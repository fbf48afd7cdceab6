/** The search over everything. */
const number = (value: number) => value.toLocaleString('en-GB');

export const messages = {
  // admin/search/SearchDialog.tsx
  searchEverything: 'Search pages, articles, galleries, pictures, files and enquiries',
  searchOrGoTo: 'Search or go to…',
  whatYouLookFor: 'What you look for',
  results: 'Results',
  searching: 'Searching…',
  nothingFoundHint: (value: string) =>
    `Nothing has “${value}”. Every word has to begin a word of what you look for; try fewer, or another one.`,
  inGroups: (length: number) => ` in ${length} groups`,
  fewerWordsFound: (value: string, results: string, many: string, words: string) =>
    `Nothing has “${value}”. ${results}${many} for “${words}”.`,

  // admin/search/SearchDialog.tsx

  // admin/search/SearchDialog.tsx
  of: (length: number, found: string) => `${length} of ${found}`,
  more: (value: string) => `More ${value.toLowerCase()}`,

  // admin/search/SearchResult.tsx
  inTheBin: 'In the bin',
  hidden: 'Hidden',
  asTheSiteCame: 'As the site came',
  deactivated: 'Deactivated',
  summary: 'Summary',
  text: 'Text',
  tags: 'Tags',
  author: 'Author',
  forSearchEngines: 'For search engines',
  address: 'Address',
  place: 'Place',
  materials: 'Materials',
  caption: 'Caption',
  description: 'Description',
  credit: 'Credit',
  message: 'Message',
  kind: 'Kind',
  note: 'Note',
  contact: 'Contact',
  service: 'Service',
  jobTitle: 'Job title',
  names: 'Names',

  // admin/search/commands.ts
  newArticleKeywords: 'write add blog',
  uploadPictures: 'Upload pictures',
  uploadKeywords: 'add photographs photos files pdfs',
  publishKeywords: 'release live waiting changes',
  dashboardKeywords: 'start',
  pagesKeywords: 'new page service',
  menu: 'Menu',
  menuKeywords: 'navigation',
  articlesKeywords: 'blog',
  galleriesKeywords: 'new gallery jobs',
  portfolioKeywords: 'order',
  mediaKeywords: 'media library files pdfs documents',
  describePictures: 'Describe pictures',
  describeKeywords: 'alt text',
  enquiriesKeywords: 'messages inbox',
  everythingAboutOnePerson: 'Everything about one person',
  privacyRequestKeywords: 'privacy data protection export delete gdpr',
  testimonialsKeywords: 'words reviews testimonials ask',
  appointmentsKeywords: 'appointments calendar times measure',
  numbersKeywords: 'visitors views statistics analytics traffic google sources speed',
  accountKeywords: 'name password second step profile',
  teamKeywords: 'people roles approve',
  notificationsKeywords: 'mail',
  settingsKeywords: 'business',
  settingsContact: 'Settings: Contact',
  contactKeywords: 'telephone phone whatsapp email',
  settingsAddress: 'Settings: Address',
  addressKeywords: 'street city postcode',
  settingsOpeningHours: 'Settings: Opening hours',
  hoursKeywords: 'week days breaks',
  settingsDaysClosed: 'Settings: Days closed',
  closuresKeywords: 'holidays',
  settingsPrices: 'Settings: Prices',
  pricesKeywords: 'amounts costs vat',
  settingsHeaderAndFooter: 'Settings: Header and footer',
  headerKeywords: 'logo icon legal line',
  settingsPhotographs: 'Settings: Photographs',
  photographsKeywords: 'sentence below',
  settingsBackup: 'Settings: Backup',
  backupKeywords: 'download export copy zip safe',
  movingIn: 'Moving in from WordPress',
  movingInKeywords: 'import migrate squarespace xml old website',
  settingsAnswers: 'Settings: Answers to enquiries',
  answersKeywords: 'templates texts',

  // admin/search/results.ts
  goTo: 'Go to',
  files: 'Files',
  people: 'People',

  // data/search/staff-search.ts
  serverAway: 'The server can’t be reached. Try again when you are back online.',
  serverFailed: 'The server could not search just now. Try again in a moment.',
  resultCount: (count: number) => `${number(count)} ${count === 1 ? 'result' : 'results'}`,
};
