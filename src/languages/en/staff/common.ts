/** What every screen uses: buttons, fields, states of saving, failures. */
const number = (value: number) => value.toLocaleString('en-GB');

export const words = {
  // admin/App.tsx
  checkingWhetherYouAre: 'Checking whether you are signed in',
  thisBrowserHasNo:
    'This browser has no room for a copy of what you typed: it is in this page only. Don’t close or reload the page; open the text again here.',

  // admin/routes.tsx
  youAreOfflineAnd:
    'You are offline, and this screen has not been opened on this device since the last update. Reload once you are back online.',

  // admin/saving/AutosaveField.tsx
  tryAgain: 'Try again',
  this: (what: string) => `this ${what}`,
  notSavedYet: 'Not saved yet',
  saving: 'Saving…',
  saved: 'Saved',
  notSaved: 'Not saved',
  notSavedBecause: (failure: string) => `Not saved. ${failure}`,

  // admin/saving/SavingTrouble.tsx
  aColleagueHasChanged: (what: string) => `A colleague has changed ${what} meanwhile`,
  empty: '(empty)',
  keepBoth: 'Keep both',
  takeTheirs: 'Take theirs',
  saveMineInstead: 'Save mine instead',
  yoursIsAboveTheirs: (isKept: boolean) =>
    `Yours is above${isKept ? ' and kept on this device' : ''}. Theirs:`,
  anotherTextOfYours: (what: string) => `Another text of yours for ${what} is kept`,
  putItBack: 'Put it back',
  deleteIt: 'Delete it',
  thisBrowserHasNoRoom:
    'This browser has no room for a copy: wait for “Saved” before you close it.',

  // admin/saving/kept-message.tsx
  isKept: (what: string, isSo: boolean) =>
    `${what} is kept ${isSo ? 'while this page is open' : 'on this device'}.`,
  itWasSetAside: 'It was set aside <time></time>.',

  // admin/ui/NotFound.tsx
  notFound: 'Not found',
  thereIsNoScreen: 'There is no screen at this address',
  theAddressMayBe:
    'The address may be mistyped, or what it led to has been deleted. Nothing was changed.',
  goToTheDashboard: 'Go to the dashboard',

  // admin/ui/PageLink.tsx
  seeThePage: 'See the page',
  backToThePage: 'Back to the page',

  // admin/ui/ScreenBar.tsx
  search: 'Search',

  // admin/ui/dialogs/ConfirmDialog.tsx
  cancel: 'Cancel',

  // admin/ui/dialogs/TitleDialog.tsx
  aTitleHasAt: (value: number) => `A title has at most ${value} characters.`,
  giveItATitle: 'Give it a title first.',

  // admin/ui/feedback/FullPageLoader.tsx
  openingTheStaffArea: 'Opening the staff area',
  staffArea: 'Staff area',
  thisTakesLongerThan:
    'This takes longer than usual: the connection is slow, or the server is away.',

  // admin/ui/feedback/LoadingFailed.tsx
  couldNotBeFetched: (what: string) => `${what} could not be fetched`,
  couldNotBeOpened: (what: string) => `${what} could not be opened`,

  // admin/ui/feedback/Spinner.tsx
  loading: 'Loading',

  // admin/ui/feedback/Toasts.tsx
  messages: 'Messages',
  close: 'Close',
  /** A name in a sentence. */
  quoted: (name: string) => `“${name}”`,

  // admin/ui/fields/ComboBox.tsx
  suggestionsFor: (label: string) => `Suggestions for ${label}`,

  // admin/ui/fields/Counter.tsx
  tooManyFit: (counted: string, counted2: string) => `${counted} too many; ${counted2} fit`,
  left: (counted: string) => `${counted} left`,

  // admin/ui/fields/PasswordField.tsx
  capsLockIsOn: 'Caps lock is on.',
  hide: 'Hide',
  show: 'Show',
  whatITyped: ' what I typed',

  // admin/ui/fields/TagsField.tsx
  added: (spelled: string) => `${spelled} added.`,
  removed: (removed: string) => `${removed} removed.`,
  enterOrAComma: 'Enter or a comma adds it.',
  soFar: (label: string) => `${label} so far`,

  // admin/ui/fields/tag-words.ts
  aTagHasAt: (characters: number) => `A tag has at most ${characters} characters.`,
  thereCanBeAt: (tags: number) => `There can be at most ${tags} tags.`,

  // admin/ui/fields/use-suggestions.ts
  n1Suggestion: '1 suggestion',
  suggestions: (count: number) => `${count} suggestions`,

  // admin/ui/lists/Bin.tsx
  bin: (counted: string) => `Bin: ${counted}`,
  inTheBin: (what: string) => `${what} in the bin`,
  restore: (title: string) => `Restore<heard> “${title}”</heard>`,
  deleteForGood: (title: string) => `Delete for good…<heard> “${title}”</heard>`,
  thrownAway: ', thrown away <time></time>',
  deleteForGood2: (value: string) => `Delete “${value}” for good?`,
  deleteForGood3: 'Delete for good',

  // admin/ui/lists/ListSearch.tsx
  search2: (what: string) => `Search ${what}`,
  show2: (what: string) => `Show ${what}`,

  // data/errors.ts
  nothingWasSentOffline:
    'The server can’t be reached. Nothing was sent; try again when you are back online.',
  nothingWasSent: 'The server could not do this just now. Nothing was sent; try again in a moment.',
  somebodyElseHasChanged:
    'Somebody else has changed this since you opened it. What you typed is kept.',
  thisIsNoLonger: 'This is no longer there. Somebody may have deleted it.',
  youSignedInToo:
    'You signed in too long ago for this, so it has to be confirmed first. Nothing was changed.',
  theAddressOfThis: 'The address of this account has not been confirmed yet.',
  thereIsOneWith: 'There is one with this name or address already. What you typed is kept.',
  thatWasTooMany:
    'That was too many attempts in a short time, so this one was not looked at. Wait a few minutes and try again.',
  theLastMailWent:
    'The last mail went out less than a minute ago. Look for it, or wait a minute and send it again.',
  thisIsNotThe:
    'This is not the code from the mail, or it is too old. Check it, or have a new one sent.',

  // data/presence.ts
  aColleague: 'A colleague',

  // domain/accounts/link-errors.ts
  hasBeenUsedAlready: 'has been used already or is too old',
  didNotWork: 'did not work',
  thisLinkAskFor: (why: string) => `This link ${why}. Ask for a new one below.`,

  // domain/accounts/password.ts
  atLeastCharactersBecause: (value: number) =>
    `At least ${value} characters, because short ones are guessed by machines. Three unrelated words are easy to remember.`,
  chooseAPasswordOf: (value: number) => `Choose a password of at least ${value} characters.`,
  atLeastCharacters: (value: number, length: number) =>
    `Use at least ${value} characters; this has ${length}.`,
  atMostCharacters: (value: number) => `Use at most ${value} characters.`,
  thisIsAmongThe:
    'This is among the first that guessers try. Three unrelated words are easy to remember.',
  thisIsYourOwn:
    'This is your own name or address, which guessers know. Choose something unrelated.',

  // domain/accounts/role.ts
  awaitingApproval: 'Awaiting approval',
  editor: 'Editor',
  administrator: 'Administrator',

  // domain/accounts/token.ts
  yourSessionHasEnded: 'Your session has ended. Sign in again to carry on.',
  thisBrowserHeldA:
    'This browser held a session that can’t be trusted, so it was ended. Sign in again.',

  // domain/text/duration.ts
  min: (rest: number) => ` ${rest} min`,

  // domain/text/when.ts
  justNow: 'just now',
  today: (clock: string) => `today, ${clock}`,
  tomorrow: (clock: string) => `tomorrow, ${clock}`,
  yesterday: (clock: string) => `yesterday, ${clock}`,
  dayAndTime: (day: string, clock: string) => `${day.replace(',', '')}, ${clock}`,
  ago: (counted: string) => `${counted} ago`,

  // stores/session-end.ts
  youAreNoLonger: 'You are no longer signed in on this device',
  yourAccessToThe: 'Your access to the website was removed',
  askAnAdministratorIf: 'Ask an administrator if that is a mistake. What you typed is kept.',
  thisAccountDoesNot: 'This account does not exist any more',
  yourSessionHasEnded2: 'Your session has ended',

  // stores/toasts.ts
  anUnexpectedErrorOccurred: 'An unexpected error occurred',
  welcomeBack: 'Welcome back!',
  youHaveSuccessfullySigned: 'You have successfully signed in.',
  accountCreated: 'Account Created!',
  pleaseCheckYourEmail: 'Please check your email to verify your account.',
  signedOut: 'Signed Out',
  youHaveBeenSuccessfully: 'You have been successfully signed out.',
  profileUpdated: 'Profile Updated',
  yourProfileHasBeen: 'Your profile has been successfully updated.',
  sessionExpired: 'Session Expired',
  youHaveBeenLogged: 'You have been logged out due to inactivity.',
  signOutFailed: 'Sign Out Failed',
  anErrorOccurredWhile: 'An error occurred while signing out',
  signInFailed: 'Sign In Failed',
  signUpFailed: 'Sign Up Failed',
  updateFailed: 'Update Failed',

  // domain/text/when.ts
  wordCount: (count: number) => `${number(count)} ${count === 1 ? 'word' : 'words'}`,
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
  olderOneFollowsCount: (count: number) =>
    `${number(count)} ${count === 1 ? 'older one follows' : 'older ones follow'}`,
  galleryCount: (count: number) => `${number(count)} ${count === 1 ? 'gallery' : 'galleries'}`,
  placeCount: (count: number) => `${number(count)} ${count === 1 ? 'place' : 'places'}`,
  descriptionCount: (count: number) =>
    `${number(count)} ${count === 1 ? 'description' : 'descriptions'}`,
  fileCount: (count: number) => `${number(count)} ${count === 1 ? 'file' : 'files'}`,
  mailCount: (count: number) => `${number(count)} ${count === 1 ? 'mail' : 'mails'}`,
  resultCount: (count: number) => `${number(count)} ${count === 1 ? 'result' : 'results'}`,
  fieldCount: (count: number) => `${number(count)} ${count === 1 ? 'field' : 'fields'}`,
  characterCount: (count: number) => `${number(count)} ${count === 1 ? 'character' : 'characters'}`,
  captionCount: (count: number) => `${number(count)} ${count === 1 ? 'caption' : 'captions'}`,
  viewBeforeTheWorkCount: (count: number) =>
    `${number(count)} ${count === 1 ? 'view before the work' : 'views before the work'}`,
  hourCount: (count: number) => `${number(count)} ${count === 1 ? 'hour' : 'hours'}`,
  dayCount: (count: number) => `${number(count)} ${count === 1 ? 'day' : 'days'}`,
  aColleagueHasChangedThe:
    'A colleague has changed the same text. Yours is kept; open it again here.',
  theServerCantBe:
    'The server can’t be reached. What you typed is kept; try again when you are back online.',
  yourAccountMayNot:
    'Your account may not do this. Nothing was changed; an administrator can give you the permission.',
  youAreNoLongerSigned:
    'You are no longer signed in. What you typed is kept; sign in again to carry on.',
  theServerDidNot:
    'The server did not accept this. What you typed is kept; check it and try again.',
  theServerCouldNot:
    'The server could not do this just now. What you typed is kept; try again in a moment.',
  youSignedOutIn:
    'You signed out in another tab or window, or this browser removed what it stored of this website. Sign in again to carry on; what you typed is kept.',
  theSessionWasEnded:
    'The session was ended from elsewhere: you signed out on all devices, the password was changed, or a second step was set up or reset. Sign in again to carry on; what you typed is kept. If it was not you, choose a new password below and tell an administrator.',
  itReachedTheLongest:
    'It reached the longest time that the server allows. Sign in again to carry on; what you typed is kept.',
  somethingWentWrong: 'Something went wrong',
  anUnexpectedErrorOccurredHere: 'An unexpected error occurred.',
  whatYouTypedAnd: 'What you typed and could not save is kept on this device.',
  reload: 'Reload',
  archived: 'Archived',
  comingOffTheSite: 'Coming off the site…',
  draft: 'Draft',
  live: 'Live',
  liveWithChangesWaiting: 'Live, with changes waiting',
  notOnTheSite: 'Not on the site yet',
  publishing: 'Publishing…',
  scheduled: 'Scheduled',
  stillOnTheSite: 'Still on the site',
  aServiceThatWas: 'A service that was deleted',
  untitled: 'Untitled',
  somebodyElseHasChanged2:
    'Somebody else has changed this gallery since you last looked. It is up to date now: look through it and try again.',
  somebodyElseHasChanged3:
    'Somebody else has changed this picture meanwhile. Nothing was replaced; look at it again first.',
  thisVeryPictureIs:
    'This very picture is in the library already, as a picture of its own. Nothing was changed; use that one instead.',
  anotherPageHasThis: 'Another page has this address already. Choose a different one.',
  somebodyElseHasChanged4:
    'Somebody else has changed this page since you opened it. What you typed is kept; look at their change first.',
  scheduledFor: (when: string) => `Scheduled for ${when}`,
  answered: 'Answered',
  cameInAFlood: 'came in a flood',
  heldBack2: 'Held back',
  new2: 'New',
  oneOfSeveralFrom: 'one of several from this sender',
  othersSentTheSame: 'others sent the same text',
  read: 'Read',
  sentWithoutJavascriptAs: 'sent without JavaScript, as many others',
  sentWithoutJavascriptWith: 'sent without JavaScript, with a link',
  spam: 'Spam',

  // pages/admin.astro
  tooOld: (safari: string, chrome: string, firefox: string) =>
    `This browser is too old for the staff area. It needs Safari ${safari}, Chrome ${chrome} or Firefox ${firefox}, or newer.`,
  oneMoment: 'One moment: the page is still loading. It goes on by itself.',
  needsJavaScript: 'The staff area needs JavaScript. The website itself does not:',
  goThere: 'go there',
};
