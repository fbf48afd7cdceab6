import { coverLayout } from '#domain/media/images.ts';
import type { PictureFile } from '#domain/media/media.ts';

/** How a cover is shown; the page’s `<head>` preloads it with the same sizes. */
export interface Cover {
  layout: ReturnType<typeof coverLayout>;
  sizes: string;
  displayWidth: number;
}

/** Of the first article of a list. */
export const LEAD_COVER = { sizes: '(max-width: 1024px) 100vw, 58vw', displayWidth: 960 };

export function coverOf(picture: PictureFile): Cover {
  const layout = coverLayout(picture);
  if (layout === 'across') {
    return {
      layout,
      sizes: '(max-width: 1680px) calc(100vw - 2.5rem), 1520px',
      displayWidth: 1280,
    };
  }
  return { layout, sizes: '(max-width: 1023px) calc(100vw - 2.5rem), 36vw', displayWidth: 768 };
}
