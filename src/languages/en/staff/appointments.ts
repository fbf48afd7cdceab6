/** Appointments and their times. */
export const messages = {
  // admin/appointments/AppointmentsScreen.tsx
  theAddress: 'The address',
  addressOfTheCalendar: 'Address of the calendar',
  calendarHint:
    'Paste it where your calendar subscribes to another: “From URL” in Google Calendar, “New calendar subscription” on a Mac or an iPhone. Google looks about twice a day, others more often.',
  changeAddress: 'Change the address',
  askChangeAddress: 'Change the address of the calendar?',
  changeIt: 'Change it',
  changeAddressHint:
    'Calendars with the old address see no visit any more, those of colleagues too, until they have the new one. Do this when somebody leaves, or when the address got about.',
  noAppointmentsHint: 'Propose one from an enquiry.',
  noAppointmentsAhead: 'No visits ahead',
  appointmentsAhead: 'Visits ahead',
  agreed: 'Agreed',
  proposed: 'Proposed',
  appointmentsHint: 'Proposed from an enquiry, and moved or withdrawn there.',
  inYourCalendar: 'In your calendar',
  calendarContent:
    'All visits with name and place, for everybody who has the address. Keep it among yourselves.',

  // admin/appointments/AppointmentPart.tsx
  customersLink: 'Customer’s link',
  theCustomersLink: 'The customer’s link',
  appointmentFromBackup: 'This visit came from a backup. Move it, and there is a new link.',
  address: 'Address',
  customersLinkHint: 'Send it to the customer alone: whoever has it can answer for them.',
  asIcs: 'As .ics',
  appointment: 'Visit',
  move: 'Move',
  withdraw: 'Withdraw',
  askWithdraw: (name: string) => `Withdraw the visit to ${name}?`,
  withdrawIt: 'Withdraw it',
  withdrawHint: (email: string) =>
    `A mail tells ${email}, with a file that takes the visit out of a calendar it is in.`,
  withdrawUnmailed: 'They left no mail address: nobody but you tells them.',

  // admin/appointments/ProposeAppointment.tsx
  proposeAppointment: 'Propose a visit',

  // admin/appointments/AppointmentDialog.tsx
  halfAnHour: '30 minutes',
  threeQuarters: '45 minutes',
  oneHour: '1 hour',
  hourAndAHalf: '1½ hours',
  twoHours: '2 hours',
  threeHours: '3 hours',
  fourHours: '4 hours',
  eightHours: '8 hours',
  overlapsWith: (names: string) => `At the same time: the visit to ${names}.`,
  placeNeeded: 'Say where the visit is.',
  moveAppointmentTo: (name: string) => `Move the visit to ${name}`,
  proposeAppointmentTo: (name: string) => `Propose a visit to ${name}`,
  timesAreTheSame: 'The two times are the same.',
  length: 'Length',
  minutes: (minutes: number) => `${minutes} minutes`,
  place: 'Place',
  placeHint: 'Where you go. It stands in the mail, and whoever has the customer’s link sees it.',
  agreedAlready: 'Agreed already, as on the telephone: the mail confirms it',
  send: 'Send',
  noteIt: 'Note it',
  noMailAddress: (name: string) =>
    `${name} left no mail address, so nothing is sent. Afterwards you can copy a link for them, or say it on the telephone.`,
  mailedAgreed: (email: string) => `${email} gets a mail with the visit for the calendar.`,
  mailedProposed: (email: string) =>
    `${email} gets a mail with a link to take a time or ask for another.`,

  // admin/appointments/AppointmentTimes.tsx
  addSecondTime: 'Add a second time',
  onlyOneTime: 'Only one time',
  freeTimes: 'Free times',
  date: 'Date',
  time: 'Time',
  firstDate: 'First date',
  firstTime: 'First time',
  secondDate: 'Second date',
  secondTime: 'Second time',

  // admin/appointments/appointment-words.ts
  proposedNotAnsweredYet: 'Proposed, not answered yet',
  otherTimeAsked: 'Another time is asked for',
  cancelledByTheCustomer: 'Cancelled by the customer',
  withdrawn: 'Withdrawn',

  // data/appointments/appointments.ts
  appointmentChanged:
    'The visit has changed since you opened this: the customer may have answered.',

  // domain/appointments/appointment-slots.ts
  chooseDayAndTime: 'Choose a day and a time.',
  timeHasPassed: 'This time has passed.',
  tooFarAhead: 'This is more than a year away.',
  closedOnThisDay: (value: string) => `You are closed on this day${value}.`,
  closedOnThisWeekday: 'You are closed on this day of the week.',
  fromTo: (opens: string, closes: string) => `${opens} to ${closes}`,
  outsideOpeningHours: (said: string) => `Outside your opening hours: ${said}.`,
  appointmentChangedTypedKept:
    'The visit has changed since you opened this: the customer may have answered. What you typed is kept; close this and look again.',
};
