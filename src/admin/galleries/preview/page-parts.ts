import { pictureAddresses } from '#admin/media/stored-picture.ts';
import type { MediaSummary } from '#data/media/media.ts';
import { focalPosition } from '#domain/media/images.ts';

/** A page as visitors get it; null for no page. */
export async function readPage(address: string): Promise<Document | null> {
  const answer = await fetch(address);
  if (!answer.ok) return null;
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

export function setText(page: Document, selector: string, text: string): void {
  const element = page.querySelector(selector);
  if (element) element.textContent = text;
}

/** A picture as `Picture.astro` frames it, `width` pixels wide, without its script. */
export function pictureElement(
  page: Document,
  media: MediaSummary,
  alt: string,
  width: number,
): HTMLElement {
  const frame = page.createElement('picture');
  frame.className = 'picture';
  frame.style.setProperty('--picture-ratio', `${media.width} / ${media.height}`);
  frame.style.setProperty('--picture-focal', focalPosition(media));
  const image = page.createElement('img');
  const { smaller, original } = pictureAddresses(media, width);
  // The frame falls back to the original (`tryOriginal`).
  image.srcset = smaller;
  image.src = original;
  image.alt = alt;
  frame.append(image);
  return frame;
}
