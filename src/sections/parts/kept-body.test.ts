import { expect, test } from 'vitest';
import { keptBody } from './kept-body.ts';

test('article: a text is read once, and another text for itself; more texts than are kept are read as well', () => {
  const body = keptBody('Oak **and** ash');
  expect(body.segments).toEqual([{ kind: 'html', html: '<p>Oak <strong>and</strong> ash</p>' }]);
  expect(keptBody('Oak **and** ash')).toBe(body);
  expect(keptBody('Oak').text).toBe('Oak');
  const first = keptBody('Text 0');
  for (let number = 1; number <= 1000; number += 1) {
    expect(keptBody(`Text ${number}`).text).toBe(`Text ${number}`);
  }
  expect(keptBody('Text 0')).toEqual(first);
});
