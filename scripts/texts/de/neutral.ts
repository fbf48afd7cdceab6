import type { TradeTexts } from '../texts.ts';

/** For a business of any other trade: it names none. */
export const other: TradeTexts = {
  name: '',
  headline: ['EINMAL GEMACHT,', 'GUT GEMACHT'],
  tagline: 'Mit Ihnen geplant, sorgfältig gemacht und in klaren Worten erklärt.',
  description: (name, city) => `${name} in ${city}: was wir tun, und wie Sie uns erreichen.`,
  keywords: [],
  promises: {
    'Ein Preis vor dem Beginn': 'Sie haben ihn schriftlich. Er ändert sich nur mit dem Auftrag.',
    'Tage, die halten': 'Sie wissen, wann wir kommen. Verschiebt sich einer, rufen wir vorher an.',
    'Ordentlich verlassen': 'Am Abend räumen wir auf, und am Ende nehmen wir alles Unsere mit.',
  },
  craft: {
    statement: 'Was niemand sieht, ist wie der Rest gemacht.',
    text: 'Was Arbeit haltbar macht, liegt oft unter der Oberfläche. Dafür nehmen wir uns Zeit, zeigen es Ihnen, bevor es verdeckt wird, und sagen Ihnen, wie Sie es pflegen.',
    facts: {
      Davor: 'Angesehen, gemessen, vereinbart',
      Dabei: 'Ein Mensch, den Sie fragen können',
      Danach: 'Ihnen gezeigt und erklärt',
    },
  },
  steps: {
    statement: 'Vier Schritte, vom ersten Anruf bis zum letzten Tag.',
    items: [
      ['Zuerst', 'Anruf', 'Sie sagen uns, was Sie vorhaben oder was nicht stimmt.'],
      ['Dann', 'Ansehen', 'Wir sehen es uns mit Ihnen an und beantworten Fragen.'],
      ['Danach', 'Preis', 'Sie bekommen ihn schriftlich, mit den Tagen, an denen wir kämen.'],
      ['Zuletzt', 'Arbeit', 'Wir machen sie, zeigen sie Ihnen und räumen auf.'],
    ],
  },
  services: [],
  blog: {
    name: 'Notizen aus der Arbeit',
    lead: 'Was wir am häufigsten gefragt werden, ausführlich beantwortet.',
    description: 'Fragen zu unserer Arbeit, beantwortet von denen, die sie tun.',
  },
  contact: 'Erzählen Sie uns, was Sie vorhaben.',
  next: 'Danach sagen wir, was es braucht.',
  jobs: { title: 'Was wir gemacht haben.', lead: 'Jeder Auftrag mit Ort, Jahr und Bildern.' },
};
