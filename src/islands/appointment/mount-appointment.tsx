import { useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { appointmentPageMessages as messages } from '#business/messages/appointments.ts';
import {
  type AppointmentAnswer,
  answerAppointment,
  fetchLinkedAppointment,
  type LinkedAppointment,
} from '#data/appointments/appointment-link.ts';
import { browserBackend } from '#environment';
import { type Phone, WithPhone } from '#islands/WithPhone.tsx';
import { ErrorBoundary } from '../ErrorScreen.tsx';
import { ShownAppointment } from './ShownAppointment.tsx';

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

interface Progress {
  /** Undefined until it is known; null for a link that is none. */
  appointment: LinkedAppointment | null | undefined;
  isBusy: boolean;
  hasFailed: boolean;
}

/** The appointment of a link, and what was said of the last press. Opening it changes nothing. */
function AppointmentByLink({ token, phone }: { token: string; phone: Phone }) {
  const [{ appointment, isBusy, hasFailed }, setProgress] = useState<Progress>({
    ...{ appointment: undefined, isBusy: true, hasFailed: false },
  });

  const ask = useCallback(async (request: () => Promise<LinkedAppointment | null>) => {
    setProgress((before) => ({ ...before, isBusy: true, hasFailed: false }));
    try {
      setProgress({ appointment: await request(), isBusy: false, hasFailed: false });
      return true;
    } catch {
      setProgress((before) => ({ ...before, isBusy: false, hasFailed: true }));
      return false;
    }
  }, []);
  const look = useCallback(
    () => ask(() => fetchLinkedAppointment(browserBackend(), token)),
    [ask, token],
  );
  useEffect(() => void look(), [look]);
  const answer = (given: AppointmentAnswer) =>
    ask(() => answerAppointment(browserBackend(), token, given));

  return (
    <div className="appointment">
      {appointment === undefined && isBusy && <p>{messages.wait}</p>}
      {appointment === null && <WithPhone text={messages.unknown} phone={phone} />}
      {appointment?.state === 'over' && <WithPhone text={messages.over} phone={phone} />}
      {appointment && appointment.state !== 'over' && (
        <ShownAppointment
          // What was typed goes with what it was typed for.
          key={appointment.sequence}
          {...{ appointment, phone, isBusy }}
          onAnswer={answer}
        />
      )}
      <div role="alert">{hasFailed && <WithPhone text={messages.unreachable} phone={phone} />}</div>
      {hasFailed && appointment === undefined && (
        <button type="button" className="button" onClick={look}>
          {messages.again}
        </button>
      )}
    </div>
  );
}
