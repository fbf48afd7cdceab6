import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';
import { MOST_BYTES } from './refusal.ts';

const pdf = (body = 'x') => new TextEncoder().encode(`%PDF-1.7\n${body}\n%%EOF\n`);

test('a PDF is told by its bytes, not by its name', () => {
  expect(readFile(pdf())).toEqual({ format: 'pdf', isAnimated: false });
  const behindAMark = new Uint8Array([0xef, 0xbb, 0xbf, ...pdf()]);
  expect(readFile(behindAMark)).toEqual({ format: 'pdf', isAnimated: false });
});

test('a drawing is told by its bytes too', () => {
  const drawing = new TextEncoder().encode('<?xml version="1.0"?><svg onload="alert(1)"/>');
  expect(readFile(drawing)).toEqual({ format: 'svg', isAnimated: false });
});

test.each([
  ['cut off', pdf('x'.repeat(4000)).subarray(0, 3000), 'Only part of this file is there.'],
  ['too large', pdf('x'.repeat(MOST_BYTES)), 'It has 26 MB. The limit is 25 MB.'],
  [
    'of another kind',
    new TextEncoder().encode('PK\u0003\u0004 word/document.xml'),
    'and PDF are taken',
  ],
  ['empty', new Uint8Array(), 'This file is empty.'],
])('a file that is %s is refused in a sentence', (_, bytes, sentence) => {
  expect(() => readFile(bytes)).toThrow(sentence);
});
