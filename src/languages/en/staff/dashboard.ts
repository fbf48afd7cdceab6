/** The first screen. */
export const words = {
  // admin/dashboard/AnswerSpeed.tsx
  firstAnswersToEnquiries: 'First answers to enquiries',

  // admin/dashboard/Dashboard.tsx
  dashboard: 'Dashboard',
  upload: 'Upload',
  newArticle: 'New article',
  greetingByName: (firstName: string) => `Good to see you, ${firstName}`,
  greeting: 'Good to see you',
  whatVisitorsSee: 'What visitors see',
  checkingWhatIsLive: 'Looking at what is live',
  whatWaitsToGo: 'What waits to go live',
  untitled: 'Untitled',
  saved: 'Saved',
  pageSaved: 'Page, saved',
  yourArticles: 'Your articles',
  carryOnWriting: 'Carry on writing',
  allArticles: 'All articles',
  all: (value: string) => `All ${value}`,
  siteIsBeingBuilt: 'The new site is being built',
  everythingIsLive: 'Everything is live',
  waitingToGoLive: (counted: string, isOne: boolean) =>
    `${counted} ${isOne ? 'is' : 'are'} waiting to go live`,
  countInWork: (counted: string) => `${counted} in work`,
  waitingHint: 'Visitors see none of it until you publish it.',
  withTimeToGoLive: (counted: string) => `${counted} with a time to go live`,
  nobodyHasToPress: 'Nobody has to press anything.',
  withoutADescription: (counted: string) => `${counted} without a description`,
  undescribedHint: 'People who can’t see miss what a picture shows, and searches do, too.',
  inWorkTitle: 'In work',

  // admin/dashboard/NeedsYou.tsx
  needsYou: 'Needs you',
  visitorsSeeOldSite: (message: string) =>
    `${message} Visitors still see the site as it was before.`,
  publishingFailed: 'Publishing needs another try',
  accountCreated: 'Account created <time></time>',
  awaitsApproval: (value: string) => `${value} awaits approval`,
  newAccount: 'New account',
  newEnquiry: 'New enquiry',
  heldBackHint: 'They look as if programs had sent them. There may be a customer among them.',
  heldBack: (counted: string) => `${counted} held back`,
  lookThrough: 'Look through',
  wordWaits: (customer: string) => `${customer} has written a word`,
  refusedLive: (title: string, counted: string) => `${title}: ${counted} not allowed`,
  refusedLiveHint: 'Approved for visitors, though the customer has not allowed it.',
  takeOut: 'Take out',
};
