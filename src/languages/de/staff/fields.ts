import type { words as english } from '#languages/en/staff/fields.ts';

const number = (value: number) => value.toLocaleString('de-DE');

export const words: typeof english = {
  suggestionsFor: (label) => `Vorschläge für ${label}`,
  added: (spelled) => `${spelled} hinzugefügt.`,
  removed: (removed) => `${removed} entfernt.`,
  enterOrAComma: 'Eingabetaste oder Komma fügt hinzu.',
  soFar: (label) => `${label} bisher`,
  aTagHasAt: (characters) => `Ein Schlagwort hat höchstens ${characters} Zeichen.`,
  thereCanBeAt: (tags) => `Höchstens ${tags} Schlagwörter sind möglich.`,
  n1Suggestion: '1 Vorschlag',
  suggestions: (count) => `${number(count)} Vorschläge`,
};
