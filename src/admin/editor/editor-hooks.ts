import type { Upload } from '#admin/uploads/upload.ts';
import type { MediaItem } from '#data/media/media.ts';
import type { TakePictures } from './markdown-editor-props.ts';

/** What a dialog edits. */
export type Editing =
  | { kind: 'link' }
  /** By its place in the document. */
  | { kind: 'block'; position: number }
  | { kind: 'pictures'; pair: boolean }
  | { kind: 'callToAction' }
  | { kind: 'help' };

export interface EditorHooks {
  edit: (what: Editing) => void;
  /** Null for a picture that was deleted. */
  loadMedia: (id: string) => Promise<MediaItem | null>;
  /** Uploads pictures to the library. @returns an id for each. */
  upload: (files: readonly File[]) => string[];
  /** Calls the listener now and at every change. @returns unsubscribes. */
  watchUpload: (id: string, listener: (upload: Upload | undefined) => void) => () => void;
  retryUpload: (id: string) => void;
  /** Takes pasted and dropped pictures; null where they go into the text. */
  takePictures: TakePictures | null;
}
