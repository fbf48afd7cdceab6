import { unavailable } from '#admin/media/stored-picture.ts';

/** Replaces an image that failed by its original, which is its `src`, then by words. */
export function tryOriginal(image: HTMLImageElement): void {
  if (!image.srcset) {
    image.replaceWith(unavailable());
    return;
  }
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
  image.removeAttribute('srcset');
}
