/** What most screens say, the first one among them: states, times, numbers, failures. */
const number = (value: number) => value.toLocaleString('en-GB');

export const messages = {
  notKnownWhether: 'Whether this went through is not known',
  noAnswerLookAgain:
    'The server can’t be reached. Whether this went through is not known: look again when you are back online.',
  signedOutNothingChanged:
    'You are no longer signed in. Nothing was changed; sign in again to carry on.',
  serverFailedNothingChanged:
    'The server could not do this just now. Nothing was changed; try again in a moment.',
  offlineScreenNotHere:
    'You are offline, and this screen has not been opened on this device since the last update. Reload once you are back online.',
  sameAsOriginal: 'The same as in the main language.',
  seeThePage: 'See the page',
  backToThePage: 'Back to the page',
  search: 'Search',
  save: 'Save',
  keepIt: 'Keep it',
  done: 'Done',
  aColleague: 'A colleague',
  notSavedYet: 'Not saved yet',
  by: (name: string) => `, by ${name}`,
  undo: 'Undo',
  link: 'Link',
  copyTheLink: 'Copy the link',
  copied: 'Copied.',
  copyLinkYourself: 'Your browser does not allow that. Mark the link and copy it yourself.',
  /** @param what begins a sentence: 'The articles'. */
  fetching: (what: string) => `Fetching ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  couldNotBeFetched: (what: string) => `${what} could not be fetched`,
  couldNotBeOpened: (what: string) => `${what} could not be opened`,
  /** A name in a sentence. */
  quoted: (name: string) => `“${name}”`,
  notSentWithoutCode:
    'What sends files could not be fetched. Nothing was sent; try again. If that does not help, reload this page and choose them again.',
  notSentServer: 'The server could not do this just now. Nothing was sent; try again in a moment.',
  awaitingApproval: 'Awaiting approval',
  editor: 'Editor',
  administrator: 'Administrator',
  min: (rest: number) => ` ${rest} min`,
  justNow: 'just now',
  today: (clock: string) => `today, ${clock}`,
  tomorrow: (clock: string) => `tomorrow, ${clock}`,
  yesterday: (clock: string) => `yesterday, ${clock}`,
  dayAndTime: (day: string, clock: string) => `${day.replace(',', '')}, ${clock}`,
  ago: (counted: string) => `${counted} ago`,
  minuteCount: (count: number) => `${number(count)} ${count === 1 ? 'minute' : 'minutes'}`,
  articleCount: (count: number) => `${number(count)} ${count === 1 ? 'article' : 'articles'}`,
  photographCount: (count: number) =>
    `${number(count)} ${count === 1 ? 'photograph' : 'photographs'}`,
  changeCount: (count: number) => `${number(count)} ${count === 1 ? 'change' : 'changes'}`,
  draftCount: (count: number) => `${number(count)} ${count === 1 ? 'draft' : 'drafts'}`,
  pageCount: (count: number) => `${number(count)} ${count === 1 ? 'page' : 'pages'}`,
  pictureCount: (count: number) => `${number(count)} ${count === 1 ? 'picture' : 'pictures'}`,
  enquiryIsCount: (count: number) =>
    `${number(count)} ${count === 1 ? 'enquiry is' : 'enquiries are'}`,
  moreNewEnquiryCount: (count: number) =>
    `${number(count)} ${count === 1 ? 'more new enquiry' : 'more new enquiries'}`,
  enquiryCount: (count: number) => `${number(count)} ${count === 1 ? 'enquiry' : 'enquiries'}`,
  visitCount: (count: number) => `${number(count)} ${count === 1 ? 'visit' : 'visits'}`,
  mailCount: (count: number) => `${number(count)} ${count === 1 ? 'mail' : 'mails'}`,
  hourCount: (count: number) => `${number(count)} ${count === 1 ? 'hour' : 'hours'}`,
  dayCount: (count: number) => `${number(count)} ${count === 1 ? 'day' : 'days'}`,
  picturesAreMissing: (count: number) =>
    count === 1
      ? 'A picture did not come along when the text was pasted. Add it, or remove its place.'
      : `${count} pictures did not come along when the text was pasted. Add them, or remove their places.`,
  wordsForPicture: (words: string) =>
    `“${words}” stands where a picture was: put it in, or take the words out.`,
  archived: 'Archived',
  comingOffSite: 'Coming off the site…',
  draft: 'Draft',
  live: 'Live',
  liveWithChangesWaiting: 'Live, with changes waiting',
  notOnSiteYet: 'Not on the site yet',
  publishing: 'Publishing…',
  scheduled: 'Scheduled',
  stillOnSite: 'Still on the site',
  deletedService: 'A service that was deleted',
  untitled: 'Untitled',
  galleryChangedByOthers:
    'Somebody else has changed this gallery since you last looked. It is up to date now: look through it and try again.',
  pictureChangedByOthers:
    'Somebody else has changed this picture meanwhile. Nothing was replaced; look at it again first.',
  pictureInLibraryAlready:
    'This very picture is in the library already, as a picture of its own. Nothing was changed; use that one instead.',
  pageAddressTaken: 'Another page has this address already. Choose a different one.',
  pageChangedByOthers:
    'Somebody else has changed this page since you opened it. What you typed is kept; look at their change first.',
  scheduledFor: (when: string) => `Scheduled for ${when}`,
  notFound: 'Not found',
  noScreenHere: 'There is no screen at this address',
  noScreenHint:
    'The address may be mistyped, or what it led to has been deleted. Nothing was changed.',
  answered: 'Answered',
  cameInAFlood: 'came in a flood',
  filledHiddenField: 'a field that nobody sees was filled in, as programs do',
  stateQuarantined: 'Held back',
  stateNew: 'New',
  severalFromSender: 'one of several from this sender',
  othersSentTheSame: 'others sent the same text',
  read: 'Read',
  noScriptsLikeOthers: 'sent without JavaScript, as many others',
  noScriptsWithLink: 'sent without JavaScript, with a link',
  spam: 'Spam',
  fileCount: (count: number) => `${number(count)} ${count === 1 ? 'file' : 'files'}`,
};
