import { table } from './table.ts';

/** Milliseconds, seconds, megabytes, or a plain number. */
export type Unit = 'ms' | 's' | 'MB' | '';

/** A figure that a benchmark has measured. */
export interface Figure {
  name: string;
  value: number;
  unit: Unit;
  /** What was measured in the same run to tell the figure from the machine; in the same unit. */
  reference?: { name: string; value: number };
  /** The most that is aimed at: of the value, or of its ratio to the reference. */
  aim?: { value: number } | { ratio: number };
}

/** Takes figures down as they are measured: what was measured before a benchmark fails is kept. */
export type Note = (...figures: Figure[]) => void;

const HEAD = ['benchmark', 'figure', 'beside', 'value', 'ratio', 'aim', 'of the aim'];

/** The figures of all benchmarks, a row each, as Markdown. */
export function figuresTable(figures: readonly (Figure & { benchmark: string })[]): string {
  const rows = figures.map((figure) => [
    figure.benchmark,
    figure.name,
    besideOf(figure),
    withUnit(figure.value, figure.unit),
    figure.reference ? asRatio(ratioOf(figure)) : '',
    aimOf(figure),
    shareOf(figure),
  ]);
  return table(HEAD, rows, 3);
}

/** Whether a figure is more than was aimed at, or is none at all. */
export function isShort({ aim, ...figure }: Figure): boolean {
  if (!aim) return false;
  const isReached =
    'value' in aim ? figure.value <= aim.value : roundedRatio(ratioOf(figure)) <= aim.ratio;
  return !isReached;
}

function besideOf({ reference, unit }: Figure): string {
  return reference ? `${reference.name}, ${withUnit(reference.value, unit)}` : '';
}

function aimOf({ aim, unit }: Figure): string {
  if (!aim) return '';
  return 'value' in aim ? `≤ ${withUnit(aim.value, unit)}` : `≤ ${asRatio(aim.ratio)}`;
}

/** How much of what is allowed was needed. Of nothing there are no parts. */
function shareOf(figure: Figure): string {
  const { aim, value } = figure;
  if (!aim) return '';
  const short = isShort(figure) ? ', missed' : '';
  const allowed = 'value' in aim ? aim.value : aim.ratio;
  if (allowed === 0) return short ? 'missed' : 'reached';
  return `${asRatio(('value' in aim ? value : ratioOf(figure)) / allowed)}${short}`;
}

function ratioOf({ value, reference }: Pick<Figure, 'value' | 'reference'>): number {
  return value / (reference?.value ?? Number.NaN);
}

/** As it is printed: what reads ×1.25 is within an aim of ×1.25. */
const roundedRatio = (ratio: number) => Number(ratio.toFixed(2));
const asRatio = (ratio: number) => `×${ratio.toFixed(2)}`;

const DIGITS: Record<Unit, number> = { ms: 0, s: 2, MB: 0, '': 0 };

function withUnit(value: number, unit: Unit): string {
  // A few milliseconds are told apart by their tenths.
  const digits = unit === 'ms' && value < 10 ? 1 : DIGITS[unit];
  const number = value.toLocaleString('en', {
    minimumFractionDigits: Number.isInteger(value) && unit !== 's' ? 0 : digits,
    maximumFractionDigits: unit === '' ? 3 : digits,
  });
  return unit ? `${number} ${unit}` : number;
}
