/** `title` is only shown. */
export type UploadDestination = 'library' | { galleryId: string; title?: string };

/** `placing`: in the library, waiting for its turn in the gallery; `refused` for good; `failed` can be retried. */
export type UploadState =
  | 'waiting'
  | 'preparing'
  | 'ready'
  | 'sending'
  | 'placing'
  | 'done'
  | 'refused'
  | 'failed';

/** A gallery shows pictures in this order. */
export interface OrderOfChoosing {
  /** 32 hexadecimal digits. */
  batch: string;
  /** Milliseconds since 1970. */
  addedAt: number;
  order: number;
}

export interface Upload extends OrderOfChoosing {
  id: string;
  name: string;
  destination: UploadDestination;
  state: UploadState;
  progress: number;
  previewUrl: string;
  mediaId: string | null;
  /** A sentence for the person who chose it. */
  message: string;
  /** In the library before: nothing was sent. */
  wasThere: boolean;
  /** Of the original, and of what is sent; 0 until known. */
  chosenBytes: number;
  sentBytes: number;
}

/** Whether it will not change by itself. */
export function isSettled({ state }: Pick<Upload, 'state'>): boolean {
  return state === 'done' || state === 'refused' || state === 'failed';
}
