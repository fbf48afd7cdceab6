import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ContactForm, type EnquiryFormProps } from './contact-form/EnquiryForm.tsx';

/**
 * Replaces the form of the HTML and takes over its input. Rendered anew, not hydrated: a browser may
 * have filled in the other.
 */
export function mountContactForm(place: HTMLElement, props: EnquiryFormProps): void {
  flushSync(() => createRoot(place).render(<ContactForm {...props} />));
}
