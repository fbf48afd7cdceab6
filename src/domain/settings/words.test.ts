import { expect, test } from 'vitest';
import { readingTime, weeks } from '#business/messages/times.ts';
import { filled } from '#domain/text/filled.ts';
import { staff } from '#languages/staff.ts';
import { ownFormMessages } from './words/contact.ts';
import { missingPlaces, shownWords, WORD_GROUPS, WORDS, weeksIn } from './words.ts';

test('settings: the folder’s words fit into their fields, and the owner’s go before them', () => {
  for (const { folder, limit } of Object.values(WORDS)) {
    expect(folder.length).toBeGreaterThan(0);
    expect(folder.length).toBeLessThanOrEqual(limit);
  }
  const shown = shownWords({ feed: 'Subscribe', toString: 'x', gone: 'y' });
  expect(shown).toEqual({ ...shownWords({}), feed: 'Subscribe' });
  const names = Object.values(WORD_GROUPS).flat();
  expect(names.toSorted()).toEqual(Object.keys(WORDS).toSorted());
  expect(new Set(names).size).toBe(names.length);
  // See private.is_words().
  expect(names.length).toBeLessThanOrEqual(160);
  for (const name of names) expect(name).toMatch(/^[A-Za-z]{1,40}$/);
  for (const { limit } of Object.values(WORDS)) expect(limit).toBeLessThanOrEqual(200);
  for (const group of Object.values(WORD_GROUPS)) {
    expect(new Set(group.map((name) => staff.settings[WORDS[name].label])).size).toBe(group.length);
  }
});

test('settings: what the folder counts or names has its place in braces', () => {
  expect(WORDS.weeks.folder).toBe(weeks(2).replace('2', '{count}'));
  expect(WORDS.readingTime.folder).toBe(readingTime(2).replace('2', '{minutes}'));
  expect(WORDS.aboutMany.folder).toContain('{count}');
  expect(WORDS.aboutMany.folder).toContain('{subject}');
  expect(weeksIn(WORDS_OF_FOLDER, 1)).toBe(weeks(1));
  expect(weeksIn(WORDS_OF_FOLDER, 14)).toBe(weeks(14));
});

const WORDS_OF_FOLDER = shownWords({});

test('settings: a place that is missing is named; the form has the owner’s words by its own names', () => {
  expect(missingPlaces('by', 'By {author}')).toEqual([]);
  expect(missingPlaces('by', 'By somebody')).toEqual(['author']);
  expect(filled('By {author}, {year}', { author: '{year} $& {author}' })).toBe(
    'By {year} $& {author}, {year}',
  );
  expect(ownFormMessages({ feed: 'Subscribe', formGone: 'x' })).toBeUndefined();
  expect(ownFormMessages({ feed: 'x', formSend: 'GO', formChatLink: 'chat' })).toEqual({
    ...{ send: 'GO', chatLink: 'chat' },
  });
});
