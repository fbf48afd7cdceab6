/** The answer to a visit: its code comes on demand, as that of all that needs React. */
class VisitAnswer extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const { mountVisit } = await import('#islands/visit/mount-visit.tsx');
    mountVisit(this, JSON.parse(this.dataset.props ?? ''));
  }
}

customElements.define('visit-answer', VisitAnswer);
