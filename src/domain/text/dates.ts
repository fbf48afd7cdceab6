import { perLanguage } from '#business/language.ts';
import { fromTo } from '#business/messages/times.ts';
import { site } from '#site';
import { unbroken } from './unbroken.ts';

// Made once: a formatter costs a hundred times what it takes to write a date with it.
const longFormat = /* @__PURE__ */ formatter({ day: 'numeric', month: 'long', year: 'numeric' });
const shortFormat = /* @__PURE__ */ formatter({ day: 'numeric', month: 'short', year: 'numeric' });
const monthOfYearFormat = /* @__PURE__ */ formatter({ month: 'long', year: 'numeric' });
const monthFormat = /* @__PURE__ */ formatter({ month: 'long' });

/** A day as people write it, in the time zone of the business and on one line: `10 November 2026`. */
export function longDate(date: Date): string {
  return unbroken(longFormat().format(date));
}

/** A day in little room, on one line: `10 Nov 2026`. */
export function shortDate(date: Date): string {
  return unbroken(shortFormat().format(date));
}

/** The months from one day to another: `March to June 2026`, `May 2025 to June 2026`, `May 2025`. */
export function monthsBetween(first: Date, last: Date): string {
  const [from, to] = [monthOfYearFormat().format(first), monthOfYearFormat().format(last)];
  if (from === to) return to;
  const [year] = to.match(/\d{4}/) ?? [];
  const isSameYear = year !== undefined && from.includes(year);
  return fromTo(isSameYear ? monthFormat().format(first) : from, to);
}

/** Whether two moments are the same day where the business is. */
export function isSameDay(one: Date, other: Date): boolean {
  return shortDate(one) === shortDate(other);
}

function formatter(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  return perLanguage(
    () => new Intl.DateTimeFormat(site.language, { ...options, timeZone: site.timeZone }),
  );
}
