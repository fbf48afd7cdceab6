import type { Editor } from '@tiptap/core';
import { ActionMenu } from '#admin/ui/dialogs/ActionMenu.tsx';

export function TableTools({ editor }: { editor: Editor }) {
  const run = () => editor.chain().focus();
  const actions = [
    { id: 'row', label: 'Add a row below', run: () => run().addRowAfter().run() },
    { id: 'column', label: 'Add a column after', run: () => run().addColumnAfter().run() },
    { id: 'left', label: 'Align column left', run: () => alignColumn(editor, null) },
    { id: 'center', label: 'Align column in the middle', run: () => alignColumn(editor, 'center') },
    { id: 'right', label: 'Align column right', run: () => alignColumn(editor, 'right') },
    { id: 'no-row', label: 'Remove this row', run: () => run().deleteRow().run() },
    { id: 'no-column', label: 'Remove this column', run: () => run().deleteColumn().run() },
    { id: 'no-table', label: 'Remove the table', run: () => run().deleteTable().run() },
  ];
  return (
    <ActionMenu isTool label="Table" actions={actions}>
      Table
    </ActionMenu>
  );
}

/** Markdown aligns whole columns. */
function alignColumn(editor: Editor, align: 'center' | 'right' | null): void {
  const { $from } = editor.state.selection;
  const depth = [...Array($from.depth + 1).keys()].find(
    (at) => $from.node(at).type.name === 'table',
  );
  if (depth === undefined) return;
  const column = $from.index(depth + 1);
  const { tr } = editor.state;
  $from.node(depth).forEach((row, rowAt) => {
    const start = $from.start(depth) + rowAt + 1;
    row.forEach((cell, offset, index) => {
      if (index === column) tr.setNodeMarkup(start + offset, null, { ...cell.attrs, align });
    });
  });
  editor.view.dispatch(tr);
  editor.commands.focus();
}
