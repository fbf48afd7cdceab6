import { staff, staffTag } from '#languages/staff.ts';
import { monthFrom, type Numbers, type Totals, totalsOf } from './numbers.ts';

export function describeTotals({ visits, enquiries }: Totals): string {
  return `${staff.screens.visitCount(visits)}, ${staff.numbers.enquiriesInWords(enquiries)}`;
}

/** `October`, and of another year than the one that is looked at `November 2025`. */
export function nameOfMonth(month: string, seenFrom: string): string {
  const isSameYear = month.slice(0, 4) === seenFrom.slice(0, 4);
  return format(month, { month: 'long', ...(!isSameYear && { year: 'numeric' }) });
}

export const nameOfDay = (day: string) => format(day, { day: 'numeric', month: 'long' });

function format(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(staffTag(), { timeZone: 'UTC', ...options }).format(
    Date.parse(day),
  );
}

/** The visits beside those of the month before and of the year before; '' where there is nothing to compare. */
export function compareVisits({ month, days, before, yearBefore }: Numbers): string {
  const { visits } = totalsOf({ days });
  const others = [
    { other: before, name: nameOfMonth(monthFrom(month, -1), month) },
    { other: yearBefore, name: nameOfMonth(monthFrom(month, -12), month) },
  ].flatMap(({ other, name }) => (other ? [{ difference: visits - other.visits, name }] : []));
  if (others.length === 0) return '';
  const length = (Date.parse(monthFrom(month, 1)) - Date.parse(month)) / 86_400_000;
  return staff.numbers.compared(
    others.map(({ difference, name }, nth) =>
      staff.numbers.difference(difference, name, nth === 0),
    ),
    days.length < length,
  );
}

/** A source as people say it. */
export function nameOfSource(source: string): string {
  if (source === '') return staff.numbers.noMention;
  if (source === '/') return staff.numbers.ownWebsite;
  if (source === 'other') return staff.numbers.otherSources;
  if (source.startsWith('utm:')) return staff.numbers.campaign(source.slice(4));
  return /^google\.[a-z]{2,3}(\.[a-z]{2})?$/.test(source) ? 'Google' : source;
}
