import type { GalleryPicture } from '#data/galleries/galleries.ts';
import type { MediaSummary } from '#data/media/media.ts';
import { creditsOf } from '#domain/media/media.ts';
import { pictureElement } from './page-parts.ts';

/** Elements of a real page, whose marks its styles go by. */
export interface Samples {
  figure: Element;
  link: Element;
  caption: Element | null;
  /** Null when no job of the site compares two pictures. */
  comparison: Element | null;
}

/** @returns null when the page shows no picture. */
export function samplesOf(page: Document, comparison: Element | null): Samples | null {
  const link = page.querySelector('.job figure > a.photo');
  const figure = link?.parentElement;
  if (!link || !figure) return null;
  return { figure, link, caption: page.querySelector('.job figure > figcaption'), comparison };
}

/** Pixels that are fetched of a picture. */
const WIDTH = 1280;

/** A picture of a job as `Photo.astro` shows it. */
export function figureOf(page: Document, picture: GalleryPicture, samples: Samples): Element {
  const { media, before } = picture;
  const figure = page.importNode(samples.figure, false);
  figure.removeAttribute('id');
  figure.className = media.height > media.width ? 'upright' : '';
  if (before) figure.append(compared(page, media, before, samples));
  else {
    const link = page.importNode(samples.link, false);
    link.append(framed(page, media));
    figure.append(link);
  }
  const words = picture.caption || media.caption;
  const credit = creditsOf(media, before);
  if (!words && !credit) return figure;
  const caption = page.importNode(samples.caption ?? page.createElement('figcaption'), false);
  caption.append(words);
  if (credit) {
    const small = page.createElement('small');
    // As its own line, whatever page this is.
    small.style.display = 'block';
    small.textContent = credit;
    caption.append(small);
  }
  figure.append(caption);
  return figure;
}

function compared(
  page: Document,
  after: MediaSummary,
  before: MediaSummary,
  { comparison }: Samples,
): Element {
  if (!comparison) {
    const sides = page.createElement('div');
    sides.style.cssText = 'display: grid; grid-template-columns: 1fr 1fr; gap: 1rem';
    sides.append(framed(page, before), framed(page, after));
    return sides;
  }
  const copy = page.importNode(comparison, true);
  const pair = copy.querySelector<HTMLElement>('.pair');
  pair?.style.setProperty('--picture-ratio', `${after.width} / ${after.height}`);
  for (const [nth, media] of [after, before].entries()) {
    const shown = framed(page, media);
    shown.classList.add('compared');
    copy.querySelectorAll('.side')[nth]?.firstElementChild?.replaceWith(shown);
  }
  return copy;
}

function framed(page: Document, media: MediaSummary): HTMLElement {
  return pictureElement(page, media, media.decorative ? '' : media.alt, WIDTH);
}
