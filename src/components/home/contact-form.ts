import { whenAtRest } from '#components/shell/when-at-rest.ts';

/**
 * The place of the contact form, whose code comes when the page is at rest. It is no island of Astro's:
 * what runs those is in the page before the largest picture, and home would need it for this alone.
 */
class ContactForm extends HTMLElement {
  connectedCallback(): void {
    whenAtRest(async () => {
      const { mountContactForm } = await import('#islands/mount-contact-form.tsx');
      mountContactForm(this, JSON.parse(this.dataset.props ?? ''));
      this.dataset.state = 'mounted';
    });
  }
}

customElements.define('contact-form', ContactForm);
