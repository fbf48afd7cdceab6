import { prices } from '../prices.ts';
import type { ServicePage } from '../types.ts';
import { nextStep } from './next-step.ts';

export const customCarpentry: ServicePage = {
  description:
    'Staircases, libraries, fitted wardrobes and window seats in solid timber, measured in your house and made in London. Prices, weeks and methods.',
  keywords: [
    'bespoke carpentry London',
    'fitted wardrobes',
    'bespoke staircase',
    'library wall',
    'window seat joinery',
  ],
  sections: [
    {
      key: 'head',
      kind: 'head',
      fields: {
        lead: 'Old houses have no right angles and new ones have fewer than you would hope. We measure what is there and make one thing that fits it.',
        picture: { library: 'custom-carpentry.jpg' },
        look: 'dark',
      },
    },
    {
      key: 'makes',
      kind: 'list',
      fields: {
        label: 'What we make',
        items: [
          {
            key: 'staircases',
            name: 'Staircases',
            text: 'Straight flights, winders and landings in oak, ash or painted softwood, with handrails and newels.',
          },
          {
            key: 'libraries-and-alcoves',
            name: 'Libraries and alcoves',
            text: 'Shelves that stay straight under books, with doors below, a rail and a ladder if the ceiling asks for one.',
          },
          {
            key: 'fitted-wardrobes',
            name: 'Fitted wardrobes',
            text: 'Floor to ceiling, level inside, scribed to walls that lean, with air behind them on outside walls.',
          },
          {
            key: 'window-seats',
            name: 'Window seats',
            text: 'With drawers or a lid, at 450 mm high including the cushion, clear of the radiator.',
          },
          {
            key: 'panelling-and-doors',
            name: 'Panelling and doors',
            text: 'Frame and panel, planted mouldings, and doors hung in old frames without shaving the old frame.',
          },
          {
            key: 'tables-and-benches',
            name: 'Tables and benches',
            text: 'For the odd corner that no shop has heard of.',
          },
        ],
      },
    },
    {
      key: 'how',
      kind: 'text',
      fields: {
        label: 'How we work',
        text: [
          'This is the work for which there is no catalogue: the stair that has to turn in 800 mm, the alcove that is 40 mm wider at the top, the bay where a seat should be. It begins with measuring, and we take longer over that than most people expect.',
          '## One piece at a time',
          'Each job has one maker. Their name is on the drawing and they are at your door on fitting day. Everything is assembled dry on the workshop floor first, without glue, and you can come and walk up your staircase while it is lying on its side. It is a strange thing to do and nearly everyone does it.',
          '## Joints before screws',
          'Stair treads are housed, wedged and glued. Door frames have mortice and tenon joints. Shelves sit in grooves. Screws are used where something will have to come apart again, such as the panel that hides the stopcock.',
          '## Where it ends',
          'We stop at the joinery. Plastering, wiring and decorating are done by others, before us or after us, and our programme says which. If you would like one plan for the whole room, that is [interior design](/services/interior-design), and Anna draws it.',
          'The pictures here are rendered studies of rooms that we have drawn to build.',
        ].join('\n\n'),
      },
    },
    {
      key: 'materials',
      kind: 'list',
      fields: {
        label: 'Materials',
        ground: 'shaded',
        items: [
          {
            key: 'european-oak',
            name: 'European oak',
            text: 'For treads, handrails and anything that will be stood on.',
          },
          {
            key: 'european-ash',
            name: 'European ash',
            text: 'Pale and springy, and a little harder than oak. For handrails and ladders.',
          },
          {
            key: 'american-black-walnut',
            name: 'American black walnut',
            text: 'For libraries and tables, where the colour has light to work in.',
          },
          {
            key: 'tulipwood-and-mr-board',
            name: 'Tulipwood and MR board',
            text: 'For painted frames and panels. Stable, and without knots to show through.',
          },
          {
            key: 'redwood',
            name: 'Redwood',
            text: 'Slow-grown pine for painted stair strings and for sash repairs.',
          },
        ],
      },
    },
    {
      key: 'steps',
      kind: 'steps',
      fields: {
        label: 'Week by week',
        form: 'table',
        items: [
          {
            key: 'measure',
            name: 'Measure',
            text: 'A laser, a straightedge and, for stairs, a storey rod that comes home with us.',
            when: 'Week 1',
          },
          {
            key: 'draw',
            name: 'Draw',
            text: 'Drawings with the crooked parts on them, samples, and one fixed price.',
            when: 'Weeks 2–3',
          },
          {
            key: 'make',
            name: 'Make',
            text: 'Cut, joined and dry-assembled on the workshop floor. Stairs go to building control first.',
            when: 'Weeks 4–8',
          },
          {
            key: 'fit',
            name: 'Fit',
            text: 'Three to five days on site. A third of that is scribing.',
            when: 'Week 9',
          },
          {
            key: 'return',
            name: 'Return',
            text: 'We adjust, oil and listen for squeaks.',
            when: 'Six months later',
          },
        ],
      },
    },
    {
      key: 'prices',
      kind: 'prices',
      fields: {
        label: 'What it costs',
        items: prices['custom-carpentry'],
        dependsOnLabel: 'What the price depends on',
        dependsOn: [
          {
            key: 'how-far-the-floor',
            text: 'How far the floor falls and the walls lean, since scribing is done by hand.',
          },
          { key: 'paint-oak-or-walnut', text: 'Paint, oak or walnut, in that order of cost.' },
          {
            key: 'doors-and-drawers-cost',
            text: 'Doors and drawers cost hours. Open shelves cost timber.',
          },
          {
            key: 'a-stair-with-winders',
            text: 'A stair with winders takes about twice as long to make as a straight one.',
          },
          {
            key: 'anything-that-has-to',
            text: 'Anything that has to go up a narrow stair is made in smaller pieces and takes longer to fit.',
          },
        ],
      },
    },
    {
      key: 'questions',
      kind: 'questions',
      fields: {
        label: 'Questions',
        ground: 'shaded',
        items: [
          {
            key: 'do-we-need-permission',
            question: 'Do we need permission for a new staircase?',
            answer:
              'A new or altered stair is building work, so building control has to approve it. We send them the drawing before we cut. In a listed building you also need listed building consent, and that should come first.',
          },
          {
            key: 'how-steep-may-a',
            question: 'How steep may a stair be?',
            answer:
              'In England a stair in a private house may pitch at no more than 42 degrees, with rises of 150 to 220 mm and goings of 220 to 300 mm. We aim for 36 to 40 degrees where the hall has the length.',
          },
          {
            key: 'will-wardrobes-make-an',
            question: 'Will wardrobes make an outside wall go mouldy?',
            answer:
              'They can, if the back sits against it. We keep a gap of 25 mm behind the panel and let air in at the plinth and out at the top. If the wall is already damp, find the cause first.',
          },
          {
            key: 'can-the-shelves-be',
            question: 'Can the shelves be moved?',
            answer:
              'About half of them. Every second shelf is fixed, because that is what keeps the uprights straight. Those between sit on pegs and move in steps of 32 mm.',
          },
          {
            key: 'can-you-work-from',
            question: "Can you work from an architect's drawings?",
            answer:
              "Yes, and we like to. We take our own measurements before making anything, and draw the joints and the scribes that an architect's drawing leaves to the joiner.",
          },
          {
            key: 'how-much-mess-is',
            question: 'How much mess is there?',
            answer:
              'Less than you fear. Most of the cutting is done in the workshop. On site we use saws and sanders with extraction, cover the floor and sweep every evening.',
          },
        ],
      },
    },
    {
      key: 'jobs',
      kind: 'work',
      fields: {
        label: 'Rooms we have drawn',
        show: 'chosen',
        chosen: ['loft-library'],
        look: 'cards',
      },
    },
    {
      key: 'reading',
      kind: 'articles',
      fields: {
        label: 'To read beforehand',
        chosen: [
          'how-to-read-a-joiners-quote',
          'fitted-wardrobes-in-crooked-houses',
          'how-a-staircase-is-measured',
        ],
      },
    },
    { key: 'next', kind: 'call', fields: nextStep },
  ],
};
