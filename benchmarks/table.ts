export type Column<Item> = [head: string, cell: (item: Item) => string];

/** A row for each item. */
export function tableOf<Item>(
  columns: readonly Column<Item>[],
  items: readonly Item[],
  names?: number,
): string {
  const rows = items.map((item) => columns.map(([, cell]) => cell(item)));
  const heads = columns.map(([head]) => head);
  return table(heads, rows, names);
}

/** An aligned Markdown table; the first `names` columns to the left. */
export function table(head: string[], rows: string[][], names = 1): string {
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
