import { type QueryClient, QueryObserver, useQueryClient } from '@tanstack/react-query';
import { type Editor, Extension } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { useState } from 'react';
import { mediaById } from '#admin/queries/media.ts';
import type { Upload } from '#admin/uploads/upload.ts';
import { $uploads } from '#admin/uploads/upload-list.ts';
import { addUploads, retryUploads } from '#admin/uploads/uploads.ts';
import { DataError } from '#data/errors.ts';
import type { MediaItem } from '#data/media/media.ts';
import type { PlacedBlock } from './placed-block.ts';

export type TakePictures = (pictures: readonly File[]) => void;

export interface MarkdownEditorProps {
  id: string;
  label: string;
  /** Markdown; what the author does not touch stays byte for byte. */
  value: string;
  onChange: (value: string) => void;
  placeholder: string;
  isInvalid?: boolean;
  describedBy?: string | undefined;
  /** Of the text; that of the site without it. Read once. */
  lang?: string;
  /** Its tools stay above the text on a phone too: a dialog ends above the keyboard. */
  isInDialog?: boolean;
  /** Takes pasted and dropped pictures that have their place beside the text. Read once. */
  takePictures?: TakePictures | undefined;
  /** False where its page shows no pictures among the words. Read once. */
  hasPictures?: boolean;
}

/** What a dialog edits. */
export type Editing =
  | { kind: 'link' }
  | ({ kind: 'block' } & PlacedBlock)
  | { kind: 'pictures'; pair: boolean }
  | { kind: 'callToAction' }
  | { kind: 'help' };

export type EditorHooks = ReturnType<typeof hooksOf>;

function hooksOf(
  queryClient: QueryClient,
  edit: (what: Editing) => void,
  /** Takes pasted and dropped pictures; null where they go into the text. */
  takePictures: TakePictures | null,
  /** Whether there may be pictures among the words. */
  hasPictures: boolean,
) {
  return {
    ...{ edit, takePictures, hasPictures },
    /** Null for a picture that was deleted. */
    loadMedia: (id: string) =>
      queryClient.query(mediaById(id)).catch((error: unknown) => {
        if (error instanceof DataError && error.code === 'not-found') return null;
        throw error;
      }),
    /** Calls the listener at every change of what is said of a picture. @returns unsubscribes. */
    watchMedia: (id: string, listener: (media: MediaItem) => void) =>
      new QueryObserver(queryClient, { ...mediaById(id), enabled: false }).subscribe(
        ({ data }) => data && listener(data),
      ),
    /** Uploads pictures to the library. @returns an id for each. */
    upload: (files: readonly File[]) => addUploads(files, 'library'),
    /** Calls the listener now and at every change. @returns unsubscribes. */
    watchUpload: (id: string, listener: (upload: Upload | undefined) => void) =>
      $uploads.subscribe((uploads) => listener(uploads.find((upload) => upload.id === id))),
    retryUpload: (id: string) => retryUploads([id]),
  };
}

/** Stable: the same object all the time. */
export function useEditorHooks(
  edit: (what: Editing) => void,
  takePictures: TakePictures | undefined,
  hasPictures: boolean,
): EditorHooks {
  const queryClient = useQueryClient();
  const [hooks] = useState(() => hooksOf(queryClient, edit, takePictures ?? null, hasPictures));
  return hooks;
}

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
