import type { Found, FoundKind } from '#data/search/staff-search.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { hasWords, wordsIn } from '#domain/search/staff-words.ts';
import { type MessageKey, staff } from '#languages/staff.ts';

/** Screens and beginnings are found beside what is stored. */
export type GroupName = 'go' | FoundKind;

/** Screens and what is on them are called as in the sidebar. */
export type SearchWord = MessageKey<'search'> | MessageKey<'shell'>;

export const searchWord = (key: SearchWord): string => ({ ...staff.shell, ...staff.search })[key];

export const GROUP_NAMES: Readonly<Record<GroupName, SearchWord>> = {
  go: 'goTo',
  page: 'pages',
  article: 'articles',
  gallery: 'galleries',
  picture: 'media',
  file: 'files',
  enquiry: 'enquiries',
  person: 'people',
};

export interface Result {
  id: string;
  group: GroupName;
  to: string;
  title: string;
  /** Of what the words stand in, where it is not the title. */
  field: string | null;
  passage: string | null;
  /** A publication state, an enquiry's, or one of `OTHER_STATES`. */
  state: string | null;
  /** 0 for a title that equals the query, then 1 begins with it, 2 has its words, 3 has not. */
  rank: number;
}

export interface Group {
  name: GroupName;
  results: readonly Result[];
  /** With those that are not shown. */
  found: number;
}

export interface Answer {
  /** What was searched for: the words of the query, or what they were corrected to. */
  words: readonly string[];
  isCorrected: boolean;
  groups: readonly Group[];
}

/** As search_staff() ranks what is stored. */
export function rankOf(title: string, words: readonly string[]): number {
  const own = wordsIn(title).join(' ');
  if (own === words.join(' ')) return 0;
  if (own.startsWith(words.join(' '))) return 1;
  return hasWords(title, words) ? 2 : 3;
}

/** Those with a word in their titles first, else in the order of their names above. */
export function inGroups(
  results: readonly Result[],
  foundOf: (name: GroupName) => number,
): Group[] {
  const names = Object.keys(GROUP_NAMES) as GroupName[];
  return names
    .map((name) => {
      const own = results.filter(({ group }) => group === name);
      const sorted = own.toSorted((one, other) => one.rank - other.rank);
      return { name, results: sorted, found: Math.max(foundOf(name), own.length) };
    })
    .filter(({ results: own }) => own.length > 0)
    .toSorted((one, other) => bestOf(one) - bestOf(other));
}

/** A title with a word is as good as another; a screen has to be meant. */
function bestOf({ name, results: [first] }: Group): number {
  const rank = first?.rank ?? 3;
  if (name === 'go') return rank < 2 ? 0 : 4;
  return rank < 3 ? 1 : 3;
}

const PLACES: Readonly<Record<FoundKind, (id: string) => string>> = {
  page: STAFF.page,
  article: STAFF.article,
  gallery: STAFF.gallery,
  picture: STAFF.picture,
  // Files are opened in the library beside pictures.
  file: STAFF.picture,
  enquiry: STAFF.enquiry,
  person: () => STAFF.team,
};

/** Where the bin is, of what does not open while it lies there. */
const BINS: Partial<Record<FoundKind, (title: string) => string>> = {
  page: () => STAFF.pages,
  article: (title) =>
    `${STAFF.articles}?${new URLSearchParams({ q: title.slice(0, 100), state: 'bin' })}`,
  gallery: () => STAFF.galleries,
};

export function resultOf({ kind, id, title, state, field, passage, rank }: Found): Result {
  const bin = state === 'bin' ? BINS[kind] : undefined;
  const to = bin ? bin(title) : PLACES[kind](id);
  return {
    ...{ id, group: kind, to, field, passage, state, rank },
    title: title || staff.screens.untitled,
  };
}
