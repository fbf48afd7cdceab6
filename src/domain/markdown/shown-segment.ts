import type { PictureFile } from '#domain/media/media.ts';

/** A segment with its picture; deleted pictures are left out. */
export type ShownSegment =
  | { kind: 'html'; html: string }
  | {
      kind: 'figure';
      /** Without the library’s words, which those of the text overrule. */
      media: PictureFile;
      alt: string;
      caption: string;
      /** Of words that are not in the language of the page. */
      altLang?: string | undefined;
      captionLang?: string | undefined;
      credit: string;
      side?: 'before' | 'after' | undefined;
    };
