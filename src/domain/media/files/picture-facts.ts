export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic';

export interface PictureFacts {
  format: PictureFormat;
  /** Pixels as stored, before rotation. */
  width: number;
  height: number;
  isAnimated: boolean;
}
