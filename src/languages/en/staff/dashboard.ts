/** The first screen. */
export const words = {
  // admin/dashboard/AnswerSpeed.tsx
  firstAnswersToEnquiries: 'First answers to enquiries',

  // admin/dashboard/Dashboard.tsx
  dashboard: 'Dashboard',
  upload: 'Upload',
  newArticle: 'New article',
  goodToSeeYou: (firstName: string) => `Good to see you, ${firstName}`,
  goodToSeeYou2: 'Good to see you',
  whatVisitorsSee: 'What visitors see',
  lookingAtWhatIs: 'Looking at what is live',
  whatWaitsToGo: 'What waits to go live',
  untitled: 'Untitled',
  saved: 'Saved',
  pageSaved: 'Page, saved',
  yourArticles: 'Your articles',
  carryOnWriting: 'Carry on writing',
  allArticles: 'All articles',
  all: (value: string) => `All ${value}`,
  theNewSiteIs: 'The new site is being built',
  everythingIsLive: 'Everything is live',
  waitingToGoLive: (counted: string, isOne: boolean) =>
    `${counted} ${isOne ? 'is' : 'are'} waiting to go live`,
  inWork: (counted: string) => `${counted} in work`,
  visitorsSeeNoneOf: 'Visitors see none of it until you publish it.',
  withATimeTo: (counted: string) => `${counted} with a time to go live`,
  nobodyHasToPress: 'Nobody has to press anything.',
  withoutADescription: (counted: string) => `${counted} without a description`,
  peopleWhoCantSee: 'People who can’t see miss what a picture shows, and searches do, too.',
  inWork2: 'In work',

  // admin/dashboard/NeedsYou.tsx
  needsYou: 'Needs you',
  visitorsStillSeeThe: (message: string) =>
    `${message} Visitors still see the site as it was before.`,
  theSiteCouldNot: 'The site could not be published',
  accountCreated: 'Account created <time></time>',
  awaitsApproval: (value: string) => `${value} awaits approval`,
  newAccount: 'New account',
  newEnquiry: 'New enquiry',
  theyLookLikeA: 'They look like a flood. There may be a customer among them.',
  heldBack: (counted: string) => `${counted} held back`,
  lookThrough: 'Look through',
};
