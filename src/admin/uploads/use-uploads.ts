import { useStore } from '@nanostores/react';
import type { Upload } from './upload.ts';
import { $uploads } from './upload-list.ts';

export function useUploads(): readonly Upload[] {
  return useStore($uploads);
}
