import { expect, test } from 'vitest';
import { renderBody } from '#domain/markdown/body.ts';
import { fileNote, linkedMedia, withFileLinks } from './file-links.ts';

const ID = '0c28d8a5-4f3d-4f0e-9f6b-000000000001';
const GONE = '0c28d8a5-4f3d-4f0e-9f6b-000000000002';
const files = new Map([[ID, { path: '/files/price-list.pdf', note: '(PDF, 240 kB)' }]]);
const shown = (markdown: string) =>
  renderBody(markdown)
    .segments.map((one) => (one.kind === 'html' ? withFileLinks(one.html, files) : one.mediaId))
    .join('');

test('file: a link in a text leads to the file and says what it is; without the file the words stay', () => {
  expect(shown(`See [our **prices**](media:${ID} "a > b") today.`)).toBe(
    '<p>See <a href="/files/price-list.pdf" title="a > b">our <strong>prices</strong>\u00a0(PDF, 240 kB)</a> today.</p>',
  );
  expect(shown(`**[Prices](media:${ID})**`)).toContain(
    '<a href="/files/price-list.pdf" class="button">Prices (PDF, 240 kB)</a>',
  );
  expect(shown(`[Old](media:${GONE}) and [new](media:${ID})`)).toBe(
    '<p>Old and <a href="/files/price-list.pdf">new (PDF, 240 kB)</a></p>',
  );
  expect(shown('[No id](media:prices) and `media:x`')).toBe(
    '<p>No id and <code>media:x</code></p>',
  );
  expect(withFileLinks(`<a class="button" href="media:${ID}" id="x"><b>Go</b></a>`, files)).toBe(
    '<a class="button" href="/files/price-list.pdf" id="x"><b>Go</b>\u00a0(PDF, 240 kB)</a>',
  );
  const [segment] = renderBody(`[a](media:${ID}) [b](/x) [c](media:${GONE})`).segments;
  expect(segment?.kind === 'html' && linkedMedia(segment.html)).toEqual([ID, GONE]);
});

test.each([
  [240_100, 'en-GB', '(PDF, 240 kB)'],
  [12, 'en-GB', '(PDF, 1 kB)'],
  [999_499, 'en-GB', '(PDF, 999 kB)'],
  [999_500, 'en-GB', '(PDF, 1 MB)'],
  [1_234_567, 'de-DE', '(PDF, 1,2 MB)'],
  [1_234_567, 'fr-FR', '(PDF, 1,2 Mo)'],
])('file: %i bytes in %s are %s', (bytes, language, note) => {
  expect(fileNote(bytes, language).replace(/\u00a0/g, ' ')).toBe(note);
});
