import type { messages as english } from '#languages/en/staff/numbers.ts';

const number = (value: number) => value.toLocaleString('de-DE');

const SMALL = 'keine eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');

export const messages: typeof english = {
  enquiriesInWords: (count) =>
    `${SMALL[count] ?? number(count)} ${count === 1 ? 'Anfrage' : 'Anfragen'}`,
  difference: (count, month, isFirst) =>
    count === 0
      ? `so viele${isFirst ? ' Besuche' : ''} wie im ${month}`
      : `${number(Math.abs(count))}${isFirst ? (Math.abs(count) === 1 ? ' Besuch' : ' Besuche') : ''} ${count > 0 ? 'mehr' : 'weniger'} als im ${month}`,
  compared: (differences, isRunning) =>
    `${isRunning ? 'An denselben Tagen: ' : ''}${differences.join(', ')}.`,
  noMention: 'ohne Angabe',
  ownWebsite: 'Ihrer eigenen Website',
  otherSources: 'andere',
  campaign: (word) => `${word} (Kampagne)`,
  theNumbers: 'Die Zahlen',
  nothingIsStored:
    'Auf den Geräten der Besucher wird nichts gespeichert; es wird keine Adresse aufbewahrt',
  month: 'Monat',
  print: 'Drucken',
  csv: 'Als CSV',
  bringMost: (pages) =>
    `<pages>${pages.join(' und ')}</pages> ${pages.length === 1 ? 'bringt' : 'bringen'} die meisten Anfragen.`,
  countedSince: (day) => `Gezählt wird seit dem ${day}.`,
  leftOut: (count) =>
    `${count === 1 ? 'Ein Aufruf wurde' : `${number(count)} Aufrufe wurden`} ausgelassen: Sie kamen schneller, als Menschen lesen.`,
  countingIsOff: 'Besuche werden nicht gezählt',
  countingIsOffHint:
    'Sobald das Zählen eingeschaltet ist, steht hier, wie oft jede Seite gelesen wird, woher Besucher kommen und welche Seiten Anfragen bringen. Kein Besucher wird von einem anderen unterschieden.',
  switchItOn: 'In den Einstellungen einschalten',
  administratorsSwitch: 'Administratoren können es in den Einstellungen einschalten.',
  nothingCountedYet: 'Noch ist nichts gezählt',
  nothingCountedYetHint:
    'Gezählt wird ab der nächsten Veröffentlichung. Was Sie selbst angemeldet auf der Website ansehen, wird nicht gezählt.',
  noVisits: 'An diesen Tagen wurde kein Aufruf gezählt.',
  visitsByDay: 'Besuche nach Tagen',
  brassHint: 'Tage mit einer Anfrage sind messingfarben',
  dayByDay: 'Tag für Tag',
  day: 'Tag',
  visits: 'Besuche',
  views: 'Aufrufe',
  quickFor: 'Schnell für',
  ofHundred: (count) => `${count} von 100`,
  inMonth: (count, month) => `${count} im ${month}`,
  siteIsQuick: (count) => `Ihre Website ist für ${count} von 100 Besuchen schnell.`,
  slowForMany: (pages) => `Für viele langsam: ${pages.join(', ')}.`,
  quickHint:
    'Schnell ist, was Google gut nennt: in 2,5 Sekunden da, antwortet sofort, und nichts verschiebt sich dabei. Anfragen stehen bei jeder Seite, die davor im selben Besuch gelesen wurde.',
  whereFrom: 'Woher',
  missed: 'Gesucht und nicht da',
  from: (source) => `von ${source}`,
  leadOn: 'Weiterleiten',
  leadOnFrom: (path) => `Weiterleiten von ${path}`,
  pageInItsPlace: 'Seite an ihrer Stelle',
  choosePage: 'Wählen Sie eine Seite Ihrer Website.',
  isLedOn: 'Weitergeleitet',
  isLedOnNote: (path, page) => `${path} führt ab der nächsten Veröffentlichung zu ${page}.`,
  address: 'Adresse',
  viewsBefore: 'Aufrufe im Vormonat',
};
