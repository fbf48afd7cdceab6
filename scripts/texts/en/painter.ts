import type { TradeTexts } from '../texts.ts';

export const painter: TradeTexts = {
  name: 'Painter and decorator',
  headline: ['ROOMS WITH', 'A NEW FACE'],
  tagline: 'Painting, papering and plaster repairs, indoors and out, with clean edges.',
  description: (name, city) =>
    `${name} paints and papers rooms and houses in ${city}. What we do, how a job runs, and how to reach us.`,
  keywords: ['painter and decorator', 'interior painting', 'exterior painting', 'wallpapering'],
  promises: {
    'Good ground first':
      'We wash, fill and sand before a brush is opened. Paint shows what is beneath it.',
    'Samples on your wall':
      'You see each colour on the wall it is for, by day and by lamp, before you decide.',
    'Covered and cleared':
      'Floors and furniture are covered, and in the evening a room can be used.',
  },
  craft: {
    statement: 'The edge is where you see who painted.',
    text: 'A straight line between wall and ceiling takes a steady hand, a good brush and a filled crack. We take the time for all three, behind the radiator too.',
    facts: {
      Ground: 'Washed, filled, sanded',
      Coats: 'As many as it needs',
      Leftovers: 'Labelled, for small repairs',
    },
  },
  steps: {
    statement: 'Four steps, from the first look to the last coat.',
    items: [
      ['First', 'Look', 'We see the walls, and you tell us what you have in mind.'],
      ['Then', 'Price', 'You get it in writing: surfaces, coats, days.'],
      ['Next', 'Colours', 'Samples go on the wall, and you live with them for a while.'],
      ['At last', 'Paint', 'We cover, prepare, paint and clear away.'],
    ],
  },
  services: [
    {
      name: 'Interior painting',
      shortName: 'Interior',
      hint: 'Walls, ceilings, woodwork',
      lead: 'Walls, ceilings, doors and skirting, prepared properly and painted evenly.',
      parts: {
        'Walls and ceilings': 'Cracks filled, stains sealed, then as many coats as it needs.',
        'Doors and frames': 'Sanded, primed and painted, with handles taken off and put back.',
        Stairs: 'Half of the steps at a time, so that you can still get to bed.',
      },
      how: 'We begin with what is on the wall now. Old paint that lifts comes off, holes are filled, stains are sealed so that they do not come through. Then the ceiling, the walls and the woodwork, in this order.\n\n## Living with it\n\nWe do one room after the other and tell you the evening before which one is next. Furniture goes to the middle under a sheet; you need not carry anything heavy.',
      questions: {
        'How long does a room take?':
          'One or two days for an ordinary room, longer when plaster has to dry first. The offer says it for yours.',
        'Does the paint smell?':
          'Water-based paint does a little, for a day. If somebody in the house is sensitive, tell us, and we choose for it.',
      },
    },
    {
      name: 'Exterior painting',
      shortName: 'Exterior',
      hint: 'Fronts, windows, fences',
      lead: 'Paint outside is a coat against the weather. It holds as well as what is below it.',
      parts: {
        Fronts: 'Washed, mended and painted with what suits render, brick or stone.',
        'Windows and doors': 'Bare wood primed on the same day, putty renewed where it has gone.',
        'Fences and gates': 'Wood and metal, cleaned of rust and old paint.',
      },
      how: 'We look at a front from a ladder before we give a price: what is sound, what is hollow, where water gets in. What has to be mended first is in the offer, apart from the painting. We paint when it is dry and not too cold, and move the day if the weather is against it.',
      questions: {
        'When is the best time of the year?':
          'From spring to autumn, when walls are dry and nights are mild.',
        'Is scaffolding part of it?':
          'If the job needs it, it is in the offer, with the days that it stands.',
      },
    },
    {
      name: 'Wallpapering',
      shortName: 'Wallpaper',
      hint: 'Hung straight, seams closed',
      lead: 'Paper for one wall or the whole house, hung plumb, with the pattern where it belongs.',
      parts: {
        'Taking down': 'Old paper comes off without taking the plaster with it.',
        Lining: 'A lining paper where a wall is uneven.',
        Hanging: 'Patterns matched, corners cut in, seams closed.',
      },
      how: 'Before you buy paper we measure, and tell you how many rolls it takes with the pattern you like. We mark where the first length goes and show you how the pattern ends at the door.',
      questions: {
        'Can you paper over old paper?':
          'Sometimes, if it is sound and flat. Mostly it is better to take it off.',
        'Do I buy the paper?': 'As you like. If we bring it, you see the sample first.',
      },
    },
  ],
  blog: {
    name: 'Notes from the ladder',
    lead: 'What we are asked about colours, walls and weather, answered at some length.',
    description:
      'Questions about colours, walls, paper and weather, answered by the people who do the work.',
  },
  contact: 'Tell us about the walls.',
  next: 'Tell us which rooms or fronts it is about. We look at them with you and tell you what it takes.',
  jobs: { title: 'What we have painted.', lead: 'Each job with its place, its year and pictures.' },
};
