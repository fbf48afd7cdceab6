import { toCsv } from '#domain/text/csv.ts';
import { staff } from '#languages/staff.ts';
import { nameOfSource } from './describe-numbers.ts';
import type { Numbers } from './numbers.ts';

/** All of a month in one table: its first column says of what a row is, so that a spreadsheet can filter. */
export function numbersCsv(numbers: Numbers, titleOf: (path: string) => string): string {
  const { days, pages, sources, missed } = numbers;
  const words = staff.numbers;
  const head = [
    ...[words.what, words.name, words.address, words.visits, words.views],
    ...[words.viewsBefore, words.enquiries, words.quickFor],
  ];
  const share = (quick: number | null) => (quick === null ? '' : quick.toFixed(2));
  return toCsv([
    head,
    ...days.map(({ day, visits, views, enquiries }) =>
      [words.day, day, '', visits, views, '', enquiries, ''].map(String),
    ),
    ...pages.map(({ path, visits, views, before, enquiries, quick }) =>
      [words.page, titleOf(path), path, visits, views, before, enquiries, share(quick)].map(String),
    ),
    ...sources.map(({ source, visits }) =>
      [words.whereFrom, nameOfSource(source), source, visits, '', '', '', ''].map(String),
    ),
    ...missed.map(({ path, source, count }) =>
      [words.missed, nameOfSource(source), path, '', count, '', '', ''].map(String),
    ),
  ]);
}
