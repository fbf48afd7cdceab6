import { atom } from 'nanostores';
import { LAZY_THRESHOLD } from '#domain/media/images.ts';

/** A picture of the page that React looks after from now on. */
export interface ShownPicture {
  /** Its own on this page, for example `picture-3`. */
  id: string;
  /** The element around it, as Picture.astro wrote it. */
  frame: HTMLElement;
  /** The `<img>` of the HTML: the largest of a page is loaded already, all others never load. */
  still: HTMLImageElement;
  isLoaded: boolean;
}

/** Those that have come into view, in that order: the first state of all others is in the HTML. */
export const $pictures = atom<readonly ShownPicture[]>([]);

/** A picture that loads when a tenth of it is in view. `data-state` tells the stylesheet how far it is. */
class StorageImage extends HTMLElement {
  connectedCallback(): void {
    if (this.dataset.state) return;
    this.dataset.state = 'waiting';
    const { preview } = this.dataset;
    if (preview) this.style.setProperty('--picture-preview', `url(${preview})`);
    if (this.dataset.priority === undefined) seen.observe(this);
    else show(this, false);
  }
}

const seen = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      if (target instanceof StorageImage) show(target, false);
    }
  },
  { threshold: LAZY_THRESHOLD },
);

function show(frame: HTMLElement, isLoaded: boolean): void {
  const still = frame.querySelector('img');
  const before = $pictures.get();
  const id = `picture-${before.length}`;
  if (still) $pictures.set([...before, { id, frame, still, isLoaded }]);
}

/** Begins with the pictures that are on the page; those that arrive later follow by themselves. */
export function watchPictures(): void {
  for (const frame of document.querySelectorAll<HTMLElement>('picture[data-media]')) {
    show(frame, true);
  }
  customElements.define('storage-image', StorageImage);
}
