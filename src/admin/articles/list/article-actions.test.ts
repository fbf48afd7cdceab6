import { expect, test } from 'vitest';
import type { ArticleState } from '#data/articles/article-list.ts';
import { actionsFor, outcomeOf } from './article-actions.ts';

const article = (id: string, change: Partial<ArticleState> = {}) =>
  ({ id, title: id, state: 'draft', deletedAt: null, ...change }) as ArticleState;
const binned = { deletedAt: '2026-11-21T12:00:00Z' };

test('articles: what can be done is what the article itself allows, whatever list it is shown in', () => {
  expect(actionsFor([article('Oak')])).toEqual(['archive', 'bin']);
  expect(actionsFor([article('Oak', { state: 'archived' })])).toEqual(['unarchive', 'bin']);
  expect(actionsFor([article('Oak', binned)])).toEqual(['restore', 'delete']);
});

test('articles: what is done is said, and can be taken back; what others were faster with is not said to be done, and no Undo undoes what they did', () => {
  const live = article('Oak', { state: 'live' });
  expect(outcomeOf({ action: 'bin', articles: [live] }, 1)).toEqual({
    sentence: '“Oak” moved to the bin. It was live; Undo brings it back as a draft.',
    undo: { action: 'restore', articles: [{ ...live, state: 'draft' }] },
  });
  const articles = [article('Oak', binned), article('Ash', binned)];
  const { sentence, undo } = outcomeOf({ action: 'restore', articles }, 1);
  expect([sentence.split(':')[0], undo]).toEqual(['Done for 1 of 2', null]);
  const nothing = outcomeOf({ action: 'restore', articles }, 0);
  expect([nothing.sentence.split(':')[0], nothing.undo]).toEqual(['Nothing was done', null]);
});
