/** Reduces tables to Markdown’s: cells of one line, none spanning, headings on top. */
export function tidyTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    if (isFrame(table) || table.parentElement?.closest('table')) unframe(table);
  }
  for (const table of body.querySelectorAll('table')) {
    if (table.caption) table.before(asBlock(table.caption));
    const rows = [...table.rows];
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

/** A table of one column is layout, or a column of a spreadsheet. */
function isFrame({ rows }: HTMLTableElement): boolean {
  return [...rows].every(({ cells }) => cells.length <= 1);
}

function unframe(table: HTMLTableElement): void {
  const cells = [...table.rows].flatMap((row) => [...row.cells]);
  table.replaceWith(...(table.caption ? [table.caption, ...cells] : cells).map(asBlock));
}

function asBlock(part: HTMLElement): HTMLElement {
  const block = part.ownerDocument.createElement('div');
  block.append(...part.childNodes);
  return block;
}

const BLOCKS = 'p, div, ul, ol, li, dl, dt, dd, blockquote, pre, h1, h2, h3, h4, h5, h6';

/** Turns blocks in a cell into lines. */
function tidyCell(cell: HTMLTableCellElement): void {
  const page = cell.ownerDocument;
  for (const block of cell.querySelectorAll(BLOCKS)) {
    block.replaceWith(page.createElement('br'), ...block.childNodes, page.createElement('br'));
  }
  const walker = page.createTreeWalker(cell, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const superfluous: Node[] = [];
  let lastBreak: Node | null = null;
  let isFilled = false;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.nodeName === 'BR') {
      if (isFilled) lastBreak = node;
      else superfluous.push(node);
      isFilled = false;
    } else if (node.nodeName === 'IMG' || node.nodeValue?.trim()) isFilled = true;
  }
  if (!isFilled && lastBreak) superfluous.push(lastBreak);
  for (const node of superfluous) node.parentNode?.removeChild(node);
}

/** Replaces spanning cells by a filled one and empty ones. */
function spreadSpans(rows: readonly HTMLTableRowElement[]): void {
  for (const cell of rows.flatMap((row) => [...row.cells])) {
    const columns = cell.colSpan;
    cell.colSpan = 1;
    for (let extra = 1; extra < columns; extra += 1) cell.after(cell.cloneNode());
  }
  rows.forEach((row, index) => {
    for (const { cellIndex, rowSpan } of row.cells) {
      for (const below of rows.slice(index + 1, index + rowSpan)) {
        below.insertCell(Math.min(cellIndex, below.cells.length));
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
