import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backupsToRemove, nameOf, timeOf } from './rotation.ts';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 0, 1, 3, 15);

const night = (number: number) => nameOf(new Date(START + number * DAY));

/** What lies in the folder after so many nights, each with its rotation. */
function leftAfter(nights: number): string[] {
  let names: string[] = [];
  for (let number = 0; number < nights; number += 1) {
    const made = night(number);
    names.push(made);
    const gone = backupsToRemove(names, made);
    names = names.filter((name) => !gone.includes(name));
  }
  return names;
}

test('backups: a name says when, and other files are no backups', () => {
  const at = new Date('2026-11-24T03:15:09Z');
  expect(nameOf(at)).toBe('site-2026-11-24-031509.zip');
  expect(timeOf('site-2026-11-24-031509.zip')).toEqual(at);
  for (const name of [
    ...['site-2026-11-24.zip', 'site-2026-13-24-031509.zip', 'site-2026-02-31-031509.zip'],
    ...['site-2026-11-24-031509.zip.part', 'before-the-move.zip', 'constructor'],
  ]) {
    expect(timeOf(name), name).toBeNull();
  }
});

test('backups: the first week has a backup of each day', () => {
  expect(leftAfter(7)).toHaveLength(7);
});

test('backups: two years leave seven days, four weeks and twelve months', () => {
  const names = leftAfter(730);
  const days = names.map((name) => timeOf(name)?.toISOString().slice(0, 10));
  // The last night is Friday, 31 December 2027.
  expect(days).toEqual([
    ...['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30'],
    ...['2027-07-31', '2027-08-31', '2027-09-30', '2027-10-31', '2027-11-30'],
    ...['2027-12-12', '2027-12-19'],
    ...['2027-12-25', '2027-12-26', '2027-12-27', '2027-12-28', '2027-12-29', '2027-12-30'],
    '2027-12-31',
  ]);
});

test('backups: several of one day leave the last three: one by hand must not cost that of the night', () => {
  const names = ['010000', '120000', '180000', '230000', '235900'].map(
    (time) => `site-2026-11-24-${time}.zip`,
  );
  expect(backupsToRemove(names, names[4] ?? '')).toEqual(names.slice(0, 2).reverse());
});

test('backups: what was off for a year keeps what it had', () => {
  const names = [...Array(7).keys()].map(night);
  const made = night(400);
  expect(backupsToRemove([...names, made], made)).toEqual([night(0)]);
});

test('backups: whatever lies there: other files stay, and so does the backup just made', () => {
  const name = fc.oneof(
    fc.date({ min: new Date(0), max: new Date('2199-12-31'), noInvalidDate: true }).map(nameOf),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.uniqueArray(name, { maxLength: 60 }), name, (names, made) => {
      const gone = backupsToRemove([...names, made], made);
      expect(gone).not.toContain(made);
      expect(gone.every((one) => timeOf(one) !== null)).toBe(true);
      const left = names.filter((one) => !gone.includes(one) && timeOf(one) !== null);
      expect(left.length).toBeLessThanOrEqual(3 + 7 + 4 + 12 + 1);
      const newest = names
        .filter((one) => timeOf(one))
        .sort()
        .at(-1);
      if (newest) expect(gone).not.toContain(newest);
      expect(backupsToRemove([...left, made], made)).toEqual([]);
    }),
  );
});
