import { expect, test } from 'vitest';
import { DEFAULTS, withOrder } from '#domain/pages/draft.ts';
import { mergeDrafts } from '#domain/pages/merge.ts';
import { pathInWords, valueInWords } from './describe-changes.ts';

test('page: an order that two people changed is asked about by the names of the sections', () => {
  const kinds = ['hero', 'promises', 'contact'];
  const folder = { sections: kinds.map((kind) => ({ key: kind, kind, fields: {} })) };
  const [mine, theirs] = [
    ['promises', 'hero', 'contact'],
    ['contact', 'hero', 'promises'],
  ].map((order) => withOrder(DEFAULTS, folder, order));
  if (!mine || !theirs) throw new Error();
  const [clash] = mergeDrafts(folder, DEFAULTS, mine, theirs).clashes;
  if (!clash) throw new Error('Nothing clashes.');
  expect(pathInWords(folder, mine, clash.path)).toBe('Order of the sections');
  const said = valueInWords(folder, mine, clash.mine, clash.path);
  expect(said.split('\n')).toHaveLength(3);
  for (const kind of kinds) expect(said).not.toMatch(new RegExp(`^${kind}$`, 'm'));
});
