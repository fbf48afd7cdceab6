import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorHooks } from '#admin/editor/editor-hooks.ts';
import type { PlacedBlock } from '#admin/editor/placed-block.ts';
import { filesIn } from '#admin/uploads/ChooseFiles.tsx';
import { ARTICLE_LIMITS } from '#domain/articles/article-text.ts';
import { staff, staffTag } from '#languages/staff.ts';
import { showToast } from '#stores/toasts.ts';
import { cleanHtml, parseHtml } from './clean-html.ts';
import type { TakePictures } from './html-pictures.ts';
import { insertUploads, missingAt, picturesAmong } from './insert-uploads.ts';
import { readPlainText } from './paste-text.ts';
import { withoutPictures } from './without-pictures.ts';

/** Reduces what is pasted or dropped to what an article may hold; pictures are uploaded. */
export function cleanPaste(hooks: EditorHooks) {
  return Extension.create({
    name: 'cleanPaste',
    // Before extensions that would paste a file’s name as text.
    priority: 1_000,
    addProseMirrorPlugins() {
      const { editor } = this;
      const take = (files: readonly File[], place: PlacedBlock | number | null) =>
        hooks.takePictures ? hooks.takePictures(files) : insertUploads(editor, hooks, files, place);
      let rtf = '';
      return [
        new Plugin({
          props: {
            handleDOMEvents: {
              // Before what is pasted is read, and its pictures are sent.
              paste: (_view, { clipboardData }) => {
                rtf = clipboardData?.getData('text/rtf') ?? '';
                return isTooLong(clipboardData?.getData('text/plain') ?? '');
              },
            },
            transformPastedHTML: (html) => {
              // Copied from this editor.
              if (html.includes('data-pm-slice')) return html;
              const clean = cleanHtml(html, rtf, (pictures) => placesOf(pictures, hooks));
              // What is dropped brings none.
              rtf = '';
              return clean;
            },
            transformPasted: (slice) => {
              if (hooks.hasPictures) return slice;
              const words = withoutPictures(slice);
              if (words !== slice) hooks.takePictures?.([]);
              return words;
            },
            clipboardTextParser: (text, _context, _plain, view) =>
              readPlainText(text, view.state.schema),
            handlePaste: (view, { clipboardData }) => {
              const pictures = picturesAmong(clipboardData?.files);
              if (pictures.length > 0 && !hasWords(clipboardData?.getData('text/html') ?? '')) {
                take(pictures, missingAt(editor));
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
              const box = at && missingAt(editor, at.inside);
              take(files, box ?? at?.pos ?? view.state.doc.content.size);
              return true;
            },
          },
        }),
      ];
    },
  });
}

type Places = ReturnType<TakePictures>;

/** Sends the pictures of a text that is pasted. @returns what stands in the place of each. */
function placesOf(pictures: readonly (File | null)[], hooks: EditorHooks): Places {
  const files = pictures.filter((picture) => picture !== null);
  const missing = pictures.length - files.length;
  if (hooks.takePictures) {
    if (files.length > 0 || !hooks.hasPictures) hooks.takePictures(files);
    if (missing > 0 && hooks.hasPictures) sayNotPasted(staff.editor.picturesNotPasted(missing));
    return [];
  }
  const ids = hooks.upload(files);
  return pictures.map((picture): Places[number] => {
    const uploadId = picture && ids[files.indexOf(picture)];
    return uploadId ? { 'data-upload-id': uploadId } : { 'data-missing-pictures': '1' };
  });
}

/** Refuses before the paste: a text of megabytes would stop the page for minutes. */
function isTooLong(text: string): boolean {
  const most = ARTICLE_LIMITS.body;
  if (text.length <= most) return false;
  const say = (number: number) => number.toLocaleString(staffTag());
  sayNotPasted(staff.editor.textIsTooLong(say(most), say(text.length)));
  return true;
}

function sayNotPasted(text: string): void {
  showToast({ kind: 'destructive', title: staff.editor.notPasted, text });
}

function hasWords(html: string): boolean {
  return (parseHtml(html).body.textContent ?? '').trim() !== '';
}
