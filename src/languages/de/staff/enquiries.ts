import type { messages as english } from '#languages/en/staff/enquiries.ts';

const number = (value: number) => value.toLocaleString('de-DE');
const counted = (count: number, one: string, many: string) =>
  `${number(count)} ${count === 1 ? one : many}`;

/** States in a sentence: all but one are adjectives. */
const inSentence = (state: string) => (state === messages.spam ? state : state.toLowerCase());

const EVENTS: Readonly<Record<string, string>> = {
  read: 'gelesen',
  assigned: 'zugeteilt',
  answered_by_mail: 'per E-Mail beantwortet',
  answered_by_phone: 'am Telefon beantwortet',
  answered_by_whatsapp: 'per WhatsApp beantwortet',
  answered: 'als beantwortet markiert',
  reopened: 'wieder geöffnet',
  appointment_proposed: 'Termin vor Ort vorgeschlagen',
  appointment_taken: 'Zeit für den Termin vor Ort gewählt',
  appointment_refused: 'um eine andere Zeit gebeten',
  appointment_changed: 'Termin vor Ort geändert',
  appointment_withdrawn: 'Termin vor Ort abgesagt',
  testimonial_asked: 'um eine Kundenstimme gebeten',
  testimonial_given: 'Kundenstimme abgegeben',
  testimonial_withdrawn: 'Kundenstimme zurückgenommen',
};

const VISIT_STATES: Readonly<Record<string, string>> = {
  proposed: 'vorgeschlagen',
  taken: 'vereinbart',
  refused: 'andere Zeit gewünscht',
  cancelled: 'vom Kunden abgesagt',
  withdrawn: 'abgesagt',
};

export const messages: typeof english = {
  deleteForGood: 'Endgültig löschen',
  askDelete: (name) => `Anfrage von ${name} löschen?`,
  deleteHint:
    'Die Nachricht, ihre Anhänge, die Kontaktdaten, Ihre Antworten und Ihre Notiz sind dann weg. Das lässt sich nicht rückgängig machen.',
  noteTooLong: 'Eine Notiz hat höchstens 5.000 Zeichen.',
  enquiryFrom: (name) => `Anfrage von ${name}`,
  answer: 'Antworten',
  aboutThisEnquiry: 'Über diese Anfrage',
  who: 'Wer',
  lookedAfterBy: 'Zuständig',
  soFar: 'Bisher',
  afterTheJob: 'Nach getaner Arbeit',
  note: 'Notiz',
  forTheTeamOnly: 'Nur für das Team',
  noteInSentence: 'Notiz',
  stateOfThisEnquiry: 'Status dieser Anfrage',
  quarantineWhy: (value) =>
    `Zurückgehalten: ${value}. Übernehmen Sie die Anfrage, wenn ein Kunde sie geschrieben hat.`,
  alsoCameFrom: ' · kam von ',
  byTheCampaign: (page, led) =>
    page ? `, über die Kampagne ${led}` : ` · kam über die Kampagne ${led}`,
  theHomePage: 'der Startseite',

  open: 'Offen',
  aboutOnePerson: 'Zu einer Person',
  exportAsCsv: 'Als CSV exportieren',
  searchHint: 'Name, Adresse oder Wörter suchen',
  countWithNew: (all, fresh) => `${all}, davon ${fresh} neu`,
  enquiry: 'Anfrage',
  theEnquiry: 'Die Anfrage',
  mail: 'E-Mail',
  telephone: 'Telefon',
  whatsapp: 'WhatsApp',
  other: 'Anders',
  received: 'Eingegangen',
  state: 'Status',
  name: 'Name',
  service: 'Leistung',
  message: 'Nachricht',
  language: 'Sprache',
  firstAnswered: 'Zuerst beantwortet',
  answeredBy: 'Beantwortet per',
  cameFrom: 'Kam von',
  quarantineHint:
    'Sie sehen aus, als kämen sie von Programmen, und warten deshalb getrennt von den anderen. Es kann ein Kunde darunter sein.',
  quarantineCounted: (counted) => `${counted} zurückgehalten`,
  lookThrough: 'Durchsehen',

  byCampaign: (campaign) => ` über ${campaign}`,
  inLanguage: (language) => `, auf ${language}`,
  wroteIn: (language) => `Schrieb auf ${language}`,
  lookedAfterByName: (name) => `, zuständig: ${name}`,
  noEnquiriesHint:
    'Was Besucher in das Kontaktformular der Website schreiben, kommt hier an. Sie antworten per E-Mail oder Telefon und notieren hier, was besprochen wurde.',

  photographsTooEarly:
    'Es waren Fotos hinzugefügt, aber zu lange vor dem Absenden: Sie sind nicht mitgekommen. Bitten Sie den Kunden darum.',
  attachments: 'Die Anhänge',
  showPhotographLarge: (position) => `Foto ${position} groß anzeigen`,
  sketchPdf: (position, megabytes) => `Skizze ${position} (PDF, ${megabytes})`,
  saveAll: 'Alle speichern',
  onePhotograph: '1 Foto',
  photographs: (count) => `${count} Fotos`,
  oneSketch: '1 Skizze',
  sketches: (sketches) => `${sketches} Skizzen`,
  deletedWithTheEnquiry: (parts, megabytes) =>
    `${parts}, ${megabytes}. Wird mit der Anfrage gelöscht.`,
  photographOf: (value, count) => `Foto ${value} von ${count}`,
  attachmentAsSent: (value, count) => `So, wie der Kunde es gesendet hat, ${value} von ${count}`,
  before: 'Zurück',
  next: 'Weiter',

  answerByMailTo: (email) => `Antwort per E-Mail an ${email}`,
  textsToBeginWith: 'Textvorlagen',
  ownWords: '+ Eigener Text',
  anotherTextIsKept:
    'Ein anderer Text von Ihnen ist aufgehoben.<button>Zurückholen</button><button2>Löschen</button2>',
  hasAnsweredMeanwhile: (value) => `${value} hat inzwischen geantwortet`,
  sendMineAnyway: 'Meine trotzdem senden',
  discardMine: 'Meine verwerfen',
  yoursIsAbove: (words) =>
    `Ihre Antwort steht oben und ist nicht gesendet. ${words ? 'Die andere:' : 'Zur anderen ist kein Text notiert.'}`,
  called: 'Angerufen',
  wroteOnWhatsapp: 'Per WhatsApp geschrieben',
  wroteByMail: 'Per E-Mail geschrieben',
  answeredOtherwise: 'Anders geantwortet?',

  yourAnswer: 'Ihre Antwort',
  subject: 'Betreff',
  whatYouWrite: 'Ihr Text',
  answerTooLong: 'Eine Antwort hat höchstens 5.000 Zeichen.',
  noRoomSendFirst:
    'Dieser Browser hat keinen Platz für eine Kopie: Senden Sie die Antwort, bevor Sie diese Seite schließen.',
  send: 'Senden',
  discard: 'Verwerfen',
  goesOutInYourName: (fromAddress, replyTo) =>
    `Wird in Ihrem Namen von ${fromAddress} gesendet; die Antwort darauf kommt an ${replyTo}.`,
  noMailLeavesYet: 'Von hier gehen noch keine E-Mails ab',
  openInMyMail: 'Im E-Mail-Programm öffnen',
  mailsStayInOutbox:
    'Diese Website behält ihre E-Mails im Postausgang des Rechners, auf dem sie läuft.',
  sendByOwnProgram: (value) =>
    `${value} Senden Sie diesen Text mit Ihrem eigenen E-Mail-Programm und notieren Sie unten, dass Sie geschrieben haben.`,
  openInWhatsapp: 'In WhatsApp öffnen',
  copyItYourself:
    'Dieser Browser erlaubt das nicht: Markieren Sie den Text und kopieren Sie ihn selbst.',
  copyTheWords: 'Text kopieren',

  leavesSoon: (email) => `Notiert. Sie geht in wenigen Sekunden an ${email} hinaus.`,
  waitsForMails: (email) =>
    `Als beantwortet notiert. Die Mail an ${email} wartet, bis von hier Mails hinausgehen.`,
  staysInOutbox: (email) =>
    `Als beantwortet notiert. Die Mail an ${email} liegt im Postausgang und geht von hier nicht hinaus.`,
  notedAsAnswered: 'Als beantwortet notiert.',
  answerTakenBack: 'Zurückgenommen: Die Anfrage wartet wieder auf eine Antwort.',

  wasTakenOver: 'wurde in den Posteingang übernommen',
  wasMarkedAsSpam: 'ist jetzt im Spam',
  enquiryIsNow: (name, done) => `Die Anfrage von ${name} ${done}.`,
  quarantineTitle: (count) => `${count} zurückgehalten`,
  whatIsQuarantined: 'Die zurückgehaltenen Anfragen',
  quarantineExplained:
    'Diese sehen nach einer Spam-Welle aus, kamen ohne das, was ein Browser mitsendet, oder füllen ein Feld aus, das niemand sieht. Zu diesen ging keine einzelne Benachrichtigung hinaus. Übernehmen Sie, was Kunden geschrieben haben: Dann steht es im Posteingang.',
  nothingQuarantinedHint: 'Hier warten Anfragen, die aussehen, als kämen sie von Programmen.',
  nothingIsQuarantined: 'Nichts ist zurückgehalten',
  showTheInbox: 'Posteingang anzeigen',
  moreAfterThese: (counted) => `${counted}, sobald diese durchgesehen sind.`,
  takeOver: 'Übernehmen',
  takeOverNamed: (name) => `Übernehmen: Anfrage von ${name}`,
  spam: 'Spam',
  spamNamed: (name) => `Spam: Anfrage von ${name}`,
  askTakeAllOver: (all) => `${all} in den Posteingang übernehmen?`,
  takeAllOverHint: 'Sie stehen dann bei den neuen. Niemand bekommt eine E-Mail darüber.',
  takeAllOver: 'Alle übernehmen',
  allTakenOver: 'Alle wurden in den Posteingang übernommen.',
  askDeleteAll: (all) => `${all} endgültig löschen?`,
  deleteAllHint:
    'Die Nachrichten und Kontaktdaten sind dann weg. Das lässt sich nicht rückgängig machen. Übernehmen Sie vorher, was Kunden geschrieben haben.',
  deleteAll: 'Alle löschen',
  allDeleted: 'Alle wurden gelöscht.',

  fromAnEnquiry: 'Aus einer Anfrage',
  notedBy: 'Notiert von ',
  formerColleague: 'jemandem, der nicht mehr im Team ist',
  photographsAllowed: (customer) => `${customer} lässt uns diese Fotos zeigen<part></part>`,
  takeIntoLibrary: 'Zu Ihren Bildern übernehmen',
  onTheirWayToLibrary: 'Sie sind auf dem Weg zu Ihren Bildern.',

  openAgain: 'Wieder öffnen',
  notMarkedAs: (value) => `Nicht als ${inSentence(value)} markiert.`,
  serverAwayTriedAgain:
    'Der Server ist nicht erreichbar. Es wird noch einmal versucht, sobald Sie wieder online sind.',
  notAnswered: 'Unbeantwortet<part></part>',
  answerNotSent: 'Antwort nicht gesendet',
  markedAs: (value) => `Als ${inSentence(value)} markiert.`,

  nobodyYet: 'Noch niemand',
  withoutAName: 'Ohne Namen',
  formerColleagueTitle: 'Jemand, der nicht mehr im Team ist',
  iLookAfterIt: 'Ich kümmere mich darum',

  read: 'Gelesen',
  givenToSomebody: 'Jemandem zugeteilt',
  answeredByMail: 'Per E-Mail beantwortet',
  answeredByTelephone: 'Am Telefon beantwortet',
  answeredOnWhatsapp: 'Per WhatsApp beantwortet',
  markedAsAnswered: 'Als beantwortet markiert',
  openedAgain: 'Wieder geöffnet',
  appointmentWasProposed: 'Termin vor Ort vorgeschlagen',
  customerTookTime: 'Der Kunde hat eine Zeit für den Termin vor Ort gewählt',
  customerAskedOtherTime: 'Der Kunde hat um eine andere Zeit gebeten',
  appointmentWasChanged: 'Termin vor Ort geändert',
  appointmentWasCalledOff: 'Termin vor Ort abgesagt',
  customerWasAskedForWord: 'Um eine Kundenstimme gebeten',
  customerGaveWord: 'Der Kunde hat seine Kundenstimme abgegeben',
  wordWasWithdrawn: 'Kundenstimme zurückgenommen',
  looksAfterIt: (words) => `${words} ist zuständig`,
  nobodyLooksAfterIt: 'Niemand ist zuständig',
  doneBy: (by) => ` von ${by}`,
  whatItSays: (value) => `Was darin steht<heard>: ${value}</heard>`,
  whatHappened: 'Der Verlauf',
  sentFromTheWebsite: 'Von der Website gesendet',
  readBeforeWriting: (pages) => `Vor dem Schreiben gelesen: ${pages}`,

  mailAboutEnquiry: 'Die E-Mail darüber',
  toldByMail: 'Per E-Mail gemeldet',
  theConfirmation: 'Die Bestätigung',
  confirmed: 'Bestätigung gesendet',
  theReminder: 'Die Erinnerung',
  remindedByMail: 'Erinnerung an die wartende Anfrage gesendet',
  theAnswer: 'Die Antwort',
  sent: 'Gesendet',
  mailAboutAppointment: 'Die E-Mail über den Termin vor Ort',
  toldOfAppointmentByMail: 'E-Mail über den Termin vor Ort gesendet',
  theRequest: 'Die Bitte',
  askedByMail: 'Bitte per E-Mail gesendet',
  toRecipients: (recipients) => ` an ${recipients}`,
  mailFallback: 'Eine E-Mail',
  mailGivenUp: (what, problem) =>
    `${what} konnte nicht gesendet werden und wird nicht mehr versucht. ${problem}`,
  triedAgainWhen: 'Nächster Versuch: <time></time>.',
  mailNotSentYet: (what, problem) =>
    `${what} konnte noch nicht gesendet werden. ${problem} <part></part>`,
  goesOutTogether: (what) => `${what} geht zusammen mit anderen ab: <time></time>`,
  isOnItsWay: (what) => `${what} ist unterwegs.`,
  isInOutbox: (what) => `${what} liegt im Postausgang und geht von hier nicht hinaus.`,

  photographsAndSketches: (count) => counted(count, 'Foto oder Skizze', 'Fotos und Skizzen'),
  appointmentCount: (count) => counted(count, 'Termin vor Ort', 'Termine vor Ort'),
  wordsAfterAJob: (count) => counted(count, 'Kundenstimme', 'Kundenstimmen'),
  mailsToThem: (count) => counted(count, 'E-Mail an diese Person', 'E-Mails an diese Person'),
  enquiryFromWhen: (when) => `ANFRAGE, ${when}`,
  file: (name) => `Datei: ${name}`,
  happened: (when, kind) => `${when}: ${EVENTS[kind] ?? kind}`,
  appointmentTo: (state, times, place) =>
    `Termin vor Ort, ${VISIT_STATES[state] ?? state}: ${times}, ${place}`,
  mailOf: (when, subject) => `E-MAIL VOM ${when}: ${subject}`,
  noteOfTheStaff: (note) => `Notiz des Teams: ${note}`,
  couldNotBeFetched: 'konnte nicht geladen werden',
  wordAfterAJobAsked: (when, is_published) =>
    `KUNDENSTIMME, erbeten am ${when}${is_published ? ', auf der Website gezeigt' : ''}`,
  nothingWasGiven: 'Es wurde nichts abgegeben.',
  everythingAbout: (contact) => `Alles über ${contact}`,
  olderOneFollowsCount: (count) => counted(count, 'ältere folgt', 'ältere folgen'),

  deleteEverything: 'Alles löschen',
  askDeleteEverything: (contact) => `Alles über ${contact} löschen?`,
  deletePersonHint: (value) =>
    `${value}: Das alles ist dann weg. Das lässt sich nicht rückgängig machen.`,
  whatStays:
    'Was bleibt: Sicherungen, bis sie ersetzt werden, E-Mails in Ihren eigenen Postfächern und Bilder, die zu Ihren Bildern übernommen wurden. Das Protokoll sagt, dass etwas gelöscht wurde und von wem, aber kein Wort davon. Wie schnell Anfragen beantwortet wurden, bleibt ohne Namen erhalten.',
  deletedAndUnpublished:
    'Alles, was hier gezeigt wurde, ist gelöscht. Die Kundenstimmen dieser Person verschwinden mit der eben angeforderten Veröffentlichung von der Website.',
  mailsDeleted: 'Die E-Mails sind gelöscht.',
  deletedAll: 'Alles, was hier gezeigt wurde, ist gelöscht.',
  savedWithout: (lost) =>
    `Die Zip-Datei ist fertig, aber ${lost} ${lost === 1 ? 'Datei konnte' : 'Dateien konnten'} nicht geladen werden.`,
  savedAsZip: 'Die Zip-Datei ist fertig, und Ihr Browser speichert sie.',
  whatIsKept: 'Was gespeichert ist',
  nothingIsKeptAbout: (contact) => `Über ${contact} wurde nichts gefunden.`,
  exportAsZip: 'Als Zip-Datei exportieren',
  administratorsOnly: 'Nur die Administration löscht, was gespeichert ist.',
  alsoFound: 'Dabei stehen auch, falls es dieselbe Person ist: <part></part>',
  theirEnquiries: 'Anfragen dieser Person',

  addressNeeded:
    'Geben Sie eine ganze E-Mail-Adresse ein, wie name@example.com, oder eine Telefonnummer mit mindestens sechs Ziffern.',
  everythingAboutOnePerson: 'Alles über eine Person',
  explained:
    'Jeder darf fragen, was Sie über ihn gespeichert haben, eine Kopie davon bekommen und es löschen lassen. Hier finden Sie seine Anfragen mit Fotos, Antworten und Terminen vor Ort, seine Kundenstimmen und die E-Mails, die an ihn gingen.',
  mailAddressOrTelephone: 'E-Mail-Adresse oder Telefonnummer',
  findEverything: 'Alles suchen',
};
