import type { TradeTexts } from '../texts.ts';

export const electrician: TradeTexts = {
  name: 'Electrician',
  headline: ['POWER WHERE', 'YOU NEED IT'],
  tagline: 'Wiring, lighting and repairs, planned with you and explained in plain words.',
  description: (name, city) =>
    `${name} wires, lights and repairs homes and workplaces in ${city}. What we do, how a job runs, and how to reach us.`,
  keywords: ['electrician', 'rewiring', 'lighting', 'fuse board', 'electrical repairs'],
  promises: {
    'A price before we start':
      'We look at the job first. Then you have a written price, and it changes only if the job does.',
    'Switched off, tested, noted':
      'We isolate what we work on, test it before it goes live again, and leave you the results.',
    'The house as we found it':
      'Floors are covered, dust is taken away, and you know each evening what works and what does not yet.',
  },
  craft: {
    statement: 'Most of our work disappears behind a wall.',
    text: 'That is why we take photographs before it is closed: where each cable runs, and what is on which circuit. Whoever drills there in ten years will be glad of it.',
    facts: {
      Plans: 'Circuits drawn and labelled',
      Tests: 'Every circuit, with its figures',
      Notes: 'Photographs of what is hidden',
    },
  },
  steps: {
    statement: 'Four steps, from the first call to the last test.',
    items: [
      ['First', 'Call', 'You tell us what is wrong or what you are planning.'],
      ['Then', 'Visit', 'We look at the board and the rooms, and answer questions.'],
      ['Next', 'Price', 'You get it in writing, with the days on which we would come.'],
      ['At last', 'Work', 'We do it, test it, and show you what is what.'],
    ],
  },
  services: [
    {
      name: 'Rewiring',
      shortName: 'Rewiring',
      hint: 'Single rooms and whole houses',
      lead: 'New cables for an old house, room by room if you live in it meanwhile.',
      parts: {
        'Whole houses': 'From the meter to the last socket, floor by floor.',
        'Single rooms': 'A kitchen, a bathroom, a room under the roof.',
        'Sockets and data': 'Where you plug in today, and where a desk may stand tomorrow.',
      },
      how: 'Before we lift a floorboard we walk through the house with you and mark on the wall where sockets, switches and lamps go. You live with the marks for a few days and move what is in the wrong place. Then we draw the circuits and give you a price.\n\n## While you live there\n\nWe can work through a house that is lived in. One part stays on at any time, and in the evening there is light and a cooker.',
      questions: {
        'How do I know that a house needs new wiring?':
          'Signs are fuses that blow often, warm or brown sockets, and too few of them. A test of the circuits tells for certain, and it does not have to end in new cables.',
        'Will the walls be opened?':
          'Where cables run in plaster, yes: narrow channels, which we close again. Painting is for afterwards.',
      },
    },
    {
      name: 'Lighting',
      shortName: 'Lighting',
      hint: 'Planned for what you do there',
      lead: 'Light for cooking, reading and coming home, each with a switch where your hand is.',
      parts: {
        Indoors:
          'General light, light for work and light for the evening, on circuits of their own.',
        Outdoors: 'Paths, doors and steps, switched by movement or by the time of the day.',
        Dimming: 'Lamps and dimmers that go with each other and do not hum.',
      },
      how: 'We ask what you do in a room and at what time of the day. From that follow the places of the lamps, and only then their looks. If you have chosen lamps already, we tell you whether they will do what you want of them.',
      questions: {
        'Can you fit lamps that I bought?':
          'Yes, if they are made for the place where they shall hang. In a bathroom not every lamp is allowed.',
        'Do lamps need new cables?': 'Often not. A second switch or a dimmer may need one.',
      },
    },
    {
      name: 'Repairs',
      shortName: 'Repairs',
      hint: 'Faults found and put right',
      lead: 'When something trips, flickers or stays dark, we look for the reason and not only for the fuse.',
      parts: {
        'Finding faults': 'Circuit by circuit, with a meter, until we know where it is.',
        'Fuse boards': 'Old ones replaced, and every circuit labelled.',
        Checks:
          'A look at what is there, with a list of what must be done, what may wait, and what is fine.',
      },
      how: 'Tell us on the telephone what happened last before it went dark: a kettle, rain, a drill. It saves time. If you smell burning or see sparks, switch off the main switch first and call us then.',
      questions: {
        'What can I do until you come?':
          'Switch off what belongs to the circuit, and leave it off. Do not open anything.',
        'What does a repair cost?':
          'We charge by the time it takes and tell you the rate before we come.',
      },
    },
  ],
  blog: {
    name: 'Notes on light and power',
    lead: 'What we are asked most often, answered at some length.',
    description:
      'Questions about wiring, light and safety at home, answered by the people who do the work.',
  },
  contact: 'Tell us what shall work.',
  next: 'Tell us what is wrong or what you are planning. We look at it with you and tell you what it takes.',
  jobs: { title: 'What we have done.', lead: 'Each job with its place, its year and pictures.' },
};
