/** What is typed and saves itself: its states, and what colleagues did meanwhile. */
export const words = {
  thisNamed: (what: string) => `this ${what}`,
  notSavedYet: 'Not saved yet',
  saving: 'Saving…',
  saved: 'Saved',
  notSaved: 'Not saved',
  notSavedBecause: (failure: string) => `Not saved. ${failure}`,
  changedByColleague: (what: string) => `A colleague has changed ${what} meanwhile`,
  empty: '(empty)',
  keepBoth: 'Keep both',
  takeTheirs: 'Take theirs',
  saveMineInstead: 'Save mine instead',
  savedMeanwhile: 'Something else has been saved meanwhile',
  yoursNotSaved: 'What you typed is still here, and not saved.',
  yoursIsAboveTheirs: (isKept: boolean) =>
    `Yours is above${isKept ? ' and kept on this device' : ''}. Theirs:`,
  anotherTextIsKept: (what: string) => `Another text of yours for ${what} is kept`,
  putItBack: 'Put it back',
  deleteIt: 'Delete it',
  noRoomWaitForSaved: 'This browser has no room for a copy: wait for “Saved” before you close it.',
  isKept: (what: string, isSo: boolean) =>
    `${what} is kept ${isSo ? 'while this page is open' : 'on this device'}.`,
  setAsideWhen: 'It was set aside <time></time>.',
  aColleague: 'A colleague',
  changedSameText: 'A colleague has changed the same text. Yours is kept; open it again here.',
};
