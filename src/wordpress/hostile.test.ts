/** @module-tag slow */
import { expect, test } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';

const places = {
  picture: () => null,
  attachment: () => null,
  attachedTo: () => [],
  file: () => null,
  text: () => null,
  isOld: () => false,
};
const convert = (html: string, lost: string[] = []) =>
  htmlToMarkdown(html, { places, lose: (what) => lost.push(what) });

// Of 200 kB: with a square of their number, or a cube, these would never end.
test.each([
  ...['<a href=x>', '<a href=x>w', '<b><p></b>', '<font color=N>w<p>', '<dl><dt>w<dd>w'],
  ...['<table><tr><td>w', '[a b=', '<a title="', '<iframe src=x>', 'w*w_'],
])('import: a text of many %s has an end', (part) => {
  const once = convert(part.replace('N', '1'));
  const many = Array.from({ length: 200_000 / part.length }, (_, nth) =>
    part.replace('N', `${nth}`),
  );
  expect(convert(many.join('')).length).toBeGreaterThanOrEqual(once.length);
});

test('import: what is nested too deeply keeps its words, and is told of', () => {
  for (const tag of ['div', 'b', 'span', 'blockquote', 'ul><li']) {
    const lost: string[] = [];
    const text = convert(`${`<${tag}>`.repeat(6000)}oak</div><p>ash</p>`, lost);
    expect(text).toMatch(/oak[\s\S]*ash/);
    expect(lost).toEqual(['what was nested too deeply lost its form, and kept its words']);
  }
});

test('import: what is nested as pages are keeps its form', () => {
  const lost: string[] = [];
  const layers = `${'<div class="a>b">'.repeat(40)}<p><b>oak</b></p>${'</div>'.repeat(40)}`;
  const unclosed = '<p><strong>oak</p>'.repeat(300);
  expect(convert(layers + unclosed, lost)).toContain('**oak**');
  expect(convert(layers, lost)).toBe('**oak**');
  expect(lost.length).toBeLessThanOrEqual(1);
});
