/** The search over everything. */
const number = (value: number) => value.toLocaleString('en-GB');

export const words = {
  // admin/search/SearchBox.tsx
  searchPagesArticlesGalleries: 'Search pages, articles, galleries, pictures, files and enquiries',
  searchOrGoTo: 'Search or go to…',
  whatYouLookFor: 'What you look for',
  results: 'Results',
  searching: 'Searching…',
  nothingHasEveryWord: (value: string) =>
    `Nothing has “${value}”. Every word has to begin a word of what you look for; try fewer, or another one.`,
  inGroups: (length: number) => ` in ${length} groups`,
  nothingHasFor: (value: string, results: string, many: string, words: string) =>
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
  writeAddBlog: 'write add blog',
  uploadPictures: 'Upload pictures',
  addPhotographsPhotosFiles: 'add photographs photos files pdfs',
  publish: 'Publish',
  releaseLiveWaitingChanges: 'release live waiting changes',
  dashboard: 'Dashboard',
  start: 'start',
  pages: 'Pages',
  newPageService: 'new page service',
  menu: 'Menu',
  navigation: 'navigation',
  articles: 'Articles',
  galleries: 'Galleries',
  newGalleryJobs: 'new gallery jobs',
  portfolio: 'Portfolio',
  order: 'order',
  media: 'Media',
  libraryPicturesFilesPdfs: 'library pictures files pdfs documents',
  describePictures: 'Describe pictures',
  altText: 'alt text',
  enquiries: 'Enquiries',
  messagesInbox: 'messages inbox',
  everythingAboutOnePerson: 'Everything about one person',
  privacyDataProtectionExport: 'privacy data protection export delete gdpr',
  yourAccount: 'Your account',
  namePasswordSecondStep: 'name password second step profile',
  team: 'Team',
  peopleRolesApprove: 'people roles approve',
  notifications: 'Notifications',
  mail: 'mail',
  settings: 'Settings',
  business: 'business',
  settingsContact: 'Settings: Contact',
  telephonePhoneWhatsappEmail: 'telephone phone whatsapp email',
  settingsAddress: 'Settings: Address',
  streetCityPostcode: 'street city postcode',
  settingsOpeningHours: 'Settings: Opening hours',
  weekDays: 'week days',
  settingsDaysClosed: 'Settings: Days closed',
  holidays: 'holidays',
  settingsPrices: 'Settings: Prices',
  amountsCosts: 'amounts costs',
  settingsPhotographs: 'Settings: Photographs',
  sentenceBelow: 'sentence below',

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
  theServerCantBe: 'The server can’t be reached. Try again when you are back online.',
  theServerCouldNot: 'The server could not search just now. Try again in a moment.',
  resultCount: (count: number) => `${number(count)} ${count === 1 ? 'result' : 'results'}`,
};
