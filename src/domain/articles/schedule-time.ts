import { parseAbsolute, parseDateTime, toZoned } from '@internationalized/date';

/** A day and a time of the clock on the wall. */
export interface WallTime {
  /** '2026-03-29' */
  date: string;
  /** '01:30' */
  time: string;
}

/**
 * The moment of a wall time; null for no day or time. Of a time that comes twice, the first; one that is
 * left out is as much later as the clocks jump.
 */
export function momentOf({ date, time }: WallTime, timeZone: string): Date | null {
  try {
    return toZoned(parseDateTime(`${date}T${time}`), timeZone, 'compatible').toDate();
  } catch {
    return null;
  }
}

export function wallTimeOf(moment: Date, timeZone: string): WallTime {
  const shown = parseAbsolute(moment.toISOString(), timeZone).toString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}
