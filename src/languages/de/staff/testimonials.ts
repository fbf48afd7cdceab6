import type { messages as english } from '#languages/en/staff/testimonials.ts';

export const messages: typeof english = {
  requestTestimonial: 'Um eine Kundenstimme bitten',
  sendTheLink: 'Link senden',
  makeTheLink: 'Link erstellen',
  linkExplained:
    'Der Kunde bekommt einen eigenen Link, acht Wochen gültig und ohne Konto. Damit schreibt er ein paar Sätze, kreuzt die Fotos an, die gezeigt werden dürfen, und kann alles wieder zurücknehmen.',
  nameOfTheCustomer: 'Name des Kunden',
  jobOfPhotographs: 'Arbeit, nach deren Fotos gefragt wird',
  chooseTheJob: 'Arbeit auswählen …',
  wordsOnly: 'Keine, nur die Kundenstimme',
  sendItByMail: 'Per E-Mail senden',
  mailAddress: 'E-Mail-Adresse',
  mail: 'E-Mail',
  linkMade: 'Der Link ist erstellt',
  linkGoesTo: (mailedTo) => `Die E-Mail damit an ${mailedTo} wartet auf den Versand.`,
  linkShownOnce:
    'Wer diesen Link hat, kann an Stelle des Kunden antworten: Geben Sie ihn niemand anderem. Er wird hier nur einmal gezeigt; später können Sie ihn nur zurückziehen und einen neuen erstellen.',

  toLookThrough: 'Durchzusehen',
  onTheWebsite: 'Auf der Website',
  keptBack: 'Zurückgehalten',
  photographsOnly: 'Nur Fotos',
  asked: 'Gefragt',
  takenBackByCustomer: 'Vom Kunden zurückgenommen',
  withoutAnAnswer: 'Ohne Antwort',
  shownUnchangedHint:
    'Eine Kundenstimme wird so gezeigt, wie der Kunde sie geschrieben hat, oder gar nicht. Nur die guten zu veröffentlichen führt die Leser in die Irre, und im Vereinigten Königreich verbietet es das Gesetz: Solange Sie eine zurückhalten, sagt die Website, dass sie eine Auswahl zeigt.',
  nobodyHasBeenAsked: 'Noch ist niemand gefragt worden',
  record: 'Nachweis',
  recordHint:
    'Was jeder Kunde wann erlaubt hat, was ihm gesagt wurde und woher Sie wissen, dass er ein Kunde ist.',
  exportAsCsv: 'Als CSV exportieren',
  points: 'Punkte',
  pointsAllowed: 'Kunden können einen bis fünf Punkte geben, und die Website zeigt sie',
  when: 'Wann',
  what: 'Was',
  customer: 'Kunde',
  job: 'Arbeit',
  text: 'Text',
  nameBelowIt: 'Name darunter',
  photographs: 'Fotos',
  whatTheyWereTold: 'Was dem Kunden gesagt wurde',
  howTheyAreKnown: 'Wodurch der Kunde bekannt ist',

  theCustomer: 'Der Kunde',
  notAllowedByCustomer: (counted) => `Der Kunde hat ${counted} nicht erlaubt.`,
  allApproved:
    'Sie sind für Besucher freigegeben, bis Sie sie herausnehmen und veröffentlichen. Jedes ist bei den Bildern markiert:',
  someApproved:
    'Einige davon sind für Besucher freigegeben, bis Sie sie herausnehmen und veröffentlichen. Jedes ist bei den Bildern markiert:',
  noneApproved: 'Keines davon ist für Besucher freigegeben. Jedes ist bei den Bildern markiert:',
  takeTheseOut: 'Diese herausnehmen',
  notAllowed: 'Nicht erlaubt',
  nameAndState: (name, state) => `${name}: ${state}`,

  publish: 'Veröffentlichen',
  publishWordOf: (customerName) => `Veröffentlichen: Kundenstimme von ${customerName}`,
  askPublishWordOf: (customerName) => `Kundenstimme von ${customerName} veröffentlichen?`,
  howKnown: 'Woher wissen Sie, dass das ein Kunde ist?',
  howKnownHint:
    'Das Gesetz verlangt angemessene Schritte gegen falsche Bewertungen: die Arbeit, die Sie ausgeführt haben, die Adresse, an die Sie geschrieben haben.',
  knownByJob: (job) => `Wir haben die Arbeit „${job}“ ausgeführt.`,
  knownByEnquiry: 'Es begann mit einer Anfrage dieses Kunden.',
  knownByLink: (email) => `Der Link ging an ${email}.`,
  takeOffSite: 'Von der Website nehmen',
  doNotShow: 'Nicht zeigen',
  actionOnWordOf: (label, customerName) => `${label}: Kundenstimme von ${customerName}`,
  customerTakesItBack: 'Der Kunde nimmt sie zurück',
  takeBack: 'Zurücknehmen',
  askActionOnWordOf: (value, customerName) => `${value}: Kundenstimme von ${customerName}?`,
  takeItBack: 'Zurücknehmen',
  keepItBack: 'Zurückhalten',
  customerAskedForIt: 'Der Kunde hat darum gebeten',
  takeBackHint:
    'Der Kunde erlaubt nichts mehr davon, auch seine Fotos nicht. Das wird festgehalten.',
  keepBackHint: 'Von da an sagt die Website, dass sie eine Auswahl zeigt.',

  theJob: 'Die Arbeit',
  enquiry: 'Anfrage',
  ofFive: (rating) => `, ${rating} von 5`,
  answeredWhen: (counted) => `, beantwortet <time></time>, ${counted} erlaubt`,
  takenBackWhen: ', zurückgenommen <time></time>',
  askedWhen: 'Gefragt <time></time><part></part><part2></part2>',
  knownBy: (knownBy) => `Bekannt durch: ${knownBy}`,
  leavesWithNextRelease:
    'War die Kundenstimme auf der Website, verschwindet sie mit der nächsten Veröffentlichung. Bitte nehmen Sie auch die Fotos des Kunden aus der Galerie.',
  withdrawTheLink: 'Link zurückziehen',
  withdrawLinkOf: (customerName) => `Link zurückziehen: ${customerName}`,
  askWithdrawLinkOf: (customerName) => `Link von ${customerName} zurückziehen?`,
  withdrawLinkHint:
    'Mit ihm kann niemand mehr antworten, etwas ändern oder zurücknehmen. Er lässt sich nicht noch einmal anzeigen: Wer einen braucht, bekommt einen neuen Link.',
  delete: 'Löschen',
  deleteRequestTo: (customerName) => `Löschen: Bitte an ${customerName}`,
  askDeleteRequestTo: (customerName) => `Bitte an ${customerName} löschen?`,
  deleteRequestHint:
    'Dass nach einem Wort gefragt wurde, steht dann nirgends mehr. Das lässt sich nicht rückgängig machen.',

  notedNotReleased:
    'Das ist vermerkt, aber ob das Veröffentlichen begonnen hat, ist nicht bekannt. Was wartet, steht unter „Veröffentlichen“.',

  notAnswered: 'Nicht beantwortet',
  linkWithdrawn: 'Link zurückgezogen',
  given: 'Eingegangen',
  published: 'Veröffentlicht',
  takenBackTitle: 'Zurückgenommen',
};
