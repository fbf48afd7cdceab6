import type { messages as english } from '#languages/en/staff/lists.ts';

const number = (value: number) => value.toLocaleString('de-DE');

export const messages: typeof english = {
  titleTooLong: (value) => `Ein Titel hat höchstens ${value} Zeichen.`,
  giveItATitle: 'Geben Sie zuerst einen Titel ein.',
  inTheBin: (what) => `${what} im Papierkorb`,
  restore: (title) => `Wiederherstellen<heard> „${title}“</heard>`,
  deleteNamedForGood: (title) => `Endgültig löschen …<heard> „${title}“</heard>`,
  thrownAway: ', gelöscht <time></time>',
  askDeleteForGood: (value) => `„${value}“ endgültig löschen?`,
  confirmDeleteForGood: 'Endgültig löschen',
  bin: (counted) => `Papierkorb: ${counted}`,
  searchNamed: (what) => `Suchen: ${what}`,
  showNamed: (what) => `Anzeigen: ${what}`,

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
