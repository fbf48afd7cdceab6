/** Bins, and the search within a list. */
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
};
