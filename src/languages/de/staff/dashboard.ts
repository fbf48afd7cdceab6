import type { messages as english } from '#languages/en/staff/dashboard.ts';

export const messages: typeof english = {
  firstAnswersToEnquiries: 'Erste Antworten auf Anfragen',
  greetingByName: (firstName) => `Schön, dass Sie da sind, ${firstName}`,
  greeting: 'Schön, dass Sie da sind',
  whatVisitorsSee: 'Was Besucher sehen',
  checkingWhatIsLive: 'Es wird nachgesehen, was online ist',
  whatWaitsToGo: 'Die offenen Änderungen',
  saved: 'Gespeichert',
  pageSaved: 'Seite, gespeichert',
  yourArticles: 'Ihre Artikel',
  carryOnWriting: 'Weiterschreiben',
  allArticles: 'Alle Artikel',
  all: (value) => `Alle ${value}`,
  siteIsBeingBuilt: 'Die neue Website wird erstellt',
  waitingToGoLive: (counted, isOne) =>
    `${counted} ${isOne ? 'wartet' : 'warten'} aufs Veröffentlichen`,
  countInWork: (counted) => `${counted} in Arbeit`,
  waitingHint: 'Besucher sehen davon nichts, bis Sie veröffentlichen.',
  withoutADescription: (counted) => `${counted} ohne Bildbeschreibung`,
  undescribedHint:
    'Wer nicht sehen kann, erfährt nicht, was ein Bild zeigt, und Suchmaschinen auch nicht.',
  inWorkTitle: 'In Arbeit',
  lastBackup: 'Letzte Sicherung: <time></time>',
  firstSteps: 'Machen Sie die Website zu Ihrer',
  businessFacts: {
    title: 'Name, Telefon und Öffnungszeiten',
    hint: 'Sehen Sie durch, was die Website vom Betrieb sagt, und speichern Sie, was anders ist.',
  },
  firstPicture: {
    title: 'Ein erstes Bild',
    hint: 'Am besten wirbt Ihre Arbeit: Laden Sie Fotos davon hoch.',
  },
  firstPage: {
    title: 'Die Startseite',
    hint: 'Sagen Sie in eigenen Worten, was Sie machen, und veröffentlichen Sie sie.',
  },
  stepDone: 'Erledigt',
  hideSteps: 'Diese Schritte ausblenden',
  needsYou: 'Wartet auf Sie',
  backupIsDue: 'Machen Sie eine Sicherung',
  backupIsDueHint: 'Seit einem Monat gibt es keine. In den Einstellungen ist es ein Klick.',
  visitorsSeeOldSite: (message) => `${message} Besucher sehen weiter den bisherigen Stand.`,
  accountCreated: 'Konto angelegt <time></time>',
  awaitsApproval: (value) => `${value} wartet auf Freigabe`,
  newAccount: 'Neues Konto',
  newEnquiry: 'Neue Anfrage',
  quarantineHint: 'Sie sehen aus, als kämen sie von Programmen. Ein Kunde kann darunter sein.',
  quarantined: (counted) => `${counted} zurückgehalten`,
  lookThrough: 'Durchsehen',
  wordWaits: (customer) => `${customer} hat ein paar Worte geschrieben`,
  refusedLive: (title, counted) => `${title}: ${counted} nicht erlaubt`,
  refusedElsewhere: (title, places) =>
    `${title}: nicht erlaubt, und an ${places === 1 ? 'anderer Stelle' : `${places} anderen Stellen`} gezeigt`,
  refusedLiveHint: 'Für Besucher freigegeben, obwohl der Kunde es nicht erlaubt hat.',
  takeOut: 'Herausnehmen',

  thisMonth: 'In diesem Monat bisher',
  missedOften: (path, count) =>
    `${path} wurde ${count.toLocaleString('de-DE')}-mal gesucht und ist nicht da`,
  missedOftenHint: 'In den letzten 30 Tagen. Leiten Sie sie zu einer Seite weiter, die es gibt.',
  slowForMany: (counted, isOne) =>
    `${counted} ${isOne ? 'ist' : 'sind'} für viele Besucher langsam`,
  slowForManyHint: 'Meist sind große Bilder der Grund.',
};
