import { whenAtRest } from '#components/shell/when-at-rest.ts';

/**
 * The place of the contact form, whose code comes when the page is at rest. It is no island of Astro's:
 * what runs those is in the page before the largest picture, and home would need it for this alone.
 *
 * Pressed before its code is there, the form is sent as soon as it is; when the code does not come, the
 * sentence behind it says so, and the next press tries again.
 */
class ContactForm extends HTMLElement {
  connectedCallback(): void {
    const startedAt = new Date();
    const notLoaded = this.nextElementSibling as HTMLElement;
    let mounting: Promise<boolean> | undefined;
    let isWaiting = false;

    const load = async () => {
      const { mountContactForm } = await import('#islands/mount-contact-form.tsx');
      mountContactForm(this, { ...JSON.parse(this.dataset.props ?? ''), startedAt });
      this.dataset.state = 'mounted';
      return true;
    };
    const mount = () => {
      mounting ??= load().catch(() => {
        mounting = undefined;
        return false;
      });
      return mounting;
    };

    whenAtRest(mount);
    this.addEventListener('submit', async (event) => {
      // However often it is pressed in the meantime.
      if (this.dataset.state || isWaiting) return;
      event.preventDefault();
      isWaiting = true;
      notLoaded.hidden = true;
      notLoaded.hidden = await mount();
      isWaiting = false;
      if (notLoaded.hidden) this.querySelector('form')?.requestSubmit();
    });
  }
}

customElements.define('contact-form', ContactForm);
