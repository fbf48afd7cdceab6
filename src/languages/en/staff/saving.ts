/** What is typed and saves itself: its states, and what colleagues did meanwhile. */
export const messages = {
  thisNamed: (what: string) => `this ${what}`,
  saved: 'Saved',
  notSaved: 'Not saved',
  notSavedBecause: (failure: string) => `Not saved. ${failure}`,
  changedMeanwhile: (what: string) => `Meanwhile ${what} was changed elsewhere`,
  empty: '(empty)',
  keepBoth: 'Keep both',
  takeTheirs: 'Take theirs',
  saveMineInstead: 'Save mine instead',
  yoursStandsBeside: 'What was changed there stands beside yours. Save to keep both.',
  yoursIsAboveTheirs: (isKept: boolean) =>
    `Yours is above${isKept ? ' and is being kept on this device' : ''}. Theirs:`,
  anotherTextIsKept: (what: string) => `Another text for ${what} is kept`,
  putItBack: 'Put it back',
  deleteIt: 'Delete it',
  noRoomWaitForSaved: 'This browser has no room for a copy: wait for “Saved” before you close it.',
  isKept: (what: string, isSo: boolean) =>
    `${what} is ${isSo ? 'kept while this page is open' : 'being kept on this device'}.`,
  setAsideWhen: 'It was set aside <time></time>.',
  isInTheBin: 'This is in the bin.',
  writesIntoTheBin: 'What you write is saved there, until somebody deletes it for good.',
  changedSameText: 'The same text was changed elsewhere. Yours is kept; open it again here.',
  leaveWithoutSaving: 'Leave without saving?',
  stayHere: 'Stay here',
  leave: 'Leave',
  goesWithThisPage: 'What you typed in this form is not saved, and goes when you leave.',

  // admin/saving/SavedFormNotice.tsx
  typedBeforeIsHere: 'What you typed last time is here again.',
  itIsNotSaved: 'It is not saved yet.',
  takeItOut: 'Take it out',
  earlierInFields: 'The earlier settings stand in the fields.',
  lookThroughAndSave: 'Look them through and save them. Days closed that are over are left out.',
  leaveAsItIs: 'Leave it as it is',
  savedMeanwhile: 'Something else has been saved meanwhile.',
  notSavedNow: 'Not saved.',
  anotherLook: (count: number) =>
    count === 1
      ? '1 field needs another look.'
      : `${count.toLocaleString('en-GB')} fields need another look.`,
  nothingToSave: 'Nothing to save.',
  everythingAsItWas: 'Everything is as it was.',
  savedNow: 'Saved.',
  bothChanged: 'You both changed the same. Yours stands in the fields until you choose.',
  whatYouTypedAnother: 'What you typed another time',

  // admin/saving/ConflictDialog.tsx
  compareAndChoose: 'Compare and choose',
  twoVersions: 'Two versions',
  theDifferences: 'The differences',
  itWasSaved: 'It was saved <time></time>.',
  mergeExplained:
    'Changes in different places go together; where both changed the same words, choose.',
  mergeMarksExplained:
    '<del>Struck out</del> is in the other version only, <ins>underlined</ins> in yours only.',
  takeTheOtherVersion: 'Take the other version',
  keepMine: 'Keep mine',
  saveAsChosen: 'Save as chosen',
  yoursStaysOnDevice: 'Yours stays on this device if you choose against it.',
  noRoomForYours:
    'This browser has no room for yours: what you choose against is gone once you leave this page.',
  otherStaysUnder: (place: string) => `The other version stays under ${place}.`,
  mine: 'Mine',
  bothTogether: 'Both together',
  whichWordsStandHere: 'Which words stand here',
  changedByYouElsewhere: 'You changed this in another tab or on another device.',
  somebody: 'Somebody',
  changedByWhileWriting: (value: string) => `${value} has changed this while you were writing.`,
  theOtherVersion: 'The other version',
  versionOf: (value: string) => `${value}’s version`,
};
