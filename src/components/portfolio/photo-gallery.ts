/**
 * Opens the pictures of a job in a lightbox. The lightbox itself is loaded when somebody reaches for a
 * picture; until then this is all there is of it.
 */
export class PhotoGallery extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', (event) => this.clicked(event));
    // The first sign of interest starts the download, so that the click finds it there.
    for (const sign of ['pointerover', 'focusin']) {
      this.addEventListener(sign, ({ target }) => linkOf(target) && load(), { passive: true });
    }
    addEventListener('hashchange', () => this.openAddressed());
    this.openAddressed();
  }

  links(): HTMLAnchorElement[] {
    return [...this.querySelectorAll<HTMLAnchorElement>('a[data-photo]')];
  }

  clicked(event: MouseEvent) {
    const link = linkOf(event.target);
    // With a key held down the visitor wants a new tab or a download.
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.open(link, true);
  }

  /** An address that ends in `#photo-3` was shared by somebody who looked at that picture. */
  openAddressed() {
    const number = /^#photo-(\d+)$/.exec(location.hash)?.[1];
    const link = this.links().find(({ dataset }) => dataset.photo === number);
    if (link) this.open(link, false);
  }

  async open(link: HTMLAnchorElement, byClick: boolean) {
    try {
      const { openLightbox } = await load();
      await openLightbox(this.links(), link, byClick);
    } catch {
      // Offline, perhaps: the picture by itself is better than nothing.
      if (byClick) location.assign(link.href);
    }
  }
}

function load() {
  return import('./lightbox.ts');
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-photo]') : null;
}

customElements.define('photo-gallery', PhotoGallery);
