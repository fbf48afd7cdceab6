import type { PictureFile } from '#domain/media/media.ts';

/** How a cover is shown; the page’s `<head>` preloads it with the same sizes. */
export interface Cover {
  layout: 'across' | 'beside';
  sizes: string;
  displayWidth: number;
}

/** Of the first article of a list. */
export const LEAD_COVER = { sizes: '(max-width: 1024px) 100vw, 58vw', displayWidth: 960 };

/** A wide cover goes across the page; an upright one beside the title, where it is not cropped. */
export function coverOf({ width, height }: PictureFile): Cover {
  if (width > height) {
    return {
      layout: 'across',
      sizes: '(max-width: 1680px) calc(100vw - 2.5rem), 1520px',
      displayWidth: 1280,
    };
  }
  return {
    layout: 'beside',
    sizes: '(max-width: 1023px) calc(100vw - 2.5rem), 36vw',
    displayWidth: 768,
  };
}
