import { expect, test } from 'vitest';
import { changedParts } from './changed-parts.ts';

test('article: what has changed in a text stands in its place; paragraphs come and go', () => {
  const before = 'Oak is hard.\n\nAsh is light.\n\nElm is rare.';
  expect(changedParts(before, 'Oak is hard.\n\nAsh is light and tough.\n\nElm is rare.')).toEqual([
    { kind: 'same', text: 'Oak is hard.' },
    { kind: 'changed', before: 'Ash is light.', after: 'Ash is light and tough.' },
    { kind: 'same', text: 'Elm is rare.' },
  ]);
  expect(changedParts('Oak.\n\nAsh.', 'Oak.\n\nAsh.\n\nElm.')).toEqual([
    { kind: 'same', text: 'Oak.\n\nAsh.' },
    { kind: 'changed', before: '', after: 'Elm.' },
  ]);
  expect(changedParts('Oak.\n\nAsh.', 'Oak.')).toEqual([
    { kind: 'same', text: 'Oak.' },
    { kind: 'changed', before: 'Ash.', after: '' },
  ]);
});

test.each([null, 'Oak.\n\nAsh.'])('article: a text as it was, or of unknown past: %j', (before) => {
  expect(changedParts(before, 'Oak.\n\nAsh.')).toEqual([{ kind: 'same', text: 'Oak.\n\nAsh.' }]);
});

test('article: nothing is nothing', () => {
  expect(changedParts(null, '')).toEqual([]);
});
