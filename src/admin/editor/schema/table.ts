import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

/** Markdown’s tables: one row of headings on top, cells of one line. */
export const ArticleTable = Table.extend({
  group: 'wideBlock',
  content: 'tableRow+',
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
}).configure({ resizable: false, View: null });

export const ArticleTableRow = TableRow;
export const ArticleTableHeader = TableHeader.extend({ content: 'paragraph' });
export const ArticleTableCell = TableCell.extend({ content: 'paragraph' });
