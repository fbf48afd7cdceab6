/** Opens the pictures of a gallery in a lightbox, which loads at the first sign of interest. */
export class PhotoGallery extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', (event) => this.clicked(event));
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
    // With a key held the visitor wants a new tab or a download.
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.open(link, true);
  }

  /** `#photo-3` is the shared address of a picture. */
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
      // Offline, perhaps: the file is better than nothing.
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
