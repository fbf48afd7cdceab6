import type { Editor } from '@tiptap/core';
import { useCallback, useSyncExternalStore } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components';
import { type EditorHooks, editLink } from '#admin/editor/editor-hooks.ts';
import { insert, insertionsFor } from '#admin/editor/insertions.ts';
import { hasWaiting } from '#admin/editor/replacement.ts';
import { ActionMenu } from '#admin/ui/dialogs/ActionMenu.tsx';
import { staff } from '#languages/staff.ts';

interface ToolbarProps {
  editor: Editor;
  hooks: EditorHooks;
  onShowSource: () => void;
}

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** Above the text on a desk, above the keyboard on a phone. */
export function Toolbar({ editor, hooks, onShowSource }: ToolbarProps) {
  const isInTable = useEditorValue(editor, (now) => now.isActive('table'));
  const isWaiting = useEditorValue(editor, (now) => hasWaiting(now.state.doc));
  const run = () => editor.chain().focus();
  const ctrl = isApple ? '⌘' : `${staff.editor.keys.ctrl} `;
  const alt = isApple ? '⌥' : `${staff.editor.keys.alt} `;
  const words = staff.editor;
  const tools: Tool[] = [
    {
      ...{ label: words.bold, sign: words.boldSign, keys: `${ctrl}B`, look: 'font-bold' },
      isOn: (now) => now.isActive('bold'),
      run: () => run().toggleBold().run(),
    },
    {
      ...{ label: words.italic, sign: words.italicSign, keys: `${ctrl}I`, look: 'italic' },
      isOn: (now) => now.isActive('italic'),
      run: () => run().toggleItalic().run(),
    },
    {
      ...{ label: words.heading, sign: 'H2', keys: `${ctrl}${alt}2` },
      isOn: (now) => now.isActive('heading', { level: 2 }),
      run: () => run().toggleHeading({ level: 2 }).run(),
    },
    {
      ...{ label: words.subheading, sign: 'H3', keys: `${ctrl}${alt}3` },
      isOn: (now) => now.isActive('heading', { level: 3 }),
      run: () => run().toggleHeading({ level: 3 }).run(),
    },
    {
      ...{ label: words.quotation, sign: '”', look: 'font-display text-lg' },
      isOn: (now) => now.isActive('blockquote'),
      run: () => run().toggleBlockquote().run(),
    },
    {
      ...{ label: words.link, keys: `${ctrl}K` },
      isOn: (now) => now.isActive('link'),
      run: () => editLink(editor, hooks),
    },
    {
      label: words.list,
      isOn: (now) => now.isActive('bulletList'),
      run: () => run().toggleBulletList().run(),
    },
    {
      ...{ label: words.numberedList, sign: '1.' },
      isOn: (now) => now.isActive('orderedList'),
      run: () => run().toggleOrderedList().run(),
    },
    {
      ...{ label: staff.screens.undo, sign: '↶', keys: `${ctrl}Z` },
      isOff: (now) => !now.can().undo(),
      run: () => run().undo().run(),
    },
    {
      ...{ label: words.redo, sign: '↷', keys: isApple ? '⇧⌘Z' : `${ctrl}Y` },
      isOff: (now) => !now.can().redo(),
      run: () => run().redo().run(),
    },
  ];
  const more = [
    {
      id: 'strike',
      label: staff.editor.strikeThrough,
      hint: '~~',
      run: () => run().toggleStrike().run(),
    },
    { id: 'code', label: staff.editor.codeInALine, hint: '`', run: () => run().toggleCode().run() },
    {
      id: 'plain',
      label: staff.editor.removeFormatting,
      run: () => run().unsetAllMarks().clearNodes().run(),
    },
    {
      id: 'source',
      label: staff.editor.editAsMarkdown,
      // It has no words for a picture that is still being sent, which would be lost.
      isDisabled: isWaiting,
      run: onShowSource,
    },
    { id: 'help', label: staff.editor.helpAndShortcuts, run: () => hooks.edit({ kind: 'help' }) },
  ];
  return (
    <AriaToolbar
      aria-label={staff.editor.formatting}
      className="flex items-center gap-0.5 overflow-x-auto rounded-lg border border-line bg-panel p-1 shadow-sm [scrollbar-width:none] max-sm:rounded-none max-sm:border-x-0 max-sm:border-b-0 sm:flex-wrap"
    >
      {isInTable && <TableTools editor={editor} />}
      <ActionMenu
        isTool
        label={staff.editor.insert}
        actions={insertionsFor(hooks).map((insertion) => ({
          ...{ id: insertion.id, label: staff.editor[insertion.label], hint: insertion.typed },
          run: () => insert(insertion, editor, hooks),
        }))}
      >
        {staff.editor.insert}
      </ActionMenu>
      {tools.map((tool) => (
        <ToolButton key={tool.label} {...{ editor, tool }} />
      ))}
      <ActionMenu isTool label={staff.editor.moreFormatting} actions={more}>
        {staff.documents.more}
      </ActionMenu>
    </AriaToolbar>
  );
}

interface Tool {
  label: string;
  /** On the button, where that is not its label. */
  sign?: string;
  keys?: string;
  look?: string;
  run: () => void;
  isOn?: (editor: Editor) => boolean;
  isOff?: (editor: Editor) => boolean;
}

const isNever = () => false;

/** Keeps the cursor in the text, and with it a phone’s keyboard. */
function ToolButton({ editor, tool }: { editor: Editor; tool: Tool }) {
  const { label, sign = label, keys, look = '', run, isOn, isOff = isNever } = tool;
  const on = useEditorValue(editor, isOn ?? isNever);
  const off = useEditorValue(editor, isOff);
  return (
    <button
      type="button"
      title={keys ? `${label} (${keys})` : label}
      aria-pressed={isOn ? on : undefined}
      aria-disabled={off || undefined}
      className={`relative grid min-h-11 min-w-11 shrink-0 cursor-pointer place-items-center rounded-md px-2.5 text-small hover:bg-shade aria-disabled:cursor-default aria-disabled:opacity-50 aria-pressed:bg-shade ${look}`}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!off) run();
      }}
    >
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{label}</span>
    </button>
  );
}

/** A plain value of the editor; renders again only when it changes. */
function useEditorValue<Value extends string | number | boolean | null>(
  editor: Editor,
  select: (editor: Editor) => Value,
): Value {
  const subscribe = useCallback(
    (notify: () => void) => {
      const events = ['transaction', 'focus', 'blur'] as const;
      for (const event of events) editor.on(event, notify);
      return () => {
        for (const event of events) editor.off(event, notify);
      };
    },
    [editor],
  );
  return useSyncExternalStore(subscribe, () => select(editor));
}

function TableTools({ editor }: { editor: Editor }) {
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
