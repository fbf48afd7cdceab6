import { expect, test } from 'vitest';
import { site } from '#site';
import { isAmount, readAmount, writeAmount } from './amounts.ts';
import { money } from './money.ts';

test.each([
  ['24000', 24_000],
  ['24,000', 24_000],
  ['24.000', 24_000],
  ['£ 1 234 567', 1_234_567],
  ['49.50', 49.5],
  ['49,5', 49.5],
  ['0.45', 0.45],
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['49.', 49],
])('settings: %j is %d', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
  expect(readAmount(writeAmount(amount))).toBe(amount);
  expect(isAmount(amount)).toBe(true);
});

test('settings: the sign and the code of the site’s currency may stand before or behind', () => {
  const { language, currency } = site;
  const sign = new Intl.NumberFormat(language, { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;
  for (const one of [sign, currency, currency.toLowerCase()]) {
    for (const text of [`24.000 ${one}`, `24000${one}`, `${one} 24,000`, ` ${one}24\u00a0000 `]) {
      expect(readAmount(text)).toBe(24_000);
    }
    expect(readAmount(`2 ${one} 4`)).toBe(0);
    expect(readAmount(`${one}`)).toBe(0);
  }
});

test.each(['', 'about 20', '-5', '0', '007', '123456789', '1.2345', '1,23,456'])(
  'settings: %j is no amount',
  (text) => expect(readAmount(text)).toBe(0),
);

test.each([0, -1, 49.505, 1e8, NaN, '49'])('settings: %j is not kept', (amount) => {
  expect(isAmount(amount)).toBe(false);
});

test('settings: pence are shown where there are any', () => {
  const digits = [24_000, 49.5].map((amount) => money(amount).replace(/\D/g, ''));
  expect(digits).toEqual(['24000', '4950']);
  expect([24_000, 49.5].map((amount) => writeAmount(amount, 'en-GB'))).toEqual(['24,000', '49.50']);
});

test.each([
  ['de-DE', '8.900', '1.234,50'],
  // Where numbers that are no money have spaces.
  ['de-AT', '8.900', '1.234,50'],
  ['pt-PT', '8900', '1234,50'],
  ['pt-BR', '8.900', '1.234,50'],
  ['ar-EG', '8,900', '1,234.50'],
])('settings: %s writes %s and %s', (language, whole, parts) => {
  expect([8900, 1234.5].map((amount) => writeAmount(amount, language))).toEqual([whole, parts]);
});

test.each(['de-AT', 'de-CH', 'fr-FR', 'pt-BR', 'pl-PL', 'hi-IN', 'en-IN', 'fa-IR', 'sv-SE', 'bn'])(
  'settings: what is written in %s is read again',
  (language) => {
    for (const amount of [0.45, 9.5, 100, 8900, 1_234_567.89, 99_999_999.99]) {
      expect(readAmount(writeAmount(amount, language))).toBe(amount);
    }
  },
);
