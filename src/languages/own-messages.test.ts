import { expect, test } from 'vitest';
import { inOwnMessages } from './own-messages.ts';

const pack = {
  send: 'Send',
  errors: { name: 'Name?', mail: 'Mail?' },
  steps: ['One', 'Two'],
  found: (count: number, where: string) => `${count} in ${where}`,
};

test('own words: stand in the place of the pack’s, however deep, and all others are the pack’s', () => {
  expect(inOwnMessages(pack, { errors: { name: 'Who?' }, steps: ['Once'] }, 'en')).toEqual({
    ...{ send: 'Send', errors: { name: 'Who?', mail: 'Mail?' }, steps: ['Once'] },
    found: pack.found,
  });
  expect(inOwnMessages(pack, undefined, 'en')).toBe(pack);
});

test('own words: have values put in by their place, as the language counts the first', () => {
  const found = (own: unknown, tag = 'en') => inOwnMessages(pack, { found: own }, tag).found;
  expect(found('In {2}: {1}, {1}')(3, 'a {1}')).toBe('In a {1}: 3, 3');
  const forms = { one: 'One in {2}', few: '{1} razy', other: '{1} in {2}' };
  expect([1, 2].map((count) => found(forms)(count, 'Bath'))).toEqual(['One in Bath', '2 in Bath']);
  expect(found(forms, 'pl')(2, 'Bath')).toBe('2 razy');
  const weeks = (count: number) => `${count} weeks`;
  expect(inOwnMessages(weeks, '{1} Wochen', 'de')(2)).toBe('2 Wochen');
});
