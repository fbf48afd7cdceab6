import { prices } from '../prices.ts';
import type { ServicePage } from '../types.ts';
import { nextStep } from './next-step.ts';

export const interiorDesign: ServicePage = {
  description:
    'Interior design from a London joinery workshop, with plans, timber, light and colour for one room or a house, drawn by people who build it.',
  keywords: [
    'interior design London',
    'interior designer and joiner',
    'bedroom design',
    'living room joinery',
    'renovation planning',
  ],
  sections: [
    {
      key: 'head',
      kind: 'head',
      fields: {
        lead: 'Most rooms need fewer things in better places. We plan the room first, then draw what has to be made, and leave alone what is already right.',
        picture: { library: 'interior-design.jpg' },
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
            key: 'room-schemes',
            name: 'Room schemes',
            text: 'Plan, elevations, timber, paint, fabric and light for one room, on one set of drawings.',
          },
          {
            key: 'whole-house-plans',
            name: 'Whole-house plans',
            text: 'The order of rooms and of trades, with a budget for each and a date for when you can move back in.',
          },
          {
            key: 'joinery-drawings',
            name: 'Joinery drawings',
            text: 'Drawings from which any good joiner can price and build, including us.',
          },
          {
            key: 'lighting-plans',
            name: 'Lighting plans',
            text: 'Where each lamp, switch and driver goes, drawn before the plasterer arrives.',
          },
          {
            key: 'colour-and-material-trays',
            name: 'Colour and material trays',
            text: "Real samples, a hand's breadth or larger, left with you for a fortnight.",
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
          'Anna Harrow trained as a furniture maker before she drew rooms, and it shows in where she starts. She looks at how a door opens, at what is behind it, and at where you put your cup down. Colour comes third or fourth.',
          '## Drawn by people who build',
          'A line on a drawing costs nothing. The thing that it stands for may cost a week. Because the workshop is on the other side of the wall, every scheme is looked at by a joiner before you see it, and the price beside it is one that we would keep. Where a cheaper way gives the same room, we draw that.',
          '## Light first',
          'We come at the time of day when the room is used. A bedroom is measured in the evening, a kitchen at breakfast. Samples stay with you for two weeks and go up on the wall where they will live, since timber changes in light and so does paint.',
          '## What you receive',
          'A plan, elevations of every wall, joinery drawings, a lighting plan with switches, a tray of samples and a budget in which every line has a number. You can hand that set to any good builder.',
          'The rooms in our pictures are invented. We drew them to be built and rendered them to be looked at, and the captions say so.',
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
            key: 'timber',
            name: 'Timber',
            text: 'Chosen with the floor and the light of the room in mind. Usually one species, seldom more than two.',
          },
          {
            key: 'plaster-and-paint',
            name: 'Plaster and paint',
            text: 'Lime plaster or clay where walls need to breathe, water-based paint elsewhere.',
          },
          {
            key: 'stone',
            name: 'Stone',
            text: 'Marble, limestone and slate, seen as a slab before it is cut.',
          },
          {
            key: 'linen-and-wool',
            name: 'Linen and wool',
            text: 'Curtains, seats and headboards, with rub counts to suit who sits there.',
          },
          { key: 'brass', name: 'Brass', text: 'Unlacquered, so that it darkens where hands go.' },
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
            key: 'listen',
            name: 'Listen',
            text: 'Two hours in the room, at the time of day when you use it. We measure while you talk.',
            when: 'Week 1',
          },
          {
            key: 'plan',
            name: 'Plan',
            text: 'Two plans that differ, with a rough cost for each. You choose one or mix them.',
            when: 'Weeks 2–3',
          },
          {
            key: 'detail',
            name: 'Detail',
            text: 'Elevations, joinery drawings, lighting, samples and a budget line by line.',
            when: 'Weeks 4–6',
          },
          {
            key: 'build',
            name: 'Build',
            text: 'We make the joinery and keep the diary for the other trades, with a note to you each Friday.',
            when: 'Weeks 7–20',
          },
          {
            key: 'settle',
            name: 'Settle',
            text: 'Curtains, pictures, adjustments. We come back when the heating has been on.',
            when: 'Weeks 21–22',
          },
        ],
      },
    },
    {
      key: 'prices',
      kind: 'prices',
      fields: {
        label: 'What it costs',
        items: prices['interior-design'],
        dependsOnLabel: 'What the price depends on',
        dependsOn: [
          { key: 'how-many-rooms-and', text: 'How many rooms, and whether walls move.' },
          {
            key: 'how-much-is-made',
            text: 'How much is made for the room and how much you already own. We are glad to draw around a good sofa.',
          },
          {
            key: 'whether-we-keep-the',
            text: 'Whether we keep the diary for the other trades or you have a builder who does.',
          },
          {
            key: 'listed-buildings-and-conservation',
            text: 'Listed buildings and conservation areas add drawings and, for consent, eight weeks or more.',
          },
          {
            key: 'the-fee-covers-design',
            text: 'The fee covers design. Joinery, furniture and other trades are priced line by line and paid for separately.',
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
            key: 'do-we-have-to',
            question: 'Do we have to use your workshop?',
            answer:
              'No. The drawings are yours when they are paid for, and they are complete enough for another joiner to build from. About one set in five goes elsewhere, mostly for reasons of distance.',
          },
          {
            key: 'do-you-take-commission',
            question: 'Do you take commission on furniture?',
            answer:
              'No. We pass trade discounts on to you and charge for our time. The budget shows both prices.',
          },
          {
            key: 'can-you-work-with',
            question: 'Can you work with our builder?',
            answer:
              'Yes. We like to meet them before the drawings are finished, because they will know something about your house that we do not.',
          },
          {
            key: 'how-long-does-one',
            question: 'How long does one room take?',
            answer:
              'Six weeks to design, and then as long as it takes to make. For a bedroom with panelling and wardrobes, allow fourteen weeks altogether. Two rooms with plaster and floors take about twenty-two.',
          },
          {
            key: 'can-you-start-with',
            question: 'Can you start with just one visit?',
            answer:
              'Yes. The survey is {survey}, and you keep it. Some people need a plan and two good opinions, and then go on by themselves.',
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
        chosen: ['coastal-residence'],
        look: 'cards',
      },
    },
    {
      key: 'reading',
      kind: 'articles',
      fields: {
        label: 'To read beforehand',
        chosen: [
          'oak-or-walnut',
          'how-to-read-a-joiners-quote',
          'fitted-wardrobes-in-crooked-houses',
        ],
      },
    },
    { key: 'next', kind: 'call', fields: nextStep },
  ],
};
