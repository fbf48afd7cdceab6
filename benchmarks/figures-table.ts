/** Milliseconds, seconds, megabytes, or a plain number. */
type Unit = 'ms' | 's' | 'MB' | '';

export interface Figure {
  name: string;
  value: number;
  unit: Unit;
  /** A measurement of the same run that tells the figure from the machine; in the same unit. */
  reference?: { name: string; value: number };
  /** The upper limit of the value or of its ratio to the reference. */
  aim?: { value: number } | { ratio: number };
}

/** Notes figures as they are measured, so that a benchmark that fails keeps its first ones. */
export type Note = (...figures: Figure[]) => void;

export type NamedFigure = Figure & { benchmark: string };

const COLUMNS: Column<NamedFigure>[] = [
  ['benchmark', ({ benchmark }) => benchmark],
  ['figure', ({ name }) => name],
  ['beside', besideOf],
  ['value', ({ value, unit }) => withUnit(value, unit)],
  ['ratio', (figure) => (figure.reference ? asRatio(ratioOf(figure)) : '')],
  ['aim', aimOf],
  ['of the aim', shareOf],
];

/** All figures, a row each, as Markdown. */
export function figuresTable(figures: readonly NamedFigure[]): string {
  return table(COLUMNS, figures, 3);
}

/** Whether a figure misses its aim or is not a number. */
function isShort({ aim, ...figure }: Figure): boolean {
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

/** The share of the aim that was needed. An aim of 0 has no shares. */
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

/** Compared as printed: ×1.25 is within an aim of ×1.25. */
const roundedRatio = (ratio: number) => Number(ratio.toFixed(2));
const asRatio = (ratio: number) => `×${ratio.toFixed(2)}`;

const DIGITS: Record<Unit, number> = { ms: 0, s: 2, MB: 0, '': 0 };

function withUnit(value: number, unit: Unit): string {
  const digits = unit === 'ms' && value < 10 ? 1 : DIGITS[unit];
  const number = value.toLocaleString('en', {
    minimumFractionDigits: Number.isInteger(value) && unit !== 's' ? 0 : digits,
    maximumFractionDigits: unit === '' ? 3 : digits,
  });
  return unit ? `${number} ${unit}` : number;
}

export type Column<Item> = [head: string, cell: (item: Item) => string];

/** An aligned Markdown table with a row for each item; the first `names` columns to the left. */
export function table<Item>(
  columns: readonly Column<Item>[],
  items: readonly Item[],
  names = 1,
): string {
  const rows = items.map((item) => columns.map(([, cell]) => cell(item)));
  const head = columns.map(([name]) => name);
  const widths = head.map((cell, column) =>
    Math.max(3, cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `| ${cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column < names ? cell.padEnd(width) : cell.padStart(width);
      })
      .join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column < names ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
