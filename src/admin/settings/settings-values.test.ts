import { describe, expect, test } from 'vitest';
import { NO_SETTINGS } from '#domain/settings/business-settings.ts';
import { site } from '#site';
import { settingsOf, settingsRules, valuesOf } from './settings-values.ts';

const TODAY = '2026-11-22';
const usual = valuesOf(NO_SETTINGS, TODAY);

/** What is wrong with values, by field. */
function problems(change: object): Record<string, string> {
  const { error } = settingsRules.safeParse({ ...usual, ...change });
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

describe('the fields', () => {
  test('show the folder’s facts, and leave them as they are', () => {
    expect(usual.phone).toBe(site.phone.display);
    expect(problems({})).toEqual({});
    expect(settingsOf(usual)).toEqual(NO_SETTINGS);
  });

  test('keep what the owner has changed, and nothing else', () => {
    const [key = ''] = Object.keys(usual.prices);
    const values = {
      ...usual,
      whatsapp: '',
      greeting: '',
      note: '',
      week: usual.week.map((day) => ({ ...day, isOpen: false })),
      prices: { ...usual.prices, [key]: '£31,500' },
    };
    const settings = settingsOf(values);
    expect(settings).toEqual({
      ...NO_SETTINGS,
      // Where the folder names none, there is nothing to change.
      whatsapp: site.whatsapp && '',
      note: site.pictureNote && '',
      hours: Array(7).fill(null),
      prices: { [key]: 31_500 },
    });
    expect(settingsOf(valuesOf(settings, TODAY))).toEqual(settings);
  });

  test('forget days closed that are over', () => {
    const past = { from: '2026-11-20', to: '2026-11-21', reason: '' };
    const now = { from: '2026-11-20', to: TODAY, reason: '' };
    expect(valuesOf({ ...NO_SETTINGS, closures: [past, now] }, TODAY).closures).toEqual([now]);
  });
});

describe('what can’t be kept is said in a sentence', () => {
  test.each([
    [{ phone: '020 7946 0123' }, { phone: expect.stringContaining('country code') }],
    [{ email: 'hello@' }, { email: expect.stringContaining('email address') }],
    [{ city: ' ' }, { city: 'Enter the town.' }],
    [
      { closures: [{ from: '2026-12-24', to: '2026-12-20', reason: '' }] },
      { 'closures.0.to': 'The last day must not be before the first.' },
    ],
    [
      { closures: [{ from: '', to: '', reason: '' }] },
      { 'closures.0.from': 'Choose a day.', 'closures.0.to': 'Choose a day.' },
    ],
    [
      { week: [{ isOpen: true, opens: '18:00', closes: '09:00' }, ...usual.week.slice(1)] },
      { 'week.0.closes': 'Closing time must be later than opening time.' },
    ],
  ])('%j', (change, sentences) => {
    expect(problems(change)).toEqual(sentences);
  });

  test.each(['', 'about 20', '24.50', '24,00', '-5', '0', '123456789'])(
    '%j is no price',
    (text) => {
      const [key = ''] = Object.keys(usual.prices);
      expect(problems({ prices: { ...usual.prices, [key]: text } })).toEqual({
        [`prices.${key}`]: 'Enter a whole amount, for example 24,000.',
      });
    },
  );
});
