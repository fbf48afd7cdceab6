import { formatSortable } from '#domain/text/when.ts';
import { pathIn } from '#languages/addresses.ts';

export interface PageNumbers {
  path: string;
  /** Of them, what came from outside of the site. */
  visits: number;
  views: number;
  /** Views of the month before. */
  before: number;
  /** Whose writer had read the page before. */
  enquiries: number;
  /** The share of its loads that were quick by Google's limits; null where too few were measured. */
  quick: number | null;
}

export interface Totals {
  visits: number;
  enquiries: number;
}

/** What the database answers for a month: `numbers()`. */
export interface Numbers {
  /** Its first day. */
  month: string;
  /** The first day that was ever counted. */
  since: string | null;
  /** Up to today. */
  days: ({ day: string; views: number } & Totals)[];
  /** As many days of the month before, and of the same month a year before; null where nothing was counted. */
  before: Totals | null;
  yearBefore: Totals | null;
  /** Most viewed first. */
  pages: PageNumbers[];
  /** By the host of the page before, or `utm:` and the word of a campaign; '' where none was told, `/` for this site. */
  sources: { source: string; visits: number }[];
  /** Of the last 30 days. */
  missed: { path: string; count: number; source: string }[];
  quick: number | null;
  /** Views that were left out, because they came faster than people read. */
  floods: number;
}

export function totalsOf({ days }: Pick<Numbers, 'days'>): Totals {
  const sum = (name: keyof Totals) => days.reduce((all, day) => all + day[name], 0);
  return { visits: sum('visits'), enquiries: sum('enquiries') };
}

/** The first day of the month of a moment, where the business is. */
export const monthOf = (moment: number, timeZone: string) =>
  `${formatSortable(moment, timeZone).slice(0, 7)}-01`;

/** @param by months, backwards below 0. */
export function monthFrom(month: string, by: number): string {
  const [year = 0, nth = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, nth - 1 + by, 1)).toISOString().slice(0, 10);
}

/** The months that can be looked at, the newest first. @param last the one that runs. */
export function monthsSince(since: string, last: string): string[] {
  const months = [last];
  // Older ones are kept no longer.
  while (months.length < 13 && (months.at(-1) ?? '') > since) {
    months.push(monthFrom(months.at(-1) ?? '', -1));
  }
  return months;
}

/**
 * The pages that most of those had read who wrote. Home is none of them: nearly everybody comes by there.
 *
 * @param languages codes of the site's other languages, each of which has a home.
 */
export function pagesOfMostEnquiries(
  pages: readonly PageNumbers[],
  languages: readonly string[],
): string[] {
  const homes = ['', ...languages].map((code) => pathIn(code, '/'));
  const others = pages.filter(({ path }) => !homes.includes(path));
  const most = Math.max(0, ...others.map(({ enquiries }) => enquiries));
  const best = others.filter(({ enquiries }) => most > 0 && enquiries === most);
  // Of more than two it says nothing.
  return best.length > 2 ? [] : best.map(({ path }) => path);
}

/** Google calls a page good where three of four loads are. */
const GOOD_SHARE = 0.75;

export const isSlow = ({ quick }: Pick<PageNumbers, 'quick'>) =>
  quick !== null && quick < GOOD_SHARE;

/** How many of a hundred: all of them only where none was slow. */
export const ofHundred = (share: number) => Math.floor(share * 100 + 1e-6);

/** From how many on it is no chance. */
const MISSED_OFTEN = 10;

/** What somebody should know without asking. */
export const worthALook = ({ pages, missed }: Pick<Numbers, 'pages' | 'missed'>) => ({
  missed: missed.find(({ count }) => count >= MISSED_OFTEN) ?? null,
  slow: pages.filter(isSlow).length,
});
