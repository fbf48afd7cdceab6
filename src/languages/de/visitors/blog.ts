import type * as messages from '#languages/en/visitors/blog.ts';

export const blogMessages: typeof messages.blogMessages = {
  label: 'NOTIZEN',
  by: (author: string) => `Von ${author}`,
  revised: 'Überarbeitet am',
  tags: 'Schlagwörter',
  inThisArticle: 'In diesem Beitrag',
  inThisArticleLabel: 'IN DIESEM BEITRAG',
  table: 'Tabelle',
  share: 'Beitrag weitergeben',
  shared: 'Die Adresse ist kopiert.',
  more: 'Weitere Beiträge',
  before: 'Davor geschrieben',
  after: 'Danach geschrieben',
  readOn: 'Weiterlesen',
  askForAQuote: 'Angebot anfordern',
  empty: 'Noch keine Beiträge.',
  pages: 'Seiten dieser Liste',
  newer: 'Neuere Beiträge',
  older: 'Ältere Beiträge',
  pageTitle: (months: string) => `Beiträge vom ${months}`,
  subjects: 'Beiträge nach Thema',
  aboutLabel: 'BEITRÄGE ÜBER',
  all: 'Alle Beiträge',
  about: (subject: string) => `Beiträge über ${subject}`,
  aboutCard: (subject: string) => `Über ${subject}`,
  olderDescription: (months: string, subject: string, business: string, city: string) =>
    `Beiträge über ${subject} vom ${months}, von ${business} in ${city}.`,
  aboutDescription: (count: number, subject: string, business: string, city: string) =>
    `${count === 1 ? 'Ein Beitrag' : `${count} Beiträge`} über ${subject} von ${business} in ${city}.`,
  feedTitle: (business: string, blog: string) => `${business}: ${blog}`,
  feedHint: 'Das ist ein „Feed“: Geben Sie seine Adresse in Ihr Leseprogramm ein.',
};
