/** What customers say. */
export const messages = {
  // admin/testimonials/RequestTestimonial.tsx
  requestTestimonial: 'Ask the customer for a word',
  sendTheLink: 'Send the link',
  makeTheLink: 'Make the link',
  linkExplained:
    'They get a link of their own, good for eight weeks and without an account. By it they write a few sentences, tick the photographs that may be shown, and can take all of it back.',
  nameOfTheCustomer: 'Name of the customer',
  jobOfPhotographs: 'Job whose photographs they are asked about',
  chooseTheJob: 'Choose the job…',
  wordsOnly: 'None, only their words',
  sendItByMail: 'Send it by mail',
  mailAddress: 'Mail address',
  mail: 'Mail',
  linkMade: 'The link is made',
  linkGoesTo: (mailedTo: string) => `The mail with it to ${mailedTo} waits to be sent.`,
  linkShownOnce:
    'Whoever has this link can answer for the customer: give it to nobody else. It is shown here once; later you can only withdraw it and make another.',

  // admin/testimonials/TestimonialsScreen.tsx
  toLookThrough: 'To look through',
  onTheWebsite: 'On the website',
  keptBack: 'Kept back',
  photographsOnly: 'Photographs only',
  asked: 'Asked',
  takenBackByCustomer: 'Taken back by the customer',
  withoutAnAnswer: 'Without an answer',
  shownUnchangedHint:
    'A word is shown as the customer wrote it, or not at all. To publish only the good ones misleads people, and in the United Kingdom the law forbids it: while you keep one back, the website says that it shows a selection.',
  nobodyHasBeenAsked: 'Nobody has been asked yet',
  record: 'Record',
  recordHint: 'What each customer allowed and when, what they were told, and how you know them.',
  exportAsCsv: 'Export as CSV',
  points: 'Points',
  pointsAllowed: 'Customers may give one to five points, and the website shows them',
  when: 'When',
  what: 'What',
  customer: 'Customer',
  job: 'Job',
  text: 'Text',
  nameBelowIt: 'Name below it',
  photographs: 'Photographs',
  whatTheyWereTold: 'What they were told',
  howTheyAreKnown: 'How they are known',

  // admin/testimonials/GalleryTestimonials.tsx
  theCustomer: 'The customer',
  notAllowedByCustomer: (counted: string) => `The customer has not allowed ${counted}.`,
  allApproved:
    'They are approved for visitors until you take them out and publish. Each is marked among the pictures:',
  someApproved:
    'Some of them are approved for visitors, until you take them out and publish. Each is marked among the pictures:',
  noneApproved: 'None of them is approved for visitors. Each is marked among the pictures:',
  takeTheseOut: 'Take these out',
  notAllowed: 'Not allowed',
  nameAndState: (name: string, state: string) => `${name}: ${state.toLowerCase()}`,

  // admin/testimonials/PublishTestimonial.tsx
  publish: 'Publish',
  publishWordOf: (customerName: string) => `Publish the word of ${customerName}`,
  askPublishWordOf: (customerName: string) => `Publish the word of ${customerName}?`,
  howKnown: 'How do you know that this is a customer?',
  howKnownHint:
    'The law wants reasonable steps against false reviews: the job that you did, the address that you wrote to.',
  knownByJob: (job: string) => `We did the job “${job}”.`,
  knownByEnquiry: 'It began with their enquiry.',
  knownByLink: (email: string) => `The link went to ${email}.`,
  takeOffSite: 'Take off the website',
  doNotShow: 'Do not show',
  actionOnWordOf: (label: string, customerName: string) => `${label}: the word of ${customerName}`,
  customerTakesItBack: 'The customer takes it back',
  takeBack: 'Take back',
  askActionOnWordOf: (value: string, customerName: string) =>
    `${value}: the word of ${customerName}?`,
  takeItBack: 'Take it back',
  keepItBack: 'Keep it back',
  customerAskedForIt: 'The customer asked for it',
  takeBackHint: 'They allow nothing of it any more, their photographs included. That is noted.',
  keepBackHint: 'From then on the website says that what it shows is a selection.',

  // admin/testimonials/TestimonialCard.tsx
  theJob: 'The job',
  enquiry: 'Enquiry',
  ofFive: (rating: number) => `, ${rating} of 5`,
  answeredWhen: (counted: string) => `, answered <time></time>, ${counted} allowed`,
  takenBackWhen: ', taken back <time></time>',
  askedWhen: 'Asked <time></time><part></part><part2></part2>',
  knownBy: (knownBy: string) => `Known by: ${knownBy}`,
  leavesWithNextRelease:
    'If their word was on the website, it goes with the next release. Please take their photographs out of the gallery too.',
  withdrawTheLink: 'Withdraw the link',
  withdrawLinkOf: (customerName: string) => `Withdraw the link of ${customerName}`,
  askWithdrawLinkOf: (customerName: string) => `Withdraw the link of ${customerName}?`,
  withdrawLinkHint:
    'By it nobody can answer any more, change what was said or take it back. It can’t be shown again: whoever needs one gets a new link.',
  delete: 'Delete',
  deleteRequestTo: (customerName: string) => `Delete the request to ${customerName}`,
  askDeleteRequestTo: (customerName: string) => `Delete the request to ${customerName}?`,
  deleteRequestHint: 'Nothing will say any more that the customer was asked. This can’t be undone.',

  // admin/testimonials/release-noted.ts
  notedNotReleased:
    'This is noted, but it is not known whether publishing has begun. What waits stands under Publish.',

  // domain/testimonials/testimonial-state.ts
  notAnswered: 'Not answered',
  linkWithdrawn: 'Link withdrawn',
  given: 'Given',
  published: 'Published',
  takenBackTitle: 'Taken back',
};
