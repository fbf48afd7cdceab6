import type { PictureFormat } from '#domain/media/files/picture-facts.ts';
import type { PictureRefusal } from '#domain/media/files/refusal.ts';

/** Read but not decoded. */
export interface InspectedFile {
  format: PictureFormat | 'pdf' | 'svg';
  /** Of the original, in hexadecimal. */
  sha256: string;
}

/** What whoever chose a file is told besides. `as-it-is`: this browser lets no page work on pictures. */
export type PictureRemark = 'as-it-is' | 'first-picture' | 'for-print' | 'protected';

/** Ready for storage: upright, sRGB, without metadata, unless the remark says otherwise. A PDF is as it was, without pixels. */
export interface EncodedPicture {
  blob: Blob;
  width: number;
  height: number;
  thumbhash: string;
  /** SHA-256 of `blob`, in hexadecimal. */
  digest: string;
  preview: string;
  remark?: PictureRemark;
}

/** RGBA, 4 bytes a pixel. */
export interface DecodedPixels {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
  /** ICC; sRGB without. */
  profile?: Uint8Array<ArrayBuffer>;
}

/** What a picture is made ready for. */
export interface Goal {
  /** In pixels, of the longer side; nothing is enlarged. */
  side: number;
  /** From the best down, each tried until the picture is small enough. */
  webp: readonly number[];
  jpeg: readonly number[];
  /** The last quality may give more. */
  mostBytes: number;
  /** Otherwise of an animation only its first picture is kept. */
  keepsMotion: boolean;
  /** What storage takes from a browser that lets no page work on pictures. */
  storable: readonly PictureFormat[];
}

export type PictureTask =
  | { kind: 'inspect'; file: Blob }
  | { kind: 'encode'; file: Blob; goal: Goal }
  | { kind: 'encode-pixels'; pixels: DecodedPixels; goal: Goal };

export interface TaskMessage {
  id: number;
  task: PictureTask;
}

/** `value` is null when the browser lacks the decoder. */
export interface AnswerMessage {
  id: number;
  value?: InspectedFile | EncodedPicture | null;
  refusal?: Pick<PictureRefusal, 'reason' | 'facts'>;
}
