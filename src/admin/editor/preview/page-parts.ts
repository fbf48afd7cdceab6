import { pictureAddresses, UNAVAILABLE } from '#admin/media/stored-picture.ts';
import { mediaById } from '#admin/queries/media.ts';
import { queryClient } from '#admin/ui/query-client.ts';
import { type MediaSummary, toSummary } from '#data/media/media.ts';
import type { Segment } from '#domain/markdown/rules.ts';
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

/** Lays a text out as `Prose.astro` does. */
export async function blocksOf(page: Document, segments: readonly Segment[]): Promise<Node[]> {
  const blocks: Node[] = [];
  let sides: HTMLElement | null = null;
  for (const segment of segments) {
    if (segment.kind === 'html') {
      const holder = page.createElement('template');
      holder.innerHTML = segment.html;
      blocks.push(...holder.content.childNodes);
      continue;
    }
    const media = await findMedia(segment.mediaId);
    if (!media) continue;
    const figure = page.createElement('figure');
    figure.append(pictureElement(page, media, segment.alt || media.alt, 960));
    const words = segment.caption || media.caption;
    if (words) {
      const caption = page.createElement('figcaption');
      caption.textContent = words;
      figure.append(caption);
    }
    if (segment.side === 'before') {
      sides = page.createElement('div');
      sides.className = 'sides';
      blocks.push(sides);
    }
    if (segment.side && sides) sides.append(figure);
    else blocks.push(figure);
  }
  return blocks;
}

export function findMedia(id: string): Promise<MediaSummary | null> {
  return queryClient.query(mediaById(id)).then(toSummary, () => null);
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
  image.src = smaller;
  // Cloning a page loses its listeners.
  image.dataset.original = original;
  image.alt = alt;
  frame.append(image);
  return frame;
}

/** Replaces an image that failed by its original, then by words. */
export function tryOriginal(image: HTMLImageElement): void {
  const { original } = image.dataset;
  delete image.dataset.original;
  if (original) image.src = original;
  else image.replaceWith(UNAVAILABLE);
}
