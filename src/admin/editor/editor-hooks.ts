import type { Upload } from '#admin/uploads/upload.ts';
import type { MediaItem } from '#data/media/media.ts';
import type { TakePictures } from './markdown-editor-props.ts';

/** Something in the text that is changed in a dialog. */
export type Editing =
  | { kind: 'link' }
  /** A block without words of its own, by its place in the document. */
  | { kind: 'block'; position: number }
  | { kind: 'pictures'; pair: boolean }
  | { kind: 'callToAction' }
  | { kind: 'help' };

/** What the blocks of a document need from the screen around them. */
export interface EditorHooks {
  /** Opens a dialog. */
  edit: (what: Editing) => void;
  /** A picture of the library; null when it is gone. */
  loadMedia: (id: string) => Promise<MediaItem | null>;
  /** Sends pictures to the library. @returns an id for each. */
  upload: (files: readonly File[]) => string[];
  /** Calls the listener now and whenever something happens to an upload. @returns ends it. */
  watchUpload: (id: string, listener: (upload: Upload | undefined) => void) => () => void;
  retryUpload: (id: string) => void;
  /** Takes what is pasted or dropped of pictures; null where they go into the text. */
  takePictures: TakePictures | null;
}
