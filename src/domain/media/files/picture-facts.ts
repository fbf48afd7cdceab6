export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic';

export interface PictureFacts {
  format: PictureFormat;
  /** Pixels as they are stored, before the picture is turned upright. */
  width: number;
  height: number;
  isAnimated: boolean;
}
