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
  ['cut off', pdf('x'.repeat(4000)).subarray(0, 3000), 'truncated'],
  ['too large', pdf('x'.repeat(MOST_BYTES)), 'too-large'],
  [
    'of another kind',
    new TextEncoder().encode('PK\u0003\u0004 word/document.xml'),
    'not-a-picture',
  ],
  ['empty', new Uint8Array(), 'empty'],
])('a file that is %s is refused as that', (_, bytes, reason) => {
  expect(() => readFile(bytes)).toThrow(reason);
});
