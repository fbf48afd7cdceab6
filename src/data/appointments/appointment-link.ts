import type { BackendAddress } from '#domain/accounts/backend-address.ts';
import type { AppointmentState } from '#domain/appointments/appointment.ts';

/** What whoever has the link may know of an appointment. */
export type LinkedAppointment =
  | { state: 'over'; outcome: AppointmentOutcome }
  | {
      state: AppointmentState;
      outcome: AppointmentOutcome;
      /** ISO 8601, the earliest first. */
      times: string[];
      chosen: string | null;
      minutes: number;
      place: string;
      sequence: number;
      /** The file for a calendar, once a time is taken. */
      calendar: string | null;
    };

/** What became of an answer: noted, pressed twice, or the appointment had changed; none for a mere look. */
export type AppointmentOutcome = 'none' | 'done' | 'already' | 'changed';

export interface AppointmentAnswer {
  answer: 'take' | 'another' | 'cancel';
  /** What the customer has seen. */
  sequence: number;
  /** The time that is taken. */
  chosen?: string;
  words?: string;
}

/** After that a customer is better served by the telephone. */
const REQUEST_TIMEOUT_MS = 20_000;

/** Null for a link that is none. Changes nothing. @throws when no answer comes. */
export async function fetchLinkedAppointment(
  backend: BackendAddress,
  token: string,
): Promise<LinkedAppointment | null> {
  return await call(backend, 'appointment_by_link', { token });
}

/** Null for a link that is none. @throws when no answer comes. */
export async function answerAppointment(
  backend: BackendAddress,
  token: string,
  answer: AppointmentAnswer,
): Promise<LinkedAppointment | null> {
  return await call(backend, 'answer_appointment', { token, ...answer });
}

/** A plain request, as public pages carry no client library. */
async function call(
  { url, key }: BackendAddress,
  name: string,
  parameters: object,
): Promise<LinkedAppointment | null> {
  const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
    // The token is in the body: no log has it.
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    body: JSON.stringify(parameters),
  });
  if (!response.ok) throw new Error(`The visit could not be asked for: ${response.status}.`);
  return (await response.json()) as LinkedAppointment | null;
}
