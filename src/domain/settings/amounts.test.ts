import { expect, test } from 'vitest';
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
])('%j is %d', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
  expect(readAmount(writeAmount(amount))).toBe(amount);
  expect(isAmount(amount)).toBe(true);
});

test.each(['', 'about 20', '-5', '0', '007', '123456789', '1.2345', '1,23,456'])(
  '%j is no amount',
  (text) => expect(readAmount(text)).toBe(0),
);

test.each([0, -1, 49.505, 1e8, NaN, '49'])('%j is not kept', (amount) => {
  expect(isAmount(amount)).toBe(false);
});

test('pence are shown where there are any', () => {
  const digits = [24_000, 49.5].map((amount) => money(amount).replace(/\D/g, ''));
  expect(digits).toEqual(['24000', '4950']);
  expect([24_000, 49.5].map(writeAmount)).toEqual(['24,000', '49.50']);
});
