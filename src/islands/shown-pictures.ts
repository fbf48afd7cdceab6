import { atom } from 'nanostores';
import { LAZY_THRESHOLD } from '#domain/media/images.ts';

/** A picture that React renders. */
export interface ShownPicture {
  /** Unique on the page: `picture-3`. */
  id: string;
  /** Its frame from Picture.astro. */
  frame: HTMLElement;
  /** The `<img>` of the HTML: only the page’s largest ever loads. */
  still: HTMLImageElement;
  isLoaded: boolean;
}

/** Those that have come into view, in that order. */
export const $pictures = atom<readonly ShownPicture[]>([]);

/** Loads when a tenth of it is in view; `data-state` tells the stylesheet its state. */
class StorageImage extends HTMLElement {
  connectedCallback(): void {
    if (this.dataset.state) return;
    this.dataset.state = 'waiting';
    const { preview } = this.dataset;
    if (preview) this.style.setProperty('--picture-preview', `url(${preview})`);
    if (this.dataset.priority === undefined) seen.observe(this);
    else this.load();
  }

  load(): void {
    this.load = () => {};
    seen.unobserve(this);
    show(this, false);
  }
}

const seen = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting && target instanceof StorageImage) target.load();
    }
  },
  { threshold: LAZY_THRESHOLD },
);

function show(frame: HTMLElement, isLoaded: boolean): void {
  const still = frame.querySelector('img');
  const before = $pictures.get();
  const id = `picture-${before.length}`;
  if (still && before.every((one) => one.frame !== frame))
    $pictures.set([...before, { id, frame, still, isLoaded }]);
}

/** Sections draw some pictures without any help; of those only one that can’t be had is of interest. */
function showIfFailed(still: HTMLImageElement): void {
  if (!still.complete || still.naturalWidth !== 0) return;
  const frame = still.closest<HTMLElement>('picture:not([data-state],[data-media],[data-media] *)');
  if (frame) show(frame, true);
}

/** Starts with the pictures of the page; later ones follow by themselves. */
export function watchPictures(): void {
  for (const still of document.images) showIfFailed(still);
  // Parts of a page come later. Errors don’t bubble, and what else has them is no picture of no width.
  addEventListener('error', (event) => showIfFailed(event.target as HTMLImageElement), true);
  for (const frame of document.querySelectorAll<HTMLElement>('picture[data-media]')) {
    show(frame, true);
  }
  customElements.define('storage-image', StorageImage);
}
