import { expect, test } from 'vitest';
import { joinBeside, mergeChoices } from './article-merge-parts.ts';
import { EMPTY_TEXT } from './article-text.ts';

const origin = { ...EMPTY_TEXT, tags: ['Oak'], coverId: 'one' };

test('whoever changed something since both began is followed', () => {
  const { text, notes } = mergeChoices(
    origin,
    { ...origin, tags: ['Oak', 'Ash'] },
    { ...origin, coverId: 'two' },
  );
  expect(text).toEqual({ slug: null, coverId: 'two', tags: ['Oak', 'Ash'], noindex: false });
  expect(notes).toEqual(['The cover: from the other version.', 'The tags: yours.']);
});

test('where both changed the same, and where nobody knows, one keeps one’s own', () => {
  const mine = { ...origin, noindex: true, coverId: 'mine' };
  const theirs = { ...origin, coverId: 'theirs' };
  expect(mergeChoices(origin, mine, theirs).text).toMatchObject({ coverId: 'mine', noindex: true });
  expect(mergeChoices(null, mine, theirs).text).toMatchObject({ coverId: 'mine', noindex: true });
  expect(mergeChoices(origin, origin, origin).notes).toEqual([]);
});

test('what somebody else changed beside the text joins one’s own, unless both changed it', () => {
  const mine = { ...origin, body: 'Mine.' };
  expect(joinBeside(origin, mine, { ...origin, tags: ['Ash'] })).toEqual({
    ...mine,
    tags: ['Ash'],
  });
  expect(joinBeside(origin, mine, { ...origin, title: 'Theirs' })).toBeNull();
  const both = { ...mine, tags: ['Elm'] };
  expect(joinBeside(origin, both, { ...origin, tags: ['Ash'] })).toBeNull();
  expect(joinBeside(origin, both, { ...origin, tags: ['Elm'] })).toEqual(both);
});
