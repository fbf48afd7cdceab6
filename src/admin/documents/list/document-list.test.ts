import { expect, test } from 'vitest';
import {
  actionsFor,
  type ListedDocument,
  type ListKind,
  narrowed,
  outcomeOf,
  summaryOf,
} from './document-list.ts';

const article = (id: string, change: Partial<ListedDocument> = {}) =>
  ({ id, title: id, state: 'draft', deletedAt: null, ...change }) as ListedDocument;
const articles = { canArchive: true, counted: (count) => `${count} articles` } as ListKind;
const binned = { deletedAt: '2026-11-21T12:00:00Z' };

test('document list: what can be done is what the article itself allows, whatever list it is shown in', () => {
  expect(actionsFor(articles, [article('Oak')])).toEqual(['archive', 'bin']);
  expect(actionsFor(articles, [article('Oak', { state: 'archived' })])).toEqual([
    'unarchive',
    'bin',
  ]);
  expect(actionsFor(articles, [article('Oak', binned)])).toEqual(['restore', 'delete']);
  expect(actionsFor({ ...articles, canArchive: false }, [article('Oak')])).toEqual(['bin']);
});

test('document list: words and a state narrow it; a change to come is scheduled as well', () => {
  const all = [
    article('Oak stairs', { changeAt: '2026-12-01T12:00:00Z', state: 'live' }),
    article('Oak table'),
    article('Ash table', { state: 'scheduled' }),
  ];
  const found = (words: string, filter: string) =>
    narrowed(all, { words, filter }, ({ title }) => title).map(({ id }) => id);
  expect(found(' TABLE oak', 'all')).toEqual(['Oak table']);
  expect(found('', 'scheduled')).toEqual(['Oak stairs', 'Ash table']);
  expect(found('', 'draft')).toEqual(['Oak table']);
  expect(summaryOf(articles, all)).toBe('3 articles, 1 draft, 1 scheduled');
});

test('document list: what is done is said, and can be taken back; what others were faster with is not said to be done, and no Undo undoes what they did', () => {
  const live = article('Oak', { state: 'live' });
  expect(outcomeOf(articles, { action: 'bin', documents: [live] }, 1)).toEqual({
    sentence: '“Oak” moved to the bin. It was live; Undo brings it back as a draft.',
    undo: { action: 'restore', documents: [{ ...live, state: 'draft' }] },
  });
  const documents = [article('Oak', binned), article('Ash', binned)];
  const { sentence, undo } = outcomeOf(articles, { action: 'restore', documents }, 1);
  expect([sentence.split(':')[0], undo]).toEqual(['Done for 1 of 2', null]);
  const nothing = outcomeOf(articles, { action: 'restore', documents }, 0);
  expect([nothing.sentence.split(':')[0], nothing.undo]).toEqual(['Nothing was done', null]);
});
