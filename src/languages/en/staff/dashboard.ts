/** The first screen. */
export const messages = {
  // admin/dashboard/Dashboard.tsx
  firstAnswersToEnquiries: 'First answers to enquiries',
  greetingByName: (firstName: string) => `Good to see you, ${firstName}`,
  greeting: 'Good to see you',
  whatVisitorsSee: 'What visitors see',
  checkingWhatIsLive: 'Looking at what is live',
  whatWaitsToGo: 'What waits to go live',
  saved: 'Saved',
  pageSaved: 'Page, saved',
  yourArticles: 'Your articles',
  carryOnWriting: 'Carry on writing',
  allArticles: 'All articles',
  all: (value: string) => `All ${value}`,
  siteIsBeingBuilt: 'The new site is being built',
  waitingToGoLive: (counted: string, isOne: boolean) =>
    `${counted} ${isOne ? 'is' : 'are'} waiting to go live`,
  countInWork: (counted: string) => `${counted} in work`,
  waitingHint: 'Visitors see none of it until you publish it.',
  withoutADescription: (counted: string) => `${counted} without a description`,
  undescribedHint: 'People who can’t see miss what a picture shows, and searches do, too.',
  inWorkTitle: 'In work',
  lastBackup: 'Last backup: <time></time>',

  // admin/dashboard/FirstSteps.tsx
  firstSteps: 'Make the site yours',
  businessFacts: {
    title: 'Name, telephone and opening hours',
    hint: 'Look through what the site says of the business, and save what is different.',
  },
  firstPicture: {
    title: 'A first picture',
    hint: 'Your work sells best: upload photographs of it.',
  },
  firstPage: { title: 'The home page', hint: 'Say in your own words what you do, and publish it.' },
  stepDone: 'Done',
  hideSteps: 'Hide these steps',

  // admin/dashboard/NeedsYou.tsx
  needsYou: 'Needs you',
  backupIsDue: 'Make a backup',
  backupIsDueHint: 'None has been made for a month. It is one press in the settings.',
  visitorsSeeOldSite: (message: string) =>
    `${message} Visitors still see the site as it was before.`,
  accountCreated: 'Account created <time></time>',
  awaitsApproval: (value: string) => `${value} awaits approval`,
  newAccount: 'New account',
  newEnquiry: 'New enquiry',
  quarantineHint: 'They look as if programs had sent them. There may be a customer among them.',
  quarantined: (counted: string) => `${counted} held back`,
  lookThrough: 'Look through',
  wordWaits: (customer: string) => `${customer} has written a word`,
  refusedLive: (title: string, counted: string) => `${title}: ${counted} not allowed`,
  refusedElsewhere: (title: string, places: number) =>
    `${title}: not allowed, and shown in ${places === 1 ? 'another place' : `${places} other places`}`,
  refusedLiveHint: 'Approved for visitors, though the customer has not allowed it.',
  takeOut: 'Take out',

  // admin/dashboard/DashboardNumbers.tsx
  thisMonth: 'This month so far',
  missedOften: (path: string, count: number) =>
    `${path} was asked for ${count.toLocaleString('en-GB')} times, and is not there`,
  missedOftenHint: 'In the last 30 days. Lead them on to a page that is there.',
  slowForMany: (counted: string, isOne: boolean) =>
    `${counted} ${isOne ? 'is' : 'are'} slow for many visitors`,
  slowForManyHint: 'Large pictures are the usual reason.',
};
