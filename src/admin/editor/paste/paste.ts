import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorHooks } from '#admin/editor/editor-hooks.ts';
import { filesIn } from '#admin/uploads/files-in.ts';
import { ARTICLE_LIMITS } from '#domain/articles/article-text.ts';
import { staff, staffTag } from '#languages/staff.ts';
import { showToast } from '#stores/toasts.ts';
import { cleanHtml, parseHtml } from './clean-html.ts';
import { insertUploads, picturesAmong } from './insert-uploads.ts';
import { readPlainText } from './paste-text.ts';
import { wordsForPictures } from './words-for-pictures.ts';

/** Reduces what is pasted or dropped to what an article may hold; pictures are uploaded. */
export function cleanPaste(hooks: EditorHooks) {
  return Extension.create({
    name: 'cleanPaste',
    // Before extensions that would paste a file’s name as text.
    priority: 1_000,
    addProseMirrorPlugins() {
      const { editor } = this;
      const take = (files: readonly File[], at?: number) =>
        hooks.takePictures ? hooks.takePictures(files) : insertUploads(editor, hooks, files, at);
      return [
        new Plugin({
          props: {
            transformPastedHTML: (html) => {
              // Copied from this editor.
              if (html.includes('data-pm-slice')) return html;
              return cleanHtml(html, (picture) =>
                hooks.takePictures ? null : (hooks.upload([picture])[0] ?? null),
              );
            },
            transformPasted: (slice) => (hooks.hasPictures ? slice : wordsForPictures(slice)),
            clipboardTextParser: (text, _context, _plain, view) =>
              readPlainText(text, view.state.schema),
            handlePaste: (view, { clipboardData }) => {
              if (isTooLong(clipboardData?.getData('text/plain') ?? '')) return true;
              const pictures = picturesAmong(clipboardData?.files);
              if (pictures.length > 0 && !hasWords(clipboardData?.getData('text/html') ?? '')) {
                take(pictures);
                return true;
              }
              // Code editors offer coloured HTML; the text is meant.
              if (!clipboardData?.types.includes('vscode-editor-data')) return false;
              const { selection, schema, tr } = view.state;
              if (selection.$from.parent.type.spec.code) return false;
              const slice = readPlainText(clipboardData.getData('text/plain'), schema);
              view.dispatch(tr.replaceSelection(slice).scrollIntoView());
              return true;
            },
            handleDrop: (view, event) => {
              // A file that is no picture gets an error in its place; a browser would open it.
              const files = filesIn(event.dataTransfer);
              if (files.length === 0) return false;
              const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
              take(files, at?.pos ?? view.state.doc.content.size);
              return true;
            },
          },
        }),
      ];
    },
  });
}

/** Refuses before the paste: a text of megabytes would stop the page for minutes. */
function isTooLong(text: string): boolean {
  const most = ARTICLE_LIMITS.body;
  if (text.length <= most) return false;
  const say = (number: number) => number.toLocaleString(staffTag());
  showToast({
    kind: 'destructive',
    title: staff.editor.notPasted,
    text: staff.editor.textIsTooLong(say(most), say(text.length)),
  });
  return true;
}

function hasWords(html: string): boolean {
  return (parseHtml(html).body.textContent ?? '').trim() !== '';
}
