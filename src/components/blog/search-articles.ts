/** The field of `Search.astro`; loads its search when it is used. */
export class SearchArticles extends HTMLElement {
  /** The current question; answers to earlier ones are stale. */
  private question = '';

  connectedCallback() {
    const input = this.querySelector('input');
    if (!input) return;
    this.addEventListener('focusin', () => load(), { once: true });
    this.addEventListener('input', () => this.search(input.value));
    this.addEventListener('submit', (event) => {
      event.preventDefault();
      this.search(input.value);
    });
    const asked = new URLSearchParams(location.search).get('q');
    if (!asked) return;
    input.value = asked;
    this.search(asked);
  }

  async search(question: string) {
    this.question = question;
    try {
      // Calls that wait for the script resolve out of order.
      const { showResults } = await load();
      if (question === this.question) await showResults(this, question);
    } catch {
      const status = this.querySelector('[role=status]');
      if (status) status.textContent = this.dataset.unavailable ?? '';
    }
  }
}

function load() {
  return import('./search-results.ts');
}

customElements.define('search-articles', SearchArticles);
