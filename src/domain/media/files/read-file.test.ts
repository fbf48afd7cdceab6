import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';
import { MOST_BYTES } from './refusal.ts';
import { textOf } from './svg.ts';

const pdf = (body = 'x') => new TextEncoder().encode(`%PDF-1.7\n${body}\n%%EOF\n`);

const PDF = { format: 'pdf', isAnimated: false, isProtected: false };

test('file: a PDF is told by its bytes, with what is behind its end, and whether it may ask for a password', () => {
  expect(readFile(pdf())).toEqual(PDF);
  const behindAMark = new Uint8Array([0xef, 0xbb, 0xbf, ...pdf()]);
  expect(readFile(behindAMark)).toEqual(PDF);
  expect(readFile(new Uint8Array([...pdf(), ...new Uint8Array(80_000)]))).toEqual(PDF);
  expect(readFile(new TextEncoder().encode(`%PDF-1.4\n%%EOF\n<html>404, no object`))).toEqual(PDF);
  // Its first page comes first, with an end of its own.
  const cut = '%PDF-1.4\n1 0 obj\n<< /Linearized 1 >>\nendobj\n%%EOF\n12 0 obj\n<< /Length 9';
  expect(() => readFile(new TextEncoder().encode(cut))).toThrow('truncated');
  const locked = pdf('trailer\n<<\n/Size 6\n/Encrypt 5 0 R\n>>');
  expect(readFile(locked)).toEqual({ ...PDF, isProtected: true });
  expect(readFile(pdf('/EncryptMetadata false'))).toEqual(PDF);
});

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

test.each([
  ['with a declaration', '<?xml version="1.0"?><svg onload="alert(1)"/>'],
  ['of a namespace', '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>'],
  ['behind a licence', `<?xml version="1.0"?>\n<!-- ${'> licence '.repeat(900)} -->\n<svg/>`],
  [
    'of Illustrator',
    '<!-- Generator --><!DOCTYPE svg PUBLIC "-//W3C" "x.dtd" [\n<!ENTITY a "b">\n]>\n<svg/>',
  ],
])('file: a drawing %s is told by its bytes, in 8 bits or 16', (_, text) => {
  const drawing = { format: 'svg', isAnimated: false };
  expect(readFile(new TextEncoder().encode(text))).toEqual(drawing);
  expect(readFile(utf16(text))).toEqual(drawing);
});

test.each([
  ...['<!doctype html><p>An <svg> in a page', '<html><svg/></html>', '<!-- <svg/>'],
  ...['<!DOCTYPE svg [', '<?xml <svg>', `${'<!--'.repeat(200_000)}<svg>`],
])('file: what only mentions a drawing is none: %s', (text) => {
  expect(() => readFile(new TextEncoder().encode(text))).toThrow('not-a-picture');
});

test('file: a drawing in 16 bits is read as text', () => {
  expect(textOf(utf16('<svg>Küche</svg>'))).toBe('<svg>Küche</svg>');
  expect(textOf(new TextEncoder().encode('<svg>Küche</svg>'))).toBe('<svg>Küche</svg>');
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
])('file: one that is %s is refused as that', (_, bytes, reason) => {
  expect(() => readFile(bytes)).toThrow(reason);
});
