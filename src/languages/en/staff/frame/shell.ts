/** What stands around every screen. */
export const messages = {
  // admin/shell/Sidebar.tsx
  account: 'Account',
  keyboardShortcuts: 'Keyboard shortcuts',
  openTheWebsite: 'Open the website',
  today: 'Today',
  website: 'Website',
  business: 'Business',
  dashboard: 'Dashboard',
  pages: 'Pages',
  articles: 'Articles',
  galleries: 'Galleries',
  portfolio: 'Portfolio',
  media: 'Pictures',
  upload: 'Upload',
  enquiries: 'Enquiries',
  whatCustomersSay: 'What customers say',
  appointments: 'Visits',
  publish: 'Publish',
  team: 'Team',
  numbers: 'Numbers',
  settings: 'Settings',
  notifications: 'Notifications',
  toTheWebsite: 'To the website',
  new: 'new',
  waiting: 'waiting',
  quarantined: 'held back',
  yearBefore: (minutes: string, answeredBefore: string) =>
    `A year ago: ${minutes}, of ${answeredBefore}.`,
  answeredIn: (minutes: string) => `Answered in ${minutes}`,
  answeredWithinAMinute: 'Answered within a minute',
  nothingAnswered: 'Nothing answered in 30 days',
  noneAnsweredYet: 'Of enquiries of the last 30 days none has an answer yet.',
  medianExplained: (counted: string) =>
    `The middle of ${counted} of the last 30 days, in opening hours.`,
  mailsNotSent: (counted: string) => `${counted} could not be sent`,
  mailsNotSentHint: (problem: string) =>
    `${problem} The first of them was written <time></time>. They are kept, and tried again by themselves for three days.`,
  tryAgainNow: 'Try again now',
  aboutLeft: (counted: string) => `about ${counted} left`,
  filesNotTaken: (counted: string) => `${counted} could not be taken`,
  lessThanAMinute: 'less than a minute left',
  picture: 'Picture',
  uploading: 'Uploading',
  uploadingOf: (done: number, total: number) => `Uploading, ${done} of ${total}`,

  // admin/shell/AwaitingApproval.tsx
  deactivated: 'Deactivated',
  awaitingApproval: 'Awaiting approval',
  yourAccountIsDeactivated: 'Your account is deactivated',
  yourAccountAwaitsApproval: 'Your account awaits approval',
  noAccess: 'No access',
  yourAccountHasNoAccess: 'Your account has no access at the moment',
  noAccessYet: 'No access yet.',
  /** @param isShutOut null while that is not known. */
  waitingExplained: (isShutOut: boolean | null) =>
    `You are signed in as <b></b>. ${isShutOut === null ? 'Why is not known. Before you can work on the website, an administrator has to let you in.' : isShutOut ? 'An administrator has removed its access to the website. If that is a mistake, they can reactivate it on the Team screen. What you wrote for the website is still there, and what you typed before is kept.' : 'Before you can work on the website, an administrator has to let you in. They see on their dashboard that you are waiting.'} This page goes on by itself as soon as they have.`,
  notReactivatedYet: 'Not reactivated yet.',
  notApprovedYet: 'Not approved yet.',
  checkAgain: 'Check again',
  yourAccount: 'Your account',

  // admin/shell/MenuButton.tsx
  menu: 'Menu',
  onTheGo: 'On the go',

  // admin/shell/RoleUnknown.tsx
  notSignedOutByThis: 'This does not sign you out',
  roleUnknownAway:
    'We could not find out what your account may do. We keep asking, and go on as soon as there is an answer.',
  roleUnknown: 'We could not find out what your account may do',
  roleUnknownFault:
    'An answer came, but did not say. We keep asking, and go on as soon as one does.',
  sessionRefused: 'The server refused your session',
  signInAgain: 'Sign out, then sign in again',
  signInAgainHint:
    'The server answers, but does not accept the session that this browser holds. We keep asking; signing in again is quicker.',

  // admin/shell/Search.tsx
  searchNotOpened: 'The search could not be opened',
  searchNotHere: 'It did not arrive. Close this, and try again.',
  searchOffline:
    'You are offline, and it has not been opened on this device since the last update.',
  search: (value: string) => `<searchSign></searchSign>Search<span>${value}</span>`,

  // admin/shell/Shell.tsx
  isMyAccountApproved: 'Is my account approved?',
  skipToTheContent: 'Skip to the content',
  connection: 'Connection',
  offlineHint:
    'You are offline. What you see may be old, and what you write may not be saved until you are back.',
  saveKeys: '⌘ S, Ctrl S',
  saveHelp: 'Save what you are writing',
  searchKeys: 'Ctrl K',
  searchHelp: 'Search everything, or go to a screen',
  singleKeysLabel: 'Single keys do something when nobody is typing',

  // admin/shell/shortcuts.ts
  showThisList: 'Show this list',
  searchOnThisScreen: 'Search on this screen',
  newArticle: 'New article',
  goToTheDashboard: 'Go to the dashboard',
  goToTheArticles: 'Go to the articles',
  goToTheGalleries: 'Go to the galleries',
  goToTheMedia: 'Go to the pictures',
  goToTheEnquiries: 'Go to the enquiries',
};
