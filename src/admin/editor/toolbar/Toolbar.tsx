import type { Editor } from '@tiptap/core';
import { Toolbar as AriaToolbar } from 'react-aria-components';
import { editLink } from '#admin/editor/article-keys.ts';
import type { EditorHooks } from '#admin/editor/editor-hooks.ts';
import { insert, insertionsFor } from '#admin/editor/insertions.ts';
import { useEditorValue } from '#admin/editor/use-editor-value.ts';
import { ActionMenu } from '#admin/ui/dialogs/ActionMenu.tsx';
import { TableTools } from './TableTools.tsx';
import { ToolButton } from './ToolButton.tsx';

interface ToolbarProps {
  editor: Editor;
  hooks: EditorHooks;
  onShowSource: () => void;
}

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
const MOD = isApple ? '⌘' : 'Ctrl ';

/** Above the text on a desk, above the keyboard on a phone. */
export function Toolbar({ editor, hooks, onShowSource }: ToolbarProps) {
  const isInTable = useEditorValue(editor, (now) => now.isActive('table'));
  const run = () => editor.chain().focus();
  const more = [
    { id: 'strike', label: 'Strike through', hint: '~~', run: () => run().toggleStrike().run() },
    { id: 'code', label: 'Code in a line', hint: '`', run: () => run().toggleCode().run() },
    {
      id: 'plain',
      label: 'Remove formatting',
      run: () => run().unsetAllMarks().clearNodes().run(),
    },
    { id: 'source', label: 'Edit as Markdown', run: onShowSource },
    { id: 'help', label: 'Help and shortcuts', run: () => hooks.edit({ kind: 'help' }) },
  ];
  return (
    <AriaToolbar
      aria-label="Formatting"
      className="flex items-center gap-0.5 overflow-x-auto rounded-lg border border-line bg-panel p-1 shadow-sm [scrollbar-width:none] max-sm:rounded-none max-sm:border-x-0 max-sm:border-b-0 sm:flex-wrap"
    >
      {isInTable && <TableTools editor={editor} />}
      <ActionMenu
        isTool
        label="Insert"
        actions={insertionsFor(hooks).map((insertion) => ({
          ...{ id: insertion.id, label: insertion.label, hint: insertion.typed },
          run: () => insert(insertion, editor, hooks),
        }))}
      >
        Insert
      </ActionMenu>
      <ToolButton
        {...{ editor, label: 'Bold', keys: `${MOD}B` }}
        className="font-bold"
        isOn={(now) => now.isActive('bold')}
        onPress={() => run().toggleBold().run()}
      >
        B
      </ToolButton>
      <ToolButton
        {...{ editor, label: 'Italic', keys: `${MOD}I` }}
        className="italic"
        isOn={(now) => now.isActive('italic')}
        onPress={() => run().toggleItalic().run()}
      >
        I
      </ToolButton>
      <ToolButton
        {...{ editor, label: 'Heading', keys: `${MOD}${isApple ? '⌥' : 'Alt '}2` }}
        isOn={(now) => now.isActive('heading', { level: 2 })}
        onPress={() => run().toggleHeading({ level: 2 }).run()}
      >
        H2
      </ToolButton>
      <ToolButton
        {...{ editor, label: 'Subheading', keys: `${MOD}${isApple ? '⌥' : 'Alt '}3` }}
        isOn={(now) => now.isActive('heading', { level: 3 })}
        onPress={() => run().toggleHeading({ level: 3 }).run()}
      >
        H3
      </ToolButton>
      <ToolButton
        {...{ editor, label: 'Quotation' }}
        className="font-display text-lg"
        isOn={(now) => now.isActive('blockquote')}
        onPress={() => run().toggleBlockquote().run()}
      >
        ”
      </ToolButton>
      <ToolButton
        {...{ editor, label: 'Link', keys: `${MOD}K` }}
        isOn={(now) => now.isActive('link')}
        onPress={() => editLink(editor, hooks)}
      >
        Link
      </ToolButton>
      <ToolButton
        {...{ editor, label: 'List' }}
        isOn={(now) => now.isActive('bulletList')}
        onPress={() => run().toggleBulletList().run()}
      >
        List
      </ToolButton>
      <ToolButton
        {...{ editor, label: 'Numbered list' }}
        isOn={(now) => now.isActive('orderedList')}
        onPress={() => run().toggleOrderedList().run()}
      >
        1.
      </ToolButton>
      <ToolButton
        {...{ editor, label: 'Undo', keys: `${MOD}Z` }}
        isOff={(now) => !now.can().undo()}
        onPress={() => run().undo().run()}
      >
        ↶
      </ToolButton>
      <ToolButton
        {...{ editor, label: 'Redo', keys: isApple ? '⇧⌘Z' : 'Ctrl Y' }}
        isOff={(now) => !now.can().redo()}
        onPress={() => run().redo().run()}
      >
        ↷
      </ToolButton>
      <ActionMenu isTool label="More formatting" actions={more}>
        More
      </ActionMenu>
    </AriaToolbar>
  );
}
