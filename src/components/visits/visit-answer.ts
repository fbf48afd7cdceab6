import { showNotLoaded } from '#components/pages/not-loaded.ts';

/** The answer to a visit: its code comes on demand, as that of all that needs React. */
class VisitAnswer extends HTMLElement {
  async connectedCallback(): Promise<void> {
    try {
      const { mountVisit } = await import('#islands/visit/mount-visit.tsx');
      mountVisit(this, JSON.parse(this.dataset.props ?? ''));
    } catch {
      showNotLoaded(this);
    }
  }
}

customElements.define('visit-answer', VisitAnswer);
