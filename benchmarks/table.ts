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
