/** The life of a document, whatever it is: where it stands, its revisions, and what colleagues did meanwhile. */
export const messages = {
  aChangeGoesLive: 'A change goes live <time></time>',
  approvedForVisitors: 'Approved for visitors',
  approvedForRemoval: 'Approved for removal',

  saveDraft: 'Save draft',
  sOrCtrlS: '⌘S or Ctrl S',
  zOrCtrlZ: '⌘Z or Ctrl Z',
  undoNamed: (what: string) => `Undo ${what}`,
  details: 'Details',
  preview: 'Preview',
  more: 'More',
  publish: 'Publish',
  publishing: 'Publishing…',

  nothingWrittenYet: 'Nothing written yet',
  saved: 'Saved <time></time>',
  saving: 'Saving…',
  notSavedYet: 'Not saved yet',
  notSavedShort: 'Not saved',
  offlineNotSavedYet: 'Offline, not saved yet',
  offlineKeptOnThisDevice: 'Offline, kept on this device',
  offlineNotSavedShort: 'Offline, not saved',

  keptOnDevice: 'It is kept on this device.',
  noRoomKeepOpen: 'This browser has no room for a copy: leave this page open.',
  noRoomForCopy: 'This browser has no room for a copy.',
  notKeptUntilSaved: 'What you type is not kept on this device until it is saved.',
  typedIsStillHere: (where: string) => `What you typed is still in the page. ${where}`,
  fix: 'Fix',
  offlineKept: 'Offline, kept on this device.',
  offlineNotSaved: 'Offline, not saved.',
  savedWhenServerIsBack: (value: string) =>
    `${value}It is saved by itself as soon as the server can be reached.`,
  tryNow: 'Try now',
  typedBeforeIsBack: 'What you typed last time is back.',
  typedHereNeverSaved: 'It was typed <time></time> on this device and never saved.',
  saveIt: 'Save it',
  discardIt: 'Discard it',
  anotherTextOfYours: 'Another text of yours',
  hasSavedANewer: (name: string) => `${name} has saved a newer version.`,
  newerIsShown: 'It is what you see now.',
  asDeviceSawItLast: 'This is how this device saw it last.',
  writeOnWhileAway:
    'Write on: it is kept here, and saved by itself as soon as the server can be reached.',
  isHereToo: (name: string) => `${name} is here too`,
  areHereToo: (names: readonly string[]) =>
    `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} here too`,

  schedule: 'Schedule',
  scheduling: 'Scheduling…',
  date: 'Date',
  time: 'Time',
  goesLiveThen: 'It goes live at this time, whether anybody is here or not.',
  scheduledChangeHint:
    'Visitors keep what they have. At this time what stands here now takes its place, whether anybody is here or not.',
  laterChangesExcluded: (value: string) => `${value} What is changed after that is not part of it.`,
  onBusinessClock: (dateTime: string) => `${dateTime}, on the clock of the business.`,
  chooseDayAndTime: 'Choose a day and a time.',
  timeHasPassed: 'This time has passed. Choose a later one, or publish now.',
  notScheduled: 'Not scheduled',
  writtenAfterScheduling: (dateTime: string) =>
    `What you wrote since is not part of what goes live at ${dateTime}.`,
  includeIt: 'Include it',

  takeOffSite: 'Take off the site',
  askTakeOffSite: 'Take this off the site?',
  confirmTakeOffSite: 'Take it off the site',
  takeOffSiteHint:
    'The site is built again without it; until that is done visitors still have it. After that <span></span> says that the page is not there. It stays here as a draft, and you can publish it again any time.',
  unschedule: 'Take off the schedule',
  askUnschedule: 'Take it off the schedule?',
  confirmUnschedule: 'Take it off the schedule',
  unscheduleHint: 'It does not go live. It stays here as a draft, and you can publish it any time.',
  discardChanges: 'Discard the waiting changes',
  askDiscard: 'Discard the waiting changes?',
  discardHint:
    'The editor goes back to what visitors see. They notice nothing. What you discard stays under Revisions, and you can undo this at once.',
  discard: 'Discard',
  changesDiscarded: 'The waiting changes are discarded.',
  moveToBin: 'Move to the bin…',
  askMoveToBin: 'Move this to the bin?',
  binHint: (isPublished: boolean) =>
    `It can be restored from the bin, as a draft.${isPublished ? ' Visitors see it until the site is published the next time.' : ''}`,

  revisions: 'Revisions',
  theRevisions: 'The revisions',
  revisionsExplained:
    'Bring an earlier state back into the editor. Visitors notice nothing until you publish it, and what stands in the editor now becomes a revision itself.',
  noEarlierState: 'There is no earlier state yet.',
  publishedNow: 'Published now',
  wasPublished: 'Was published',
  discarded: 'Discarded',
  replaced: 'Replaced',
  previewLink: 'Preview link…',
  previewLinks: 'Preview links',
  previewLinksExplained:
    'Whoever has a link sees this as it is saved by then, for seven days and without an account. A link is shown here once.',
  makeLink: 'Make a link',
  linkOpened: (end: string, times: number) =>
    `Good until ${end}. ${times === 0 ? 'Not opened yet.' : `Opened ${times === 1 ? 'once' : `${times} times`}, last <time></time>.`}`,
  withdrawLink: 'Withdraw',
  withdrawLinkMade: (when: string) => `Withdraw the link made ${when}`,

  compare: 'Compare',
  restore: 'Restore',
  whatRestoringWouldChange: 'What restoring would change',
  restoringMarksExplained:
    'Restoring takes out what is <del>struck out</del> and brings back what is <ins>underlined</ins>.',
  isLikeThisNow: 'It is like this now.',
  stateRestored: (when: string) => `The state from ${when} is back in the editor.`,
  asItWas: 'It is as it was before.',
  saveYourChangesFirst: 'Save your changes first.',

  colleaguesSeeItOnceSaved: (value: string) => `${value} Colleagues see it only once it is saved.`,
  typedIsKept:
    'What you typed is being kept on this device, and is back when you open this here again.',
  typedIsKeptWhileOpen:
    'This browser has no room for a copy: what you typed is back when you open this again, as long as you don’t close or reload this page.',
  saveAndLeave: 'Save and leave',

  // admin/documents/ChecksList.tsx
  checkedGood: 'Good: ',
  checkedToDo: 'To do: ',
  checkedNeeded: 'Needed before it is published: ',
  fixThis: 'Fix<part></part>',
  openWhatMends: 'Open<part></part>',
};
