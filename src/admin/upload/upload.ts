/** Where a picture goes. `title` is only for showing it. */
export type UploadDestination = 'library' | { galleryId: string; title?: string };

/**
 * `waiting` to be prepared, `ready` to be sent (and to be sent again, when the connection is back),
 * `placing`: in the library, and next in the gallery once those chosen before it are. `refused` stays
 * refused; what has `failed` can be tried again.
 */
export type UploadState =
  | 'waiting'
  | 'preparing'
  | 'ready'
  | 'sending'
  | 'placing'
  | 'done'
  | 'refused'
  | 'failed';

/** Which files were chosen together, and in which order: the one in which a gallery shows them. */
export interface OrderOfChoosing {
  /** 32 hexadecimal digits. */
  batch: string;
  /** Milliseconds since 1970. */
  addedAt: number;
  /** The place among those chosen together. */
  order: number;
}

/** A file on its way, as screens show it. */
export interface Upload extends OrderOfChoosing {
  id: string;
  /** The file's own name. */
  name: string;
  destination: UploadDestination;
  state: UploadState;
  /** Of this file alone, from 0 to 1. */
  progress: number;
  /** A small picture, once there is one. */
  previewUrl: string;
  /** The picture that it became. */
  mediaId: string | null;
  /** What there is to say about it, in a sentence for whoever chose it. */
  message: string;
  /** It was in the library already: that one is used, nothing was sent. */
  wasThere: boolean;
  /** Bytes of the file as it was chosen, and as it is sent (0 until that is known). */
  chosenBytes: number;
  sentBytes: number;
}

/** Whether nothing more will happen to it by itself. */
export function isSettled({ state }: Pick<Upload, 'state'>): boolean {
  return state === 'done' || state === 'refused' || state === 'failed';
}
