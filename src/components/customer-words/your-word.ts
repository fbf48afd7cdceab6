import { showNotLoaded } from '#components/pages/not-loaded.ts';

/** The customer's word: its code comes on demand, as that of all that needs React. */
class YourWord extends HTMLElement {
  async connectedCallback(): Promise<void> {
    // Another link, opened in the same tab.
    addEventListener('hashchange', () => location.reload());
    try {
      const { mountYourWord } = await import('#islands/mount-your-word.tsx');
      mountYourWord(this, JSON.parse(this.dataset.props ?? ''));
    } catch {
      showNotLoaded(this);
    }
  }
}

customElements.define('your-word', YourWord);
