import { expect, test } from 'vitest';
import { firstPath, newSection } from './new-section.ts';

test.each([
  ['prices', 1, /^items\.i\w+\.name$/],
  ['questions', 1, /^items\.i\w+\.question$/],
  // Nothing says yet what they are.
  ['promises', 2, /^label$/],
  ['facts', 0, /^label$/],
  ['shared', 0, /^chosen$/],
])('page: %s begin with %i rows to write in, and with the cursor in the first field', (...row) => {
  const [kind, count, path] = row;
  const fields = newSection(kind);
  const { items = [] } = fields as { items?: { key: string }[] };
  expect(new Set(items.map(({ key }) => key)).size).toBe(count);
  expect(firstPath(kind, fields)).toMatch(path);
});
