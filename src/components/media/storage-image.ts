import { pictureWords } from '#business/words/pictures.ts';
import {
  LAZY_THRESHOLD,
  originalUrl,
  responsiveWidths,
  sourceSet,
  type Transforms,
} from '#domain/images.ts';
import { probeTransforms } from '#islands/transform-probe.ts';

/**
 * A picture from storage, as StorageImage.astro writes it: asked for when a tenth of it is in view, at
 * a size that fits where storage can make one. `data-state` says how far it is, for the stylesheet.
 */
class StorageImage extends HTMLElement {
  connectedCallback(): void {
    if (this.dataset.state) return;
    this.dataset.state = 'waiting';
    const { preview } = this.dataset;
    if (preview) this.style.setProperty('--picture-preview', `url(${preview})`);
    if (this.dataset.priority === undefined) seen.observe(this);
    else this.load();
  }

  /** Asks the backend once a visit what it can do, and loads the picture. */
  async load(): Promise<void> {
    const { backend = '', bucket = '', path = '' } = this.dataset;
    this.show(await probeTransforms(backend, { bucket, path }));
  }

  /** Puts a picture in the place of the one in the HTML, which never loads. */
  show(transforms: Transforms): void {
    const still = this.querySelector('img');
    if (!still) return;
    const { backend = '', bucket = '', path = '', sizes = '', displayWidth } = this.dataset;
    const file = { bucket, path };
    const image = new Image();
    for (const name of ['alt', 'width', 'height', 'decoding']) {
      image.setAttribute(name, still.getAttribute(name) ?? '');
    }
    image.onload = () => {
      this.dataset.state = 'loaded';
    };
    // A transformed picture that does not arrive is tried once more as the original.
    image.onerror = () => (transforms === 'none' ? this.fail(image.alt) : this.show('none'));
    if (this.dataset.priority !== undefined) image.fetchPriority = 'high';
    image.sizes = sizes;
    const widths = responsiveWidths(Number(displayWidth), Number(still.getAttribute('width')));
    const offered = sourceSet(backend, file, widths, transforms);
    if (offered) image.srcset = offered;
    image.src = originalUrl(backend, file);
    still.replaceWith(image);
  }

  fail(alt: string): void {
    const words = document.createElement('span');
    words.className = 'picture-error';
    words.textContent = pictureWords.unavailable;
    if (alt) {
      words.role = 'img';
      words.ariaLabel = `${pictureWords.unavailable}: ${alt}`;
    }
    this.replaceChildren(words);
    this.dataset.state = 'failed';
  }
}

const seen = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof StorageImage)) continue;
      seen.unobserve(target);
      target.load();
    }
  },
  { threshold: LAZY_THRESHOLD },
);

customElements.define('storage-image', StorageImage);
