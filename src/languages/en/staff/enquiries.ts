/** Enquiries and their answers. */
const number = (value: number) => value.toLocaleString('en-GB');

export const messages = {
  // admin/enquiries/EnquirySheet.tsx
  deleteForGood: 'Delete for good',
  askDelete: (name: string) => `Delete the enquiry of ${name}?`,
  deleteHint:
    'The message, what came with it, the contact details, your answers and your note are gone then. This can’t be undone.',
  noteTooLong: 'A note has at most 5,000 characters.',
  enquiryFrom: (name: string) => `Enquiry from ${name}`,
  answer: 'Answer',
  aboutThisEnquiry: 'About this enquiry',
  who: 'Who',
  lookedAfterBy: 'Looked after by',
  soFar: 'So far',
  afterTheJob: 'After the job',
  note: 'Note',
  forTheTeamOnly: 'For the team only',
  noteInSentence: 'note',
  stateOfThisEnquiry: 'State of this enquiry',
  quarantineWhy: (value: string) => `Held back: ${value}. Take it over if a customer wrote it.`,
  alsoCameFrom: ' · came from ',
  byTheCampaign: (page: boolean, led: string) =>
    `${page ? ', led' : ' · led'} by the campaign ${led}`,
  theHomePage: 'the home page',

  // admin/enquiries/EnquiriesScreen.tsx
  open: 'Open',
  aboutOnePerson: 'About one person',
  exportAsCsv: 'Export as CSV',
  searchHint: 'Search by name, address or words',
  countWithNew: (all: string, fresh: number) => `${all}, ${fresh} new`,
  enquiry: 'Enquiry',
  theEnquiry: 'The enquiry',
  mail: 'Mail',
  telephone: 'Telephone',
  whatsapp: 'WhatsApp',
  other: 'Other',
  received: 'Received',
  state: 'State',
  name: 'Name',
  service: 'Service',
  message: 'Message',
  language: 'Language',
  firstAnswered: 'First answered',
  answeredBy: 'Answered by',
  cameFrom: 'Came from',
  quarantineHint:
    'They look as if programs had sent them, so they wait apart from the others. There may be a customer among them.',
  quarantineCounted: (counted: string) => `${counted} held back`,
  lookThrough: 'Look through',

  // admin/enquiries/EnquiryList.tsx
  byCampaign: (campaign: string) => ` by ${campaign}`,
  inLanguage: (language: string) => `, in ${language}`,
  wroteIn: (language: string) => `Wrote in ${language}`,
  lookedAfterByName: (name: string) => `, looked after by ${name}`,
  noEnquiriesHint:
    'What visitors write in the contact form of the website arrives here. You answer by mail or telephone and note here what was said.',

  // admin/enquiries/EnquiryPictures.tsx
  photographsTooEarly:
    'Photographs had been added, but too long before the message was sent: they did not come with it. Ask for them.',
  attachments: 'What came with it',
  showPhotographLarge: (position: number) => `Show photograph ${position} large`,
  sketchPdf: (position: number, megabytes: string) => `Sketch ${position} (PDF, ${megabytes})`,
  saveAll: 'Save all',
  onePhotograph: '1 photograph',
  photographs: (count: number) => `${count} photographs`,
  oneSketch: '1 sketch',
  sketches: (sketches: number) => `${sketches} sketches`,
  deletedWithTheEnquiry: (parts: string, megabytes: string) =>
    `${parts}, ${megabytes}. Deleted with the enquiry.`,
  photographOf: (value: number, count: number) => `Photograph ${value} of ${count}`,
  attachmentAsSent: (value: number, count: number) =>
    `As the customer sent it, ${value} of ${count}`,
  before: 'Before',
  next: 'Next',

  // admin/enquiries/answer/AnswerPart.tsx
  answerByMailTo: (email: string) => `Answer by mail to ${email}`,
  textsToBeginWith: 'Texts to begin with',
  ownWords: '+ Own words',
  anotherTextIsKept:
    'Another text of yours is kept.<button>Put it back</button><button2>Delete it</button2>',
  hasAnsweredMeanwhile: (value: string) => `${value} has answered meanwhile`,
  sendMineAnyway: 'Send mine all the same',
  discardMine: 'Discard mine',
  yoursIsAbove: (words: boolean) =>
    `Yours is above and not sent. ${words ? 'Theirs:' : 'They noted no words.'}`,
  called: 'Called',
  wroteOnWhatsapp: 'Wrote on WhatsApp',
  wroteByMail: 'Wrote by mail',
  answeredOtherwise: 'Answered otherwise?',

  // admin/enquiries/answer/AnswerText.tsx
  yourAnswer: 'Your answer',
  subject: 'Subject',
  whatYouWrite: 'What you write',
  answerTooLong: 'An answer has at most 5,000 characters.',
  noRoomSendFirst: 'This browser has no room for a copy: send it before you close this page.',
  send: 'Send',
  discard: 'Discard',
  goesOutInYourName: (fromAddress: string, replyTo: string) =>
    `Goes out in your name from ${fromAddress}; the answer to it comes to ${replyTo}.`,
  noMailLeavesYet: 'No mail leaves from here yet',
  openInMyMail: 'Open in my mail program',
  mailsStayInOutbox: 'This website keeps its mails in the outbox of the machine that it runs on.',
  sendByOwnProgram: (value: string) =>
    `${value} Send these words with your own mail program, and note below that you wrote.`,
  openInWhatsapp: 'Open in WhatsApp',
  copyItYourself: 'This browser does not allow it: mark the text and copy it.',
  copyTheWords: 'Copy the words',

  // admin/enquiries/answer/use-answering.ts
  leavesSoon: (email: string) => `Noted. It leaves for ${email} in a few seconds.`,
  waitsForMails: (email: string) =>
    `Noted as answered. The mail to ${email} waits until mails leave from here.`,
  staysInOutbox: (email: string) =>
    `Noted as answered. The mail to ${email} is in the outbox and does not leave from here.`,
  notedAsAnswered: 'Noted as answered.',
  answerTakenBack: 'Taken back: the enquiry waits for an answer again.',

  // admin/enquiries/quarantine/QuarantinedEnquiries.tsx
  wasTakenOver: 'was taken over into the inbox',
  wasMarkedAsSpam: 'is among the spam',
  enquiryIsNow: (name: string, done: string) => `The enquiry of ${name} ${done}.`,
  quarantineTitle: (count: string) => `${count} held back`,
  whatIsQuarantined: 'What is held back',
  quarantineExplained:
    'These look like a flood, came without what a browser sends with them, or fill in a field that nobody sees. Nobody was told of each. Take over what customers wrote: it is in the inbox then.',
  nothingQuarantinedHint: 'Enquiries that look as if programs had sent them wait here.',
  nothingIsQuarantined: 'Nothing is held back',
  showTheInbox: 'Show the inbox',
  moreAfterThese: (counted: string) => `${counted} when these are looked through.`,
  takeOver: 'Take over',
  takeOverNamed: (name: string) => `Take over the enquiry of ${name}`,
  spam: 'Spam',
  spamNamed: (name: string) => `Spam: the enquiry of ${name}`,
  askTakeAllOver: (all: string) => `Take ${all} over into the inbox?`,
  takeAllOverHint: 'They stand among the new ones then. Nobody gets a mail about them.',
  takeAllOver: 'Take all over',
  allTakenOver: 'All were taken over into the inbox.',
  askDeleteAll: (all: string) => `Delete ${all} for good?`,
  deleteAllHint:
    'The messages and contact details are gone then. This can’t be undone. Take over first what customers wrote.',
  deleteAll: 'Delete all',
  allDeleted: 'All were deleted.',

  // admin/enquiries/pictures/TakeIntoLibrary.tsx
  fromAnEnquiry: 'From an enquiry',
  notedBy: 'Noted by ',
  formerColleague: 'somebody who has left',
  photographsAllowed: (customer: string) =>
    `${customer} lets us show these photographs<part></part>`,
  takeIntoLibrary: 'Take over into Pictures',
  onTheirWayToLibrary: 'They are on their way into the library.',

  // admin/enquiries/sheet/EnquiryBar.tsx
  openAgain: 'Open again',
  notMarkedAs: (value: string) => `Not marked as ${value.toLowerCase()}.`,
  serverAwayTriedAgain: 'The server can’t be reached. It is tried again once you are back online.',
  notAnswered: 'Not answered<part></part>',
  answerNotSent: 'Answer not sent',
  markedAs: (value: string) => `Marked as ${value.toLowerCase()}.`,

  // admin/enquiries/sheet/EnquirySide.tsx
  nobodyYet: 'Nobody yet',
  withoutAName: 'Without a name',
  formerColleagueTitle: 'Somebody who has left',
  iLookAfterIt: 'I look after it',

  // admin/enquiries/story/Story.tsx
  read: 'Read',
  givenToSomebody: 'Given to somebody',
  answeredByMail: 'Answered by mail',
  answeredByTelephone: 'Answered by telephone',
  answeredOnWhatsapp: 'Answered on WhatsApp',
  markedAsAnswered: 'Marked as answered',
  openedAgain: 'Opened again',
  appointmentWasProposed: 'A visit was proposed',
  customerTookTime: 'The customer took a time for the visit',
  customerAskedOtherTime: 'The customer asked for another time',
  appointmentWasChanged: 'The visit was changed',
  appointmentWasCalledOff: 'The visit was called off',
  customerWasAskedForWord: 'The customer was asked for a word',
  customerGaveWord: 'The customer gave a word',
  wordWasWithdrawn: 'The word was withdrawn',
  looksAfterIt: (words: string) => `${words} looks after it`,
  nobodyLooksAfterIt: 'Nobody looks after it',
  doneBy: (by: string) => ` by ${by}`,
  whatItSays: (value: string) => `What it says<heard>: ${value}</heard>`,
  whatHappened: 'What happened',
  sentFromTheWebsite: 'Sent from the website',
  readBeforeWriting: (pages: string) => `Read before writing: ${pages}`,

  // admin/enquiries/story/Told.tsx
  mailAboutEnquiry: 'The mail about it',
  toldByMail: 'Told by mail',
  theConfirmation: 'The confirmation',
  confirmed: 'Confirmed',
  theReminder: 'The reminder',
  remindedByMail: 'Reminded by mail that it waits',
  theAnswer: 'The answer',
  sent: 'Sent',
  mailAboutAppointment: 'The mail about the visit',
  toldOfAppointmentByMail: 'Told by mail of the visit',
  theRequest: 'The request',
  askedByMail: 'Asked by mail',
  toRecipients: (recipients: string) => ` to ${recipients}`,
  mailFallback: 'A mail',
  mailGivenUp: (what: string, problem: string) =>
    `${what} could not be sent, and is given up. ${problem}`,
  triedAgainWhen: 'It is tried again <time></time>.',
  mailNotSentYet: (what: string, problem: string) =>
    `${what} could not be sent yet. ${problem} <part></part>`,
  goesOutTogether: (what: string) => `${what} goes out together with others, <time></time>`,
  isOnItsWay: (what: string) => `${what} is on its way.`,
  isInOutbox: (what: string) => `${what} is in the outbox and does not leave from here.`,

  // domain/enquiries/personal-data.ts
  photographsAndSketches: (count: number) =>
    `${number(count)} ${count === 1 ? 'photograph or sketch' : 'photographs and sketches'}`,
  appointmentCount: (count: number) => `${number(count)} ${count === 1 ? 'visit' : 'visits'}`,
  wordsAfterAJob: (count: number) =>
    `${number(count)} ${count === 1 ? 'word after a job' : 'words after a job'}`,
  mailsToThem: (count: number) =>
    `${number(count)} ${count === 1 ? 'mail to them' : 'mails to them'}`,
  enquiryFromWhen: (when: string) => `ENQUIRY, ${when}`,
  file: (name: string) => `File: ${name}`,
  /** @param kind of an event, as `answered_by_mail`. */
  happened: (when: string, kind: string) => `${when}: ${kind.replaceAll('_', ' ')}`,
  appointmentTo: (state: string, times: string, place: string) =>
    `Visit, ${state}: ${times}, ${place}`,
  mailOf: (when: string, subject: string) => `MAIL, ${when}: ${subject}`,
  noteOfTheStaff: (note: string) => `Note of the staff: ${note}`,
  couldNotBeFetched: 'could not be fetched',
  wordAfterAJobAsked: (when: string, is_published: boolean) =>
    `WORD AFTER A JOB, asked for ${when}${is_published ? ', shown on the website' : ''}`,
  nothingWasGiven: 'Nothing was given.',
  everythingAbout: (contact: string) => `Everything about ${contact}`,
  olderOneFollowsCount: (count: number) =>
    `${number(count)} ${count === 1 ? 'older one follows' : 'older ones follow'}`,

  // admin/privacy-requests/FoundPersonalData.tsx
  deleteEverything: 'Delete everything',
  askDeleteEverything: (contact: string) => `Delete everything about ${contact}?`,
  deletePersonHint: (value: string) => `${value}: all of it is gone then. This can’t be undone.`,
  whatStays:
    'What stays: backups until they are replaced, mails in your own mailboxes, and pictures that were taken over into Pictures. The log says that something was deleted, and by whom, but no word of it. How fast enquiries were answered is kept without a name.',
  deletedAndUnpublished:
    'Everything that was shown here is deleted. Their words leave the website with the release that has just been asked for.',
  mailsDeleted: 'The mails are deleted.',
  deletedAll: 'Everything that was shown here is deleted.',
  savedWithout: (lost: number) => `The zip is made, but ${lost} of the files could not be fetched.`,
  savedAsZip: 'The zip is made, and your browser saves it.',
  whatIsKept: 'What is kept',
  nothingIsKeptAbout: (contact: string) => `Nothing was found about ${contact}.`,
  exportAsZip: 'Export as zip',
  administratorsOnly: 'Only administrators delete what is kept.',
  alsoFound: 'Also in what was found, if they are the same person’s: <part></part>',
  theirEnquiries: 'Their enquiries',

  // admin/privacy-requests/PrivacyRequestsScreen.tsx
  addressNeeded:
    'Please enter a whole mail address, as in name@example.com, or a telephone number of six digits or more.',
  everythingAboutOnePerson: 'Everything about one person',
  explained:
    'Anybody may ask what you keep about them, have a copy of it, and have it deleted. This finds their enquiries with photographs, answers and visits, their words after a job, and the mails that went to them.',
  mailAddressOrTelephone: 'Mail address or telephone number',
  findEverything: 'Find everything',
};
