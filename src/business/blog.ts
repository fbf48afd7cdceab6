/** What the list of articles says about itself. */
export const blog = {
  /** Name of the feed and of the list's social card. */
  name: 'Notes from the bench',
  lead: 'What we have learned about timber, rooms and money, written down by the people who do the work.',
  title: 'Blog: notes on timber, rooms and money',
  description:
    'Choosing timber, what a fitted kitchen costs, living through a renovation: notes from a London joinery workshop, written by the people at the bench.',
  keywords: ['joinery blog', 'timber', 'fitted kitchens', 'renovation', 'London joiners'],
  /** Behind the subject of a list of articles. */
  tagKeywords: ['joinery', 'carpentry'],
} as const;
