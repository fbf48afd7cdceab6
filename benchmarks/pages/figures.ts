import { type Column, type Figure, table } from '#benchmarks/figures-table.ts';
import { median } from '#benchmarks/statistics.ts';
import { CATEGORIES, type Run } from './lighthouse.ts';

/** Upper limits of a page; every score must be 100. */
const AIM = { lcpRatio: 1.25, blocking: 10, cls: 0 };

/** All runs of one kind of page and of its bare twin. */
export interface Measured {
  name: string;
  remark?: string | undefined;
  own: Run[];
  bare: Run[];
}

const COLUMNS: Column<Measured>[] = [
  ['page', ({ name }) => name],
  ['scores', ({ own }) => scoresOf(own).join(' ')],
  ['LCP', ({ own }) => seconds(medianOf(own, 'lcp'))],
  ['bare', ({ bare }) => seconds(medianOf(bare, 'lcp'))],
  ['ratio', ({ own, bare }) => ratio(medianOf(own, 'lcp'), medianOf(bare, 'lcp'))],
  ['blocking', ({ own }) => milliseconds(medianOf(own, 'blocking'))],
  // A bare page has no script: its blocking is the machine's.
  ['bare', ({ bare }) => milliseconds(medianOf(bare, 'blocking'))],
  ['CLS', ({ own }) => String(Number(medianOf(own, 'cls').toFixed(3)))],
  ['points lost', lossesOf],
];

export const pagesTable = (pages: Measured[]): string => table(COLUMNS, pages);

/** Medians for the table of all benchmarks. */
export function pageFigures(pages: Measured[]): Figure[] {
  const lcps = pages.map(
    ({ name, own, bare }): Figure => ({
      name: `${name}: largest paint`,
      value: medianOf(own, 'lcp') / 1000,
      unit: 's',
      reference: { name: 'bare page', value: medianOf(bare, 'lcp') / 1000 },
      aim: { ratio: AIM.lcpRatio },
    }),
  );
  // The others lose points on purpose.
  const scored = pages.filter(({ remark }) => !remark);
  if (scored.length === 0) return lcps;
  const most = (figureOf: (page: Measured) => number) => Math.max(...scored.map(figureOf));
  const figure = (name: string, unit: Figure['unit'], value: number, aim: number): Figure => {
    return { name, value, unit, aim: { value: aim } };
  };
  const blocking = most(({ own }) => medianOf(own, 'blocking'));
  const bare = most((page) => medianOf(page.bare, 'blocking'));
  const shift = most(({ own }) => medianOf(own, 'cls'));
  const points = most(({ own }) => 100 - Math.min(...scoresOf(own)));
  return [
    ...lcps,
    {
      ...figure('longest blocking of a page', 'ms', blocking, AIM.blocking),
      reference: { name: 'bare page', value: bare },
    },
    figure('largest shift of a layout', '', shift, AIM.cls),
    figure('points that a score is short of 100', '', points, 0),
  ];
}

/** The audits that cost points, and why that is right. */
function lossesOf({ own, remark }: Measured): string {
  const audits = [...new Set(own.flatMap(({ failed }) => failed))].join(', ');
  return remark ? `${audits} (${remark})` : audits;
}

function scoresOf(runs: Run[]): number[] {
  return CATEGORIES.map((category) => median(runs.map(({ scores }) => scores[category] ?? 0)));
}

function medianOf(runs: Run[], figure: 'lcp' | 'blocking' | 'cls'): number {
  return median(runs.map((run) => run[figure]));
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const milliseconds = (ms: number) => `${Math.round(ms)} ms`;
const ratio = (own: number, other: number) => `×${(own / other).toFixed(2)}`;
