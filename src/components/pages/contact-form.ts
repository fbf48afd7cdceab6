import { whenAtRest } from '#components/shell/when-at-rest.ts';

/**
 * The contact form, whose code loads when the page is at rest; no Astro island, whose runtime would load
 * before the largest picture. Pressed earlier, the form is sent once its code is there; when that fails,
 * a sentence says so, and the next press tries again.
 */
class ContactForm extends HTMLElement {
  connectedCallback(): void {
    const startedAt = new Date();
    removePast(this.closest('section') ?? this);
    const notLoaded = this.nextElementSibling as HTMLElement;
    let mounting: Promise<boolean> | undefined;
    let isWaiting = false;

    const load = async () => {
      const [{ mountContactForm }, kept] = await Promise.all([
        import('#islands/mount-contact-form.tsx'),
        // Without it what is typed is in the form all the same.
        import('#islands/kept-typing.ts').catch(() => null),
      ]);
      const onSent = () => kept?.forgetTyped('enquiry');
      mountContactForm(this, { ...JSON.parse(this.dataset.props ?? ''), startedAt, onSent });
      const form = this.querySelector('form');
      if (form) kept?.keepTyping(form, 'enquiry', 'leave_empty');
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
      if (this.dataset.state) return;
      event.preventDefault();
      if (isWaiting) return;
      isWaiting = true;
      notLoaded.hidden = true;
      notLoaded.hidden = await mount();
      isWaiting = false;
      if (notLoaded.hidden) this.querySelector('form')?.requestSubmit();
    });
  }
}

/** Removes closed days that are over: the page may be older than today. */
function removePast(section: HTMLElement): void {
  const today = new Date().toLocaleDateString('sv');
  for (const closed of section.querySelectorAll<HTMLElement>('[data-last-day]')) {
    if ((closed.dataset.lastDay ?? '') < today) closed.remove();
  }
}

customElements.define('contact-form', ContactForm);
