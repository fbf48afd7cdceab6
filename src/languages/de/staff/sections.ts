import type { messages as english } from '#languages/en/staff/sections.ts';
import { messages as own } from './frame/own.ts';

const number = (value: number) => value.toLocaleString('de-DE');
const fits = (most: number) => `${number(most)} ${most === 1 ? 'passt' : 'passen'}`;

export const messages: typeof english = {
  // sections/articles/schema.ts
  whichArticles: 'Welche Artikel',
  chosenOnes: 'Ausgewählte',
  latestWithTag: 'Die neuesten mit einem Schlagwort',
  latest: 'Die neuesten',
  chosenArticles: 'Ausgewählte Artikel',
  tag: 'Schlagwort',

  // sections/call/schema.ts
  title: 'Titel',
  text: 'Text',

  // sections/common.ts
  label: 'Beschriftung',
  statement: 'Aussage',
  shownWhileLoading: 'Text, bis es geladen ist',
  ground: 'Hintergrund',
  plain: 'Schlicht',
  shaded: 'Getönt',
  button: 'Schaltfläche',
  whereTheButtonLeads: 'Wohin die Schaltfläche führt',

  // sections/contact/schema.ts
  chatText: 'Zum Chat: {whatsapp} ist der Link',
  whenYouAnswer: 'Wann Sie antworten',
  linkWords: 'Text dieses Links',
  numberLabel: 'Beschriftung der Telefonnummer',
  mailLabel: 'Beschriftung der E-Mail-Adresse',
  hoursLabel: 'Beschriftung der Öffnungszeiten',
  addressLabel: 'Beschriftung der Anschrift',

  // sections/testimonials/schema.ts
  whichWords: 'Welche Kundenstimmen',
  wordsOfAllJobs: 'Die zu allen Arbeiten',
  wordsOfService: 'Die zu Arbeiten dieser Leistung',
  howMany: 'Wie viele',
  theNewestThree: 'Die neuesten drei',
  theNewestSix: 'Die neuesten sechs',
  theNewestTwelve: 'Die neuesten zwölf',
  all: 'Alle',

  // sections/describe-changes.ts
  address: 'Adresse',
  titleForSearches: 'Titel für Suchmaschinen',
  descriptionForSearches: 'Beschreibung für Suchmaschinen',
  outOfSearchEngines: 'Nicht in Suchmaschinen',
  namesOfTheService: 'Namen der Leistung',
  offTheSite: 'Nicht auf der Website',
  orderOfTheSections: 'Reihenfolge der Abschnitte',
  hidden: (name) => `${name} (verborgen)`,

  // sections/facts/schema.ts
  textAbove: 'Text darüber',
  whatItLists: 'Was aufgelistet wird',
  theFactsBelow: 'Die Angaben unten',
  whoWeAre: 'Wer wir sind',
  facts: 'Angaben',
  fact: 'Angabe',
  name: 'Name',
  noteBelow: 'Hinweis darunter',

  // sections/head/schema.ts
  picture: 'Bild',
  light: 'Hell',
  dark: 'Dunkel',

  // sections/hero/schema.ts
  headline: 'Überschrift',
  lineBelow: 'Zeile darunter',
  pictureForUprightScreens: 'Bild für Bildschirme im Hochformat',
  buttons: 'Schaltflächen',
  oneButton: 'Schaltfläche',

  // sections/kinds.ts
  openingPicture: 'Einstiegsbild',
  openingPictureHint: 'Ein Bild, das den Bildschirm füllt, mit der Überschrift',
  titleHint: 'Der Titel der Seite, ein Text und ein Bild',
  promisesHint: 'Zwei bis vier kurze Texte nebeneinander',
  pictureAndText: 'Bild und Text',
  pictureAndTextHint: 'Ein großes Bild mit einer Aussage daneben',
  jobsHint: 'Galerien, alle oder ausgewählte',
  stepsHint: 'Was wann geschieht',
  contactHint: 'Das Formular und die Nummern und Zeiten aus den Einstellungen',
  listHint: 'Namen mit je einem Text',
  textHint: 'Absätze, Überschriften, Listen und Links',
  factsHint: 'Namen und was sie bedeuten, oder wer verantwortlich ist',
  pricesHint: 'Was es kostet und wovon das abhängt',
  questionsHint: 'Antworten zum Aufklappen',
  articlesHint: 'Ausgewählte oder die neuesten',
  whatCustomersSay: 'Kundenstimmen',
  testimonialsHint: 'Was Kunden sagen, das Neueste zuerst',
  nextStep: 'Nächster Schritt',
  nextStepHint: 'Ein Text und eine Schaltfläche auf dunklem Hintergrund',
  peopleHint: 'Wer hier arbeitet, mit Bildern',

  // sections/list/schema.ts
  entries: 'Einträge',
  entry: 'Eintrag',
  whereItLeads: 'Wohin er führt',
  theServicesToo: 'Auch die Leistungen',
  notAtAll: 'Nein',
  behindTheFirstEntry: 'Nach dem ersten Eintrag',

  // sections/page-problems.ts
  noTitle: 'Die Seite hat keinen Titel.',
  noOpening: 'Der Seite fehlt der Anfang: Fügen Sie „Titel“ oder „Einstiegsbild“ hinzu.',
  titleStandsFirst:
    'Der Abschnitt mit dem Titel der Seite steht zuerst: Verschieben Sie ihn an Position 1.',
  titleTwice: (name) =>
    `Die Seite hat ihren Titel zweimal, er steht aber nur einmal, ganz vorn: Verbergen Sie „${name}“, oder nehmen Sie den Abschnitt heraus.`,
  onlyOnce: (name) => `„${name}“ kann nur einmal auf einer Seite stehen.`,
  hasNoPlaceHere: (name) => `„${name}“ hat auf dieser Art von Seite keinen Platz.`,
  pictureNotDescribed: 'Schreiben Sie, was zu sehen ist, für Menschen, die es nicht sehen können.',
  isNoService: (name) =>
    `${name}: Diese Seite ist keine Leistung, deshalb ist davon nichts zu sehen. Wählen Sie alle.`,
  noPriceToSee: (name) => `${name}: Ohne einen Preis ist davon nichts zu sehen.`,
  tallPictureUnchanged: (name) =>
    `${name}: Auf dem Handy erscheint noch das mitgelieferte Bild. Ändern Sie auch das Bild für Bildschirme im Hochformat, oder nehmen Sie es heraus.`,
  unknownPlaceholder: (where, name) =>
    `${where}: Ersetzen Sie {${name}} durch eigene Worte. Besucher würden es so lesen, wie es dasteht.`,

  // sections/people/schema.ts
  people: 'Personen',
  person: 'Person',
  whatTheyDo: 'Aufgabe',

  // sections/picture/schema.ts
  sideOfThePicture: 'Seite des Bilds',
  left: 'Links',
  right: 'Rechts',

  // sections/prices/schema.ts
  prices: 'Preise',
  price: 'Preis',
  amount: 'Betrag',
  theAmountIs: 'Der Betrag ist',
  theLowest: 'Der niedrigste („ab“)',
  fixed: 'Fest',
  itIsPaid: 'Bezahlt wird',
  forAllOfIt: 'Für alles zusammen',
  byTheHour: 'Pro Stunde',
  byTheDay: 'Pro Tag',
  byTheMetre: 'Pro Meter',
  byTheSquareMetre: 'Pro Quadratmeter',
  byThePiece: 'Pro Stück',
  dependsHeading: 'Überschrift über dem, wovon der Preis abhängt',
  dependsOn: 'Wovon der Preis abhängt',
  reason: 'Grund',

  // sections/problems.ts
  noAmount: (writeAmount, writeAmount2) =>
    `Schreiben Sie einen Betrag, zum Beispiel ${writeAmount} oder ${writeAmount2}.`,
  noAddress: 'Das ist keine Adresse. Schreiben Sie /services/…, #contact oder https://….',
  chooseAPicture: 'Wählen Sie ein Bild.',
  chooseOneOfThese: 'Wählen Sie eines davon.',
  tooManyCharactersFit: (over, limit) => `${number(over)} Zeichen zu viel: ${fits(limit)}.`,
  writeSomethingHere: 'Schreiben Sie hier etwas.',
  tooManyLines: (length, most) => `${number(length)} Zeilen: ${fits(most)}.`,
  lineIsEmpty: 'Eine Zeile ist leer.',
  lineTooLong: (longest, limit) => `Eine Zeile hat ${number(longest)} Zeichen: ${fits(limit)}.`,
  descriptionTooLong: (over, limit) =>
    `Die Bildbeschreibung hat ${number(over)} Zeichen zu viel: ${fits(limit)}.`,
  // A numeral, because what is counted is of any gender.
  oneNeeded: (item) => `Fügen Sie mindestens 1 ${item} hinzu.`,
  moreNeeded: (least, count) =>
    `Fügen Sie etwas hinzu: Nötig sind mindestens ${number(least)}, da ${count === 1 ? 'ist' : 'sind'} ${number(count)}.`,
  tooMany: (count, most) => `Es sind ${number(count)}: ${fits(most)}.`,

  // sections/promises/schema.ts
  promises: 'Zusagen',
  promise: 'Zusage',

  // sections/questions/schema.ts
  questions: 'Fragen',
  question: 'Frage',
  questionLabel: 'Frage',
  answer: 'Antwort',

  // sections/steps/schema.ts
  steps: 'Schritte',
  step: 'Schritt',
  when: 'Wann',
  form: 'Form',
  sideBySide: 'Nebeneinander',
  oneBelowTheOther: 'Untereinander',

  // sections/work/schema.ts
  whichJobs: 'Welche Arbeiten',
  allInOrder: 'Alle, in der Reihenfolge des Portfolios',
  jobsOfService: 'Die zu dieser Leistung',
  chosenJobs: 'Ausgewählte Arbeiten',
  largePicturesThenList: 'Große Bilder, dann eine Liste',
  cardsWithASummary: 'Karten mit Zusammenfassung',
  listForEachService: 'Eine Liste je Leistung',
  otherJobsName: 'Name der übrigen Arbeiten',
  titleKind: 'Titel',
  promisesKind: 'Zusagen',
  jobsKind: 'Arbeiten',
  stepsKind: 'Schritte',
  contactKind: 'Kontakt',
  listKind: 'Liste',
  textKind: 'Text',
  factsKind: 'Angaben',
  pricesKind: 'Preise',
  sharedKind: 'Von einer anderen Seite',
  sharedHint: 'Preise oder Fragen einer anderen Seite: dort geschrieben, auf beiden gleich',
  whichPrices: 'Welche Preise oder Fragen',
  questionsKind: 'Fragen',
  articlesKind: 'Artikel',
  peopleKind: 'Personen',
  sections: 'Abschnitte',
  ...own,
};
