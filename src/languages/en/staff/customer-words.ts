/** What customers say. */
export const words = {
  // admin/customer-words/AskForWord.tsx
  askTheCustomerFor: 'Ask the customer for a word',
  untitled: 'Untitled',
  sendTheLink: 'Send the link',
  makeTheLink: 'Make the link',
  theyGetALink:
    'They get a link of their own, good for eight weeks and without an account. By it they write a few sentences, tick the photographs that may be shown, and can take all of it back.',
  nameOfTheCustomer: 'Name of the customer',
  jobWhosePhotographsThey: 'Job whose photographs they are asked about',
  noneOnlyTheirWords: 'None, only their words',
  sendItByMail: 'Send it by mail',
  mailAddress: 'Mail address',
  mail: 'Mail',

  // admin/customer-words/CustomerWordsScreen.tsx
  toLookThrough: 'To look through',
  onTheWebsite: 'On the website',
  keptBack: 'Kept back',
  photographsOnly: 'Photographs only',
  asked: 'Asked',
  takenBackByThe: 'Taken back by the customer',
  withoutAnAnswer: 'Without an answer',
  whatCustomersSay: 'What customers say',
  aWordIsShown:
    'A word is shown as the customer wrote it, or not at all. To publish only the good ones misleads people, and in the United Kingdom the law forbids it: while you keep one back, the website says that it shows a selection.',
  fetchingWhatCustomersSay: 'Fetching what customers say',
  nobodyHasBeenAsked: 'Nobody has been asked yet.',
  record: 'Record',
  whatEachCustomerAllowed:
    'What each customer allowed and when, what they were told, and how you know them.',
  exportAsCsv: 'Export as CSV',
  exportAsJson: 'Export as JSON',
  points: 'Points',
  customersMayGiveOne: 'Customers may give one to five points, and the website shows them',

  // admin/customer-words/GalleryWords.tsx
  theCustomer: 'The customer',
  theCustomerHasNot: (counted: string) => `The customer has not allowed ${counted}.`,
  lookAtThemBefore: 'Look at them before you publish:',
  nameAndState: (name: string, state: string) => `${name}: ${state.toLowerCase()}`,

  // admin/customer-words/MadeLink.tsx
  copied: 'Copied.',
  yourBrowserDoesNot: 'Your browser does not allow that. Mark the link and copy it yourself.',
  theLinkIsMade: 'The link is made',
  theLinkIsOn: 'The link is on its way',
  itGoesTo: (mailedTo: string) => `It goes to ${mailedTo}.`,
  whoeverHasThisLink:
    'Whoever has this link can answer for the customer: give it to nobody else. It is shown here once; later you can only withdraw it and make another.',
  link: 'Link',
  copyTheLink: 'Copy the link',
  done: 'Done',

  // admin/customer-words/PublishWord.tsx
  publish: 'Publish',
  publishTheWordOf: (customerName: string) => `Publish the word of ${customerName}`,
  publishTheWordOf2: (customerName: string) => `Publish the word of ${customerName}?`,
  howDoYouKnow: 'How do you know that this is a customer?',
  theLawWantsReasonable:
    'The law wants reasonable steps against false reviews: the job that you did, the address that you wrote to.',
  weDidTheJob: (job: string) => `We did the job “${job}”.`,
  itBeganWithTheir: 'It began with their enquiry.',
  theLinkWentTo: (email: string) => `The link went to ${email}.`,

  // admin/customer-words/TakeOffWord.tsx
  takeOffTheWebsite: 'Take off the website',
  doNotShow: 'Do not show',
  theWordOf: (label: string, customerName: string) => `${label}: the word of ${customerName}`,
  theCustomerTakesIt: 'The customer takes it back',
  takeBack: 'Take back',
  theWordOf2: (value: string, customerName: string) => `${value}: the word of ${customerName}?`,
  takeItBack: 'Take it back',
  keepItBack: 'Keep it back',
  theCustomerAskedFor: 'The customer asked for it',
  theyAllowNothingOf:
    'They allow nothing of it any more, their photographs included. That is noted.',
  fromThenOnThe: 'From then on the website says that what it shows is a selection.',

  // admin/customer-words/WordCard.tsx
  theJob: 'The job',
  enquiry: 'Enquiry',
  of5: (rating: number) => `, ${rating} of 5`,
  answeredAllowed: (counted: string) => `, answered <time></time>, ${counted} allowed`,
  takenBack: ', taken back <time></time>',
  asked2: 'Asked <time></time><part></part><part2></part2>',
  knownBy: (knownBy: string) => `Known by: ${knownBy}`,
  theirWordGoesFrom:
    'Their word goes from the website with the next release, which has been asked for. Please take their photographs out of the gallery too.',
  withdrawTheLink: 'Withdraw the link',
  withdrawTheLinkOf: (customerName: string) => `Withdraw the link of ${customerName}`,
  delete: 'Delete',
  deleteTheRequestTo: (customerName: string) => `Delete the request to ${customerName}`,

  // admin/customer-words/export-words.ts
  when: 'When',
  what: 'What',
  customer: 'Customer',
  job: 'Job',
  text: 'Text',
  nameBelowIt: 'Name below it',
  photographs: 'Photographs',
  whatTheyWereTold: 'What they were told',
  howTheyAreKnown: 'How they are known',

  // domain/customer-words/word-state.ts
  notAnswered: 'Not answered',
  linkWithdrawn: 'Link withdrawn',
  given: 'Given',
  published: 'Published',
  takenBack2: 'Taken back',
};
