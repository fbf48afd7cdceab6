import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mediaById } from '#admin/queries/media.ts';
import { $uploads } from '#admin/uploads/upload-list.ts';
import { addUploads, retryUploads } from '#admin/uploads/uploads.ts';
import { DataError } from '#data/errors.ts';
import type { Editing, EditorHooks } from './editor-hooks.ts';
import type { TakePictures } from './markdown-editor-props.ts';

/** Stable: the same object all the time. */
export function useEditorHooks(
  edit: (what: Editing) => void,
  takePictures: TakePictures | undefined,
): EditorHooks {
  const queryClient = useQueryClient();
  const [hooks] = useState(
    (): EditorHooks => ({
      edit,
      loadMedia: (id) =>
        queryClient.query(mediaById(id)).catch((error: unknown) => {
          if (error instanceof DataError && error.code === 'not-found') return null;
          throw error;
        }),
      upload: (files) => addUploads(files, 'library'),
      watchUpload: (id, listener) =>
        $uploads.subscribe((uploads) => listener(uploads.find((upload) => upload.id === id))),
      retryUpload: (id) => retryUploads([id]),
      takePictures: takePictures ?? null,
    }),
  );
  return hooks;
}
