import { type Appointment, USUAL_MINUTES } from '#domain/appointments/appointment.ts';
import { momentOf, type WallTime, wallTimeOf } from '#domain/articles/schedule-time.ts';
import { site } from '#site';

/** What is typed into the dialog of an appointment. */
export interface AppointmentDraft {
  times: WallTime[];
  minutes: number;
  place: string;
  isAgreed: boolean;
}

export const NEW_VISIT: AppointmentDraft = {
  times: [{ date: '', time: '' }],
  minutes: USUAL_MINUTES,
  place: '',
  isAgreed: false,
};

/** To begin with when an appointment is moved. */
export function draftOf({ state, times, chosen, minutes, place }: Appointment): AppointmentDraft {
  const shown = state === 'taken' && chosen ? [chosen] : times;
  return {
    times: shown.map((time) => wallTimeOf(new Date(time), site.timeZone)),
    ...{ minutes, place, isAgreed: false },
  };
}

/** The moments of the times, in milliseconds; without those that are none. */
export function momentsOf({ times }: AppointmentDraft): number[] {
  return times
    .map((wall) => momentOf(wall, site.timeZone)?.getTime())
    .filter((moment) => moment !== undefined);
}
