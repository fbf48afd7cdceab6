import { expect, test } from 'vitest';
import type { Appointment } from './appointment.ts';
import {
  freeSlots,
  type Opening,
  outsideHours,
  overlapping,
  slotProblem,
} from './appointment-slots.ts';

const WEEKDAY = [
  { opens: '09:00', closes: '12:00' },
  { opens: '13:00', closes: '17:00' },
];
const OPENING: Opening = {
  week: [WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, [], []],
  closures: [{ from: '2026-12-24', to: '2027-01-03', reason: 'Christmas' }],
  timeZone: 'Europe/London',
};
const OUTSIDE = 'Outside your opening hours: 09:00 to 12:00 and 13:00 to 17:00.';
const NOW = Date.parse('2026-11-25T10:00:00Z');
const ASKED = { minutes: 60, now: NOW, most: 4 };
const appointment = (times: string[], changes: Partial<Appointment> = {}): Appointment => ({
  ...{ id: times.join(), enquiryId: 'x', state: 'proposed', times, minutes: 60 },
  ...{ place: '', chosen: null, answer: '', sequence: 0 },
  ...changes,
});

test.each([
  ['2026-12-01', '09:00', null],
  // Customers are at home when the workshop is closed.
  ['2026-12-01', '18:30', null],
  ['2026-12-06', '10:00', null],
  ['2026-12-24', '10:00', null],
  ['2026-11-25', '10:00', 'This time has passed.'],
  ['2027-11-26', '10:00', 'This is more than a year away.'],
  ['', '10:00', 'Choose a day and a time.'],
])('appointment time: %s at %s: %s', (date, time, problem) => {
  expect(slotProblem({ date, time }, OPENING, NOW)).toBe(problem);
});

test.each([
  ['2026-12-01', '09:00', 60, ''],
  ['2026-12-01', '16:00', 60, ''],
  ['2026-12-01', '11:00', 61, OUTSIDE],
  ['2026-12-01', '08:59', 60, OUTSIDE],
  ['2026-12-01', '18:30', 60, OUTSIDE],
  ['2026-12-05', '10:00', 60, 'You are closed on this day of the week.'],
  ['2026-12-24', '10:00', 60, 'You are closed on this day (Christmas).'],
  ['2027-01-03', '10:00', 60, 'You are closed on this day (Christmas).'],
  ['', '10:00', 60, ''],
  // In summer time.
  ['2027-03-29', '09:00', 60, ''],
  ['2027-03-29', '16:01', 60, OUTSIDE],
])('appointment time: %s at %s for %i minutes, opening hours: %s', (date, time, minutes, said) => {
  expect(outsideHours({ date, time }, minutes, OPENING)).toBe(said);
});

test('appointment: free times are on the next open days, beside what is known to be there', () => {
  const slots = (...appointments: Appointment[]) =>
    freeSlots(OPENING, appointments, ASKED).map(({ date, time }) => `${date.slice(-2)} ${time}`);
  expect(slots()).toEqual(['26 09:00', '26 13:00', '27 09:00', '27 13:00']);
  const refused = appointment(['2026-11-26T13:00:00Z'], { state: 'refused' });
  const taken = appointment(['2026-11-26T09:30:00Z']);
  expect(slots(taken, refused)).toEqual(['26 11:00', '26 13:00', '27 09:00', '27 13:00']);
  const week = OPENING.week.map(() => []);
  expect(freeSlots({ ...OPENING, week }, [], ASKED)).toEqual([]);
  expect(freeSlots(OPENING, undefined, ASKED)).toEqual([]);
});

test('appointment: two appointments overlap that share a minute, and none overlaps itself', () => {
  const there = appointment(['2026-12-01T10:00:00Z', '2026-12-01T14:00:00Z']);
  const at = (time: string) => overlapping(Date.parse(`2026-12-01T${time}Z`), 60, [there]);
  expect(
    [at('09:00'), at('09:01'), at('10:59'), at('11:00'), at('14:30')].map(({ length }) => length),
  ).toEqual([0, 1, 1, 0, 1]);
  expect(overlapping(Date.parse('2026-12-01T10:00Z'), 60, [there], there.id)).toEqual([]);
  const taken = { ...there, state: 'taken' as const, chosen: '2026-12-01T14:00:00Z' };
  expect(overlapping(Date.parse('2026-12-01T10:00Z'), 60, [taken])).toEqual([]);
});
