import { expect, test } from 'vitest';
import { ownPage } from '#domain/pages/overlay.ts';
import { isKind } from '#sections/kinds.ts';
import { chosenProblems, followerProblems } from './chosen-problems.ts';

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

test('page: what another page shows of it is named when it is hidden or taken out, and there what is gone', () => {
  const order = [{ key: 'a', kind: 'prices' }];
  const source = (hidden: readonly string[], sections = order) =>
    ownPage({ ...named, ...NOTHING, content: { order: sections, hidden, fields: {} } }, isKind);
  const content = {
    order: [{ key: 's', kind: 'shared' }],
    ...{ hidden: [], fields: { s: { chosen: ['p/a'] } } },
  };
  const follower = ownPage({ ...named, ...NOTHING, key: 'q', title: 'Ash', content }, isKind);
  expect(followerProblems(source([]), [follower])).toEqual([]);
  expect(followerProblems(source(['a']), [follower])).toMatchObject([
    { level: 'caution', key: 'a', text: expect.stringContaining('“Ash” shows Prices') },
  ]);
  expect(followerProblems(source([], []), [follower])).toMatchObject([
    { key: null, text: expect.stringContaining('“Ash” shows a section') },
  ]);
  const [gone] = chosenProblems(follower, { pages: [] });
  expect(gone?.text).toContain('nothing is shown here');
  expect(gone?.text).not.toContain('p/a');
});
