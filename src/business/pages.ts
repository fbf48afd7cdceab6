/** The texts of the other pages. */
export const pages = {
  /** At the foot of every service page. */
  nextStep: {
    title: 'Shall we come and measure?',
    text: 'The first visit costs nothing and takes an hour. We measure, listen, and leave you a sketch and a first range of prices.',
  },
  blog: {
    /** Name of the feed and of the list's social card. */
    name: 'Notes from the bench',
    lead: 'What we have learned about timber, rooms and money, written down by the people who do the work.',
    title: 'Blog: notes on timber, rooms and money',
    description:
      'Choosing timber, what a fitted kitchen costs, living through a renovation: notes from a London joinery workshop, written by the people at the bench.',
    keywords: ['joinery blog', 'timber', 'fitted kitchens', 'renovation', 'London joiners'],
    /** Behind the subject of a list of articles. */
    tagKeywords: ['joinery', 'carpentry'],
  },
  /** The ways on from an address that has no page. */
  notFound: {
    title: 'This one was never cut.',
    home: 'Who we are and what we make',
    work: 'Rooms and what they are made of',
    contact: 'Call, write or send a photograph',
  },
} as const;
