import type { BackendAddress } from '#domain/accounts/backend-address.ts';

/** How far an appointment has come. */
export type AppointmentState = 'proposed' | 'taken' | 'refused' | 'cancelled' | 'withdrawn';

/** What staff see of an appointment. */
export interface Appointment {
  id: string;
  enquiryId: string;
  state: AppointmentState;
  /** ISO 8601; one, or two to choose from. */
  times: string[];
  minutes: number;
  place: string;
  /** The time that was taken. */
  chosen: string | null;
  /** What the customer wrote when asking for another time, or cancelling. */
  answer: string;
  /** What a change says that it is based on. */
  sequence: number;
}

/** Minutes of an appointment, unless staff say otherwise. */
export const USUAL_MINUTES = 60;
/** The limits of the database. */
export const PLACE_LIMIT = 200;
export const ANSWER_LIMIT = 500;

/** Whether it takes somebody's time. */
export function isComing({ state }: Pick<Appointment, 'state'>): boolean {
  return state === 'proposed' || state === 'taken';
}

/** The times that are kept free for it. */
export function heldTimes({ state, times, chosen }: Appointment): string[] {
  if (state === 'taken') return chosen ? [chosen] : [];
  return state === 'proposed' ? times : [];
}

/** When nothing of it is ahead any more, in milliseconds. */
export function endOfAppointment(appointment: Appointment): number {
  const { chosen, times, minutes } = appointment;
  if (chosen) return Date.parse(chosen) + minutes * 60_000;
  return Math.max(...times.map((time) => Date.parse(time)));
}

/** Where programs for calendars find all appointments. @param url of the backend, absolute. */
export function calendarAddress({ url, key }: BackendAddress, secret: string): string {
  return `${url}/rest/v1/rpc/appointment_calendar?${new URLSearchParams({ secret, apikey: key })}`;
}
