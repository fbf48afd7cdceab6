import { messages as own } from './frame/own.ts';

/** The kinds of sections: their names, fields and rules. */
export const messages = {
  // sections/articles/schema.ts
  whichArticles: 'Which articles',
  chosenOnes: 'Chosen ones',
  latestWithTag: 'The latest with a tag',
  latest: 'The latest',
  chosenArticles: 'Chosen articles',
  tag: 'Tag',

  // sections/call/schema.ts
  title: 'Title',
  text: 'Text',

  // sections/common.ts
  label: 'Label',
  statement: 'Statement',
  shownWhileLoading: 'Shown until it is there',
  ground: 'Ground',
  plain: 'Plain',
  shaded: 'Shaded',
  button: 'Button',
  whereTheButtonLeads: 'Where the button leads',

  // sections/contact/schema.ts
  chatText: 'About the chat: {whatsapp} is the link',
  whenYouAnswer: 'When you answer',
  linkWords: 'Words of that link',
  numberLabel: 'Name of the number',
  mailLabel: 'Name of the address for mail',
  hoursLabel: 'Name of the hours',
  addressLabel: 'Name of the address',

  // sections/testimonials/schema.ts
  whichWords: 'Which words',
  wordsOfAllJobs: 'Those of all jobs',
  wordsOfService: 'Those of jobs of this service',
  howMany: 'How many',
  theNewestThree: 'The newest three',
  theNewestSix: 'The newest six',
  theNewestTwelve: 'The newest twelve',
  all: 'All',

  // sections/describe-changes.ts
  address: 'Address',
  titleForSearches: 'Title for searches',
  descriptionForSearches: 'Description for searches',
  outOfSearchEngines: 'Out of search engines',
  namesOfTheService: 'Names of the service',
  offTheSite: 'Off the site',
  orderOfTheSections: 'Order of the sections',
  hidden: (name: string) => `${name} (hidden)`,

  // sections/facts/schema.ts
  textAbove: 'Text above',
  whatItLists: 'What it lists',
  theFactsBelow: 'The facts below',
  whoWeAre: 'Who we are',
  facts: 'Facts',
  fact: 'fact',
  name: 'Name',
  noteBelow: 'Note below',

  // sections/head/schema.ts
  picture: 'Picture',
  light: 'Light',
  dark: 'Dark',

  // sections/hero/schema.ts
  headline: 'Headline',
  lineBelow: 'Line below',
  pictureForUprightScreens: 'Picture for upright screens',
  buttons: 'Buttons',
  oneButton: 'button',

  // sections/kinds.ts
  openingPicture: 'Opening picture',
  openingPictureHint: 'A picture that fills the screen, with the headline',
  titleHint: 'The title of the page, a text and a picture',
  promisesHint: 'Two to four short texts side by side',
  pictureAndText: 'Picture and text',
  pictureAndTextHint: 'A large picture with a statement beside it',
  jobsHint: 'Galleries, all or chosen ones',
  stepsHint: 'What happens when',
  contactHint: 'The form, and the numbers and hours of the settings',
  listHint: 'Names with a text each',
  textHint: 'Paragraphs, headings, lists and links',
  factsHint: 'Names and what they mean, or who is responsible',
  pricesHint: 'What it costs, and what that depends on',
  questionsHint: 'Answers that unfold',
  articlesHint: 'Chosen ones, or the latest',
  whatCustomersSay: 'What customers say',
  testimonialsHint: 'Words that customers gave, the newest first',
  nextStep: 'Next step',
  nextStepHint: 'A text and a button, on a dark ground',
  peopleHint: 'Who works here, with their pictures',

  // sections/list/schema.ts
  entries: 'Entries',
  entry: 'entry',
  whereItLeads: 'Where it leads',
  theServicesToo: 'The services too',
  notAtAll: 'No',
  behindTheFirstEntry: 'Behind the first entry',

  // sections/page-problems.ts
  noTitle: 'The page has no title.',
  noOpening: 'The page has no opening: add “Title” or “Opening picture”.',
  titleStandsFirst: 'What has the title of the page stands first: move it to position 1.',
  titleTwice: (name: string) =>
    `The page has its title twice: hide “${name}” or take it out, as it stands first once.`,
  onlyOnce: (name: string) => `“${name}” can stand on a page once.`,
  hasNoPlaceHere: (name: string) => `“${name}” has no place on this kind of page.`,
  pictureNotDescribed: 'Say what it shows, for people who can’t see it.',
  isNoService: (name: string) =>
    `${name}: This page is no service, so there is nothing to see of it. Choose all of them.`,
  noPriceToSee: (name: string) => `${name}: Without a price there is nothing to see of it.`,
  tallPictureUnchanged: (name: string) =>
    `${name}: phones still get the picture as the site came. Change the one for upright screens too, or take it out.`,
  unknownPlaceholder: (where: string, name: string) =>
    `${where}: put your own words in place of {${name}}. Visitors would read it as it stands.`,

  // sections/people/schema.ts
  people: 'People',
  person: 'person',
  whatTheyDo: 'What they do',

  // sections/picture/schema.ts
  sideOfThePicture: 'Side of the picture',
  left: 'Left',
  right: 'Right',

  // sections/prices/schema.ts
  prices: 'Prices',
  price: 'price',
  amount: 'Amount',
  theAmountIs: 'The amount is',
  theLowest: 'The lowest (“from”)',
  fixed: 'Fixed',
  itIsPaid: 'It is paid',
  forAllOfIt: 'For all of it',
  byTheHour: 'By the hour',
  byTheDay: 'By the day',
  byTheMetre: 'By the metre',
  byTheSquareMetre: 'By the square metre',
  byThePiece: 'By the piece',
  dependsHeading: 'Heading of what the price depends on',
  dependsOn: 'What the price depends on',
  reason: 'reason',

  // sections/problems.ts
  noAmount: (writeAmount: string, writeAmount2: string) =>
    `Write an amount, for example ${writeAmount} or ${writeAmount2}.`,
  noAddress: 'This is no address. Write /services/…, #contact or https://….',
  chooseAPicture: 'Choose a picture.',
  chooseOneOfThese: 'Choose one of these.',
  tooManyCharactersFit: (over: number, limit: number) =>
    `${over} too many: ${limit} characters fit.`,
  writeSomethingHere: 'Write something here.',
  tooManyLines: (length: number, most: number) => `${length} lines: ${most} fit.`,
  lineIsEmpty: 'A line is empty.',
  lineTooLong: (longest: number, limit: number) =>
    `A line has ${longest} characters: ${limit} fit.`,
  descriptionTooLong: (over: number, limit: number) =>
    `The description has ${over} characters too many: ${limit} fit.`,
  oneNeeded: (item: string) => `Add one ${item} at least.`,
  moreNeeded: (least: number, count: number) => `Add ${least} at least: it has ${count}.`,
  tooMany: (count: number, most: number) => `${count}: ${most} fit.`,

  // sections/promises/schema.ts
  promises: 'Promises',
  promise: 'promise',

  // sections/questions/schema.ts
  questions: 'Questions',
  question: 'question',
  questionLabel: 'Question',
  answer: 'Answer',

  // sections/steps/schema.ts
  steps: 'Steps',
  step: 'step',
  when: 'When',
  form: 'Form',
  sideBySide: 'Side by side',
  oneBelowTheOther: 'One below the other',

  // sections/work/schema.ts
  whichJobs: 'Which jobs',
  allInOrder: 'All, in the order of the portfolio',
  jobsOfService: 'Those of this service',
  chosenJobs: 'Chosen jobs',
  largePicturesThenList: 'Large pictures, then a list',
  cardsWithASummary: 'Cards with a summary',
  listForEachService: 'A list for each service',
  otherJobsName: 'Name of the other jobs',
  titleKind: 'Title',
  promisesKind: 'Promises',
  jobsKind: 'Jobs',
  stepsKind: 'Steps',
  contactKind: 'Contact',
  listKind: 'List',
  textKind: 'Text',
  factsKind: 'Facts',
  pricesKind: 'Prices',
  sharedKind: 'From another page',
  sharedHint: 'Prices or questions of another page: written there, the same on both',
  whichPrices: 'Which prices or questions',
  questionsKind: 'Questions',
  articlesKind: 'Articles',
  peopleKind: 'People',
  sections: 'Sections',

  ...own,
};
