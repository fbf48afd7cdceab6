import type { Closure, Day, OpeningHours, OpenTimes } from '#business/types.ts';
import { unbroken } from '#domain/text/unbroken.ts';

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

/** The hours of one day in their order, with breaks between them; none when it is closed. */
export type DayHours = OpenTimes[];

/** A time of the day as people type it, `9`, `9.30`, `1830`, `9 Uhr` or `6 pm`, as `18:00`; anything else stays as it is. */
export function readTime(typed: string): string {
  const parts = /^([01]?\d|2[0-3])(?:[:.h ]?([0-5]\d))?\s*(?:uhr|([ap])\.?m\.?)?$/i.exec(
    typed.trim(),
  );
  const [, hour, minute = '00', half] = parts ?? [];
  // 13 am is none.
  if (!hour || (half && (Number(hour) < 1 || Number(hour) > 12))) return typed;
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** How many breaks a day has, and one. The database takes no more either. */
export const MOST_TIMES = 3;

export function weekOf(openingHours: readonly OpeningHours[]): DayHours[] {
  return DAYS.map((day) => [...(openingHours.find(({ days }) => days.includes(day))?.times ?? [])]);
}

/** Joins neighbouring days with the same hours: `Mon–Fri 09:00–18:00`. A week begins on Monday. */
export function openingHoursOf(week: readonly DayHours[], language: string): OpeningHours[] {
  const groups: { first: number; last: number; times: DayHours; words: string }[] = [];
  const list = new Intl.ListFormat(language);
  week.forEach((times, day) => {
    if (times.length === 0) return;
    const words = list.format(times.map(({ opens, closes }) => `${opens}–${closes}`));
    const before = groups.at(-1);
    if (before && before.last === day - 1 && before.words === words) before.last = day;
    else groups.push({ first: day, last: day, times, words });
  });
  return groups.map(({ first, last, times, words }) => {
    const names = [...new Set([first, last])].map((day) => shortDay(day, language)).join('–');
    return { days: DAYS.slice(first, last + 1), times, label: `${names} ${words}` };
  });
}

/** `24 Dec 2026 – 2 Jan 2027`, as the language writes it. A line ends at the dash, and within no day. */
export function closureDays({ from, to }: Closure, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format
    .formatRangeToParts(new Date(from), new Date(to))
    .map(({ value }) => (/[\p{Dash}～]/u.test(value) ? value : unbroken(value)))
    .join('');
}

/** @param day 0 for Monday. */
function shortDay(day: number, language: string): string {
  // The first of January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, 1 + day));
  return new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(date);
}
