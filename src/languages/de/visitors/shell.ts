import type * as messages from '#languages/en/visitors/shell.ts';

export const shellMessages: typeof messages.shellMessages = {
  skip: 'Zum Inhalt springen',
  menu: 'Menü',
  closeMenu: 'Menü schließen',
  main: 'Hauptnavigation',
  servicesButton: 'LEISTUNGEN',
  services: 'Leistungen',
  reading: 'Zum Lesen',
  feed: 'Als Feed',
  whatsapp: 'Chat',
  edit: 'Bearbeiten',
  replacePicture: 'Dieses Bild ersetzen',
};

export const placeNames: typeof messages.placeNames = {
  home: 'Startseite',
  work: 'Arbeiten',
  blog: 'Notizen',
  contact: 'Kontakt',
  privacy: 'Datenschutz',
};

export const languageMessages: typeof messages.languageMessages = {
  elsewhere: (language: string) => `auf ${language}`,
};
