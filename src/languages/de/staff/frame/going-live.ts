import type { words as english } from '#languages/en/staff/frame/going-live.ts';

const number = (value: number) => value.toLocaleString('de-DE');

export const words: typeof english = {
  allIsSentWaiting: 'Alles ist übertragen. Gleich bekommen Besucher die neue Website.',
  article: 'Artikel',
  by: (firstName: string) => `, von ${firstName}`,
  checkingThatTheNew: 'Es wird geprüft, ob die neue Website vollständig ist.',
  content: 'Inhalt',
  customersWord: 'Kundenstimme',
  everythingIsLive2: 'Alles ist online',
  gallery: 'Galerie',
  goingLive: 'Stand der Website',
  isChanged: 'geändert',
  isDeleted: 'gelöscht',
  itBeginsInA: 'Es geht gleich los.',
  lastPublished: (value: string) => `Zuletzt veröffentlicht: <time></time>${value}.`,
  makingEveryPageAnew: 'Alle Seiten werden neu erstellt. Das dauert etwa eine Minute.',
  makingTheChangedPages: (step_done: number, step_total: number) =>
    `Geänderte Seiten werden erstellt: ${number(step_done)} von ${number(step_total)}.`,
  makingTheSizesOf: (step_done: number, step_total: number) =>
    `Bilder werden in allen Größen erstellt: ${number(step_done)} von ${number(step_total)}.`,
  menu: 'Menü',
  newOnTheSite2: 'neu auf der Website',
  nothingHasBeenPublishedYet: 'Noch nichts veröffentlicht.',
  page: 'Seite',
  picture: 'Bild',
  publishing2: 'Wird veröffentlicht …',
  publishingFailed: 'Veröffentlichen fehlgeschlagen',
  putInAnotherOrder: 'neu geordnet',
  readingWhatHasChanged: 'Die Änderungen werden gelesen.',
  reviewAndPublish: 'Zum Veröffentlichen',
  sendingWhatChangedTo: (step_done: number, step_total: number) =>
    `Die Änderungen werden ins Netz übertragen: ${number(step_done)} von ${number(step_total)}.`,
  sendingWhatChangedToWhere: 'Die Änderungen werden ins Netz übertragen.',
  settingsOfTheBusiness: 'Einstellungen',
  takenOffTheSite: 'von der Website genommen',
  theNewSiteIs: 'Die neue Website ist auf dem Weg zu den Besuchern.',
  theOrderOfThe: 'Die Reihenfolge der Galerien',
  thisTakesLongerThan:
    'Das dauert länger als sonst. Wenn in 15 Minuten keine Antwort kommt, können Sie es hier noch einmal versuchen.',
  untitled: 'Ohne Titel',
  visitorsSeeTheOld: 'Besucher sehen die alte Website, bis die neue vollständig ist.',
  waiting2: (counted: string) => `Noch nicht online: ${counted}`,
};
