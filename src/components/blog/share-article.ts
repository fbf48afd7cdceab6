/** The button of `Share.astro`; shares the canonical address. */
export class ShareArticle extends HTMLElement {
  connectedCallback() {
    this.querySelector('button')?.addEventListener('click', () => this.share());
  }

  async share() {
    const url =
      document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
    const data = { title: this.dataset.title ?? document.title, url };
    if (navigator.canShare?.(data)) {
      // The visitor closed the share sheet.
      await navigator.share(data).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      this.say(this.dataset.shared ?? url);
    } catch {
      // Browsers allow the clipboard on https only.
      this.say(url);
    }
  }

  say(text: string) {
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = text;
  }
}

customElements.define('share-article', ShareArticle);
