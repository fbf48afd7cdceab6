/** How often the website is read, and what comes of it. */
const number = (value: number) => value.toLocaleString('en-GB');

const SMALL = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

export const messages = {
  enquiriesInWords: (count: number) =>
    `${SMALL[count] ?? number(count)} ${count === 1 ? 'enquiry' : 'enquiries'}`,
  /** @param isFirst of the sentence: the others leave out what is counted. */
  difference: (count: number, month: string, isFirst: boolean) =>
    count === 0
      ? `as many${isFirst ? ' visits' : ''} as in ${month}`
      : `${number(Math.abs(count))}${isFirst ? (Math.abs(count) === 1 ? ' visit' : ' visits') : ''} ${count > 0 ? 'more' : 'fewer'} than in ${month}`,
  /** @param isRunning as many days of each are compared. */
  compared: (differences: readonly string[], isRunning: boolean) =>
    `${isRunning ? 'In the same days: ' : ''}${differences.join(', ')}.`,
  noMention: 'no mention',
  ownWebsite: 'your own website',
  otherSources: 'others',
  campaign: (word: string) => `${word} (campaign)`,
  theNumbers: 'The numbers',
  nothingIsStored: 'Nothing is stored on visitors’ devices; no address is kept',
  month: 'Month',
  print: 'Print',
  csv: 'As CSV',
  bringMost: (pages: readonly string[]) =>
    `<pages>${pages.join(' and ')}</pages> ${pages.length === 1 ? 'brings' : 'bring'} the most enquiries.`,
  countedSince: (day: string) => `Counted since ${day}.`,
  leftOut: (count: number) =>
    `${count === 1 ? 'One view was' : `${number(count)} views were`} left out: they came faster than people read.`,
  countingIsOff: 'Visits are not counted',
  countingIsOffHint:
    'Once counting is switched on, this says how often each page is read, where visitors come from, and which pages bring enquiries. No visitor is told apart from another.',
  switchItOn: 'Switch it on in the settings',
  administratorsSwitch: 'An administrator can switch it on in the settings.',
  nothingCountedYet: 'Nothing has been counted yet',
  nothingCountedYetHint:
    'Counting begins with the next release. What you see of your own website while you are signed in is not counted.',
  noVisits: 'No views were counted in these days.',
  visitsByDay: 'Visits by day',
  brassHint: 'days with an enquiry are brass',
  dayByDay: 'Day by day',
  day: 'Day',
  visits: 'Visits',
  views: 'Views',
  quickFor: 'Quick for',
  ofHundred: (count: number) => `${count} of 100`,
  inMonth: (count: string, month: string) => `${count} in ${month}`,
  siteIsQuick: (count: number) => `Your site is quick for ${count} of 100 visits.`,
  slowForMany: (pages: readonly string[]) => `Slow for many: ${pages.join(', ')}.`,
  quickHint:
    'Quick is what Google calls good: there within 2.5 seconds, answering at once, and nothing moves meanwhile. Enquiries stand beside each page that was read before them in the same visit.',
  whereFrom: 'Where from',
  missed: 'Asked for, and not there',
  from: (source: string) => `from ${source}`,
  leadOn: 'Lead them on',
  leadOnFrom: (path: string) => `Lead on from ${path}`,
  pageInItsPlace: 'Page in its place',
  choosePage: 'Choose a page of your website.',
  isLedOn: 'Led on',
  isLedOnNote: (path: string, page: string) => `${path} leads to ${page} from the next release on.`,
  address: 'Address',
  viewsBefore: 'Views in the month before',
};
