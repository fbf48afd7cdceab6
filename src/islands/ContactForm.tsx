import { EnquiryForm, type EnquiryFormProps } from './contact-form/EnquiryForm.tsx';
import { ErrorBoundary } from './ErrorScreen.tsx';

/**
 * The contact form. It is in the HTML from the start; without scripts the page hides it and says how
 * else to reach us (`.with-scripts`). The page imports its styles: through this module, which its script
 * imports as well, they would be in the page twice.
 */
export default function ContactForm(props: EnquiryFormProps) {
  return (
    <ErrorBoundary>
      <EnquiryForm {...props} />
    </ErrorBoundary>
  );
}
