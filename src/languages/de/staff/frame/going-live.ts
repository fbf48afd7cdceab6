import type { messages as english } from '#languages/en/staff/frame/going-live.ts';
import { messages as own } from './own.ts';

const number = (value: number) => value.toLocaleString('de-DE');

export const messages: typeof english = {
  waitingForVisitors: 'Alles ist übertragen. Gleich bekommen Besucher die neue Website.',
  article: 'Artikel',
  checkingCompleteness: 'Es wird geprüft, ob die neue Website vollständig ist.',
  content: 'Inhalt',
  customersWord: 'Kundenstimme',
  everythingIsLive: 'Alles ist online',
  gallery: 'Galerie',
  goingLive: 'Stand der Website',
  isChanged: 'geändert',
  isDeleted: 'gelöscht',
  beginsInAMoment: 'Es geht gleich los.',
  lastPublished: (value: string) => `Zuletzt veröffentlicht: <time></time>${value}.`,
  makingEveryPage: 'Alle Seiten werden neu erstellt. Das dauert etwa eine Minute.',
  makingChangedPages: (step_done: number, step_total: number) =>
    `Geänderte Seiten werden erstellt: ${number(step_done)} von ${number(step_total)}.`,
  makingPictures: (step_done: number, step_total: number) =>
    `Bilder werden in allen Größen erstellt: ${number(step_done)} von ${number(step_total)}.`,
  liveForVisitors: 'Online: Besucher sehen es',
  menu: 'Menü',
  newOnSite: 'neu auf der Website',
  notKnownNow: 'Was online ist, ist gerade nicht bekannt',
  nothingHasBeenPublishedYet: 'Noch nichts veröffentlicht.',
  oldAddresses: 'Frühere Adressen',
  page: 'Seite',
  picture: 'Bild',
  publishingFailed: 'Das Veröffentlichen braucht einen neuen Versuch',
  putInAnotherOrder: 'neu geordnet',
  readingWhatHasChanged: 'Die Änderungen werden gelesen.',
  reviewAndPublish: 'Zum Veröffentlichen',
  whatYouSave: 'Was Sie speichern, geht mit dem Nächsten online, das veröffentlicht wird',
  goesAlong: (names: string) => `Geht mit online: ${names}.`,
  sendingChangesCounted: (step_done: number, step_total: number) =>
    `Die Änderungen werden ins Netz übertragen: ${number(step_done)} von ${number(step_total)}.`,
  sendingChanges: 'Die Änderungen werden ins Netz übertragen.',
  settingsOfTheBusiness: 'Einstellungen',
  takenOffSite: 'von der Website genommen',
  newSiteOnItsWay: 'Die neue Website ist auf dem Weg zu den Besuchern.',
  orderOfGalleries: 'Die Reihenfolge der Galerien',
  takesLong:
    'Das dauert länger als sonst. Wenn in 15 Minuten keine Antwort kommt, können Sie es hier noch einmal versuchen.',
  visitorsSeeOldSite: 'Besucher sehen die alte Website, bis die neue vollständig ist.',
  countWaiting: (counted: string) => `${counted} offen`,
  ...own,
};
