import type { PictureRemark } from '#pictures/messages.ts';

/** `title` is only shown. */
export type UploadDestination = 'library' | { galleryId: string; title?: string };

/** What the place is for that a file was chosen for; null takes both. */
export type WantedKind = 'picture' | 'pdf' | null;

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

/** An upload in IndexedDB, until its picture has a record. */
export interface KeptUpload extends OrderOfChoosing {
  id: string;
  name: string;
  destination: UploadDestination;
  wanted: WantedKind;
  chosenBytes: number;
  /** Of the original; '' until known. */
  sha256: string;
  /** Once it is ready: the kept file is then what is sent. */
  prepared: PreparedPicture | null;
  /** Where to resume. */
  uploadUrl: string | null;
  /** Once the record is written. */
  mediaId: string | null;
  /** In the library before: nothing was sent. */
  wasThere: boolean;
}

/** As it is sent. */
interface PreparedPicture {
  bucket: string;
  path: string;
  bytes: number;
  width: number;
  height: number;
  thumbhash: string;
  preview: string;
  remark?: PictureRemark;
}

/** An upload as it is shown. */
export interface Upload extends Omit<KeptUpload, 'sha256' | 'prepared' | 'uploadUrl'> {
  state: UploadState;
  progress: number;
  previewUrl: string;
  /** A sentence for the person who chose it. */
  message: string;
  /** Of what is sent; 0 until known. */
  sentBytes: number;
}

/** Whether it will not change by itself. */
export function isSettled({ state }: Pick<Upload, 'state'>): boolean {
  return state === 'done' || state === 'refused' || state === 'failed';
}

/** What an upload waits for between two steps. */
export function restingState({ prepared, mediaId }: KeptUpload): UploadState {
  if (mediaId) return 'placing';
  return prepared ? 'ready' : 'waiting';
}

/** Before anything has happened to it. */
export function viewOf(kept: KeptUpload): Upload {
  const { sha256, prepared, uploadUrl, ...shown } = kept;
  return {
    ...shown,
    state: restingState(kept),
    progress: 0,
    previewUrl: prepared?.preview ?? '',
    message: '',
    sentBytes: prepared?.bytes ?? 0,
  };
}
