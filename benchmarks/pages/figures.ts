import { CATEGORIES, type Run } from './lighthouse.ts';

/** What a page is to reach: every score 100, and no more than this. */
const AIM = { lcpRatio: 1.25, blocking: 10, cls: 0 };

/** All runs of one kind of page and of what it is compared with. */
export interface Measured {
  name: string;
  remark?: string | undefined;
  own: Run[];
  bare: Run[];
  /** Empty when no template was given, or when it has no such page. */
  template: Run[];
}

/** The middle one; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** A table in Markdown whose columns line up in a terminal too; the first column is a name. */
export function table(head: string[], rows: string[][]): string {
  const widths = head.map((cell, column) =>
    Math.max(3, cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `| ${cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** The figures of all pages, medians, one row each. */
export function figuresTable(pages: Measured[]): string {
  const withTemplate = pages.some(({ template }) => template.length > 0);
  const head = [
    'page',
    'scores',
    'LCP',
    'bare',
    'ratio',
    'blocking',
    'bare',
    'CLS',
    ...(withTemplate ? ['template: performance', 'LCP', 'blocking', 'ratio to it'] : []),
  ];
  const rows = pages.map(({ name, own, bare, template }) => {
    const lcp = medianOf(own, 'lcp');
    const bareLcp = medianOf(bare, 'lcp');
    const beside =
      template.length === 0
        ? ['', '', '', '']
        : [
            String(median(template.map(({ scores }) => scores.performance ?? 0))),
            seconds(medianOf(template, 'lcp')),
            milliseconds(medianOf(template, 'blocking')),
            ratio(lcp, medianOf(template, 'lcp')),
          ];
    return [
      name,
      scoresOf(own).join(' '),
      seconds(lcp),
      seconds(bareLcp),
      ratio(lcp, bareLcp),
      milliseconds(medianOf(own, 'blocking')),
      // A bare page has no script: its blocking is what the machine did beside.
      milliseconds(medianOf(bare, 'blocking')),
      String(Number(medianOf(own, 'cls').toFixed(3))),
      ...(withTemplate ? beside : []),
    ];
  });
  return table(head, rows);
}

/** What falls short of the aim, a sentence each; nothing when all is reached. */
export function shortfalls(pages: Measured[]): string[] {
  return pages.flatMap(({ name, remark, own, bare }) => {
    const short: string[] = [];
    const scores = scoresOf(own);
    CATEGORIES.forEach((category, index) => {
      if ((scores[index] ?? 0) < 100) short.push(`${category} ${scores[index]}`);
    });
    const lcpRatio = medianOf(own, 'lcp') / medianOf(bare, 'lcp');
    if (lcpRatio > AIM.lcpRatio) short.push(`LCP ×${lcpRatio.toFixed(2)} of the bare page`);
    const blocking = medianOf(own, 'blocking');
    if (blocking > AIM.blocking) short.push(`${milliseconds(blocking)} blocking`);
    const cls = medianOf(own, 'cls');
    if (cls > AIM.cls) short.push(`CLS ${cls.toFixed(3)}`);
    if (short.length === 0) return [];
    const audits = [...new Set(own.flatMap(({ failed }) => failed))];
    const why = audits.length > 0 ? `; audits: ${audits.join(', ')}` : '';
    return [`${name}: ${short.join(', ')}${why}${remark ? ` (${remark})` : ''}`];
  });
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
