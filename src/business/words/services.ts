/** Headings, labels and buttons of the services' pages. */
export const serviceWords = {
  makes: 'What we make',
  how: 'How we work',
  materials: 'Materials',
  steps: 'Week by week',
  costs: 'What it costs',
  questions: 'Questions',
  prices: {
    caption: 'Prices, each the lowest for its kind',
    what: 'What',
    fromHeading: 'From',
    /** Before an amount. */
    from: 'from',
    dependsOn: 'What the price depends on',
  },
  jobs: 'Rooms we have drawn',
  articles: 'To read beforehand',
  start: 'START YOUR PROJECT',
};
