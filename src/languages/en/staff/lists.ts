/** Bins, the search within a list, and lists in a field: tags, suggestions. */
export const messages = {
  titleTooLong: (value: number) => `A title has at most ${value} characters.`,
  giveItATitle: 'Give it a title first.',
  bin: (counted: string) => `Bin: ${counted}`,
  inTheBin: (what: string) => `${what} in the bin`,
  restore: (title: string) => `Restore<heard> “${title}”</heard>`,
  deleteNamedForGood: (title: string) => `Delete for good…<heard> “${title}”</heard>`,
  thrownAway: ', thrown away <time></time>',
  askDeleteForGood: (value: string) => `Delete “${value}” for good?`,
  confirmDeleteForGood: 'Delete for good',
  searchNamed: (what: string) => `Search ${what}`,
  showNamed: (what: string) => `Show ${what}`,

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
