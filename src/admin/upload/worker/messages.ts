import type { PictureFormat } from '#domain/picture-files/picture-facts.ts';

/** A file as it was chosen, looked at but not decoded. */
export interface InspectedFile {
  format: PictureFormat;
  isAnimated: boolean;
  /** SHA-256 of the file as it was chosen, in hexadecimal. */
  sha256: string;
}

/** A picture that is ready for storage: upright, sRGB, without metadata. */
export interface EncodedPicture {
  blob: Blob;
  /** Pixels, upright. */
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
  /** SHA-256 of `blob`, in hexadecimal. */
  digest: string;
  /** A small picture for lists, as a data: address. */
  preview: string;
}

/** Pixels of a picture that the browser itself can't decode: 4 bytes each, red first. */
export interface DecodedPixels {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

export type PictureTask =
  | { kind: 'inspect'; file: Blob }
  | { kind: 'encode'; file: Blob }
  | { kind: 'encode-pixels'; pixels: DecodedPixels };

/** What comes back: `refused` with a sentence, `undecodable` when the browser lacks the decoder. */
export type PictureAnswer =
  | { kind: 'inspected'; value: InspectedFile }
  | { kind: 'encoded'; value: EncodedPicture }
  | { kind: 'undecodable' }
  | { kind: 'refused'; message: string };

export interface TaskMessage {
  id: number;
  task: PictureTask;
}

export interface AnswerMessage {
  id: number;
  answer: PictureAnswer;
}
