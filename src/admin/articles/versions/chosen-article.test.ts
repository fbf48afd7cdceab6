import { expect, test } from 'vitest';
import { EMPTY_TEXT } from '#domain/articles/article-text.ts';
import { chosenArticle } from './chosen-article.ts';

const origin = { ...EMPTY_TEXT, title: 'Oak', body: 'Oak is hard.\n\nAsh is pale.' };
const mine = { ...origin, title: 'Mine', body: 'Oak is hard.\n\nAsh is white.' };
const theirs = { ...origin, title: 'Theirs', body: 'Oak is very hard.\n\nAsh is pale.' };

test('conflict: without a choice changes in different places go together, and one’s own stand; a choice against one’s own words says so', () => {
  const { text, leavesOutMine } = chosenArticle(origin, mine, theirs, {});
  expect(text).toMatchObject({ title: 'Mine', body: 'Oak is very hard.\n\nAsh is white.' });
  expect(leavesOutMine).toBe(false);
  const chosen = chosenArticle(origin, mine, theirs, { 'title-0': 'theirs' });
  expect(chosen.text.title).toBe('Theirs');
  expect(chosen.leavesOutMine).toBe(true);
});
