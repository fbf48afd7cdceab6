import type { messages as english } from '#languages/en/staff/appointments.ts';

export const messages: typeof english = {
  theAddress: 'Die Adresse',
  addressOfTheCalendar: 'Adresse des Kalenders',
  calendarHint:
    'Fügen Sie sie dort ein, wo Ihr Kalender einen anderen abonniert: „Per URL“ in Google Kalender, „Neues Kalenderabonnement“ auf einem Mac oder iPhone. Google sieht etwa zweimal am Tag nach, andere öfter.',
  changeAddress: 'Adresse ändern',
  askChangeAddress: 'Adresse des Kalenders ändern?',
  changeIt: 'Ändern',
  changeAddressHint:
    'Kalender mit der alten Adresse zeigen keine Termine mehr, auch die Ihrer Kollegen, bis sie die neue haben. Ändern Sie sie, wenn jemand das Team verlässt oder wenn die Adresse in fremde Hände geraten ist.',
  noAppointmentsHint: 'Schlagen Sie einen aus einer Anfrage vor.',
  noAppointmentsAhead: 'Keine kommenden Termine vor Ort',
  appointmentsAhead: 'Kommende Termine vor Ort',
  agreed: 'Vereinbart',
  proposed: 'Vorgeschlagen',
  appointmentsHint: 'Werden aus einer Anfrage vorgeschlagen und dort verschoben oder abgesagt.',
  inYourCalendar: 'In Ihrem Kalender',
  calendarContent:
    'Alle Termine vor Ort mit Name und Ort, für jeden, der die Adresse hat. Geben Sie sie nur im Team weiter.',

  customersLink: 'Link des Kunden',
  theCustomersLink: 'Der Link des Kunden',
  appointmentFromBackup:
    'Dieser Termin kam aus einer Sicherung. Verschieben Sie ihn, dann gibt es einen neuen Link.',
  address: 'Adresse',
  customersLinkHint: 'Senden Sie ihn nur dem Kunden: Wer ihn hat, kann an dessen Stelle antworten.',
  asIcs: 'Als .ics',
  appointment: 'Termin vor Ort',
  move: 'Verschieben',
  withdraw: 'Absagen',
  askWithdraw: (name) => `Termin vor Ort bei ${name} absagen?`,
  withdrawIt: 'Absagen',
  withdrawHint: (email) =>
    `Eine E-Mail sagt es ${email}, mit einer Datei, die den Termin aus einem Kalender nimmt, in dem er steht.`,
  withdrawUnmailed: 'Es ist keine E-Mail-Adresse bekannt: Nur Sie können es dem Kunden sagen.',

  proposeAppointment: 'Termin vorschlagen',

  halfAnHour: '30 Minuten',
  threeQuarters: '45 Minuten',
  oneHour: '1 Stunde',
  hourAndAHalf: '1½ Stunden',
  twoHours: '2 Stunden',
  threeHours: '3 Stunden',
  fourHours: '4 Stunden',
  eightHours: '8 Stunden',
  overlapsWith: (names) => `Zur selben Zeit: der Termin vor Ort bei ${names}.`,
  placeNeeded: 'Geben Sie an, wo der Termin ist.',
  moveAppointmentTo: (name) => `Termin vor Ort bei ${name} verschieben`,
  proposeAppointmentTo: (name) => `Termin vor Ort bei ${name} vorschlagen`,
  timesAreTheSame: 'Die beiden Zeiten sind gleich.',
  length: 'Dauer',
  minutes: (minutes) => `${minutes} Minuten`,
  place: 'Ort',
  placeHint:
    'Wohin Sie fahren. Der Ort steht in der E-Mail, und wer den Link des Kunden hat, sieht ihn.',
  agreedAlready: 'Schon vereinbart, etwa am Telefon: Die E-Mail bestätigt den Termin',
  send: 'Senden',
  noteIt: 'Notieren',
  noMailAddress: (name) =>
    `${name} hat keine E-Mail-Adresse angegeben, deshalb wird nichts gesendet. Danach können Sie einen Link für den Kunden kopieren oder ihm den Termin am Telefon sagen.`,
  mailedAgreed: (email) => `${email} bekommt eine E-Mail mit dem Termin für den Kalender.`,
  mailedProposed: (email) =>
    `${email} bekommt eine E-Mail mit einem Link, um eine Zeit zu wählen oder um eine andere zu bitten.`,

  addSecondTime: 'Zweite Zeit hinzufügen',
  onlyOneTime: 'Nur eine Zeit',
  freeTimes: 'Freie Zeiten',
  date: 'Tag',
  time: 'Uhrzeit',
  firstDate: 'Erster Tag',
  firstTime: 'Erste Uhrzeit',
  secondDate: 'Zweiter Tag',
  secondTime: 'Zweite Uhrzeit',

  proposedNotAnsweredYet: 'Vorgeschlagen, noch nicht beantwortet',
  otherTimeAsked: 'Andere Zeit gewünscht',
  cancelledByTheCustomer: 'Vom Kunden abgesagt',
  withdrawn: 'Abgesagt',

  appointmentChanged:
    'Der Termin hat sich geändert, seit Sie ihn geöffnet haben: Der Kunde hat vielleicht geantwortet.',

  chooseDayAndTime: 'Wählen Sie Tag und Uhrzeit.',
  timeHasPassed: 'Diese Zeit ist vorbei.',
  tooFarAhead: 'Das ist in mehr als einem Jahr.',
  closedOnThisDay: (value) => `An diesem Tag haben Sie geschlossen${value}.`,
  closedOnThisWeekday: 'An diesem Wochentag haben Sie geschlossen.',
  fromTo: (opens, closes) => `${opens} bis ${closes}`,
  outsideOpeningHours: (said) => `Außerhalb Ihrer Öffnungszeiten: ${said}.`,
  appointmentChangedTypedKept:
    'Der Termin hat sich geändert, seit Sie ihn geöffnet haben: Der Kunde hat vielleicht geantwortet. Was Sie eingegeben haben, ist aufgehoben; schließen Sie dies und sehen Sie noch einmal nach.',
};
