/** Bins, and the search within a list. */
export const words = {
  aTitleHasAt: (value: number) => `A title has at most ${value} characters.`,
  giveItATitle: 'Give it a title first.',
  bin: (counted: string) => `Bin: ${counted}`,
  inTheBin: (what: string) => `${what} in the bin`,
  restore: (title: string) => `Restore<heard> “${title}”</heard>`,
  deleteForGood: (title: string) => `Delete for good…<heard> “${title}”</heard>`,
  thrownAway: ', thrown away <time></time>',
  deleteForGood2: (value: string) => `Delete “${value}” for good?`,
  deleteForGood3: 'Delete for good',
  search2: (what: string) => `Search ${what}`,
  show2: (what: string) => `Show ${what}`,
};
