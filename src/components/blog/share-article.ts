/** The button of `Share.astro`. The address that is shared is the page's canonical one. */
export class ShareArticle extends HTMLElement {
  connectedCallback() {
    this.querySelector('button')?.addEventListener('click', () => this.share());
  }

  async share() {
    const url =
      document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
    const data = { title: this.dataset.title ?? document.title, url };
    if (navigator.canShare?.(data)) {
      // Closing the share sheet without sharing is no failure.
      await navigator.share(data).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      this.say(this.dataset.shared ?? url);
    } catch {
      // Browsers keep the clipboard from pages that are not served over https.
      this.say(url);
    }
  }

  say(text: string) {
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = text;
  }
}

customElements.define('share-article', ShareArticle);
