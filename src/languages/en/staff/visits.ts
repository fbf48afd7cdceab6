/** Visits and their times. */
export const words = {
  // admin/visits/CalendarAddress.tsx
  fetchingTheAddress: 'Fetching the address',
  theAddress: 'The address',
  addressOfTheCalendar: 'Address of the calendar',
  pasteItWhereYour:
    'Paste it where your calendar subscribes to another: “From URL” in Google Calendar, “New calendar subscription” on a Mac or an iPhone. Google looks about twice a day, others more often.',
  changeTheAddress: 'Change the address',
  changeTheAddressOf: 'Change the address of the calendar?',
  keepIt: 'Keep it',
  changeIt: 'Change it',
  calendarsWithTheOld:
    'Calendars with the old address see no visit any more, those of colleagues too, until they have the new one. Do this when somebody leaves, or when the address got about.',

  // admin/visits/ComingVisits.tsx
  fetchingTheVisits: 'Fetching the visits',
  theVisits: 'The visits',
  proposeOneFromAn: 'Propose one from an enquiry.',
  noVisitsAhead: 'No visits ahead',
  visitsAhead: 'Visits ahead',
  agreed: 'Agreed',
  proposed: 'Proposed',

  // admin/visits/CopyVisitLink.tsx
  customersLink: 'Customer’s link',
  theCustomersLink: 'The customer’s link',
  close: 'Close',
  thisVisitCameFrom: 'This visit came from a backup. Move it, and there is a new link.',
  address: 'Address',
  sendItToThe: 'Send it to the customer alone: whoever has it can answer for them.',

  // admin/visits/ProposeVisit.tsx
  proposeAVisit: 'Propose a visit',

  // admin/visits/VisitDialog.tsx
  n30Minutes: '30 minutes',
  n45Minutes: '45 minutes',
  n1Hour: '1 hour',
  n1Hours: '1½ hours',
  n2Hours: '2 hours',
  n3Hours: '3 hours',
  n4Hours: '4 hours',
  n8Hours: '8 hours',
  atTheSameTime: (names: string) => `At the same time: the visit to ${names}.`,
  sayWhereTheVisit: 'Say where the visit is.',
  moveTheVisitTo: (name: string) => `Move the visit to ${name}`,
  proposeAVisitTo: (name: string) => `Propose a visit to ${name}`,
  theTwoTimesAre: 'The two times are the same.',
  length: 'Length',
  minutes: (minutes: number) => `${minutes} minutes`,
  place: 'Place',
  whereYouGoIt: 'Where you go. It stands in the mail, and whoever has the customer’s link sees it.',
  agreedAlreadyAsOn: 'Agreed already, as on the telephone: the mail confirms it',
  cancel: 'Cancel',
  send: 'Send',
  noteIt: 'Note it',
  leftNoMailAddress: (name: string) =>
    `${name} left no mail address, so nothing is sent. Afterwards you can copy a link for them, or say it on the telephone.`,
  getsAMailWith: (email: string) => `${email} gets a mail with the visit for the calendar.`,
  getsAMailWithA: (email: string) =>
    `${email} gets a mail with a link to take a time or ask for another.`,

  // admin/visits/VisitFile.tsx
  asIcs: 'As .ics',

  // admin/visits/VisitPart.tsx
  visit: 'Visit',
  move: 'Move',

  // admin/visits/VisitTimes.tsx
  addASecondTime: 'Add a second time',
  onlyOneTime: 'Only one time',
  freeTimes: 'Free times',
  date: 'Date',
  time: 'Time',
  firstDate: 'First date',
  firstTime: 'First time',
  secondDate: 'Second date',
  secondTime: 'Second time',

  // admin/visits/VisitsScreen.tsx
  visits: 'Visits',
  ahead: 'Ahead',
  proposedFromAnEnquiry: 'Proposed from an enquiry, and moved or withdrawn there.',
  inYourCalendar: 'In your calendar',
  allVisitsWithName:
    'All visits with name and place, for everybody who has the address. Keep it among yourselves.',

  // admin/visits/WithdrawVisit.tsx
  withdraw: 'Withdraw',
  withdrawTheVisitTo: (name: string) => `Withdraw the visit to ${name}?`,
  withdrawIt: 'Withdraw it',
  theyAreToldBy: 'They are told by mail, and it goes from their calendar if it is there.',

  // admin/visits/visit-words.ts
  proposedNotAnsweredYet: 'Proposed, not answered yet',
  anotherTimeIsAsked: 'Another time is asked for',
  cancelledByTheCustomer: 'Cancelled by the customer',
  withdrawn: 'Withdrawn',

  // data/visits/visits.ts
  theVisitHasChanged:
    'The visit has changed since you opened this: the customer may have answered.',

  // domain/visits/visit-slots.ts
  chooseADayAnd: 'Choose a day and a time.',
  thisTimeHasPassed: 'This time has passed.',
  thisIsMoreThan: 'This is more than a year away.',
  theBusinessIsClosed: (value: string) => `The business is closed on this day${value}.`,
  theBusinessIsClosedOn: 'The business is closed on this day of the week.',
  to: (opens: string, closes: string) => `${opens} to ${closes}`,
  theVisitDoesNot: (said: string) =>
    `The visit does not fit into the opening hours of this day: ${said}.`,
  theVisitHasChangedSince:
    'The visit has changed since you opened this: the customer may have answered. What you typed is kept; close this and look again.',
};
