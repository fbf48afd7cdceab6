/** The owner’s settings. */

export const messages = {
  // domain/settings/fields.ts
  /** By the name of each setting, which is that of its column too. */
  fields: {
    name: { label: 'Name of the business' },
    phone: { label: 'Telephone', hint: 'As visitors read it, with the country code.' },
    second: { label: 'Second telephone', hint: 'Leave it empty for none.' },
    email: { label: 'Email address' },
    whatsapp: { label: 'WhatsApp', hint: 'Leave it empty to take WhatsApp off the website.' },
    greeting: {
      label: 'WhatsApp greeting',
      hint: 'What stands in the chat when somebody opens it.',
    },
    note: {
      label: 'Sentence below photographs',
      hint: 'Leave it empty to take it off the website.',
    },
    street: { label: 'Street' },
    city: { label: 'Town' },
    region: {
      label: 'Region',
      hint: 'State, province or county, where addresses have it. Leave it empty otherwise.',
    },
    postcode: { label: 'Postcode' },
    country: { label: 'Country' },
    hours: { label: 'Opening hours', hint: 'Tick the days on which you are open.' },
    closures: {
      label: 'Days closed',
      hint: 'Holidays and the like, both days included. They leave the website when they are over.',
    },
    vat: {
      label: 'Note on VAT',
      hint: 'Below the prices, for example: All prices include VAT. Leave it empty for none.',
    },
    socials: {
      label: 'Social profiles',
      hint: 'At the foot of every page, and for search engines.',
    },
    company: { label: 'Legal name' },
    legal: {
      label: 'Line at the foot of every page',
      hint: 'Such as the number of the company and its VAT number. Leave it empty for none.',
    },
    trade: { label: 'Kind of business' },
    languages: {
      label: 'Languages spoken',
      hint: 'Choose from the list, or type a name and press Enter.',
    },
    area: { label: 'Where you work', hint: 'A town or a region.' },
    bracket: { label: 'Price range', hint: 'From £ for cheap to ££££, in signs of your currency.' },
    prices: { label: 'Prices', hint: 'On the page of each service.' },
    words: {
      label: 'Words of the website',
      hint: 'Labels, buttons and sentences that are on no page of their own. Empty ones are as the site came.',
    },
    translations: { label: 'Words in other languages' },
    untranslated: { label: 'What is not translated' },
    counts: {
      label: 'Numbers',
      hint: 'How many people look at which page, and where they come from. Sums alone, kept for thirteen months: no cookies, and nothing about anybody. The privacy page says so by itself where its text has {counting}.',
    },
    logo: { label: 'Logo' },
    icon: {
      label: 'Icon of the website',
      hint: 'A square picture, for tabs of browsers and the screens of phones.',
    },
    reviews: {
      label: 'Where customers can review you',
      hint: 'Such as your link for Google reviews. Each customer who has given you their word is shown it, whatever they wrote. Leave it empty for none.',
    },
  },

  // admin/settings/HoursFields.tsx
  daysClosedNumbered: (value: number) => `Days closed, ${value}`,
  firstDay: 'First day',
  lastDay: 'Last day',
  reason: 'Reason',
  remove: 'Remove',
  addDaysClosed: 'Add days closed',

  // admin/settings/SettingFields.tsx
  secondTelephoneLabel: 'What the second one is for',
  secondTelephoneLabelHint: 'Visitors read it before the number.',
  emergencies: 'Emergencies',

  // admin/settings/SettingsScreen.tsx
  contact: 'Contact',
  contactHint: 'On every page, and in what search engines are told.',
  address: 'Address',
  addressHint: 'Written as the country does.',
  aboutTheBusiness: 'About the business',
  aboutHint: 'For search engines, and for the page that says who is responsible.',
  headerAndFooter: 'Header and footer',
  onEveryPage: 'On every page.',
  languages: 'Languages',
  whatVisitorsReadIn: 'What visitors read in each language.',
  showsUntranslated: 'Show what is not translated',
  whatIsShownThen:
    'In other languages, lists of articles and jobs, the menu and the search then also lead to what is there in the main language alone, and say so. Otherwise it is not shown there.',
  countsViews: 'Count visits',
  photographs: 'Photographs',
  photographsHint: 'On the home page, and on those of services and jobs.',
  earlierSettings: 'Earlier settings',
  earlierHint: 'Whatever was saved can be put back.',

  // admin/settings/HoursFields.tsx
  closed: 'Closed',
  opensOn: (day: string, isSo: boolean) => `${day}: opens${isSo ? '' : ' again'}`,
  closesOn: (day: string, isSo: boolean) => `${day}: closes${isSo ? '' : ' after the break'}`,
  removeBreakOn: (day: string) => `Remove<heard> the break on ${day}</heard>`,
  addBreakOn: (day: string) => `Add a break<heard> on ${day}</heard>`,

  // admin/settings/SettingFields.tsx
  inLanguage: (label: string, language: string) => `${label}, in ${language}`,

  // admin/settings/LogoField.tsx
  logoHint: (name: string) =>
    `An SVG, or a PNG or WebP with a transparent ground. Without one the header says ${name}.`,
  darkLogoHint:
    'Where the page is dark, as above the opening picture. Without one the other is shown.',
  change: 'Change',
  takeOut: (name: string) => `Take out<heard> “${name}”</heard>`,
  pictureGone: 'This picture is not in the library any more.',

  // admin/settings/PriceFields.tsx
  pricesHint: (currency: string) =>
    `Amounts in ${currency}. Which prices there are, whether each is fixed or the lowest, and whether it is by the hour or the like, is said on the page of the service, in the section with its prices.`,
  thePrices: 'The prices',

  // admin/settings/SettingsScreen.tsx
  nothingEarlier: 'Nothing has been changed since the website was delivered.',
  asDelivered: 'As delivered',
  inUse: 'Saved last',
  putBack: 'Put back',
  putBackNamed: (changes: string) => `Put back: ${changes}`,

  // admin/settings/SettingsScreen.tsx
  theSettings: 'The settings',
  administratorsOnly:
    'Only administrators change what the website says about the business. Ask one of them when a number, the hours or a price is another one.',

  // admin/settings/ListFields.tsx
  socialProfileNumbered: (value: number) => `Social profile, ${value}`,
  network: 'Network',
  addressOfYourPage: 'Address of your page',
  addSocialProfile: 'Add a social profile',

  // admin/settings/answers/AnswerSettingsForm.tsx
  answersToEnquiries: 'Answers to enquiries',
  theTexts: 'The texts',
  answersHint:
    'Texts that an answer begins with. {name}, {service} and {staff} are filled in. They hold at once; nothing has to be published.',

  // admin/settings/answers/AnswerSettingsForm.tsx
  addText: 'Add a text',
  asTheSiteCame: 'As the site came',
  repliesToPerson:
    'What customers answer goes to whoever wrote to them, and not to the address of the business',
  saveTexts: 'Save the texts',

  // admin/settings/answers/AnswerSettingsForm.tsx
  textNumbered: (value: number) => `Text ${value}`,
  onItsButton: 'On its button',
  subject: 'Subject',
  textLabel: 'Text',
  moveUp: 'Move up',
  moveDown: 'Move down',

  // admin/settings/answers/answer-form.ts
  atMostCharacters: (longest: string) => `Use at most ${longest} characters.`,
  buttonNeeded: 'Enter what stands on its button.',
  subjectNeeded: 'Enter the subject of the mail.',
  textNeeded: 'Enter the text.',

  // admin/settings/settings-rules.ts
  phoneRule: (number: string) => `Begin with + and the country code, as in ${number}.`,
  chooseADay: 'Choose a day.',
  timeNeeded: 'Enter a time, for example 09:00.',
  bothTimesNeeded: 'Enter both times, or mark the day as closed.',
  bothTimesOrNoBreak: 'Enter both times, or remove the break.',
  closesBeforeOpening: 'Closing time must be later than opening time.',
  opensBeforeClosing: 'Open again later than you closed before.',
  orLeaveItEmpty: (value: string) => `${value} Or leave it empty.`,
  secondTelephoneLabelNeeded: 'Say what it is for, for example Emergencies.',
  lastDayBeforeFirst: 'The last day must not be before the first.',
  languageNeeded: 'Enter one language at least.',
  tooManyLanguages: 'Enter at most 12 languages.',
  unknownLanguage: (strange: string) =>
    `“${strange}” is no language that we know. Choose one from the list.`,
  networkNeeded: 'Enter the name of the network.',
  profileAddressNeeded: 'Enter its address, which begins with https://.',
  keepPlaceholder: (missing: string) =>
    `Keep {${missing}}: it stands for what the website puts in there.`,
  nameNeeded: 'Enter what people call the business.',
  emailNeeded: 'Enter one email address, for example hello@example.com.',
  streetNeeded: 'Enter the street and the number.',
  townNeeded: 'Enter the town.',
  postcodeNeeded: 'Enter the postcode.',
  amountNeeded: (writeAmount: string, writeAmount2: string) =>
    `Enter an amount, for example ${writeAmount} or ${writeAmount2}.`,
  legalNameNeeded: 'Enter the full name of the business.',
  areaNeeded: 'Enter a town or a region.',
  priceRangeNeeded: 'Enter something like ££.',

  // domain/settings/settings-merge.ts
  logoOnDarkGrounds: 'Logo on dark grounds',

  // domain/settings/trades.ts
  homeAndConstruction: 'Home and construction',
  builderOrGeneralContractor: 'Builder or general contractor',
  electrician: 'Electrician',
  painterAndDecorator: 'Painter and decorator',
  heatingAndAirConditioning: 'Heating and air conditioning',
  locksmith: 'Locksmith',
  removals: 'Removals',
  plumber: 'Plumber',
  roofer: 'Roofer',
  architectDesignerOrEngineer: 'Architect, designer or engineer',
  furnitureShop: 'Furniture shop',
  hardwareShop: 'Hardware shop',
  shopForTheHome: 'Shop for the home',
  gardenCentre: 'Garden centre',
  carRepairs: 'Car repairs',
  storage: 'Storage',
  anotherKindOfShop: 'Another kind of shop',
  somethingElse: 'Something else',

  // domain/settings/words.ts
  wordGroups: {
    frame: 'Header and footer',
    form: 'Contact form',
    list: 'List of articles',
    articles: 'Articles',
    jobs: 'Jobs',
    prices: 'Prices',
    heard: 'For screen readers and search engines',
  },
  wordAboveArticles: 'Above articles and their list',
  listTitle: 'Title of the list of articles',
  listLead: 'Sentence below that title',
  titleInSearchResults: 'Title in search results',
  descriptionInSearchResults: 'Description in search results',
  fieldThatSearches: 'Field that searches',
  buttonOfThatField: 'Button of that field',
  searchFailed: 'When the search does not load',
  noArticles: 'While there is no article',
  linkToNewerArticles: 'Link to newer articles',
  linkToOlderArticles: 'Link to older articles',
  olderNewerName: 'Name of those two links, which is heard',
  furtherPagesInSearch: 'Further pages, in search results',
  subjectsName: 'Name of the subjects, which is heard',
  aboveSubject: 'Above articles about a subject',
  linkToAllArticles: 'Link from there to all',
  subjectSearchTitle: 'Their title in search results',
  subjectCardTitle: 'Their title on a picture for networks',
  subjectDescriptionOne: 'Their description, for one article',
  subjectDescriptionMore: 'Their description, for more',
  feedNote: 'In the feed, for people who open it in a browser',
  subjectFurtherPages: 'Description of their further pages',
  whoWroteIt: 'Who wrote it',
  beforeLastChange: 'Before the day of the last change',
  readingTime: 'How long it takes to read',
  aboveItsHeadings: 'Above its headings',
  headingsName: 'Name of them, which is heard',
  articleSubjectsName: 'Name of its subjects, which is heard',
  buttonThatSharesIt: 'Button that shares it',
  addressCopied: 'When its address is copied',
  nextArticlesName: 'Name of the next two, which is heard',
  aboveTheOneBefore: 'Above the one before',
  aboveTheOneAfter: 'Above the one after',
  aboveThoseLikeIt: 'Above those like it',

  // domain/settings/words/contact.ts
  formName: 'Name of the form, which is heard',
  fieldForTheName: 'Field for the name',
  fieldForContact: 'Field for number or address',
  choiceOfAService: 'Choice of a service',
  whileNoneIsChosen: 'While none is chosen',
  forNoneOfThem: 'For none of them',
  fieldForTheMessage: 'Field for the message',
  whatPeopleAgreeTo: 'What people agree to',
  linkToPrivacy: 'Link to what you keep',
  buttonThatSends: 'Button that sends',
  whileItIsSent: 'While it is sent',
  thanks: 'Thanks',
  sentenceBelowTheThanks: 'Sentence below the thanks',
  formNotLoaded: 'When the form did not load',
  formNotLoadedHint: 'What else people can do then',
  formNotLoadedWithoutWhatsapp: 'What else, without WhatsApp',
  whatsappLinkWords: 'Words of its link to WhatsApp',
  noScripts: 'Where JavaScript is off',
  noScriptsWithoutWhatsapp: 'Where it is off, without WhatsApp',
  noScriptsSent: 'Where it is off, once a message has come',
  noScriptsNotSent: 'Where it is off, when one could not be sent',
  closedOnDays: 'On which days you are closed',

  // domain/settings/words.ts
  servicesButton: 'Button of the services in the menu',
  linkToTheArticles: 'Link to the articles',
  linkToTheFeed: 'Link to the feed',
  linkToWhatsapp: 'Link to WhatsApp',
  signOfWhatsapp: 'Sign of WhatsApp',
  linkPastTheHeader: 'Link past the header',
  buttonOfTheMenu: 'Button of the menu',
  buttonThatClosesIt: 'Button that closes it',
  nameOfTheMenu: 'Name of the menu',
  footerServicesName: 'Name of the services at the foot',
  footerLinksName: 'Name of the links beside them',
  firstPageInSearch: 'First page, in search results',
  jobsWithoutPage: 'Jobs, while they have no page of their own',
  businessInSentence: 'The business in a sentence, for search engines and the feed',

  // domain/settings/words.ts
  aboveJobName: 'Above the name of a job',
  itsPlace: 'Its place',
  itsYear: 'Its year',
  itsMaterials: 'Its materials',
  howLongItTook: 'How long it took',
  oneWeek: 'One week',
  moreWeeks: 'More weeks',
  itsService: 'Its service',
  onPictureBefore: 'On a picture from before the work',
  onPictureAfter: 'On a picture from after it',
  comparisonSlider: 'What moves between the two, which is heard',
  pictureLeadsTo: 'What a picture leads to, which is heard',
  aboveJobBefore: 'Above the job before',
  aboveTestimonial: 'Above what the customer says',
  pointsOfACustomer: 'Points of a customer',
  belowTestimonials: 'Below what customers say, where all is shown',
  belowSelectedWords: 'The same where it is a selection',
  aboveJobAfter: 'Above the job after',

  // domain/settings/words.ts
  beforeLowestAmount: 'Before an amount that is the lowest',
  perHour: 'Behind one by the hour',
  perDay: 'Behind one by the day',
  perMetre: 'Behind one by the metre',
  perSquareMetre: 'Behind one by the square metre',
  perPiece: 'Behind one by the piece',
  priceTableName: 'Name of a table, which is heard',
  fixedPriceTableName: 'Name of one with fixed prices',
  firstColumnName: 'Name of its first column',
  secondColumnName: 'Name of its second column',
  fixedPriceColumnName: 'Name of that where prices are fixed',
  reasonHint: 'Visitors read it; it may be empty.',

  // admin/settings/OldFacts.tsx
  oldFacts: 'Texts that still say what was',
  stillStands: 'What you have changed still stands as it was in:',
  stillStandsHint:
    'Ticked texts are changed in their drafts. The website has them when those are published.',
  untilPublished: 'on the website until the draft is published',
  changeTicked: (count: number) =>
    count === 0 ? 'Change the ticked ones' : `Change the ticked ones (${count})`,
  textsChanged: (count: number) =>
    count === 1
      ? '1 text is changed. It waits to be published.'
      : `${count} texts are changed. They wait to be published.`,
  textNotChanged: (name: string, why: string) => `Not changed: ${name}. ${why}`,
  hoursElsewhere:
    'Google keeps opening hours of its own. A press marks these, to copy them into your Google Business Profile.',
  // admin/settings/BackupSection.tsx
  backup: 'Backup',
  backupHint:
    'Texts, pictures, enquiries and accounts in one file, without passwords. It holds people’s names, addresses and messages: keep it where only you can read it.',
  noBackup: 'None has been made yet.',
  lastBackup: (name: string, size: string) =>
    `Last backup: <time></time>${name && ` by ${name}`}, ${size}.`,
  downloadBackup: 'Download a backup',
  movingIn: 'Moving in from WordPress',
  makingBackup: 'It is being made…',
  backupRunning: 'One is being made just now. Only one is made at a time: try again in a moment.',
  backupElsewhere:
    'This website has no server of its own that could make one. Whoever looks after it makes it with the command “npm run backup”.',
  backupBrokeOff: 'The backup broke off before its end, so there is none. Try again.',
};
