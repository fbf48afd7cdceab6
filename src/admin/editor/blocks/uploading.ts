import type { Editor } from '@tiptap/core';
import { Node } from '@tiptap/core';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import type { EditorHooks } from '#admin/editor/editor-hooks.ts';
import { figureOf } from '#admin/editor/schema/blocks.ts';
import { PROGRESS } from '#admin/uploads/ProgressBar.tsx';
import { isSettled, type Upload } from '#admin/uploads/upload.ts';
import { staff } from '#languages/staff.ts';
import { BLOCK, blockButton, blockView, element, NOTE } from './block-view.ts';
import { noteWaiting, sentenceFor } from './waiting-pictures.ts';

/** A picture that is uploading; it becomes a figure when it has arrived. */
export function uploadingPicture(hooks: EditorHooks) {
  return Node.create({
    name: 'uploadingPicture',
    group: 'wideBlock',
    atom: true,
    draggable: true,
    addAttributes: () => ({
      // Not copied: the copy would wait for the same upload.
      uploadId: {
        default: '',
        renderHTML: () => ({}),
        parseHTML: (dom: HTMLElement) => dom.dataset.uploadId ?? '',
      },
    }),
    parseHTML: () => [{ tag: 'div[data-upload-id]' }],
    renderHTML: () => ['div'],
    addNodeView: () =>
      blockView(({ editor, position }) => {
        const preview = element('img', 'w-full max-w-56 rounded-md bg-shade');
        preview.alt = '';
        const bar = element('progress', `h-1 ${PROGRESS}`);
        bar.max = 1;
        const words = element('p', NOTE);
        words.setAttribute('role', 'status');
        let stop: (() => void) | undefined;
        const remove = () => {
          const place = position();
          if (place === undefined) return;
          editor.view.dispatch(editor.state.tr.delete(place, place + 1));
        };
        let id = '';
        const again = blockButton(staff.common.tryAgain, () => hooks.retryUpload(id));
        const dom = element('div', `${BLOCK} border border-line p-[0.9rem]`, preview, words, bar);
        dom.append(again, blockButton(staff.editor.remove, remove));
        const follow = (upload: Upload | undefined) => {
          preview.hidden = !upload?.previewUrl;
          if (upload?.previewUrl && preview.src !== upload.previewUrl)
            preview.src = upload.previewUrl;
          words.textContent = sentenceFor(upload);
          bar.value = upload?.progress ?? 0;
          bar.setAttribute('aria-label', staff.editor.sendingOf(upload?.name));
          bar.hidden = !upload || isSettled(upload);
          again.hidden = upload?.state !== 'failed';
          const place = position();
          if (upload?.state === 'done' && upload.mediaId && place !== undefined) {
            finish(editor, place, upload.mediaId);
          }
        };
        return {
          dom,
          show: ({ attrs }) => {
            id = String(attrs.uploadId);
            stop?.();
            noteWaiting(dom, id);
            stop = hooks.watchUpload(id, follow);
          },
          destroy: () => {
            stop?.();
            noteWaiting(dom, null);
          },
        };
      }),
  });
}

/** Deferred: a view can’t be replaced while it is drawn. */
function finish(editor: Editor, place: number, mediaId: string): void {
  queueMicrotask(() => {
    const arrived = editor.isDestroyed ? null : putArrived(editor.state, place, mediaId);
    if (arrived) editor.view.dispatch(arrived);
  });
}

/** The figure in the place of its placeholder; null when that has gone. */
export function putArrived(state: EditorState, place: number, mediaId: string): Transaction | null {
  if (state.doc.nodeAt(place)?.type.name !== 'uploadingPicture') return null;
  const figure = state.schema.node('figure', figureOf(mediaId));
  // Nothing to undo: that would bring the placeholder back, which is the figure again at once.
  return state.tr.replaceWith(place, place + 1, figure).setMeta('addToHistory', false);
}
