import { expect, test } from 'vitest';
import { momentOf, wallTimeOf } from './schedule-time.ts';

const LONDON = 'Europe/London';

test.each([
  ['2026-01-15', '09:30', '2026-01-15T09:30:00.000Z'],
  ['2026-07-15', '09:30', '2026-07-15T08:30:00.000Z'],
  // The clocks go forward at 01:00: half past one is left out that night.
  ['2026-03-29', '00:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '01:30', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '02:00', '2026-03-29T01:00:00.000Z'],
  // They go back at 02:00: half past one comes twice, and the first is meant.
  ['2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '02:00', '2026-10-25T02:00:00.000Z'],
])('article: %s at %s where the business is', (date, time, moment) => {
  expect(momentOf({ date, time }, LONDON)?.toISOString()).toBe(moment);
});

test('article: a moment is shown as the clock of the business shows it', () => {
  const shown = wallTimeOf(new Date('2026-07-15T23:30:00Z'), LONDON);
  expect(shown).toEqual({ date: '2026-07-16', time: '00:30' });
  // A time that was left out comes back as the one that takes its place.
  const left = momentOf({ date: '2026-03-29', time: '01:30' }, LONDON) ?? new Date(0);
  expect(wallTimeOf(left, LONDON)).toEqual({ date: '2026-03-29', time: '02:30' });
});

test.each([
  ['', ''],
  ['2026-02-30', '09:00'],
  ['2026-02-03', '25:00'],
  ['soon', 'noon'],
])('article: %s at %s is no time', (date, time) => {
  expect(momentOf({ date, time }, LONDON)).toBeNull();
});
