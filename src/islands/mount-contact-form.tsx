import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import ContactForm from './ContactForm.tsx';
import type { EnquiryFormProps } from './contact-form/EnquiryForm.tsx';

/**
 * Sets the form to work in the place of the one in the HTML; what was typed there is taken over. The
 * form is rendered anew and not hydrated: a browser may have filled in the other.
 */
export function mountContactForm(place: HTMLElement, props: EnquiryFormProps): void {
  flushSync(() => createRoot(place).render(<ContactForm {...props} />));
}
