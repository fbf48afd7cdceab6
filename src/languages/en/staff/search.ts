/** The search over everything. */
const number = (value: number) => value.toLocaleString('en-GB');

export const words = {
  // admin/search/SearchBox.tsx
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
  search: 'Search',
  close: 'Close',

  // admin/search/SearchGroup.tsx
  of: (length: number, found: string) => `${length} of ${found}`,
  more: (value: string) => `More ${value.toLowerCase()}`,

  // admin/search/SearchResult.tsx
  inTheBin: 'In the bin',
  hidden: 'Hidden',
  asTheSiteCame: 'As the site came',
  deactivated: 'Deactivated',

  // admin/search/commands.ts
  newArticle: 'New article',
  newArticleKeywords: 'write add blog',
  uploadPictures: 'Upload pictures',
  uploadKeywords: 'add photographs photos files pdfs',
  publish: 'Publish',
  publishKeywords: 'release live waiting changes',
  dashboard: 'Dashboard',
  dashboardKeywords: 'start',
  pages: 'Pages',
  pagesKeywords: 'new page service',
  menu: 'Menu',
  menuKeywords: 'navigation',
  articles: 'Articles',
  galleries: 'Galleries',
  galleriesKeywords: 'new gallery jobs',
  portfolio: 'Portfolio',
  portfolioKeywords: 'order',
  media: 'Media',
  mediaKeywords: 'library pictures files pdfs documents',
  describePictures: 'Describe pictures',
  describeKeywords: 'alt text',
  enquiries: 'Enquiries',
  enquiriesKeywords: 'messages inbox',
  everythingAboutOnePerson: 'Everything about one person',
  personKeywords: 'privacy data protection export delete gdpr',
  yourAccount: 'Your account',
  accountKeywords: 'name password second step profile',
  team: 'Team',
  teamKeywords: 'people roles approve',
  notifications: 'Notifications',
  notificationsKeywords: 'mail',
  settings: 'Settings',
  settingsKeywords: 'business',
  settingsContact: 'Settings: Contact',
  contactKeywords: 'telephone phone whatsapp email',
  settingsAddress: 'Settings: Address',
  addressKeywords: 'street city postcode',
  settingsOpeningHours: 'Settings: Opening hours',
  hoursKeywords: 'week days',
  settingsDaysClosed: 'Settings: Days closed',
  closuresKeywords: 'holidays',
  settingsPrices: 'Settings: Prices',
  pricesKeywords: 'amounts costs',
  settingsPhotographs: 'Settings: Photographs',
  photographsKeywords: 'sentence below',

  // admin/search/field-names.ts
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

  // admin/search/results.ts
  goTo: 'Go to',
  pictures: 'Pictures',
  files: 'Files',
  people: 'People',
  untitled: 'Untitled',

  // data/search/staff-search.ts
  serverAway: 'The server can’t be reached. Try again when you are back online.',
  serverFailed: 'The server could not search just now. Try again in a moment.',
  resultCount: (count: number) => `${number(count)} ${count === 1 ? 'result' : 'results'}`,
};
