import { staff, staffTag } from '#languages/staff.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * 'just now', '5 minutes ago', 'today, 18:42', 'Tuesday, 18:42', '12 March, 18:42', '12 March 2025'.
 *
 * @param moment ISO 8601 or milliseconds since 1970; it may lie in the future.
 * @param timeZone of the business, whatever the reader's own is.
 */
export function formatRelative(moment: string | number, now: number, timeZone: string): string {
  const time = new Date(moment).getTime();
  const age = now - time;
  if (age >= 0 && age < MINUTE) return staff.screens.justNow;
  if (age >= 0 && age < 60 * MINUTE)
    return staff.screens.ago(staff.screens.minuteCount(Math.floor(age / MINUTE)));
  const clock = format(time, timeZone, { hour: '2-digit', minute: '2-digit', hour12: false });
  const day = dayNumber(time, timeZone) - dayNumber(now, timeZone);
  if (day === 0) return staff.screens.today(clock);
  if (day === 1) return staff.screens.tomorrow(clock);
  if (day === -1) return staff.screens.yesterday(clock);
  if (Math.abs(day) < 7) return `${format(time, timeZone, { weekday: 'long' })}, ${clock}`;
  const date = format(time, timeZone, { day: 'numeric', month: 'long' });
  const year = format(time, timeZone, { year: 'numeric' });
  const isThisYear = year === format(now, timeZone, { year: 'numeric' });
  const options = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return isThisYear ? `${date}, ${clock}` : format(time, timeZone, options);
}

/** The whole moment, for a tooltip: 'Tuesday 17 November 2026, 18:42'. */
export function formatDateTime(moment: string | number, timeZone: string): string {
  const time = new Date(moment).getTime();
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const clock = { hour: '2-digit', minute: '2-digit', hour12: false } as const;
  return staff.screens.dayAndTime(format(time, timeZone, day), format(time, timeZone, clock));
}

/** Sorts as text, and spreadsheets take it for a date: '2026-11-17 18:42:05'. */
export function formatSortable(moment: string | number, timeZone: string): string {
  const time = new Date(moment).getTime();
  const clock = {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  } as const;
  return `${isoDay(time, timeZone)} ${format(time, timeZone, clock)}`;
}

function dayNumber(time: number, timeZone: string): number {
  return Date.parse(isoDay(time, timeZone)) / DAY;
}

function isoDay(time: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(time);
}

function format(time: number, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(staffTag(), { timeZone, ...options }).format(time);
}
