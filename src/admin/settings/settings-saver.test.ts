import { expect, test } from 'vitest';
import { NO_SETTINGS } from '#domain/settings/business-settings.ts';
import { fieldsOf, isSettingsValues, joinSettings, settingsMachine } from './settings-saver.ts';

const saved = (version: number, city: string | null, street: string | null = null) => ({
  version,
  settings: { ...NO_SETTINGS, city, street },
});
const { open, reduce, hasChanges, autosaveDelay, saveStatus } = settingsMachine;

test('settings are saved by a person, never by themselves', () => {
  const typed = reduce(open(saved(1, 'York')), { type: 'typed', value: { city: 'Leeds' } });
  expect([saveStatus(typed), autosaveDelay(typed)]).toEqual(['unsaved', null]);
  const sent = reduce(typed, { type: 'sent' });
  const stored = reduce(sent, { type: 'saved', saved: saved(2, 'Leeds') });
  expect([hasChanges(stored), stored.base]).toEqual([false, 2]);
});

test('another way to write the same is no change', () => {
  const { version, settings } = saved(1, 'York');
  const opened = open({ version, settings: { ...settings, prices: { 'stairs/oak': 9_500 } } });
  const prices = { 'stairs/oak': '9500.00', 'stairs/ash': undefined };
  expect(hasChanges(reduce(opened, { type: 'typed', value: { prices } }))).toBe(false);
});

test('what a colleague saved meanwhile stands beside one’s own, to be looked at', () => {
  const mine = reduce(open(saved(1, 'York')), { type: 'typed', value: { city: 'Leeds' } });
  const seen = reduce(mine, { type: 'seen', saved: saved(2, 'York', '1 Mill Lane') });
  expect(saveStatus(seen)).toBe('conflict');
  if (!seen.theirs) throw new Error('Nothing stands in the way');
  const { value, clashes } = joinSettings(seen.origin, seen.typed, seen.theirs);
  expect([value.city, value.street, clashes]).toEqual(['Leeds', '1 Mill Lane', []]);
  expect(joinSettings(seen.origin, seen.typed, saved(3, 'Hull')).clashes).toEqual(['Town']);
});

test('what is typed makes way for an earlier state, and is kept', () => {
  const mine = reduce(open(saved(1, 'York')), { type: 'typed', value: { city: 'Leeds' } });
  const { base: version, origin } = mine;
  const kept = { at: 5, version, origin, value: fieldsOf(saved(0, 'Hull').settings) };
  const state = reduce(mine, { type: 'put-back', kept, at: 5 });
  expect([state.typed.city, saveStatus(state)]).toEqual(['Hull', 'unsaved']);
  expect(state.kept).toMatchObject([{ at: 5, value: mine.typed }]);
  const untouched = reduce(open(saved(1, 'York')), { type: 'put-back', kept, at: 5 });
  expect(untouched.kept).toEqual([]);
});

test('only what has the fields of today is taken from the device', () => {
  expect(isSettingsValues(fieldsOf(NO_SETTINGS))).toBe(true);
  expect(isSettingsValues({ phone: '1' })).toBe(false);
  const { feed: _, ...words } = fieldsOf(NO_SETTINGS).words;
  expect(isSettingsValues({ ...fieldsOf(NO_SETTINGS), words })).toBe(false);
});
