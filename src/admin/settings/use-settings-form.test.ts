import { expect, test } from 'vitest';
import { NO_SETTINGS } from '#domain/settings/business-settings.ts';
import { fieldsOf, isSettingsValues, settingsMachine } from './use-settings-form.ts';

const saved = (version: number, city: string | null, street: string | null = null) => ({
  ...{ version, updated_at: '2026-11-21T12:00:00Z', updated_by: 'anna' },
  settings: { ...NO_SETTINGS, city, street },
});
const { open, reduce, rules, hasChanges, saveStatus } = settingsMachine;
const york = open(saved(1, 'York'));
const mine = reduce(york, { type: 'typed', value: { city: 'Leeds' } });

test('settings: another way to write the same is no change', () => {
  const { settings, ...version } = saved(1, 'York');
  const opened = open({ ...version, settings: { ...settings, prices: { 'stairs/oak': 9_500 } } });
  const prices = { 'stairs/oak': '9500.00', 'stairs/ash': undefined };
  expect(hasChanges(reduce(opened, { type: 'typed', value: { prices } }))).toBe(false);
});

test('settings: what a colleague saved meanwhile stands beside one’s own, to be looked at', () => {
  const theirs = saved(2, 'York', '1 Mill Lane');
  const seen = reduce(mine, { type: 'seen', saved: theirs });
  expect([saveStatus(seen), seen.theirs]).toEqual(['conflict', theirs]);
  const joined = (settings: typeof theirs) =>
    rules.merge(seen.origin, seen.typed, rules.read(settings));
  const { value, clashes } = joined(theirs);
  expect([value.city, value.street, clashes]).toEqual(['Leeds', '1 Mill Lane', []]);
  expect(joined(saved(3, 'Hull')).clashes).toMatchObject([{ path: ['city'] }]);
});

test('settings: only what has the fields of today is taken from the device', () => {
  expect(isSettingsValues(fieldsOf(NO_SETTINGS))).toBe(true);
  expect(isSettingsValues({ phone: '1' })).toBe(false);
  for (const other of [{ prices: null }, { week: {} }, { others: [] }])
    expect(isSettingsValues({ ...fieldsOf(NO_SETTINGS), ...other })).toBe(false);
  const { feed: _, ...words } = fieldsOf(NO_SETTINGS).words;
  expect(isSettingsValues({ ...fieldsOf(NO_SETTINGS), words })).toBe(false);
});
