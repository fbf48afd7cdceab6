/** What waits, publishing and what is live. */
export const messages = {
  // admin/releases/PublishScreen.tsx
  seeTheWebsite: 'See the website',
  whatWaitsToGo: 'What waits to go live',
  checkingWhatIsLive: 'Looking at what is live',
  nothingHasBeenPublished: 'Nothing has been published yet',
  visitorsSeeSince: 'What visitors see is from <time></time><part></part>',
  goesLiveByItself: 'Goes live by itself',
  scheduledHint:
    'Publishing does not bring these forward, and nobody has to be here when their time comes.',
  changedSinceScheduled: '. It was changed since then: visitors get the text of that day.',
  publishingTitle: 'Publishing',
  underWayHint:
    'Visitors see the site as it was until the new one is complete. You can leave this page.',

  // admin/releases/ReleaseChecks.tsx
  beforeItGoesLive: 'Before it goes live',
  lookingItOver: 'Looking it over…',
  allChecksPass: 'Nothing was found to mend',
  mendOrLeaveOut: ' Mend it, or leave it out.',

  // admin/releases/ReleaseHistory.tsx
  refused: (counted: string) => `${counted} not allowed`,
  earlier: 'Earlier',
  theEarlierReleases: 'The earlier releases',
  earlierReleases: 'Earlier releases',
  showOlderOnes: 'Show older ones',
  somebody: 'Somebody',
  byItself: 'By itself',
  liveNow: 'Live now',
  failed: 'Failed',
  underWay: 'Under way',
  goBackHere: 'Go back to this',
  goBackHereNamed: (when: string) => `Go back to this, ${when}`,
  notPublishedBecause: (message: string) => `Not published: ${message}`,
  firstRelease: 'the first release, with everything so far',
  builtAgain: 'the same content, built again',
  takenOff: ' (taken off)',
  namesAndMore: (names: string, more: number) => `${names} and ${more} more`,
  backToEarlier: (list: string) => `back to an earlier release: ${list}`,
  comeBackChanged: 'These look as they did then:',
  comeBack: 'These come back to the site:',
  becomeDrafts: 'These leave the site and are drafts again:',
  keepTheirFile:
    'These stay as they are now, because the file that they had then is not there any more. If you still have it, open the picture under Pictures and choose Replace:',
  cantComeBack: 'These can’t come back, because they have been deleted for good:',
  askGoBack: 'Go back to this release?',
  goBackHint: (when: string) =>
    `Articles, pages, galleries and pictures go back to how visitors saw them on ${when}. Settings and the menu stay: they have earlier states of their own.`,
  checkingWhatGoesBack: 'Looking at what goes back',
  changesSinceThen: 'The changes since then',
  nothingToGoBack: 'Visitors see exactly that already, so there is nothing to take back.',
  goBackLosesNothing:
    'Nothing that you or others wrote is lost: what is newer waits under Publish until somebody wants it, and you can come back to today’s release the same way.',
  lookAgain: 'Look again',
  goingBack: 'Going back…',
  goBack: 'Go back',

  // admin/releases/ReleaseSelection.tsx
  publishCounted: (counted: string) => `Publish ${counted}`,
  buildTheSiteAgain: 'Build the site again',
  nothingWaitingHint: 'Visitors see everything that is approved for them.',
  waitingHint: 'Visitors see none of this yet. Leave out what is not ready: it goes on waiting.',
  waitingTogetherHint: 'Visitors see none of this yet.',
  notPublished: 'Not published',
  mendMarked: 'Mend what is marked × or leave it out, then publish the rest.',
  visitorsSeeOldMeanwhile: 'Visitors see the site as it is until the new one is complete.',
  nothingWasChanged: 'Nothing was changed',
  everythingIsLive: 'Everything is live.',
  waiting: (counted: string, isOne: boolean) => `${counted} ${isOne ? 'is' : 'are'} waiting.`,

  // admin/releases/WaitingRow.tsx
  compare: 'Compare',
  changedNamed: (value: string) => `${value}, changed`,
  goesLiveWhen: '. Goes live by itself <time></time>',
  theTwoVersions: 'The two versions',
  noWordsToCompare: 'There are no words to compare.',
  openNoun: (noun: string) => `Open ${noun.toLowerCase()}`,
  openIt: 'Open it',
  administratorPublishes: '. An administrator publishes it: this page binds in law',
  showsEarlierVersion: '. Was taken back: visitors see an earlier version',
  becomesADraftAgain: '. Becomes a draft again',
  goesWithAny: '. Goes live with the next release, also one that begins by itself',
  goesOnWaiting: '. Goes on waiting',

  // admin/releases/page-contents.ts
  newOnTheSite: 'New on the site',
  leavesTheSite: 'Leaves the site',
  more: (more: number) => `${more} more`,
  nothingNoticeable: 'Nothing that visitors could notice',

  // admin/releases/use-discard.ts
  discardThisChange: 'Discard this change',
  keepOnSite: 'Keep it on the site',
  keepOldOrder: 'Keep the old order',
  takeItBack: 'Take it back',
  changeDiscarded: (title: string) => `The change to “${title}” is discarded.`,
  takenBackNewerWaits: (title: string) =>
    `“${title}” is taken back. Its newer version waits for you to publish it.`,
  takenBackToDraft: (title: string) => `“${title}” is taken back. It is a draft again.`,
  staysAsItIs: (title: string) => `“${title}” stays as visitors see it.`,

  // admin/releases/use-going-live.ts
  visitorsSeeOldSite: 'Visitors still see the site as it was before.',
  fix: 'Fix',
  publishingFailed: 'Publishing needs another try.',
  approvedButNotReleased: 'Approved, but not released.',
  publishingTakesLong: 'Publishing takes longer than usual.',
  tryAgainLater: (value: string) =>
    `${value} If nothing comes back within 15 minutes, you can try again here.`,
  notTakenOffSite: 'Not taken off the site',
  approvedButNotBegun: (approved: string) => `${approved}, but publishing could not be begun`,

  // domain/releases/content-comparison.ts
  title: 'Title',
  summary: 'Summary',
  text: 'Text',
  address: 'Address',
  author: 'Author',
  tags: 'Tags',
  titleForSearches: 'Title for searches',
  descriptionForSearches: 'Description for searches',
  description: 'Description',
  caption: 'Caption',
  cover: 'Cover',
  searchEngines: 'Search engines',
  changedTitle: 'Changed',
  whetherItIsDecorative: 'Whether it is decorative',
  anotherFile: 'Another file',
  textInAnotherOrder: 'Text, in another order',
  added: (counted: string) => `${counted} added`,
  takenOut: (counted: string) => `${counted} taken out`,
  countChanged: (counted: string) => `${counted} changed`,
  leftOutSign: ' … ',

  // domain/releases/release-checks.ts
  noPictureYet: 'There is no picture in it yet.',
  undescribed: (counted: string, isOne: boolean) =>
    `${counted} ${isOne ? 'has' : 'have'} no description. People who can’t see will miss ${isOne ? 'it' : 'them'}.`,
  tooNarrow: (counted: string, isOne: boolean, value: number) =>
    `${counted} ${isOne ? 'is' : 'are'} narrower than ${value} pixels and will look blurred.`,

  // domain/releases/waiting-changes.ts
  lastAttemptFailed: (isSeenByVisitors: boolean) =>
    `The last attempt failed${isSeenByVisitors ? '' : '; visitors still see the site from before'}`,
  captionPart: 'Caption',

  // domain/releases/change-title.ts
  /** By what the database calls it. */
  namesOfChanges: {
    'The menu': 'The menu',
    'The order of the galleries': 'The order of the galleries',
    'A customer’s word': 'A customer’s word',
    'Old addresses': 'Old addresses',
  },
};
