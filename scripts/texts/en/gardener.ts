import type { TradeTexts } from '../texts.ts';

export const gardener: TradeTexts = {
  name: 'Garden and landscape',
  headline: ['A GARDEN', 'TO BE IN'],
  tagline: 'Gardens planned, built and looked after, with paths, walls and plants that last.',
  description: (name, city) =>
    `${name} plans, builds and looks after gardens in ${city}. What we do, how a job runs, and how to reach us.`,
  keywords: ['garden design', 'landscaping', 'paving', 'planting', 'garden maintenance'],
  promises: {
    'Plants for the place':
      'We look at soil, sun and wind before we name a plant. What suits the place needs less of you.',
    'Built from below':
      'Paths and walls stand on a proper bed, so that frost and roots move them as little as can be.',
    'Tidy until the end':
      'Lawns are protected, the street is swept, and what we dig out is taken away.',
  },
  craft: {
    statement: 'A garden is finished years after we leave.',
    text: 'We plant for the size that a tree will have, not for the day of the photograph. Until then we tell you what to cut, what to water and what to leave alone.',
    facts: {
      Soil: 'Looked at before planting',
      Stone: 'Laid on a bed that drains',
      Care: 'A plan for the first two years',
    },
  },
  steps: {
    statement: 'Four steps, from the first walk to the first summer.',
    items: [
      ['First', 'Walk', 'We walk through the garden with you and measure it.'],
      ['Then', 'Plan', 'A drawing, a list of plants, and a price in writing.'],
      ['Next', 'Build', 'Ground, stone and wood first, plants at the end.'],
      ['Later', 'Care', 'We come back and see what grows, and what does not.'],
    ],
  },
  services: [
    {
      name: 'Garden design',
      shortName: 'Design',
      hint: 'A plan before the first spade',
      lead: 'A plan for the whole garden, even if you build it in pieces over the years.',
      parts: {
        Survey: 'Levels, trees, sun and shade, and where water goes when it rains.',
        Drawing: 'Paths, seats and beds to scale, in two versions if you like.',
        'Planting plan': 'What stands where, how large it gets, and when it flowers.',
      },
      how: 'We ask how you use the garden: who plays, who eats, who reads, and who will do the work. Then we measure and draw. You get a plan by which we can build, or anybody else.',
      questions: {
        'Can we build it in stages?':
          'Yes. The plan says what has to come first, so that nothing is dug up twice.',
        'How much care will it need?':
          'You tell us how many hours a month you have, and we plan for that.',
      },
    },
    {
      name: 'Paths and walls',
      shortName: 'Stone',
      hint: 'Paving, steps, dry stone',
      lead: 'Terraces, paths, steps and walls, laid so that water runs off and nothing rocks.',
      parts: {
        'Terraces and paths': 'Stone, clinker or gravel on a bed that drains.',
        Steps: 'All of one height, with a tread for a whole foot.',
        Walls: 'Dry or in mortar, to hold a slope or to sit on.',
      },
      how: 'Most of a path lies below it. We dig out, bring in what drains, compact it in layers, and only then lay stone. We show you samples in the garden, wet and dry, as they look different there.',
      questions: {
        'Will weeds grow between the stones?':
          'Some will. Narrow joints and the right filling keep them few.',
        'Do we need a permit?': 'For walls and sealed ground it may be. We tell you whom to ask.',
      },
    },
    {
      name: 'Garden care',
      shortName: 'Care',
      hint: 'Cutting, mowing, planting',
      lead: 'Once a month or twice a year: we keep what grows in shape, and tell you what we see.',
      parts: {
        'Hedges and shrubs': 'Cut at the right time, and not while birds are nesting.',
        Lawns: 'Mown, fed and mended where it is bare.',
        Beds: 'Weeded, filled up, divided in autumn.',
      },
      how: 'We agree on what is to be done and how often, and write it down. The same people come each time, as somebody who knows a garden needs less time in it. What we notice we tell you: a sick tree, a loose stone.',
      questions: {
        'Do you take the cuttings away?': 'Yes, or they go on your compost, as you like.',
        'Do we have to be at home?': 'No, if we can get in and have water.',
      },
    },
  ],
  blog: {
    name: 'Notes from the garden',
    lead: 'What we are asked about plants, stone and seasons, answered at some length.',
    description:
      'Questions about plants, paths and seasons, answered by the people who do the work.',
  },
  contact: 'Tell us about the garden.',
  next: 'Tell us how large the garden is and what you miss in it. We look at it with you and tell you what it takes.',
  jobs: { title: 'Gardens we have made.', lead: 'Each with its place, its year and pictures.' },
};
