import { expect, test } from 'vitest';
import { joined, omitted } from './late-words.ts';

let isThere = false;
const table = {
  get late() {
    if (!isThere) throw new Error('Too early.');
    return 'said';
  },
  early: 'said',
};

test('words: are read when they are said', () => {
  isThere = false;
  const all = joined(table, { early: 'said otherwise', more: 'more' });
  const less = omitted(table, 'early');
  isThere = true;
  expect(all).toEqual({ late: 'said', early: 'said otherwise', more: 'more' });
  expect({ ...less }).toEqual({ late: 'said' });
});
