/** Makes tables what Markdown can say: one line in each cell, no cell over two, headings on top. */
export function tidyTables(body: HTMLElement): void {
  for (const inner of body.querySelectorAll('table table'))
    inner.replaceWith(inner.textContent ?? '');
  for (const table of body.querySelectorAll('table')) {
    const rows = [...table.querySelectorAll('tr')];
    if (isLayout(rows)) {
      const cells = rows.flatMap((row) => [...row.cells]);
      table.replaceWith(...cells.flatMap((cell) => [...cell.childNodes]));
      continue;
    }
    for (const cell of rows.flatMap((row) => [...row.cells])) tidyCell(cell);
    spreadSpans(rows);
    const plain = body.ownerDocument.createElement('tbody');
    plain.append(...rows);
    table.replaceChildren(plain);
    rows.forEach((row, index) => {
      for (const cell of [...row.cells]) rename(cell, index === 0 ? 'th' : 'td');
    });
  }
}

/** A table of one cell is a frame around something. */
function isLayout(rows: readonly HTMLTableRowElement[]): boolean {
  return rows.every((row) => row.cells.length <= 1);
}

function tidyCell(cell: HTMLTableCellElement): void {
  const blocks = [...cell.querySelectorAll('p, div, li, h1, h2, h3, h4, h5, h6')];
  for (const block of blocks.filter((one) => one.querySelector('p, div, li') === null)) {
    const isLast = block === blocks.at(-1);
    block.replaceWith(
      ...block.childNodes,
      ...(isLast ? [] : [cell.ownerDocument.createElement('br')]),
    );
  }
  for (const frame of cell.querySelectorAll('p, div, ul, ol, li'))
    frame.replaceWith(...frame.childNodes);
}

/** A cell over several columns or rows leaves empty ones behind. */
function spreadSpans(rows: readonly HTMLTableRowElement[]): void {
  rows.forEach((row, rowIndex) => {
    for (const cell of [...row.cells]) {
      const [columns, height] = [cell.colSpan, cell.rowSpan];
      cell.removeAttribute('colspan');
      cell.removeAttribute('rowspan');
      const place = cell.cellIndex;
      for (let extra = 1; extra < columns; extra += 1) row.insertCell(place + extra);
      for (let below = 1; below < height; below += 1) {
        const next = rows[rowIndex + below];
        if (next) next.insertCell(Math.min(place, next.cells.length));
      }
    }
  });
  const width = Math.max(...rows.map((row) => row.cells.length));
  for (const row of rows) while (row.cells.length < width) row.insertCell();
}

function rename(cell: HTMLTableCellElement, tag: 'th' | 'td'): void {
  const renamed = cell.ownerDocument.createElement(tag);
  const align = cell.getAttribute('align') ?? cell.style.textAlign;
  if (align === 'right' || align === 'center') renamed.setAttribute('align', align);
  renamed.append(...cell.childNodes);
  cell.replaceWith(renamed);
}
