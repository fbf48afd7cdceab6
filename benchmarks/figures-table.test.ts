import { expect, test } from 'vitest';
import { type Figure, figuresTable, isShort } from '#benchmarks/figures-table.ts';
import { publishFigures, type Release } from '#benchmarks/publish-figures.ts';
import { median, percentile, timeFigures } from '#benchmarks/statistics.ts';
import { table } from '#benchmarks/table.ts';

test('median: sorts by size, is the mean of two in the middle, and leaves the runs in their order', () => {
  const runs = [1000, 9, 80];
  expect([median(runs), median([4, 1, 2, 30])]).toEqual([80, 3]);
  expect(runs).toEqual([1000, 9, 80]);
});

test('percentile: is a value that was measured: no others are invented between two of them', () => {
  const values = Array.from({ length: 40 }, (_, index) => 40 - index);
  expect([50, 95, 100].map((percent) => percentile(values, percent))).toEqual([20, 38, 40]);
  expect([percentile([7], 95), percentile([], 50)]).toEqual([7, Number.NaN]);
});

test('figures of times: are shares of all of them, each beside the same one of other times', () => {
  const beside = { name: 'alone', times: [1, 2, 3] };
  expect(timeFigures('answer', [7, 9, 80, 8], beside, [50, 95, 100])).toEqual([
    { name: 'answer, median', value: 8.5, unit: 'ms', reference: { name: 'alone', value: 2 } },
    {
      ...{ name: 'answer, 95th percentile', value: 80, unit: 'ms' },
      reference: { name: 'alone', value: 3 },
    },
    { name: 'answer, slowest', value: 80, unit: 'ms', reference: { name: 'alone', value: 3 } },
  ]);
});

test('table: lines up columns of any width, names to the left', () => {
  expect(
    table(
      [
        ['page', ({ name }) => name],
        ['LCP', ({ lcp }) => lcp],
      ],
      [
        { name: 'home', lcp: '1.20 s' },
        { name: 'a', lcp: '9 s' },
      ],
    ).split('\n'),
  ).toEqual(['| page |    LCP |', '| ---- | -----: |', '| home | 1.20 s |', '| a    |    9 s |']);
});

const rowOf = (figure: Figure) =>
  figuresTable([{ benchmark: 'pages', ...figure }])
    .split('\n')[2]
    ?.split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());
const figure = { name: 'home', value: 1.254, unit: 's' } as const;

test('table: has a ratio to what was measured beside, and to what is aimed at', () => {
  const reference = { name: 'bare page', value: 1 };
  expect(rowOf({ ...figure, reference, aim: { ratio: 1.25 } })).toEqual([
    ...['home', 'bare page, 1.00 s', '1.25 s', '×1.25', '≤ ×1.25', '×1.00'],
  ]);
  expect(rowOf({ ...figure, aim: { value: 0.5 } })).toEqual([
    ...['home', '', '1.25 s', '', '≤ 0.50 s', '×2.51, missed'],
  ]);
  expect(rowOf(figure)).toEqual(['home', '', '1.25 s', '', '', '']);
});

test('table: says of an aim of nothing only whether it is reached', () => {
  const lost = { name: 'lost of 6000', unit: '', aim: { value: 0 } } as const;
  expect(rowOf({ ...lost, value: 0 })?.slice(2)).toEqual(['0', '', '≤ 0', 'reached']);
  expect(rowOf({ ...lost, value: 2 })?.slice(2)).toEqual(['2', '', '≤ 0', 'missed']);
});

test('table: counts what could not be measured as missed', () => {
  expect(isShort({ ...figure, value: Number.NaN, aim: { value: 1 } })).toBe(true);
  expect(isShort({ ...figure, aim: { ratio: 1.25 } })).toBe(true);
});

test('table: writes large numbers and small ones so that they can be read', () => {
  const values = [0.8437, 12.6, 1234.4].map((value) => rowOf({ name: '', value, unit: 'ms' })?.[2]);
  expect(values).toEqual(['0.8 ms', '13 ms', '1,234 ms']);
  expect(rowOf({ name: '', value: 0.0123, unit: '' })?.[2]).toBe('0.012');
  expect(rowOf({ name: '', value: 909.6, unit: 'MB' })?.[2]).toBe('910 MB');
});

const release = (articles: number, change: string): Release => ({
  ...{ articles, change, seconds: 2, slowest: 3, processor: 1, rendered: 4, pages: 9, files: 2 },
  memory: { server: articles, backend: 700 },
});

test('figures: stand beside a full build with as many articles, and have the aim of that number', () => {
  const figures = publishFigures(
    [release(10, 'changed title'), release(1000, 'all of them new'), release(1000, 'new article')],
    [{ articles: 1000, nothing: 20, cache: 4, unchanged: 2, title: 3 }],
  );
  const told = figures.map(({ name, value, aim, reference }) => [
    ...[name, value, aim && 'value' in aim ? aim.value : aim],
    reference && `${reference.name}, ${reference.value}`,
  ]);
  const cached = 'full build with a cache, 4';
  const nth = ', 1,000 more articles';
  expect(told).toEqual([
    ['changed title, 10 more articles', 2, 0.5, undefined],
    ['memory of server and renderer, 10 more articles', 10, undefined, undefined],
    [`all of them new${nth}`, 2, undefined, cached],
    [`new article${nth}`, 2, 1, cached],
    [`full build from nothing${nth}`, 20, 8, undefined],
    [`full build with a cache${nth}`, 4, 8, 'from nothing, 20'],
    [`npm run build with a cache, nothing changed${nth}`, 2, undefined, cached],
    [`npm run build with a cache, title changed${nth}`, 3, undefined, cached],
    [`memory of server and renderer${nth}`, 1000, undefined, undefined],
  ]);
  expect(new Set(figures.map(({ unit }) => unit))).toEqual(new Set(['s', 'MB']));
});
