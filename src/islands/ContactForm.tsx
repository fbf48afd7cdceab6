import { EnquiryForm, type EnquiryFormProps } from './contact-form/EnquiryForm.tsx';
import { ErrorBoundary } from './ErrorScreen.tsx';
import './contact-form/contact-form.css';

/**
 * The contact form. It is in the HTML from the start; without scripts the page hides it and says how
 * else to reach us (`.with-scripts`).
 */
export default function ContactForm(props: EnquiryFormProps) {
  return (
    <ErrorBoundary>
      <EnquiryForm {...props} />
    </ErrorBoundary>
  );
}
