import type { Closure } from '#business/types.ts';
import { momentOf, type WallTime, wallTimeOf } from '#domain/articles/schedule-time.ts';
import type { DayHours } from '#domain/settings/opening-hours.ts';
import { allOf } from '#domain/text/lists.ts';
import { staff } from '#languages/staff.ts';
import { type Appointment, heldTimes } from './appointment.ts';

/** When the business is open, on its own clock. */
export interface Opening {
  /** Seven days from Monday on. */
  week: readonly DayHours[];
  closures: readonly Closure[];
  timeZone: string;
}

const MINUTE = 60_000;
const DAY = 86_400_000;
/** The limit of the database. */
const FARTHEST = 365 * DAY;

/** Why an appointment can't be at this time, in a sentence for staff; null when it can. The rule of the database. */
export function slotProblem(wall: WallTime, { timeZone }: Opening, now: number): string | null {
  const moment = momentOf(wall, timeZone)?.getTime();
  if (moment === undefined) return staff.appointments.chooseDayAndTime;
  if (moment <= now) return staff.appointments.timeHasPassed;
  if (moment > now + FARTHEST) return staff.appointments.tooFarAhead;
  return null;
}

/** That an appointment is not within opening hours, in a sentence for staff, or ''. It may be all the same: customers are at home in the evening. */
export function outsideHours(wall: WallTime, minutes: number, opening: Opening): string {
  const moment = momentOf(wall, opening.timeZone)?.getTime();
  if (moment === undefined) return '';
  // As the clock shows it: a time that summer time leaves out is another one.
  const { date } = wallTimeOf(new Date(moment), opening.timeZone);
  const closure = opening.closures.find(({ from, to }) => from <= date && date <= to);
  if (closure)
    return staff.appointments.closedOnThisDay(closure.reason ? ` (${closure.reason})` : '');
  const hours = hoursOf(date, opening);
  if (hours.length === 0) return staff.appointments.closedOnThisWeekday;
  const fits = hours.some(({ opens, closes }) => {
    const [from, to] = [opens, closes].map((time) =>
      momentOf({ date, time }, opening.timeZone)?.getTime(),
    );
    return (
      from !== undefined && to !== undefined && moment >= from && moment + minutes * MINUTE <= to
    );
  });
  if (fits) return '';
  const said = allOf(hours.map(({ opens, closes }) => staff.appointments.fromTo(opens, closes)));
  return staff.appointments.outsideOpeningHours(said);
}

/** Appointments whose time this one would share. @param start milliseconds. @param own the one that is moved. */
export function overlapping(
  start: number,
  minutes: number,
  appointments: readonly Appointment[],
  own?: string,
): Appointment[] {
  return appointments.filter(
    (appointment) =>
      appointment.id !== own &&
      heldTimes(appointment).some((time) => {
        const other = Date.parse(time);
        return start < other + appointment.minutes * MINUTE && other < start + minutes * MINUTE;
      }),
  );
}

/**
 * Free times to offer: on each of the next open days, from tomorrow on, the first free full hour of its morning and of
 * its afternoon.
 *
 * @param appointments undefined while they are not known: then none is known to be free.
 */
export function freeSlots(
  opening: Opening,
  appointments: readonly Appointment[] | undefined,
  { minutes, now, most }: { minutes: number; now: number; most: number },
): WallTime[] {
  if (!appointments) return [];
  const found: WallTime[] = [];
  const today = Date.parse(wallTimeOf(new Date(now), opening.timeZone).date);
  for (let day = 1; day <= 60 && found.length < most; day += 1) {
    const date = new Date(today + day * DAY).toISOString().slice(0, 10);
    const free = Array.from({ length: 24 }, (_, hour) => ({
      date,
      time: `${String(hour).padStart(2, '0')}:00`,
    })).filter((wall) => {
      const moment = momentOf(wall, opening.timeZone)?.getTime() ?? 0;
      return (
        slotProblem(wall, opening, now) === null &&
        outsideHours(wall, minutes, opening) === '' &&
        overlapping(moment, minutes, appointments).length === 0
      );
    });
    const halves = [
      free.find(({ time }) => time < '12:00'),
      free.find(({ time }) => time >= '12:00'),
    ];
    found.push(...halves.filter((wall) => wall !== undefined));
  }
  return found.slice(0, most);
}

/** @param date '2026-12-01' */
function hoursOf(date: string, { week }: Opening): DayHours {
  // A Sunday is the first day of JavaScript's week, and the last of ours.
  return week[(new Date(date).getUTCDay() + 6) % 7] ?? [];
}
