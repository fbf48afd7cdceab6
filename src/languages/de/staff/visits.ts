import type { words as english } from '#languages/en/staff/visits.ts';

export const words: typeof english = {
  // admin/visits/CalendarAddress.tsx
  fetchingTheAddress: 'Die Adresse wird geladen',
  theAddress: 'Die Adresse',
  addressOfTheCalendar: 'Adresse des Kalenders',
  pasteItWhereYour:
    'Fügen Sie sie dort ein, wo Ihr Kalender einen anderen abonniert: „Per URL“ in Google Kalender, „Neues Kalenderabonnement“ auf einem Mac oder iPhone. Google sieht etwa zweimal am Tag nach, andere öfter.',
  changeTheAddress: 'Adresse ändern',
  changeTheAddressOf: 'Adresse des Kalenders ändern?',
  keepIt: 'Behalten',
  changeIt: 'Ändern',
  calendarsWithTheOld:
    'Kalender mit der alten Adresse zeigen keine Termine mehr, auch die Ihrer Kollegen, bis sie die neue haben. Ändern Sie sie, wenn jemand das Team verlässt oder wenn die Adresse in fremde Hände geraten ist.',

  // admin/visits/ComingVisits.tsx
  fetchingTheVisits: 'Die Termine vor Ort werden geladen',
  theVisits: 'Die Termine vor Ort',
  proposeOneFromAn: 'Schlagen Sie einen aus einer Anfrage vor.',
  noVisitsAhead: 'Keine kommenden Termine vor Ort',
  visitsAhead: 'Kommende Termine vor Ort',
  agreed: 'Vereinbart',
  proposed: 'Vorgeschlagen',

  // admin/visits/CopyVisitLink.tsx
  customersLink: 'Link des Kunden',
  theCustomersLink: 'Der Link des Kunden',
  close: 'Schließen',
  thisVisitCameFrom:
    'Dieser Termin kam aus einer Sicherung. Verschieben Sie ihn, dann gibt es einen neuen Link.',
  address: 'Adresse',
  sendItToThe: 'Senden Sie ihn nur dem Kunden: Wer ihn hat, kann an dessen Stelle antworten.',

  // admin/visits/ProposeVisit.tsx
  proposeAVisit: 'Termin vorschlagen',

  // admin/visits/VisitDialog.tsx
  n30Minutes: '30 Minuten',
  n45Minutes: '45 Minuten',
  n1Hour: '1 Stunde',
  n1Hours: '1½ Stunden',
  n2Hours: '2 Stunden',
  n3Hours: '3 Stunden',
  n4Hours: '4 Stunden',
  n8Hours: '8 Stunden',
  atTheSameTime: (names) => `Zur selben Zeit: der Termin vor Ort bei ${names}.`,
  sayWhereTheVisit: 'Geben Sie an, wo der Termin ist.',
  moveTheVisitTo: (name) => `Termin vor Ort bei ${name} verschieben`,
  proposeAVisitTo: (name) => `Termin vor Ort bei ${name} vorschlagen`,
  theTwoTimesAre: 'Die beiden Zeiten sind gleich.',
  length: 'Dauer',
  minutes: (minutes) => `${minutes} Minuten`,
  place: 'Ort',
  whereYouGoIt:
    'Wohin Sie fahren. Der Ort steht in der E-Mail, und wer den Link des Kunden hat, sieht ihn.',
  agreedAlreadyAsOn: 'Schon vereinbart, etwa am Telefon: Die E-Mail bestätigt den Termin',
  cancel: 'Abbrechen',
  send: 'Senden',
  noteIt: 'Notieren',
  leftNoMailAddress: (name) =>
    `${name} hat keine E-Mail-Adresse angegeben, deshalb wird nichts gesendet. Danach können Sie einen Link für den Kunden kopieren oder ihm den Termin am Telefon sagen.`,
  getsAMailWith: (email) => `${email} bekommt eine E-Mail mit dem Termin für den Kalender.`,
  getsAMailWithA: (email) =>
    `${email} bekommt eine E-Mail mit einem Link, um eine Zeit zu wählen oder um eine andere zu bitten.`,

  // admin/visits/VisitFile.tsx
  asIcs: 'Als .ics',

  // admin/visits/VisitPart.tsx
  visit: 'Termin vor Ort',
  move: 'Verschieben',

  // admin/visits/VisitTimes.tsx
  addASecondTime: 'Zweite Zeit hinzufügen',
  onlyOneTime: 'Nur eine Zeit',
  freeTimes: 'Freie Zeiten',
  date: 'Tag',
  time: 'Uhrzeit',
  firstDate: 'Erster Tag',
  firstTime: 'Erste Uhrzeit',
  secondDate: 'Zweiter Tag',
  secondTime: 'Zweite Uhrzeit',

  // admin/visits/VisitsScreen.tsx
  visits: 'Termine vor Ort',
  ahead: 'Demnächst',
  proposedFromAnEnquiry:
    'Werden aus einer Anfrage vorgeschlagen und dort verschoben oder abgesagt.',
  inYourCalendar: 'In Ihrem Kalender',
  allVisitsWithName:
    'Alle Termine vor Ort mit Name und Ort, für jeden, der die Adresse hat. Geben Sie sie nur im Team weiter.',

  // admin/visits/WithdrawVisit.tsx
  withdraw: 'Absagen',
  withdrawTheVisitTo: (name) => `Termin vor Ort bei ${name} absagen?`,
  withdrawIt: 'Absagen',
  theyAreToldBy:
    'Der Kunde erfährt es per E-Mail, und aus seinem Kalender verschwindet der Termin, wenn er dort steht.',

  // admin/visits/visit-words.ts
  proposedNotAnsweredYet: 'Vorgeschlagen, noch nicht beantwortet',
  anotherTimeIsAsked: 'Andere Zeit gewünscht',
  cancelledByTheCustomer: 'Vom Kunden abgesagt',
  withdrawn: 'Abgesagt',

  // data/visits/visits.ts
  theVisitHasChanged:
    'Der Termin hat sich geändert, seit Sie ihn geöffnet haben: Der Kunde hat vielleicht geantwortet.',

  // domain/visits/visit-slots.ts
  chooseADayAnd: 'Wählen Sie Tag und Uhrzeit.',
  thisTimeHasPassed: 'Diese Zeit ist vorbei.',
  thisIsMoreThan: 'Das ist in mehr als einem Jahr.',
  theBusinessIsClosed: (value) => `An diesem Tag ist der Betrieb geschlossen${value}.`,
  theBusinessIsClosedOn: 'An diesem Wochentag ist der Betrieb geschlossen.',
  to: (opens, closes) => `${opens} bis ${closes}`,
  theVisitDoesNot: (said) => `Der Termin passt nicht in die Öffnungszeiten dieses Tages: ${said}.`,
  theVisitHasChangedSince:
    'Der Termin hat sich geändert, seit Sie ihn geöffnet haben: Der Kunde hat vielleicht geantwortet. Was Sie eingegeben haben, ist aufgehoben; schließen Sie dies und sehen Sie noch einmal nach.',
};
