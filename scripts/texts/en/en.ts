import type { LanguageTexts } from '../texts.ts';
import { electrician } from './electrician.ts';
import { gardener } from './gardener.ts';
import { other } from './neutral.ts';
import { painter } from './painter.ts';
import { imprint, privacy } from './privacy.ts';

export const english: LanguageTexts = {
  code: 'en',
  trades: { electrician, painter, gardener, other },
  service: (name) => ({
    name,
    shortName: name.split(' ')[0] ?? name,
    hint: 'What it comprises, and how we do it',
    lead: `${name}: say here in two sentences what it is, and for whom.`,
    parts: {
      'First part': 'What belongs to it, in a sentence or two.',
      'Second part': 'What else belongs to it.',
    },
    how: 'Tell here how such a job runs: what you look at first, what you agree on, and what people can expect of you.',
    questions: {
      'What are you asked most often about it?': 'Answer it here, in a few sentences.',
    },
  }),
  inTown: (what, city) => `${what} in ${city}`,
  labels: {
    promises: 'OUR PROMISE',
    craft: 'CARE',
    services: 'Services',
    process: 'PROCESS',
    work: 'WORK',
    contact: 'CONTACT',
    byService: 'BY SERVICE',
    privacy: 'PRIVACY',
    parts: 'What we do',
    how: 'How we work',
    weeks: 'Step by step',
    prices: 'What it costs',
    questions: 'Questions',
    jobs: 'Jobs of this kind',
    reading: 'To read beforehand',
    moreJobs: 'More work',
    allJobs: 'All our work',
    otherJobs: 'Other work',
  },
  promised: 'Three things you can count on.',
  next: 'Shall we come and look?',
  jobsStatement: 'What we have done lately.',
  buttons: { services: 'OUR SERVICES', start: 'WRITE TO US' },
  contact: {
    answer: 'We answer within one working day.',
    ...{ call: 'Call', write: 'Write', open: 'Open', visit: 'Visit' },
  },
  picture: (name) => `Plain shapes in the colours of ${name}, where a photograph will be.`,
  jobsDescription: (name) => `Jobs by ${name}, listed by service.`,
  notFound: {
    title: 'Page not found',
    description: 'There is no page at this address. Here is the way on.',
    label: '404 — NOT FOUND',
    headline: 'There is nothing here.',
    lead: 'There is no page at this address. It may have moved, or the address has a letter too many.',
    ways: 'The way on',
    home: 'Who we are and what we do',
    contact: 'Call or write',
  },
  privacy,
  imprint,
};
