import type * as messages from '#languages/en/visitors/contact-form.ts';

export const contactFormMessages: typeof messages.contactFormMessages = {
  form: 'Anfrage',
  name: 'Ihr Name',
  contact: 'Telefon oder E-Mail',
  service: 'Was planen Sie?',
  choose: 'Bitte wählen',
  otherService: 'Etwas anderes',
  message: 'Worum es geht und wann es passt',
  consent: 'Sie dürfen diese Nachricht aufbewahren, um sie zu beantworten.',
  privacy: 'Was wir aufbewahren und wie lange',
  trap: 'Bitte lassen Sie dieses Feld leer',
  send: 'ANFRAGE SENDEN',
  sending: 'WIRD GESENDET …',
  thanks: (name: string) => `Danke, ${name}.`,
  sent: 'Ihre Nachricht ist bei uns angekommen. Wir antworten am nächsten Werktag.',
  otherWays: {
    chat: 'Versuchen Sie es noch einmal, {whatsapp} oder rufen Sie an: {phone}.',
    noChat: 'Versuchen Sie es noch einmal oder rufen Sie an: {phone}.',
  },
  chatLink: 'schreiben Sie im Chat',
  notLoaded:
    'Das Formular konnte nicht geladen werden, es wurde nichts gesendet. Was Sie geschrieben haben, steht noch darin.',
};

export const enquiryProblems: typeof messages.enquiryProblems = {
  name: 'Bitte nennen Sie Ihren Namen.',
  nameTooLong: 'Bitte nehmen Sie höchstens 120 Zeichen.',
  noContact: 'Bitte hinterlassen Sie eine E-Mail-Adresse oder eine Telefonnummer.',
  contactTooLong: 'Bitte nehmen Sie höchstens 300 Zeichen.',
  email: 'Bitte prüfen Sie die E-Mail-Adresse: name@example.com.',
  phone: 'Bitte prüfen Sie die Telefonnummer: Sie sollte 6 bis 15 Ziffern haben.',
  service: 'Bitte wählen Sie eine der Leistungen.',
  message: 'Bitte beschreiben Sie die Arbeit in 10 bis 5.000 Zeichen.',
  consent: 'Bitte stimmen Sie zu, dass wir Ihre Nachricht aufbewahren.',
};

export const enquiryFailures: typeof messages.enquiryFailures = {
  tooQuick: 'Das ging sehr schnell. Bitte senden Sie es gleich noch einmal.',
  tooMany: 'Sie haben uns schon mehrmals geschrieben. Bitte rufen Sie an.',
  busy: 'Gerade kommen zu viele Nachrichten an. Bitte rufen Sie an.',
  refused: 'Ihre Nachricht ließ sich nicht senden. Sie steht noch hier.',
  unreachable: 'Ob Ihre Nachricht angekommen ist, wissen wir nicht. Sie steht noch hier.',
};

export const errorMessages: typeof messages.errorMessages = {
  title: 'Da ist etwas schiefgegangen',
  unexpected: 'Ein unerwarteter Fehler.',
  reload: 'Neu laden',
};
