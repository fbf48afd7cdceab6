import { backend } from '#data/client.ts';
import { camelCased, unwrap } from '#data/unwrap.ts';
import type { Appointment } from '#domain/appointments/appointment.ts';
import type { AppointmentTexts } from '#domain/appointments/appointment-texts.ts';
import { staff } from '#languages/staff.ts';

const COLUMNS = 'id, enquiry_id, state, times, minutes, place, chosen, answer, sequence';

/** What staff propose. */
export interface AppointmentProposal {
  /** ISO 8601; one, or two to choose from. */
  times: string[];
  minutes: number;
  place: string;
  texts: AppointmentTexts;
  /** Whether the customer has agreed already, as on the telephone: nothing is left to answer. */
  isAgreed: boolean;
}

/** Sentences for dialogs that keep what was typed. */
const changed = () => ({
  conflict: staff.appointments.appointmentChangedTypedKept,
});

/** Newest first. */
export async function fetchAppointmentsOfEnquiry(enquiryId: string): Promise<Appointment[]> {
  const data = await unwrap(
    backend()
      .from('appointments')
      .select(COLUMNS)
      .eq('enquiry_id', enquiryId)
      .order('created_at', { ascending: false }),
  );
  return data.map(camelCased);
}

/** All that are proposed or agreed and not over, the next first, with the customer's name. */
export async function fetchComingAppointments(): Promise<(Appointment & { customer: string })[]> {
  const data = await unwrap(backend().rpc('coming_appointments'));
  return data.map(camelCased);
}

/** Mails the customer. @throws DataError 'invalid' with a sentence. */
export async function proposeAppointment(
  enquiryId: string,
  proposal: AppointmentProposal,
): Promise<void> {
  await unwrap(
    backend().rpc('propose_appointment', { enquiry: enquiryId, ...parameters(proposal) }),
  );
}

/** Mails the customer. @throws DataError 'invalid' with a sentence; 'conflict' when it has changed. */
export async function moveAppointment(
  appointment: Pick<Appointment, 'id' | 'sequence'>,
  proposal: AppointmentProposal,
): Promise<void> {
  const { id, sequence } = appointment;
  await unwrap(
    backend().rpc('move_appointment', { appointment: id, sequence, ...parameters(proposal) }),
    changed,
  );
}

/** Mails the customer. @throws DataError 'conflict' when it has changed. */
export async function withdrawAppointment({
  id,
  sequence,
}: Pick<Appointment, 'id' | 'sequence'>): Promise<void> {
  await unwrap(backend().rpc('withdraw_appointment', { appointment: id, sequence }), () => ({
    conflict: staff.appointments.appointmentChanged,
  }));
}

/** Path of the page where the customer answers; null if another project has made it. */
export async function fetchAppointmentLink(id: string): Promise<string | null> {
  return await unwrap(backend().rpc('appointment_link', { appointment: id }));
}

/** For a calendar. */
export async function fetchAppointmentFile(id: string): Promise<string> {
  return await unwrap(backend().rpc('appointment_file', { appointment: id }));
}

/** The end of the calendar's address. */
export async function fetchCalendarSecret(): Promise<string> {
  return await unwrap(backend().rpc('appointment_calendar_secret'));
}

/** Whoever has the old address sees nothing any more. @returns the new end of it. */
export async function changeCalendarSecret(): Promise<string> {
  return await unwrap(backend().rpc('change_appointment_calendar'));
}

function parameters({ isAgreed, ...proposal }: AppointmentProposal) {
  return { ...proposal, is_agreed: isAgreed };
}
