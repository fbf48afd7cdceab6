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
