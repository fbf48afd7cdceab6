import type { LanguageTexts } from '../texts.ts';
import { imprint, privacy } from './datenschutz.ts';
import { electrician } from './elektriker.ts';
import { gardener } from './gartenbau.ts';
import { painter } from './maler.ts';
import { other } from './neutral.ts';

export const german: LanguageTexts = {
  code: 'de',
  trades: { electrician, painter, gardener, other },
  service: (name) => ({
    name,
    shortName: name.split(' ')[0] ?? name,
    hint: 'Was dazugehört und wie wir es tun',
    lead: `${name}: Hier in zwei Sätzen sagen, was es ist und für wen.`,
    parts: {
      'Erster Teil': 'Was dazugehört, in ein oder zwei Sätzen.',
      'Zweiter Teil': 'Was noch dazugehört.',
    },
    how: 'Hier erzählen, wie ein solcher Auftrag abläuft: was Sie zuerst ansehen, was Sie vereinbaren und was man von Ihnen erwarten kann.',
    questions: {
      'Was werden Sie dazu am häufigsten gefragt?': 'Hier beantworten, in ein paar Sätzen.',
    },
  }),
  inTown: (what, city) => `${what} in ${city}`,
  labels: {
    promises: 'UNSER WORT',
    craft: 'SORGFALT',
    services: 'Leistungen',
    process: 'ABLAUF',
    work: 'ARBEITEN',
    contact: 'KONTAKT',
    byService: 'NACH LEISTUNG',
    privacy: 'DATENSCHUTZ',
    parts: 'Was wir tun',
    how: 'Wie wir arbeiten',
    weeks: 'Schritt für Schritt',
    prices: 'Was es kostet',
    questions: 'Fragen',
    jobs: 'Arbeiten dieser Art',
    reading: 'Vorab zu lesen',
    moreJobs: 'Weitere Arbeiten',
    allJobs: 'Alle Arbeiten',
    otherJobs: 'Andere Arbeiten',
  },
  promised: 'Drei Dinge, auf die Sie sich verlassen können.',
  next: 'Sollen wir es uns ansehen?',
  jobsStatement: 'Was wir zuletzt gemacht haben.',
  buttons: { services: 'UNSERE LEISTUNGEN', start: 'UNS SCHREIBEN' },
  contact: {
    answer: 'Wir antworten am nächsten Werktag.',
    ...{ call: 'Anrufen', write: 'Schreiben', open: 'Geöffnet', visit: 'Besuchen' },
  },
  picture: (name) => `Einfache Formen in den Farben von ${name}, wo ein Foto sein wird.`,
  jobsDescription: (name) => `Arbeiten von ${name}, geordnet nach Leistung.`,
  notFound: {
    title: 'Seite nicht gefunden',
    description: 'Unter dieser Adresse gibt es keine Seite. Hier geht es weiter.',
    label: '404 — NICHT GEFUNDEN',
    headline: 'Hier ist nichts.',
    lead: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder die Adresse hat einen Buchstaben zu viel.',
    ways: 'Wie es weitergeht',
    home: 'Wer wir sind und was wir tun',
    contact: 'Anrufen oder schreiben',
  },
  privacy,
  imprint,
};
