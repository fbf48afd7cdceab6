/** The kinds of sections: their names, fields and rules. */
export const words = {
  // sections/articles/schema.ts
  whichArticles: 'Which articles',
  chosenOnes: 'Chosen ones',
  theLatestWithA: 'The latest with a tag',
  theLatest: 'The latest',
  chosenArticles: 'Chosen articles',
  tag: 'Tag',

  // sections/call/schema.ts
  title: 'Title',
  text: 'Text',

  // sections/common.ts
  label: 'Label',
  statement: 'Statement',
  shownUntilItIs: 'Shown until it is there',
  ground: 'Ground',
  plain: 'Plain',
  shaded: 'Shaded',
  button: 'Button',
  whereTheButtonLeads: 'Where the button leads',

  // sections/contact/schema.ts
  aboutTheChat: 'About the chat: {whatsapp} is the link',
  whenYouAnswer: 'When you answer',
  wordsOfThatLink: 'Words of that link',
  nameOfTheNumber: 'Name of the number',
  nameOfTheAddress: 'Name of the address for mail',
  nameOfTheHours: 'Name of the hours',
  nameOfTheAddress2: 'Name of the address',

  // sections/customer-words/schema.ts
  whichWords: 'Which words',
  thoseOfAllJobs: 'Those of all jobs',
  thoseOfJobsOf: 'Those of jobs of this service',
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
  isSo: 'yes',
  isNotSo: 'no',

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
  aPictureThatFills: 'A picture that fills the screen, with the headline',
  theTitleOfThe: 'The title of the page, a text and a picture',
  twoToFourShort: 'Two to four short texts side by side',
  pictureAndText: 'Picture and text',
  aLargePictureWith: 'A large picture with a statement beside it',
  galleriesAllOrChosen: 'Galleries, all or chosen ones',
  whatHappensWhen: 'What happens when',
  theFormAndThe: 'The form, and the numbers and hours of the settings',
  namesWithAText: 'Names with a text each',
  paragraphsHeadingsListsAnd: 'Paragraphs, headings, lists and links',
  namesAndWhatThey: 'Names and what they mean, or who is responsible',
  whatItCostsAnd: 'What it costs, and what that depends on',
  answersThatUnfold: 'Answers that unfold',
  chosenOnesOrThe: 'Chosen ones, or the latest',
  whatCustomersSay: 'What customers say',
  wordsThatCustomersGave: 'Words that customers gave, the newest first',
  nextStep: 'Next step',
  aTextAndA: 'A text and a button, on a dark ground',
  whoWorksHereWith: 'Who works here, with their pictures',

  // sections/list/schema.ts
  entries: 'Entries',
  entry: 'entry',
  whereItLeads: 'Where it leads',
  theServicesToo: 'The services too',
  no: 'No',
  behindTheFirstEntry: 'Behind the first entry',

  // sections/page-problems.ts
  thePageHasNo: 'The page has no title.',
  thePageHasNoOpening: 'The page has no opening: add “Title” or “Opening picture”.',
  whatHasTheTitle: 'What has the title of the page stands first: move it to position 1.',
  thePageHasIts: (name: string) =>
    `The page has its title twice: hide “${name}” or take it out, as it stands first once.`,
  canStandOnA: (name: string) => `“${name}” can stand on a page once.`,
  hasNoPlaceOn: (name: string) => `“${name}” has no place on this kind of page.`,
  pictureSayWhatIt: 'Picture: Say what it shows, for people who can’t see it.',
  phonesStillGetThe: (name: string) =>
    `${name}: phones still get the picture as the site came. Change the one for upright screens too, or take it out.`,
  nothingIsCalledSo: (where: string, name: string) =>
    `${where}: nothing is called {${name}}, so visitors read it as it is.`,

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
  theLowest: (from: string) => `The lowest (“${from}”)`,
  fixed: 'Fixed',
  itIsPaid: 'It is paid',
  forAllOfIt: 'For all of it',
  byTheHour: 'By the hour',
  byTheDay: 'By the day',
  byTheMetre: 'By the metre',
  byTheSquareMetre: 'By the square metre',
  byThePiece: 'By the piece',
  headingOfWhatThe: 'Heading of what the price depends on',
  whatThePriceDepends: 'What the price depends on',
  reason: 'reason',

  // sections/problems.ts
  writeAnAmountFor: (writeAmount: string, writeAmount2: string) =>
    `Write an amount, for example ${writeAmount} or ${writeAmount2}.`,
  thisIsNoAddress: 'This is no address. Write /services/…, #contact or https://….',
  chooseAPicture: 'Choose a picture.',
  chooseOneOfThese: 'Choose one of these.',
  tooManyCharactersFit: (over: number, limit: number) =>
    `${over} too many: ${limit} characters fit.`,
  writeSomethingHere: 'Write something here.',
  linesFit: (length: number, most: number) => `${length} lines: ${most} fit.`,
  aLineIsEmpty: 'A line is empty.',
  aLineHasCharacters: (longest: number, limit: number) =>
    `A line has ${longest} characters: ${limit} fit.`,
  theDescriptionHasCharacters: (over: number, limit: number) =>
    `The description has ${over} characters too many: ${limit} fit.`,
  addOneAtLeast: (item: string) => `Add one ${item} at least.`,
  addAtLeastIt: (least: number, count: number) => `Add ${least} at least: it has ${count}.`,
  fit: (count: number, most: number) => `${count}: ${most} fit.`,

  // sections/promises/schema.ts
  promises: 'Promises',
  promise: 'promise',

  // sections/questions/schema.ts
  questions: 'Questions',
  question: 'question',
  question2: 'Question',
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
  allInTheOrder: 'All, in the order of the portfolio',
  thoseOfThisService: 'Those of this service',
  chosenJobs: 'Chosen jobs',
  largePicturesThenA: 'Large pictures, then a list',
  cardsWithASummary: 'Cards with a summary',
  aListForEach: 'A list for each service',
  nameOfTheOther: 'Name of the other jobs',
  titleKind: 'Title',
  promisesKind: 'Promises',
  jobsKind: 'Jobs',
  stepsKind: 'Steps',
  contactKind: 'Contact',
  listKind: 'List',
  textKind: 'Text',
  factsKind: 'Facts',
  pricesKind: 'Prices',
  questionsKind: 'Questions',
  articlesKind: 'Articles',
  peopleKind: 'People',
  sections: 'Sections',
};
