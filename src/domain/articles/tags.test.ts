import { expect, test } from 'vitest';
import { hiddenTags, tagLinks } from './tags.ts';

test('tags: those that one address would have are told, and those that none can have', () => {
  const tags = ['C', 'C++', 'C#', 'Oak', 'oak!', '橡木'];
  expect(tagLinks(tags).map(({ name }) => name)).toEqual(['C', 'C++', 'C#', 'Oak']);
  expect(hiddenTags(tags)).toEqual([
    { name: 'oak!', shown: 'Oak' },
    { name: '橡木', shown: null },
  ]);
});
