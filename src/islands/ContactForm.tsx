import { EnquiryForm, type EnquiryFormProps } from './contact-form/EnquiryForm.tsx';
import { ErrorBoundary } from './ErrorScreen.tsx';

/**
 * The form is in the HTML from the start, and the browser sends it without scripts. The page imports its
 * styles: imported here, they would be in the page twice.
 */
export default function ContactForm(props: EnquiryFormProps) {
  return (
    <ErrorBoundary>
      <EnquiryForm {...props} />
    </ErrorBoundary>
  );
}
