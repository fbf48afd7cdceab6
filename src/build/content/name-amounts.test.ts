import { expect, test } from 'vitest';
import { money } from '#domain/settings/money.ts';
import { nameAmounts } from './name-amounts.ts';

const PRICES = [{ key: 'galley', name: 'Galley', from: 24_000, text: '' }];

test('texts name amounts by the keys of prices, however deep they stand', () => {
  const texts = { summary: 'From {galley}.', questions: [{ answer: '{ } {galley}' }], from: 3 };
  expect(nameAmounts(texts, PRICES)).toEqual({
    summary: `From ${money(24_000)}.`,
    questions: [{ answer: `{ } ${money(24_000)}` }],
    from: 3,
  });
});

test('a key that no price has is said by its name', () => {
  expect(() => nameAmounts(['{gallery}'], PRICES)).toThrow('known as {gallery}');
});
