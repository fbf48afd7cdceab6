import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from './ErrorScreen.tsx';
import {
  TestimonialByLink,
  type TestimonialByLinkProps,
} from './testimonial/TestimonialByLink.tsx';

/** Shows what belongs to the token of the address. */
export function mountTestimonial(place: HTMLElement, props: TestimonialByLinkProps): void {
  createRoot(place).render(
    <ErrorBoundary>
      <TestimonialByLink {...props} />
    </ErrorBoundary>,
  );
}
