import { whenAtRest } from '#components/shell/when-at-rest.ts';

/**
 * The place of the contact form, whose code comes when the page is at rest. It is no island of Astro's:
 * what runs those is in the page before the largest picture, and home would need it for this alone.
 *
 * Pressed before its code is there, the form is sent as soon as it is; when the code does not come, a
 * sentence says so, and the next press tries again.
 */
class ContactForm extends HTMLElement {
  readonly #startedAt = new Date();
  #isWaiting = false;
  #mounting: Promise<boolean> | null = null;
  #notLoaded: Element[] = [];

  connectedCallback(): void {
    this.addEventListener('submit', this.#sendOnceMounted);
    whenAtRest(() => void this.#mount());
  }

  readonly #sendOnceMounted = async (event: Event): Promise<void> => {
    event.preventDefault();
    // However often it is pressed in the meantime.
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    for (const element of this.#notLoaded.splice(0)) element.remove();
    if (await this.#mount()) this.querySelector('form')?.requestSubmit();
    else this.#sayThatItDidNotLoad();
    this.#isWaiting = false;
  };

  /** @returns whether the form is at work. */
  #mount(): Promise<boolean> {
    this.#mounting ??= this.#load().catch(() => {
      this.#mounting = null;
      return false;
    });
    return this.#mounting;
  }

  async #load(): Promise<boolean> {
    const { mountContactForm } = await import('#islands/mount-contact-form.tsx');
    const props = JSON.parse(this.dataset.props ?? '');
    mountContactForm(this, { ...props, startedAt: this.#startedAt });
    this.removeEventListener('submit', this.#sendOnceMounted);
    this.dataset.state = 'mounted';
    return true;
  }

  #sayThatItDidNotLoad(): void {
    const template = this.parentElement?.querySelector<HTMLTemplateElement>('template');
    const sentence = template?.content.cloneNode(true) as DocumentFragment | undefined;
    if (!sentence) return;
    this.#notLoaded = [...sentence.children];
    this.after(sentence);
  }
}

customElements.define('contact-form', ContactForm);
