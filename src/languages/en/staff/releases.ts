/** What waits, publishing and what is live. */
export const words = {
  // admin/releases/GoLive.tsx
  thisTakesLongerThan:
    'This takes longer than usual. If nothing comes back within 15 minutes, you can try again here.',

  // admin/releases/PublishScreen.tsx
  publish: 'Publish',
  seeTheWebsite: 'See the website',
  whatWaitsToGo: 'What waits to go live',
  lookingAtWhatIs: 'Looking at what is live',
  nothingHasBeenPublished: 'Nothing has been published yet',
  by: (firstName: string) => `, by ${firstName}`,
  whatVisitorsSeeIs: 'What visitors see is from <time></time><part></part>',
  goesLiveByItself: 'Goes live by itself',
  publishingDoesNotBring:
    'Publishing does not bring these forward, and nobody has to be here when their time comes.',
  untitled: 'Untitled',
  itWasChangedSince: '. It was changed since then: visitors get the text of that day.',
  publishing: 'Publishing',
  publishing2: 'Publishing…',
  visitorsSeeTheSite:
    'Visitors see the site as it was until the new one is complete. You can leave this page.',

  // admin/releases/ReleaseChecks.tsx
  beforeItGoesLive: 'Before it goes live',
  lookingItOver: 'Looking it over…',
  everyPictureIsDescribed: 'Every picture is described and every link leads somewhere',
  mendItOrLeave: ' Mend it, or leave it out.',

  // admin/releases/ReleaseHistory.tsx
  earlier: 'Earlier',
  fetchingTheEarlierReleases: 'Fetching the earlier releases',
  theEarlierReleases: 'The earlier releases',
  thereHasBeenNo: 'There has been no release yet: the site is as it was first built.',
  earlierReleases: 'Earlier releases',
  showOlderOnes: 'Show older ones',
  somebody: 'Somebody',
  byItself: 'By itself',
  liveNow: 'Live now',
  failed: 'Failed',
  underWay: 'Under way',
  goBackToThis: 'Go back to this',
  goBackToThis2: (when: string) => `Go back to this, ${when}`,
  notPublishedTheWebsite: (message: string) =>
    `Not published: ${message} The website stayed as it was.`,
  theFirstReleaseWith: 'the first release, with everything so far',
  theSameContentBuilt: 'the same content, built again',
  takenOff: ' (taken off)',
  andMore: (names: string, more: number) => `${names} and ${more} more`,
  backToAnEarlier: (list: string) => `back to an earlier release: ${list}`,
  tookS: (value: number) => `, took ${value} s`,
  tookMin: (value: number) => `, took ${value} min`,

  // admin/releases/ReleaseSelection.tsx
  publish2: (counted: string) => `Publish ${counted}`,
  buildTheSiteAgain: 'Build the site again',
  visitorsSeeEverythingThat: 'Visitors see everything that is approved for them.',
  visitorsSeeNoneOf:
    'Visitors see none of this yet. Leave out what is not ready: it goes on waiting.',
  notPublished: 'Not published',
  mendWhatIsMarked: 'Mend what is marked × or leave it out, then publish the rest.',
  visitorsSeeTheSiteAs: 'Visitors see the site as it is until the new one is complete.',
  nothingWasChanged: 'Nothing was changed',
  undo: 'Undo',
  everythingIsLive: 'Everything is live.',
  waiting: (counted: string, isOne: boolean) => `${counted} ${isOne ? 'is' : 'are'} waiting.`,

  // admin/releases/ReturnDialog.tsx
  theseLookAsThey: 'These look as they did then:',
  theseComeBackTo: 'These come back to the site:',
  theseLeaveTheSite: 'These leave the site and are drafts again:',
  theseCantComeBack: 'These can’t come back, because they have been deleted for good:',
  goBackToThisRelease: 'Go back to this release?',
  theWebsiteGoesBack: (when: string) => `The website goes back to how visitors saw it on ${when}.`,
  lookingAtWhatGoes: 'Looking at what goes back',
  theChangesSinceThen: 'The changes since then',
  visitorsSeeExactlyThat: 'Visitors see exactly that already, so there is nothing to take back.',
  nothingThatYouOr:
    'Nothing that you or others wrote is lost: what is newer waits under Publish until somebody wants it, and you can come back to today’s release the same way. A picture whose file was exchanged keeps the new one.',
  cancel: 'Cancel',
  close: 'Close',
  lookAgain: 'Look again',
  goingBack: 'Going back…',
  goBack: 'Go back',

  // admin/releases/WaitingBox.tsx

  // admin/releases/WaitingRow.tsx
  hide: 'Hide',
  compare: 'Compare',
  content: 'Content',
  changed: (value: string) => `${value}, changed`,
  by2: (name: string) => `, by ${name}`,
  goesLiveByItself2: '. Goes live by itself <time></time>',
  comparingWithWhatVisitors: 'Comparing with what visitors see',
  theTwoVersions: 'The two versions',
  thereAreNoWords: 'There are no words to compare.',
  open: (noun: string) => `Open ${noun.toLowerCase()}`,
  openIt: 'Open it',
  anAdministratorPublishesIt: '. An administrator publishes it: this page binds in law',
  wasTakenBack: '. Was taken back: visitors see an earlier version',
  becomesADraftAgain: '. Becomes a draft again',
  goesOnWaiting: '. Goes on waiting',

  // admin/releases/page-contents.ts
  newOnTheSite: 'New on the site',
  leavesTheSite: 'Leaves the site',
  more: (more: number) => `${more} more`,
  nothingThatVisitorsCould: 'Nothing that visitors could notice',

  // admin/releases/use-discard.ts
  discardThisChange: 'Discard this change',
  keepItOnThe: 'Keep it on the site',
  keepTheOldOrder: 'Keep the old order',
  takeItBack: 'Take it back',
  theChangeToIs: (title: string) => `The change to “${title}” is discarded.`,
  isTakenBackIts: (title: string) =>
    `“${title}” is taken back. Its newer version waits for you to publish it.`,
  isTakenBackIt: (title: string) => `“${title}” is taken back. It is a draft again.`,
  staysAsVisitorsSee: (title: string) => `“${title}” stays as visitors see it.`,

  // admin/releases/use-going-live-message.tsx
  visitorsStillSeeThe: 'Visitors still see the site as it was before.',
  fix: 'Fix',
  tryAgain: 'Try again',
  theSiteCouldNot: 'The site could not be built.',
  approvedButNotReleased: 'Approved, but not released.',
  publishingTakesLongerThan: 'Publishing takes longer than usual.',
  ifNothingComesBack: (value: string) =>
    `${value} If nothing comes back within 15 minutes, you can try again here.`,

  // admin/releases/use-going-live.ts
  notTakenOffThe: 'Not taken off the site',
  butTheSiteCould: (approved: string) => `${approved}, but the site could not be built`,

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
  changed2: 'Changed',
  whetherItIsDecorative: 'Whether it is decorative',
  focalPoint: 'Focal point',
  anotherFile: 'Another file',
  textInAnotherOrder: 'Text, in another order',
  added: (counted: string) => `${counted} added`,
  takenOut: (counted: string) => `${counted} taken out`,
  changed3: (counted: string) => `${counted} changed`,
  text2: ' … ',

  // domain/releases/release-checks.ts
  thereIsNoPicture: 'There is no picture in it yet.',
  noDescriptionPeopleWho: (counted: string, isOne: boolean) =>
    `${counted} ${isOne ? 'has' : 'have'} no description. People who can’t see will miss ${isOne ? 'it' : 'them'}.`,
  narrowerThanPixelsAnd: (counted: string, isOne: boolean, value: number) =>
    `${counted} ${isOne ? 'is' : 'are'} narrower than ${value} pixels and will look blurred.`,

  // domain/releases/release-progress.ts

  // domain/releases/waiting-changes.ts
  theLastAttemptFailed: 'The last attempt failed; visitors still see the site from before',
  caption2: 'Caption',
};
