import type { messages as english } from '#languages/en/staff/fields.ts';

const number = (value: number) => value.toLocaleString('de-DE');

export const messages: typeof english = {
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
