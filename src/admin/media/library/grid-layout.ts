export type GridLayout = ReturnType<typeof layOutGrid>;

/** Below this width: three columns, and names on two lines. */
const NARROW = 520;
const TILE = 168;

/** @param width of the grid. @param rem the root's font size: names grow with it. Both in CSS pixels. */
export function layOutGrid(width: number, rem = 16) {
  const isNarrow = width < NARROW;
  const gap = isNarrow ? 8 : 14;
  const columns = isNarrow ? 3 : Math.max(3, Math.floor((width + gap) / (TILE + gap)));
  return {
    columns,
    tile: Math.max(0, (width - gap * (columns - 1)) / columns),
    gap,
    /** Height of the name. */
    label: (isNarrow ? 3 : 1.75) * rem,
  };
}

/** With the gap below. */
export function rowHeight({ tile, gap, label }: GridLayout): number {
  return tile + label + gap;
}

const STEPS: Record<string, (at: number, columns: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at, columns) => (at < columns ? at : at - columns),
  ArrowDown: (at, columns, last) =>
    Math.floor(at / columns) < Math.floor(last / columns) ? Math.min(at + columns, last) : at,
  PageUp: (at, columns) => Math.max(at % columns, at - columns * 4),
  PageDown: (at, columns, last) => Math.min(last, at + columns * 4),
  Home: () => 0,
  End: (_at, _columns, last) => last,
};

/** @returns undefined for a key that does not move. */
export function stepInGrid(
  key: string,
  at: number,
  columns: number,
  count: number,
): number | undefined {
  const to = STEPS[key]?.(at, columns, count - 1);
  return to === undefined ? undefined : Math.min(Math.max(to, 0), count - 1);
}
