import type { messages as english } from '#languages/en/staff/notifications.ts';

export const messages: typeof english = {
  topicEnquiry: 'Eine Anfrage ist eingegangen',
  topicAccount: 'Jemand hat ein Konto angelegt und wartet auf Freigabe',
  topicFailedRelease: 'Die Website konnte nicht veröffentlicht werden',
  addresses: 'Adressen',
  addressesHint: 'Eine pro Zeile. Ohne Adresse bekommen alle in der Administration die E-Mails.',
  theyHearThat: 'Worüber diese Adressen benachrichtigt werden',
  mailHolds: 'Was eine E-Mail von einer Anfrage enthält',
  reminderLabel:
    'Wer für eine Anfrage zuständig ist, wird einmal erinnert, wenn sie eine Stunde Ihrer Öffnungszeiten gewartet hat, und nach einer weiteren Stunde die Administration',
  confirmationLabel: 'Wer uns schreibt, bekommt eine Bestätigung',
  inLanguage: (label, language) => `${label}, auf ${language}`,
  confirmationSubject: 'Betreff der Bestätigung',
  confirmationText: 'Text der Bestätigung',
  confirmationHint:
    'Nichts, was der Besucher geschrieben hat, kommt hinein, damit niemand eigene Worte in Ihrem Namen senden kann.',

  whoHears: 'Wer was per E-Mail erfährt',
  administratorsOnly:
    'Nur die Administration bestimmt, wer eine E-Mail über eine Anfrage bekommt. Bitten Sie dort darum, Ihre Adresse hinzuzufügen.',
  sending: 'Versand',
  sendingHint:
    'Anfragen, neue Konten und fehlgeschlagene Veröffentlichungen werden innerhalb einer Minute per E-Mail gemeldet, auch wenn niemand angemeldet ist.',
  whoAndWhat: 'Wer und was',
  mailHoldsHint:
    'Eine E-Mail können auch andere lesen, und sie liegt jahrelang in einem Postfach: Je weniger sie enthält, desto besser.',
  theSettings: 'Die Einstellungen',
  outbox: 'Postausgang',
  outboxHint:
    'Die neuesten E-Mails und was aus ihnen geworden ist. Sie werden 90 Tage aufbewahrt und nicht länger als die Anfrage, von der sie handeln.',
  wayOfSending: 'Der Versand',
  askWhoRunsSite: (problem) =>
    `${problem} Das richtet ein, wer die Website betreut; wie, steht in docs/deploy.md.`,
  noMailLeaves: 'Zurzeit gehen keine E-Mails ab',
  goesTo: (recipients) => `Geht an ${recipients}.`,
  goesToNobodyYet: 'Geht noch an niemanden: Fügen Sie unten eine Adresse hinzu.',
  onlyATrial:
    'Diese Website läuft zum Ausprobieren auf einem einzelnen Rechner, deshalb verlässt ihn keine E-Mail. Was gesendet würde, steht unten im Postausgang.',
  sentByWebhook: 'Wird an den eingerichteten Webhook übergeben.',
  sentByProvider: (value, from) => `Wird über ${value} gesendet, von ${from}.`,
  sendATestNotice: 'Test senden',
  testOnItsWay: 'Der Test ist unterwegs.',
  testArrived: (recipient, isKept) =>
    `Der Test für ${recipient} ${isKept ? 'liegt im Postausgang' : 'wurde gesendet'}.`,
  testFailed: (recipient, problem) =>
    `Der Test für ${recipient} konnte nicht gesendet werden. ${problem}`,
  testForOnItsWay: (recipient) => `Der Test für ${recipient} ist unterwegs.`,

  onItsWay: 'Unterwegs',
  givenUp: 'Aufgegeben',
  theMails: 'Die E-Mails',
  noMailYet: 'Noch keine E-Mail. Die erste Anfrage oder ein Test bringt eine.',
  toRecipient: (recipient) => `An ${recipient}, <time></time>`,
  triedAgain: ' Nächster Versuch: <time></time>.',
  whatItSays: (subject) => `Was darin steht<heard>: ${subject}</heard>`,

  holdsLinkOnly: 'Nur, dass es eine gibt, mit einem Link dorthin',
  holdsName: 'Den Namen des Besuchers',
  holdsNameAndBeginning: 'Den Namen und den Anfang der Nachricht',
  holdsEverything: 'Alles, sodass man aus dem Postfach antworten kann',
  atMostCharacters: (longest) => `Höchstens ${longest} Zeichen.`,
  notAMailAddress: (wrong) =>
    `„${wrong}“ ist keine E-Mail-Adresse: Sie sollte aussehen wie name@example.com.`,
  tooManyAddresses: (value) => `Es können höchstens ${value} Adressen sein.`,
  subjectNeeded: 'Geben Sie den Betreff der E-Mail ein.',
  textNeeded: 'Geben Sie den Text der E-Mail ein.',
  waiting: 'Wartet',
  inTheOutbox: 'Im Postausgang',
  sent: 'Gesendet',
};
