import { pluralize } from './when.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** '48 minutes', '2 h 10 min', '9 h': a span of working time, which knows no days. */
export function formatMinutes(minutes: number): string {
  const whole = Math.max(Math.round(minutes), 0);
  if (whole < HOUR) return pluralize(whole, 'minute');
  const rest = whole % HOUR;
  return `${Math.floor(whole / HOUR).toLocaleString('en-GB')} h${rest > 0 ? ` ${rest} min` : ''}`;
}

/** How long something has lasted, as roughly as people say it: '48 minutes', '5 hours', '3 days'. */
export function formatAge(milliseconds: number): string {
  const minutes = Math.max(Math.floor(milliseconds / 60_000), 0);
  if (minutes < HOUR) return pluralize(minutes, 'minute');
  if (minutes < 2 * DAY) return pluralize(Math.floor(minutes / HOUR), 'hour');
  return pluralize(Math.floor(minutes / DAY), 'day');
}
