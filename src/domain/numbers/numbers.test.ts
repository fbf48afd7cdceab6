import { expect, test } from 'vitest';
import { compareVisits, describeTotals, nameOfSource } from './describe-numbers.ts';
import {
  isSlow,
  monthsSince,
  type Numbers,
  ofHundred,
  type PageNumbers,
  pagesOfMostEnquiries,
  worthALook,
} from './numbers.ts';

const page = (path: string, more: Partial<PageNumbers> = {}): PageNumbers => ({
  ...{ path, visits: 5, views: 9, before: 4, enquiries: 0, quick: null },
  ...more,
});

/** So many days of November 2026, each with ten visits. */
function november(days: number, more: Partial<Numbers> = {}): Numbers {
  const each = Array.from({ length: days }, (_, nth) => ({
    ...{ day: `2026-11-${String(nth + 1).padStart(2, '0')}`, views: 20, visits: 10 },
    enquiries: nth === 0 ? 2 : 0,
  }));
  return {
    ...{ month: '2026-11-01', since: '2025-10-20', days: each, before: null, yearBefore: null },
    ...{ pages: [], sources: [], missed: [], quick: null, floods: 0, ...more },
  };
}

const then = (visits: number) => ({ visits, enquiries: 0 });

test.each([
  [{ visits: 1240, enquiries: 9 }, '1,240 visits, nine enquiries'],
  [{ visits: 1, enquiries: 1 }, '1 visit, one enquiry'],
  [{ visits: 0, enquiries: 13 }, '0 visits, 13 enquiries'],
  [{ visits: 12, enquiries: 0 }, '12 visits, no enquiries'],
])('numbers: %j in a few words', (totals, sentence) => {
  expect(describeTotals(totals)).toBe(sentence);
});

test.each<[number, number | null, number | null, string]>([
  [30, 120, 205, '180 visits more than in October, 95 more than in November 2025.'],
  [30, 301, null, '1 visit fewer than in October.'],
  [30, null, 300, 'as many visits as in November 2025.'],
  [
    21,
    210,
    1400,
    'In the same days: as many visits as in October, 1,190 fewer than in November 2025.',
  ],
  [30, null, null, ''],
])('numbers: %i days beside %j a month and %j a year before', (days, before, year, sentence) => {
  const others = {
    ...{ before: before === null ? null : then(before) },
    ...{ yearBefore: year === null ? null : then(year) },
  };
  expect(compareVisits(november(days, others))).toBe(sentence);
});

test('numbers: which page brings enquiries is told of the one or two that do, and not of home', () => {
  const home = [page('/', { enquiries: 9 }), page('/pt', { enquiries: 8 })];
  const read = (...counts: number[]) => [
    ...home,
    ...counts.map((enquiries, nth) => page(`/${nth}`, { enquiries })),
  ];
  expect(pagesOfMostEnquiries(read(2, 5, 1), ['pt'])).toEqual(['/1']);
  expect(pagesOfMostEnquiries(read(5, 5, 1), ['pt'])).toEqual(['/0', '/1']);
  expect(pagesOfMostEnquiries(read(1, 1, 1), ['pt'])).toEqual([]);
  expect(pagesOfMostEnquiries(read(0, 0), ['pt'])).toEqual([]);
});

test('numbers: months from the first counted day on, and thirteen at most', () => {
  expect(monthsSince('2026-11-03', '2026-11-01')).toEqual(['2026-11-01']);
  expect(monthsSince('2026-09-30', '2026-11-01')).toEqual([
    ...['2026-11-01', '2026-10-01', '2026-09-01'],
  ]);
  const kept = monthsSince('2020-01-01', '2027-01-01');
  expect([kept.length, kept.at(-1)]).toEqual([13, '2026-01-01']);
});

test('numbers: are rounded so that a hundred of a hundred are all', () => {
  expect([0.999, 0.57, 0.29, 1, 0].map(ofHundred)).toEqual([99, 57, 29, 100, 0]);
  expect([null, 0.75, 0.749].map((quick) => isSlow({ quick }))).toEqual([false, false, true]);
});

test.each([
  ['', 'no mention'],
  ['google.co.uk', 'Google'],
  ['google.com', 'Google'],
  ['google.com.example.org', 'google.com.example.org'],
  ['utm:flyer', 'flyer (campaign)'],
  ['/', 'your own website'],
  ['other', 'others'],
])('numbers: the source %j is called %s', (source, name) => {
  expect(nameOfSource(source)).toBe(name);
});

test('numbers: only what is no chance is worth a look', () => {
  expect(worthALook(november(21))).toEqual({ missed: null, slow: 0 });
  const missed = (path: string, count: number) => ({ path, count, source: '' });
  expect(
    worthALook({
      missed: [missed('/kontakt', 10), missed('/feed', 9)],
      pages: [page('/a', { quick: 0.6 }), page('/b', { quick: 0.9 }), page('/c')],
    }),
  ).toEqual({ missed: missed('/kontakt', 10), slow: 1 });
});
