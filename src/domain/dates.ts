import { fromTo } from '#business/words/times.ts';
import { site } from '#site';

/** A day as people write it, in the time zone of the business: `10 November 2026`. */
export function longDate(date: Date): string {
  return format(date, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** A day in little room: `10 Nov 2026`. */
export function shortDate(date: Date): string {
  return format(date, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** The months from one day to another: `March to June 2026`, `May 2025 to June 2026`, `May 2025`. */
export function monthsBetween(first: Date, last: Date): string {
  const [from, to] = [first, last].map((date) => format(date, { month: 'long', year: 'numeric' }));
  if (from === to) return `${to}`;
  const [year] = (to ?? '').match(/\d{4}/) ?? [];
  const isSameYear = year !== undefined && from?.includes(year);
  return fromTo(`${isSameYear ? format(first, { month: 'long' }) : from}`, `${to}`);
}

/** Whether two moments are the same day where the business is. */
export function isSameDay(one: Date, other: Date): boolean {
  return shortDate(one) === shortDate(other);
}

function format(date: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(site.language, { ...options, timeZone: site.timeZone }).format(
    date,
  );
}
