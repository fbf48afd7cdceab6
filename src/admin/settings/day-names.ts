import { staffTag } from '#languages/staff.ts';

/** 'Monday'. @param day 0 for Monday. */
export function nameOfDay(day: number): string {
  // The first of January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, 1 + day));
  return new Intl.DateTimeFormat(staffTag(), { weekday: 'long', timeZone: 'UTC' }).format(date);
}
