import type * as words from '#languages/en/visitors/shell.ts';

export const shellWords: typeof words.shellWords = {
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

export const placeNames: typeof words.placeNames = {
  home: 'Startseite',
  work: 'Arbeiten',
  blog: 'Notizen',
  contact: 'Kontakt',
  privacy: 'Datenschutz',
};

export const languageWords: typeof words.languageWords = {
  elsewhere: (language: string) => `auf ${language}`,
};
