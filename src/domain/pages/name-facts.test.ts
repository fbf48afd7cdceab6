import { expect, test } from 'vitest';
import { countingMessages } from '#business/messages/sections.ts';
import { money } from '#domain/settings/money.ts';
import { factsOf, namedFacts, nameFacts } from './name-facts.ts';

const FACTS = { galley: money(24_000) };

test('page: texts name amounts by the keys of prices, however deep they stand; what is not known stays as it was typed, and is said by its name', () => {
  const texts = { summary: 'From {galley}.', questions: [{ answer: '{ } {galley}' }], from: 3 };
  expect(nameFacts(texts, FACTS)).toEqual({
    summary: `From ${money(24_000)}.`,
    questions: [{ answer: `{ } ${money(24_000)}` }],
    from: 3,
  });
  expect(nameFacts(['{gallery}, {constructor}'], FACTS)).toEqual(['{gallery}, {constructor}']);
  expect(namedFacts({ a: ['{gallery} and {galley}'] })).toEqual(['gallery', 'galley']);
});

test('page: a text says whether visits are counted', () => {
  const site = { phone: { display: '1' }, email: 'a@example.com', address: { city: 'Hull' } };
  const said = (counts: boolean) => nameFacts('{counting}', factsOf({ ...site, counts }, {}));
  expect(said(false)).toBe(countingMessages.off);
  expect(said(true)).toBe(countingMessages.on);
});
