import type * as messages from '#languages/en/visitors/sections.ts';

export const sectionMessages: typeof messages.sectionMessages = {
  closed: (days: string) => `Geschlossen ${days}`,
  withoutScripts: {
    chat: 'Ohne JavaScript dauert es etwas länger: Schneller geht es am Telefon, per E-Mail oder im Chat.',
    noChat: 'Ohne JavaScript dauert es etwas länger: Schneller geht es am Telefon oder per E-Mail.',
    sent: 'Danke. Ihre Nachricht ist angekommen, und wir antworten Ihnen.',
    notSent:
      'Ihre Nachricht wurde nicht gesendet. Bitte gehen Sie zurück: Wir brauchen Ihren Namen, eine Adresse oder Nummer, ein paar Worte und Ihre Einwilligung. Oder rufen Sie an.',
  },
  prices: { caption: 'Preise, jeweils der niedrigste seiner Art', what: 'Leistung', from: 'Ab' },
  mixedPrices: { caption: 'Preise', amount: 'Preis' },
  from: 'ab',
  per: {
    hour: 'je Stunde',
    day: 'je Tag',
    metre: 'je Meter',
    square: 'je m²',
    piece: 'je Stück',
  },
};

export const countingMessages: typeof messages.countingMessages = {
  off: 'Wir setzen keine Cookies und zählen keine Besuche.',
  on: 'Wir setzen keine Cookies. Wir zählen, wie oft jede Seite angesehen wird: an welchem Tag, auf einem Telefon oder Computer, von welcher Website oder welchem Rundbrief aus, und wie schnell sie da war; auch, welche Adressen ins Leere führten. Das sind Summen, die nichts über Sie sagen, und wir behalten sie dreizehn Monate. Damit keine Maschine tausendfach zählt, wird Ihre Netzadresse zu einer von 4.096 Nummern, die sich viele teilen, und nach einem Tag vergessen. Browser, die darum bitten, dass ihnen niemand folgt (Do Not Track, Global Privacy Control), werden nicht gezählt. Nur eine Nachricht, die Sie uns schicken, nennt die Seiten, die Sie davor gelesen haben.',
};
