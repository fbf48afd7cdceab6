import { showNotLoaded } from '#components/pages/not-loaded.ts';

/** The customer's testimonial: its code comes on demand, as that of all that needs React. */
class TestimonialByLink extends HTMLElement {
  async connectedCallback(): Promise<void> {
    // Another link, opened in the same tab.
    addEventListener('hashchange', () => location.reload());
    try {
      const { mountTestimonial } = await import('#islands/mount-testimonial.tsx');
      mountTestimonial(this, JSON.parse(this.dataset.props ?? ''));
    } catch {
      showNotLoaded(this);
    }
  }
}

customElements.define('your-word', TestimonialByLink);
