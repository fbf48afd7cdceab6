import type { Closure, Day, OpeningHours } from '#business/types.ts';

/** The days of a week as schema.org names them, from Monday on. */
export const DAYS: readonly Day[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

/** The hours of one day; null when it is closed. */
export type DayHours = { opens: string; closes: string } | null;

export function weekOf(openingHours: readonly OpeningHours[]): DayHours[] {
  return DAYS.map((day) => {
    const found = openingHours.find(({ days }) => days.includes(day));
    return found ? { opens: found.opens, closes: found.closes } : null;
  });
}

/** Joins neighbouring days with the same hours: `Mon–Fri 09:00–18:00`. A week begins on Monday. */
export function openingHoursOf(week: readonly DayHours[], language: string): OpeningHours[] {
  const groups: { first: number; last: number; hours: NonNullable<DayHours> }[] = [];
  week.forEach((hours, day) => {
    if (!hours) return;
    const before = groups.at(-1);
    const isSame = before?.hours.opens === hours.opens && before.hours.closes === hours.closes;
    if (before && before.last === day - 1 && isSame) before.last = day;
    else groups.push({ first: day, last: day, hours });
  });
  return groups.map(({ first, last, hours: { opens, closes } }) => {
    const names = [...new Set([first, last])].map((day) => shortDay(day, language)).join('–');
    return {
      days: DAYS.slice(first, last + 1),
      opens,
      closes,
      label: `${names} ${opens}–${closes}`,
    };
  });
}

/** `24 Dec 2026 – 2 Jan 2027`, as the language writes it. */
export function closureDays({ from, to }: Closure, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.formatRange(new Date(from), new Date(to));
}

/** @param day 0 for Monday. */
function shortDay(day: number, language: string): string {
  // The first of January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, 1 + day));
  return new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(date);
}
