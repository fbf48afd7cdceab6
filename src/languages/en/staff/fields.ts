/** Tags, and suggestions below a field. */
export const messages = {
  suggestionsFor: (label: string) => `Suggestions for ${label}`,
  added: (spelled: string) => `${spelled} added.`,
  removed: (removed: string) => `${removed} removed.`,
  tagsHint: 'Enter or a comma adds it.',
  soFar: (label: string) => `${label} so far`,
  tagTooLong: (characters: number) => `A tag has at most ${characters} characters.`,
  tooManyTags: (tags: number) => `There can be at most ${tags} tags.`,
  oneSuggestion: '1 suggestion',
  suggestions: (count: number) => `${count} suggestions`,
};
