import type { Editor } from '@tiptap/core';
import { ActionMenu } from '#admin/ui/dialogs/ActionMenu.tsx';
import { staff } from '#languages/staff.ts';

export function TableTools({ editor }: { editor: Editor }) {
  const run = () => editor.chain().focus();
  const actions = [
    { id: 'row', label: staff.editor.addARowBelow, run: () => run().addRowAfter().run() },
    { id: 'column', label: staff.editor.addAColumnAfter, run: () => run().addColumnAfter().run() },
    { id: 'left', label: staff.editor.alignColumnLeft, run: () => alignColumn(editor, null) },
    {
      id: 'center',
      label: staff.editor.alignColumnCentre,
      run: () => alignColumn(editor, 'center'),
    },
    { id: 'right', label: staff.editor.alignColumnRight, run: () => alignColumn(editor, 'right') },
    { id: 'no-row', label: staff.editor.removeThisRow, run: () => run().deleteRow().run() },
    {
      id: 'no-column',
      label: staff.editor.removeThisColumn,
      run: () => run().deleteColumn().run(),
    },
    { id: 'no-table', label: staff.editor.removeTheTable, run: () => run().deleteTable().run() },
  ];
  return (
    <ActionMenu isTool label={staff.editor.table} actions={actions}>
      {staff.editor.table}
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
