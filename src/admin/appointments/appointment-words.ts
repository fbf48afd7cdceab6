import type { Appointment } from '#domain/appointments/appointment.ts';
import { type MessageKey, staff } from '#languages/staff.ts';

const STATES: Record<Appointment['state'], MessageKey<'appointments'>> = {
  proposed: 'proposedNotAnsweredYet',
  taken: 'agreed',
  refused: 'otherTimeAsked',
  cancelled: 'cancelledByTheCustomer',
  withdrawn: 'withdrawn',
};

/** `1 hour`, `90 minutes`: customers read it in the language of the site. */
export function appointmentLength(minutes: number): string {
  return minutes % 60 === 0
    ? staff.screens.hourCount(minutes / 60)
    : staff.screens.minuteCount(minutes);
}

/** How far an appointment has come. */
export function appointmentStateWords({ state }: Pick<Appointment, 'state'>): string {
  return staff.appointments[STATES[state]];
}
