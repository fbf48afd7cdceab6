import { expect, test } from 'vitest';
import { chosenArticles } from './chosen-articles.ts';

const all = ['oak', 'ash', 'elm', 'yew'].map((slug) => ({ slug, tags: ['Timber'] }));
const [oak, ash, elm, yew] = all;
if (yew) yew.tags = ['Old Houses'];
const slugs = (choice: Partial<Parameters<typeof chosenArticles>[1]>) =>
  chosenArticles(all, { show: 'latest', chosen: [], tag: '', ...choice });

test('article section: shows the latest three, those with a tag, or chosen ones in their order', () => {
  expect(slugs({})).toEqual([oak, ash, elm]);
  expect(slugs({ show: 'tag', tag: 'old houses' })).toEqual([yew]);
  expect(slugs({ show: 'tag', tag: 'stone' })).toEqual([]);
  expect(slugs({ show: 'chosen', chosen: ['yew', 'gone', 'oak'] })).toEqual([yew, oak]);
});
