import type { messages as english } from '#languages/en/staff/lists.ts';

const number = (value: number) => value.toLocaleString('de-DE');

export const messages: typeof english = {
  titleTooLong: (value) => `Ein Titel hat höchstens ${value} Zeichen.`,
  giveItATitle: 'Geben Sie zuerst einen Titel ein.',

  things: {
    appointments: 'Termine vor Ort',
    articles: 'Artikel',
    enquiries: 'Anfragen',
    galleries: 'Galerien',
    pages: 'Seiten',
    pictures: 'Bilder',
  },
  the: (things) => `Die ${things}`,
  searchNamed: (things) => `Suchen: ${things}`,
  searchByTitle: 'Nach Titel suchen',
  showNamed: (things) => `Anzeigen: ${things}`,
  all: (things) => `Alle ${things}`,
  bin: 'Papierkorb',
  shown: (counted) => `${counted} angezeigt`,
  withChangesWaiting: (waiting) => `${number(waiting)} mit offenen Änderungen`,
  scheduled: (count) => `${number(count)} geplant`,

  noneYet: (things) => `Noch keine ${things}`,
  nothingFound: 'Nichts gefunden',
  nothingFoundHint:
    'Nichts passt dazu. Versuchen Sie es mit anderen Wörtern oder einer anderen Auswahl, oder sehen Sie alle durch.',
  nothingInTheBin: 'Der Papierkorb ist leer',
  emptyBinHint: 'Was Sie löschen, bleibt hier, bis Sie es endgültig löschen.',
  showAll: (things) => `Alle ${things} anzeigen`,

  choose: (title) => `${title} auswählen`,
  chosen: (length) => `${number(length)} ausgewählt`,
  chooseAllShown: 'Alle angezeigten auswählen',
  duplicate: 'Duplizieren',
  copyOf: (title) => `${title} (Kopie)`,
  moreAbout: (title) => `Mehr zu ${title}: ⋯`,
  saved: 'gespeichert <time></time>',
  deleted: 'gelöscht <time></time>',
  andChangeGoesLive: ' · Änderung geht online: <time></time>',

  archive: 'Archivieren',
  unarchive: 'Aus dem Archiv holen',
  moveToTheBin: 'In den Papierkorb legen',
  restore: 'Wiederherstellen',
  deleteForGood: 'Endgültig löschen',
  askArchive: (name) => `${name} archivieren?`,
  askBin: (name) => `${name} in den Papierkorb legen?`,
  askDeleteForGood: (name) => `${name} endgültig löschen?`,
  comesOffSiteOrSchedule: 'Das kommt von der Website, oder seine Planung wird aufgehoben.',
  someComeOffSiteOrSchedule: (counted, isOne) =>
    `Es ${isOne ? 'wird' : 'werden'} ${counted} von der Website oder aus der Planung genommen.`,
  rebuiltWithoutThem: (what, isOne) =>
    `${what} Die Website wird ${isOne ? 'ohne das' : 'ohne sie'} neu erstellt. Was geschrieben ist, bleibt erhalten und lässt sich jederzeit wieder veröffentlichen.`,
  done: {
    archive: (name) => `${name} archiviert.`,
    unarchive: (name) => `${name} aus dem Archiv geholt.`,
    bin: (name) => `${name} in den Papierkorb gelegt.`,
    restore: (name) => `${name} wiederhergestellt, aber nicht auf der Website.`,
    delete: (name) => `${name} endgültig gelöscht.`,
    fewer: (changed, asked) =>
      changed === 0
        ? 'Nichts geschehen: Der Stand hatte sich inzwischen geändert. Die Liste zeigt den jetzigen.'
        : `Bei ${changed} von ${asked} ausgeführt: Die übrigen hatten sich inzwischen geändert. Die Liste zeigt den jetzigen Stand.`,
  },
  undoRestoresDrafts: '„Rückgängig“ bringt die, die online waren, als Entwürfe zurück.',
  undoRestoresLiveAsDraft: 'Das war online; „Rückgängig“ bringt es als Entwurf zurück.',
  undoRestoresScheduledAsDraft: 'Das war geplant; „Rückgängig“ bringt es als Entwurf zurück.',

  suggestionsFor: (label) => `Vorschläge für ${label}`,
  added: (spelled) => `${spelled} hinzugefügt.`,
  removed: (removed) => `${removed} entfernt.`,
  tagsHint: 'Eingabetaste oder Komma fügt hinzu.',
  soFar: (label) => `${label} bisher`,
  tagTooLong: (characters) => `Ein Schlagwort hat höchstens ${characters} Zeichen.`,
  tooManyTags: (tags) => `Höchstens ${tags} Schlagwörter sind möglich.`,
  oneSuggestion: '1 Vorschlag',
  suggestions: (count) => `${number(count)} Vorschläge`,
};
