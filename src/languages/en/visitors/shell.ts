/** What stands around every page: header, navigation and footer. */
export const shellMessages = {
  skip: 'Skip to content',
  menu: 'Menu',
  closeMenu: 'Close menu',
  /** Name of the main navigation, for people who can't see it. */
  main: 'Main',
  servicesButton: 'SERVICES',
  services: 'Services',
  reading: 'Reading',
  feed: 'RSS Feed',
  whatsapp: 'WhatsApp',
  /** Shown to staff who are signed in, on what they can edit. */
  edit: 'Edit',
  replacePicture: 'Replace this picture',
};

/** The names of places, in the footer, in breadcrumbs and on the page that is not found. */
export const placeNames = {
  home: 'Home',
  work: 'Work',
  blog: 'Blog',
  contact: 'Contact',
  privacy: 'Privacy',
};

/** Beside what is there in another language alone, on a site of several. */
export const languageMessages = {
  elsewhere: (language: string) => `in ${language}`,
};
