import { createRoot } from 'react-dom/client';
import type { Phone } from '#islands/WithPhone.tsx';
import { ErrorBoundary } from '../ErrorScreen.tsx';
import { AppointmentByLink } from './AppointmentByLink.tsx';

export function mountAppointment(place: HTMLElement, phone: Phone): void {
  const root = createRoot(place);
  const show = () => {
    const token = location.hash.slice(1);
    root.render(
      <ErrorBoundary>
        <AppointmentByLink key={token} token={token} phone={phone} />
      </ErrorBoundary>,
    );
  };
  // Another link in the same tab.
  addEventListener('hashchange', show);
  show();
}
