import type { words as english } from '#languages/en/staff/notifications.ts';

export const words: typeof english = {
  // admin/notifications/FailingNotification.tsx

  // admin/notifications/NotificationSettingsForm.tsx
  anEnquiryHasCome: 'Eine Anfrage ist eingegangen',
  somebodyHasCreatedAn: 'Jemand hat ein Konto angelegt und wartet auf Freigabe',
  theWebsiteCouldNot: 'Die Website konnte nicht veröffentlicht werden',
  addresses: 'Adressen',
  oneOnEachLine: 'Eine pro Zeile. Ohne Adresse bekommen alle in der Administration die E-Mails.',
  theyHearThat: 'Worüber diese Adressen benachrichtigt werden',
  whatAMailHolds: 'Was eine E-Mail von einer Anfrage enthält',
  whoeverLooksAfterAn:
    'Wer für eine Anfrage zuständig ist, wird einmal erinnert, wenn sie eine Stunde Ihrer Öffnungszeiten gewartet hat, und nach einer weiteren Stunde die Administration',
  whoeverWritesToUs: 'Wer uns schreibt, bekommt eine Bestätigung',
  inLanguage: (label, language) => `${label}, auf ${language}`,
  subjectOfTheConfirmation: 'Betreff der Bestätigung',
  textOfTheConfirmation: 'Text der Bestätigung',
  nothingThatTheVisitor:
    'Nichts, was der Besucher geschrieben hat, kommt hinein, damit niemand eigene Worte in Ihrem Namen senden kann.',
  saving: 'Wird gespeichert …',
  save: 'Speichern',
  saved: 'Gespeichert',

  // admin/notifications/NotificationsScreen.tsx
  notifications: 'Benachrichtigungen',
  whoHearsOfWhat: 'Wer was per E-Mail erfährt',
  onlyAdministratorsSayWho:
    'Nur die Administration bestimmt, wer eine E-Mail über eine Anfrage bekommt. Bitten Sie dort darum, Ihre Adresse hinzuzufügen.',
  sending: 'Versand',
  enquiriesNewAccountsAnd:
    'Anfragen, neue Konten und fehlgeschlagene Veröffentlichungen werden innerhalb einer Minute per E-Mail gemeldet, auch wenn niemand angemeldet ist.',
  whoAndWhat: 'Wer und was',
  aMailMayBe:
    'Eine E-Mail können auch andere lesen, und sie liegt jahrelang in einem Postfach: Je weniger sie enthält, desto besser.',
  fetchingTheSettings: 'Die Einstellungen werden geladen',
  theSettings: 'Die Einstellungen',
  outbox: 'Postausgang',
  theNewestMailsAnd:
    'Die neuesten E-Mails und was aus ihnen geworden ist. Sie werden 90 Tage aufbewahrt und nicht länger als die Anfrage, von der sie handeln.',

  // admin/notifications/Outbox.tsx
  onItsWay: 'Unterwegs',
  givenUp: 'Aufgegeben',
  fetchingTheOutbox: 'Der Postausgang wird geladen',
  theMails: 'Die E-Mails',
  noMailYetThe: 'Noch keine E-Mail. Die erste Anfrage oder ein Test bringt eine.',
  to: (recipient) => `An ${recipient}, <time></time>`,
  triedAgain: ' Nächster Versuch: <time></time>.',
  whatItSays: (subject) => `Was darin steht<heard>: ${subject}</heard>`,

  // admin/notifications/Sending.tsx
  lookingAtHowMails: 'Es wird nachgesehen, wie E-Mails gesendet werden',
  theWayOfSending: 'Der Versand',
  whoeverLooksAfterThe: (problem) =>
    `${problem} Das richtet ein, wer die Website betreut; wie, steht in docs/deploy.md.`,
  noMailLeavesAt: 'Zurzeit gehen keine E-Mails ab',
  goesTo: (recipients) => `Geht an ${recipients}.`,
  goesToNobodyYet: 'Geht noch an niemanden: Fügen Sie unten eine Adresse hinzu.',
  thisWebsiteRunsOn:
    'Diese Website läuft zum Ausprobieren auf einem einzelnen Rechner, deshalb verlässt ihn keine E-Mail. Was gesendet würde, steht unten im Postausgang.',
  handedToTheWebhook: 'Wird an den eingerichteten Webhook übergeben.',
  sentByFrom: (value, from) => `Wird über ${value} gesendet, von ${from}.`,
  sendATestNotice: 'Test senden',
  theTestIsOn: 'Der Test ist unterwegs.',
  theTestFor: (recipient, isKept) =>
    `Der Test für ${recipient} ${isKept ? 'liegt im Postausgang' : 'wurde gesendet'}.`,
  theTestForCould: (recipient, problem) =>
    `Der Test für ${recipient} konnte nicht gesendet werden. ${problem}`,
  theTestForIs: (recipient) => `Der Test für ${recipient} ist unterwegs.`,

  // admin/notifications/notification-form.ts
  onlyThatThereIs: 'Nur, dass es eine gibt, mit einem Link dorthin',
  theVisitorsName: 'Den Namen des Besuchers',
  theNameAndThe: 'Den Namen und den Anfang der Nachricht',
  everythingSoThatIt: 'Alles, sodass man aus dem Postfach antworten kann',
  atMostCharacters: (longest) => `Höchstens ${longest} Zeichen.`,
  isNoMailAddress: (wrong) =>
    `„${wrong}“ ist keine E-Mail-Adresse: Sie sollte aussehen wie name@example.com.`,
  thereCanBeAt: (value) => `Es können höchstens ${value} Adressen sein.`,
  enterWhatTheMail: 'Geben Sie den Betreff der E-Mail ein.',
  enterWhatTheMailSays: 'Geben Sie den Text der E-Mail ein.',
  waiting: 'Wartet',
  sent: 'Gesendet',
};
