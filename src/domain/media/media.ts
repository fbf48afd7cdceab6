/** The file of a picture and how it is cropped: all that a page needs where other words stand beside it. */
export interface PictureFile {
  id: string;
  bucket: string;
  /** Path in the bucket, without a leading slash. */
  path: string;
  /** Pixels of the original, upright. */
  width: number;
  height: number;
  /** The point that must stay visible when the picture is cropped, from the top left, 0 to 1. */
  focalX: number;
  focalY: number;
  /** Names what the file holds: the same file in two rows is one picture. */
  contentKey: string;
  /** A blurred preview of a few hundred bytes as a data: address; '' when there is none. */
  preview: string;
  /** Whether the site has files of it, whose addresses `ownPicture` tells; else it comes from storage. */
  inSite?: boolean | undefined;
}

/** A picture of the media library, with its words. */
export interface Media extends PictureFile {
  title: string;
  /** What the picture shows; '' when it is decorative. */
  alt: string;
  caption: string;
  /** Who took or drew it, as it is to be shown: 'Photograph: Jo Park'. '' when nothing has to be said. */
  credit: string;
  /** The language of the words, as in `lang`, where it is not that of the page. */
  altLang?: string | undefined;
  captionLang?: string | undefined;
}

/** The most characters of each of its texts. The database checks the same. */
export const MEDIA_LIMITS = { title: 200, alt: 500, caption: 500, credit: 200 } as const;

/** A picture without its words, for what must stay the same when they change. */
export function withoutWords(picture: Media): PictureFile {
  const { title: _title, alt: _alt, caption: _caption, credit: _credit, ...rest } = picture;
  const { altLang: _altLang, captionLang: _captionLang, ...file } = rest;
  return file;
}

/** Whether a blind reader is told what a picture of the library shows, or need not be. */
export function isDescribed({ alt, decorative }: { alt: string; decorative: boolean }): boolean {
  return decorative || alt.trim() !== '';
}

/** Whom a figure of these pictures has to name, each once: 'Jo Park · Ann Lee'; '' without credits. */
export function creditsOf(...pictures: readonly (Pick<Media, 'credit'> | null)[]): string {
  return [...new Set(pictures.map((picture) => picture?.credit))].filter(Boolean).join(' · ');
}
