import { expect, test } from 'vitest';
import { joinArticles, mergeChoices } from './article-merge-parts.ts';
import { type ArticleText, EMPTY_TEXT } from './article-text.ts';

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

test('what somebody else changed joins one’s own, unless both changed the same part', () => {
  const mine = { ...origin, body: 'Mine.' };
  expect(joinArticles(origin, mine, { ...origin, tags: ['Ash'] })).toEqual({
    ...mine,
    tags: ['Ash'],
  });
  expect(joinArticles(origin, mine, { ...origin, title: 'Theirs', summary: 'Short.' })).toEqual({
    ...mine,
    ...{ title: 'Theirs', summary: 'Short.' },
  });
  expect(joinArticles(origin, mine, { ...origin, title: 'Theirs', body: 'Theirs.' })).toBeNull();
  const both = { ...mine, tags: ['Elm'] };
  expect(joinArticles(origin, both, { ...origin, tags: ['Ash'] })).toBeNull();
  expect(joinArticles(origin, both, { ...origin, tags: ['Elm'] })).toEqual(both);
});

test('nothing is lost where two articles are joined without a question', () => {
  const parts = Object.keys(EMPTY_TEXT) as (keyof ArticleText)[];
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const changed = (text: ArticleText) => {
    const changes = parts.map((part) => [part, random(3) ? text[part] : `${part} ${random(3)}`]);
    return { ...text, ...Object.fromEntries(changes) } as ArticleText;
  };
  let joins = 0;
  for (let round = 0; round < 5_000; round += 1) {
    const begun = changed(origin);
    const [mine, theirs] = [changed(begun), changed(begun)];
    const joined = joinArticles(begun, mine, theirs);
    const by = (text: ArticleText) => parts.filter((part) => text[part] !== begun[part]);
    const clashes = by(mine).filter((part) => by(theirs).includes(part));
    const isAsked = clashes.some((part) => mine[part] !== theirs[part]);
    expect(joined === null).toBe(isAsked);
    if (!joined) continue;
    joins += 1;
    for (const part of by(mine)) expect(joined[part]).toBe(mine[part]);
    for (const part of by(theirs)) expect(joined[part]).toBe(theirs[part]);
  }
  expect(joins).toBeGreaterThan(500);
});
