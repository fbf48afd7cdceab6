import { staff, staffTag } from '#languages/staff.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** '48 minutes', '2 h 10 min', '9 h': a span of working time, which knows no days. */
export function formatMinutes(minutes: number): string {
  const whole = Math.max(Math.round(minutes), 0);
  if (whole < HOUR) return staff.screens.minuteCount(whole);
  const rest = whole % HOUR;
  return `${Math.floor(whole / HOUR).toLocaleString(staffTag())} h${rest > 0 ? staff.screens.min(rest) : ''}`;
}

/** How long something has lasted, as roughly as people say it: '48 minutes', '5 hours', '3 days'. */
export function formatAge(milliseconds: number): string {
  const minutes = Math.max(Math.floor(milliseconds / 60_000), 0);
  if (minutes < HOUR) return staff.screens.minuteCount(minutes);
  if (minutes < 2 * DAY) return staff.screens.hourCount(Math.floor(minutes / HOUR));
  return staff.screens.dayCount(Math.floor(minutes / DAY));
}
