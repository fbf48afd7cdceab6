import { site } from '#site';

/** A day as people write it, in the time zone of the business: `10 November 2026`. */
export function longDate(date: Date): string {
  return format(date, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** A day in little room: `10 Nov 2026`. */
export function shortDate(date: Date): string {
  return format(date, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** Whether two moments are the same day where the business is. */
export function isSameDay(one: Date, other: Date): boolean {
  return shortDate(one) === shortDate(other);
}

/** A number of weeks in words: `1 week`, `14 weeks`. */
export function weeks(count: number): string {
  return count === 1 ? '1 week' : `${count} weeks`;
}

function format(date: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(site.language, { ...options, timeZone: site.timeZone }).format(
    date,
  );
}
