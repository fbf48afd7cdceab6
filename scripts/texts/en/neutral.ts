import type { TradeTexts } from '../texts.ts';

/** For a business of any other trade: it names none. */
export const other: TradeTexts = {
  name: '',
  headline: ['DONE ONCE,', 'DONE RIGHT'],
  tagline: 'Planned with you, done with care, and explained in plain words.',
  description: (name, city) => `${name} in ${city}: what we do, how we work, how to reach us.`,
  keywords: [],
  promises: {
    'A price before we start': 'You have it in writing. It changes only if the job does.',
    'Days that hold': 'You know when we come. If a day has to move, we call you first.',
    'Left in order': 'In the evening we clear away what is ours, and at the end all of it.',
  },
  craft: {
    statement: 'What nobody sees is done like the rest.',
    text: 'What makes work last often lies below the surface. We take our time over it, show it to you before it is covered, and tell you how to look after it.',
    facts: {
      Before: 'Looked at, measured, agreed',
      Meanwhile: 'One person whom you can ask',
      Afterwards: 'Shown to you and explained',
    },
  },
  steps: {
    statement: 'Four steps, from the first call to the last day.',
    items: [
      ['First', 'Call', 'You tell us what you are planning, or what is wrong.'],
      ['Then', 'Visit', 'We look at it with you and answer questions.'],
      ['Next', 'Price', 'You get it in writing, with the days on which we would come.'],
      ['At last', 'Work', 'We do it, show it to you, and clear away what is ours.'],
    ],
  },
  services: [],
  blog: {
    name: 'Notes from our work',
    lead: 'What we are asked most often, answered at some length.',
    description: 'Questions about our work, answered by the people who do it.',
  },
  contact: 'Tell us what you have in mind.',
  next: 'Then we tell you what it takes.',
  jobs: { title: 'What we have done.', lead: 'Each job with its place, its year and pictures.' },
};
