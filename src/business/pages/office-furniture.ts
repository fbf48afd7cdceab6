import { prices } from '../prices.ts';
import type { ServicePage } from '../types.ts';
import { nextStep } from './next-step.ts';

export const officeFurniture: ServicePage = {
  description:
    'Desks, meeting tables, storage and acoustic slatted walls in walnut and oak for offices and home offices, made in London and fitted over a weekend.',
  keywords: [
    'bespoke office furniture London',
    'walnut desk',
    'acoustic slatted wall',
    'meeting table',
    'home office design',
  ],
  sections: [
    {
      key: 'head',
      kind: 'head',
      fields: {
        lead: 'A good office is quiet, its cables have somewhere to go, and the desk is where the light is. We draw the furniture and the room together.',
        picture: { library: 'office-furniture.jpg' },
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
            key: 'desks',
            name: 'Desks',
            text: 'Fixed or rising, with a cable tray that holds plugs as well as cables, and drawers that charge things safely.',
          },
          {
            key: 'meeting-tables',
            name: 'Meeting tables',
            text: 'Round or long, on pedestals that leave room for knees, with power under a timber flap.',
          },
          {
            key: 'acoustic-slatted-walls',
            name: 'Acoustic slatted walls',
            text: 'Walnut or oak slats over felt and mineral wool, worked out for the room and certified for fire.',
          },
          {
            key: 'storage-walls',
            name: 'Storage walls',
            text: 'Books above and files below, with a printer on a pull-out shelf and air for it.',
          },
          {
            key: 'reception-desks',
            name: 'Reception desks',
            text: 'Two heights, lacquered to stand daily cleaning, with the screens out of sight.',
          },
          {
            key: 'home-offices',
            name: 'Home offices',
            text: "In an alcove, a landing or a cupboard, and shut away at six o'clock.",
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
          'Office furniture is often chosen from a list and fought with afterwards. The desk covers the sockets, the table seats six and the room echoes. We take the room as one job and draw the furniture, the wall and the wiring on the same sheet.',
          '## Quiet, then handsome',
          'The first thing we do in a meeting room is clap. If the sound comes back, we work out how much absorbing surface the room needs and where, and only then decide what it looks like. Often one slatted wall is enough, and it is also the wall that a camera sees.',
          '## Cables have a drawing',
          "Your electrician gets a drawing of their own, with the height of every socket and the line of every duct. Desks have a tray deep enough for plugs, and one cable leaves each desk. When a screen is replaced in three years' time nobody has to drill anything.",
          '## Fitted while you are out',
          'Pieces arrive finished, on blankets, and are small enough for the lift. Two makers fit them over a weekend and take the packing away again. On Monday the desk is there, the lamp works, and the room smells faintly of oil for a day or two.',
          "The rooms pictured are rendered studies, drawn to be built. None is a client's office.",
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
            key: 'american-black-walnut',
            name: 'American black walnut',
            text: 'Solid for edges and legs, veneered for wide tops that have to stay flat.',
          },
          {
            key: 'european-oak',
            name: 'European oak',
            text: 'Oiled or fumed. It takes a knock from a bag better than most.',
          },
          {
            key: 'felt-and-mineral-wool',
            name: 'Felt and mineral wool',
            text: 'Behind slats, where the sound is absorbed.',
          },
          {
            key: 'saddle-leather',
            name: 'Saddle leather',
            text: 'For desk pads and pulls. It marks, and looks better for it.',
          },
          {
            key: 'two-pack-lacquer',
            name: 'Two-pack lacquer',
            text: 'For tops that are cleaned every day. Harder to mend than oil, and harder to mark.',
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
            key: 'visit',
            name: 'Visit',
            text: 'We count devices, listen to the room and measure it.',
            when: 'Week 1',
          },
          {
            key: 'draw',
            name: 'Draw',
            text: 'Plans, a cable drawing for your electrician, samples and one fixed price.',
            when: 'Week 2',
          },
          {
            key: 'make',
            name: 'Make',
            text: 'Built and assembled in the workshop, with the wiring tested in place.',
            when: 'Weeks 3–7',
          },
          {
            key: 'fit',
            name: 'Fit',
            text: 'Usually from Friday noon to Sunday evening, so that nobody loses a working day.',
            when: 'The last weekend',
          },
          {
            key: 'return',
            name: 'Return',
            text: 'We adjust doors and tighten what people have leaned on.',
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
        items: prices['office-furniture'],
        dependsOnLabel: 'What the price depends on',
        dependsOn: [
          {
            key: 'how-many-people-and',
            text: 'How many people and devices share a desk, since power and data take hours to build in.',
          },
          {
            key: 'veneer-or-solid-wide',
            text: 'Veneer or solid. Wide tops are better veneered, and that happens to be cheaper in walnut.',
          },
          {
            key: 'fire-class-escape-routes',
            text: 'Fire class. Escape routes and large rooms need treated slats, which add about a fifth.',
          },
          {
            key: 'lifts-loading-bays-and',
            text: 'Lifts, loading bays and permits. A table that will not go in the lift is made in two halves.',
          },
          {
            key: 'weekend-fitting-is-included',
            text: 'Weekend fitting is included. Fitting at night is not.',
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
            key: 'can-you-fit-over',
            question: 'Can you fit over a weekend?',
            answer:
              'Yes, for most single rooms. Everything is assembled and tested in the workshop beforehand, so that Friday afternoon to Sunday evening is enough. Larger jobs are done floor by floor.',
          },
          {
            key: 'will-a-slatted-wall',
            question: 'Will a slatted wall stop sound going next door?',
            answer:
              'No. It shortens the echo in the room itself, which makes speech clearer. Stopping sound between rooms needs heavy, airtight construction, and that is a job for a builder.',
          },
          {
            key: 'do-the-slats-meet',
            question: 'Do the slats meet fire regulations?',
            answer:
              'They can. In England, the walls of office rooms over 30 square metres should be class C, with an allowance for small areas, and those of circulation spaces class B. We use treated slats there and give you a certificate for the slats and the felt as tested together.',
          },
          {
            key: 'can-you-match-furniture',
            question: 'Can you match furniture that we already have?',
            answer:
              'In species and finish, closely. In age, no. New walnut beside walnut that has had six years of sun will look darker, and the two will come closer in time.',
          },
          {
            key: 'are-your-prices-with',
            question: 'Are your prices with VAT?',
            answer:
              'Yes, like all the prices on this site. Your invoice shows the net figure and the VAT separately, so that a registered business can reclaim it.',
          },
          {
            key: 'how-long-is-the',
            question: 'How long is the wait?',
            answer:
              'About seven weeks from the visit for one room, five of them in the workshop. Ask us for the next free starting date before you give notice on anything.',
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
        chosen: ['partners-office'],
        look: 'cards',
      },
    },
    {
      key: 'reading',
      kind: 'articles',
      fields: {
        label: 'To read beforehand',
        chosen: ['oak-or-walnut', 'a-desk-that-hides-its-cables', 'acoustic-slatted-walls'],
      },
    },
    { key: 'next', kind: 'call', fields: nextStep },
  ],
};
