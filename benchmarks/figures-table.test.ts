import { expect, test } from 'vitest';
import { type Figure, figuresTable } from '#benchmarks/figures-table.ts';
import { publishFigures, type Release } from '#benchmarks/publish-figures.ts';
import { median, percentile, timeFigures } from '#benchmarks/statistics.ts';

test('statistics: a median sorts by size and leaves the runs in order, a percentile is a value that was measured', () => {
  const runs = [1000, 9, 80];
  expect([median(runs), median([4, 1, 2, 30]), runs]).toEqual([80, 3, [1000, 9, 80]]);
  const values = Array.from({ length: 40 }, (_, index) => 40 - index);
  expect([50, 95, 100].map((percent) => percentile(values, percent))).toEqual([20, 38, 40]);
  expect([percentile([7], 95), percentile([], 50)]).toEqual([7, Number.NaN]);
});

test('figures of times: are shares of all of them, each beside the same one of other times', () => {
  const beside = { name: 'alone', times: [1, 2, 3] };
  expect(timeFigures('answer', [7, 9, 80, 8], beside, [50, 95])).toEqual(
    (
      [
        ['answer, median', 8.5, 2],
        ['answer, 95th percentile', 80, 3],
      ] as const
    ).map(([name, value, alone]) => ({
      ...{ name, value, unit: 'ms', reference: { name: 'alone', value: alone } },
    })),
  );
});

const reference = { name: 'bare page', value: 1 };
const ms = (value: number) => ({ value, unit: 'ms' }) as const;

test.for<[more: Partial<Figure>, beside: string, value: string, ...of: string[]]>([
  [{}, '', '1.25 s', '', '', ''],
  [{ reference, aim: { ratio: 1.25 } }, 'bare page, 1.00 s', '1.25 s', '×1.25', '≤ ×1.25', '×1.00'],
  [{ aim: { value: 0.5 } }, '', '1.25 s', '', '≤ 0.50 s', '×2.51, missed'],
  [{ value: 0, unit: '', aim: { value: 0 } }, '', '0', '', '≤ 0', 'reached'],
  [{ value: 2, unit: '', aim: { value: 0 } }, '', '2', '', '≤ 0', 'missed'],
  // What could not be measured is missed.
  [{ value: Number.NaN, aim: { value: 1 } }, '', 'NaN s', '', '≤ 1.00 s', '×NaN, missed'],
  [ms(0.8437), '', '0.8 ms', '', '', ''],
  [ms(12.6), '', '13 ms', '', '', ''],
  [ms(1234.4), '', '1,234 ms', '', '', ''],
  [{ value: 0.0123, unit: '' }, '', '0.012', '', '', ''],
  [{ value: 909.6, unit: 'MB' }, '', '910 MB', '', '', ''],
])('table: a figure of %o is %s, %s', ([more, ...cells]) => {
  const figure = { benchmark: 'pages', name: 'home', value: 1.254, unit: 's', ...more } as const;
  const row = figuresTable([figure]).split('\n')[2]?.split('|').slice(2, -1);
  expect(row?.map((cell) => cell.trim())).toEqual(['home', ...cells]);
});

const release = (articles: number, change: string): Release => ({
  ...{ articles, change, seconds: 2, slowest: 3, rendered: 4, pages: 9, files: 2 },
  memory: { server: articles, backend: 700 },
});

test('figures: stand beside a full build with as many articles, and have the aim of that number', () => {
  const figures = publishFigures(
    [release(10, 'changed title'), release(1000, 'all of them new'), release(1000, 'new article')],
    [{ articles: 1000, nothing: 20, cache: 4 }],
  );
  const told = figures.map(({ name, value, aim, reference: beside, unit }) => [
    ...[name, `${value} ${unit}`, aim && 'value' in aim ? aim.value : aim],
    beside && `${beside.name}, ${beside.value}`,
  ]);
  const cached = 'full build with a cache, 4';
  const nth = ', 1,000 more articles';
  expect(told).toEqual([
    ['changed title, 10 more articles', '2 s', 0.5, undefined],
    ['memory of server and renderer, 10 more articles', '10 MB', undefined, undefined],
    [`all of them new${nth}`, '2 s', undefined, cached],
    [`new article${nth}`, '2 s', 1, cached],
    [`full build from nothing${nth}`, '20 s', 8, undefined],
    [`full build with a cache${nth}`, '4 s', 8, 'from nothing, 20'],
    [`memory of server and renderer${nth}`, '1000 MB', undefined, undefined],
  ]);
});
