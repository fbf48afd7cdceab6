import { useStore } from '@nanostores/react';
import { useSyncExternalStore } from 'react';
import type { Upload } from './upload.ts';
import { $uploads } from './upload-list.ts';

export function useUploads(): readonly Upload[] {
  return useStore($uploads);
}

/** Undefined when it was taken off the list. */
export function useUpload(id: string): Upload | undefined {
  const read = () => $uploads.get().find((upload) => upload.id === id);
  return useSyncExternalStore((onChange) => $uploads.listen(onChange), read, read);
}
