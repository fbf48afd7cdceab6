import { type Editor, Extension } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import type { EditorHooks } from './editor-hooks.ts';

const IN_DIALOGS = ['figure', 'figurePair', 'missingPictures', 'callToAction', 'rawBlock'];

/** Shortcuts that Tiptap does not bring. */
export function articleKeys(hooks: EditorHooks) {
  return Extension.create({
    name: 'articleKeys',
    addKeyboardShortcuts: () => ({
      'Mod-k': ({ editor }) => {
        // Without words to link it is the search of the staff area.
        if (window.getSelection()?.isCollapsed && !editor.isActive('link')) return false;
        // The editor learns of a selection only after the key event.
        requestAnimationFrame(() => editLink(editor, hooks));
        return true;
      },
      'Alt-F10': ({ editor }) => {
        const frame = editor.view.dom.closest('[data-editor]');
        frame?.querySelector<HTMLElement>('[role="toolbar"] button')?.focus();
        return true;
      },
      Enter: ({ editor }) => {
        const { selection } = editor.state;
        const isBlock =
          selection instanceof NodeSelection && IN_DIALOGS.includes(selection.node.type.name);
        if (isBlock) {
          hooks.edit({ kind: 'block', node: selection.node, position: selection.from });
        }
        return isBlock;
      },
    }),
  });
}

/** Opens the dialog for the whole link at the cursor, or for the selection. */
export function editLink(editor: Editor, hooks: EditorHooks): void {
  if (editor.isActive('link')) editor.commands.extendMarkRange('link');
  hooks.edit({ kind: 'link' });
}
