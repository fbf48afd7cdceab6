import { expect, test } from 'vitest';
import { linkedPieces } from './linked-pieces.ts';

const links = (text: string) =>
  linkedPieces(text).flatMap(({ text, href }) => (href ? [[text, href]] : []));

test.each([
  ['Phone: +43 316 123 45-0', '+43 316 123 45-0', 'tel:+43316123450'],
  ['+44 (0)20 7946 0123, daily', '+44 (0)20 7946 0123', 'tel:+442079460123'],
  ['+44\u00a020\u00a07946\u00a00123', '+44\u00a020\u00a07946\u00a00123', 'tel:+442079460123'],
  [
    'Mail office@brandt.example.com.',
    'office@brandt.example.com',
    'mailto:office@brandt.example.com',
  ],
  [
    '(see https://example.com/a?b=1#c)',
    'https://example.com/a?b=1#c',
    'https://example.com/a?b=1#c',
  ],
  ['www.wko.at, Graz', 'www.wko.at', 'https://www.wko.at'],
  ['HTTPS://example.com', 'HTTPS://example.com', 'HTTPS://example.com'],
])('Markdown: %s', (text, shown, href) => {
  expect(links(text)).toEqual([[shown, href]]);
});

test.each([
  'FN 123456x, ATU12345678',
  'IBAN AT61 1904 3002 3457 3201',
  '0316 123 45',
  'version 2.0.1, 1+1000000',
  'javascript:alert(1)',
  'https://%zz',
  'write to @brandt',
])('Markdown: %s leads nowhere', (text) => {
  expect(linkedPieces(text)).toEqual([{ text }]);
});

test('Markdown: the pieces are the text, letter for letter', () => {
  const text =
    'Office: a@b.example, +43 1 234 5678 or www.b.example. And <b>"https://b.example"</b>!';
  const pieces = linkedPieces(text);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.filter(({ href }) => href)).toHaveLength(4);
  expect(linkedPieces('')).toEqual([]);
});
