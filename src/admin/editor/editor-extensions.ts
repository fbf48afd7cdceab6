import type { Extensions } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import { articleKeys } from './article-keys.ts';
import { uploadingPicture } from './blocks/uploading.ts';
import { blocksWithViews } from './blocks/views.ts';
import type { EditorHooks } from './editor-hooks.ts';
import { insert, insertionsFor } from './insertions.ts';
import { cleanPaste } from './paste/paste.ts';
import { articleExtensions } from './schema/extensions.ts';
import { type SlashMenuStore, slashMenu } from './slash/slash-menu.ts';

export function editorExtensions(
  hooks: EditorHooks,
  slash: SlashMenuStore,
  placeholder: string,
): Extensions {
  return [
    ...articleExtensions([...blocksWithViews(hooks), uploadingPicture(hooks)]),
    Placeholder.configure({ placeholder, showOnlyCurrent: false }),
    articleKeys(hooks),
    cleanPaste(hooks),
    slashMenu(slash, insertionsFor(hooks), (insertion, editor, typed) =>
      insert(insertion, editor, hooks, typed),
    ),
  ];
}
