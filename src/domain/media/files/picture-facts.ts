export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic';

export interface PictureFacts {
  format: PictureFormat;
  /** Pixels as stored, before rotation. */
  width: number;
  height: number;
  isAnimated: boolean;
  /** Its closing bytes, if they are not there. Decoders want them; only they can tell whether more is missing. */
  lacks?: readonly number[];
  /** As EXIF counts, of a WebP: one engine turns it, others don’t. */
  orientation?: number;
  /** In the inks of a printer, with nothing that says which: every program shows other colours. */
  isForPrint?: boolean;
}
