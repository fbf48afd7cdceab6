import { expect, test } from 'vitest';
import { ownPage } from '#domain/pages/overlay.ts';
import { isKind } from '#sections/kinds.ts';
import { chosenProblems } from './chosen-problems.ts';

const NOTHING = { seoTitle: null, seoDescription: null, noindex: null, names: null };
const named = { key: 'p', kind: 'page', slug: 'p', title: 'Oak' } as const;

/** @param articles the fields of a section of articles, beside one that chooses jobs. */
function page(articles: Record<string, unknown>, hidden: readonly string[] = []) {
  const order = ['articles', 'work'].map((kind) => ({ key: kind, kind }));
  const fields = { articles, work: { show: 'chosen', chosen: ['a-stair'] } };
  return ownPage({ ...named, ...NOTHING, content: { order, hidden, fields } }, isKind);
}

const live = { articles: [{ slug: 'oak' }, { slug: 'ash' }], galleries: [{ slug: 'a-stair' }] };

test('page: a chosen article or job that the site does not have is named; nothing is said of what is not shown, or not known yet', () => {
  // To choose is what is set where nothing was.
  const chosen = page({ chosen: ['oak', 'elm'] });
  expect(chosenProblems(chosen, live)).toMatchObject([
    { level: 'caution', key: 'articles', at: 'articles.chosen' },
  ]);
  expect(chosenProblems(chosen, live)[0]?.text).toContain('“elm”');
  expect(chosenProblems(page({ chosen: ['oak'] }), { ...live, galleries: [] })).toMatchObject([
    { key: 'work', at: 'work.chosen' },
  ]);
  expect(chosenProblems(page({ show: 'latest', chosen: ['elm'] }), live)).toEqual([]);
  expect(chosenProblems(page({ chosen: ['elm'] }, ['articles']), live)).toEqual([]);
  const unknown = { articles: undefined, galleries: undefined };
  expect(chosenProblems(page({ chosen: ['elm'] }), unknown)).toEqual([]);
});
