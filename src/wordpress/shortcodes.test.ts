import { expect, test } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { readExport } from './read-export.ts';
import { expandShortcodes } from './shortcodes.ts';

const places = {
  picture: () => null,
  attachment: () => null,
  attachedTo: () => [],
  file: () => null,
  text: () => null,
  isOld: () => false,
};
const lose = () => undefined;
const expand = (html: string) => expandShortcodes(html, { places, lose });

test.each([
  ['[caption width="3"]<img src="a"> Oak[/caption]', '<figure><img src="a"><figcaption>Oak'],
  ['[embed width="3"] https://a.example [/embed]', '<a href="https://a.example">'],
  [`a [b c="1" d='2' e=3 /] d`, 'a  d'],
])('shortcodes: %s', (html, expected) => {
  expect(expand(html)).toContain(expected);
});

test('shortcodes: a block without text is named', () => {
  const lost: string[] = [];
  const html = '<!-- wp:latest-posts {"n":3} /--><!-- wp:my/block /--><!-- /wp:list -->';
  expandShortcodes(html, { places, lose: (what) => lost.push(what) });
  expect(lost).toEqual(['the block “latest-posts”', 'the block “my/block”']);
});

// With a pattern that tries each beginning to the end, or each attribute in two ways, these never end.
const MANY = 2_000_000;
test.each([
  ...['[caption', '[caption]', '[gallery', '[embed', '[embed]', '<!-- wp:a ', '[a b="', '[a '],
])('shortcodes: many of %s have an end', (part) => {
  const html = part.repeat(MANY / part.length);
  expect(expand(html).length).toBeLessThanOrEqual(html.length);
});

test('shortcodes: many attributes have an end', () => {
  const html = `[a${' b="1"'.repeat(MANY / 6)}`;
  expect(expand(html.slice(0, 2000))).toBe(html.slice(0, 2000));
});

test('shortcodes: many comments that nothing closes have an end', () => {
  expect(htmlToMarkdown('<!--'.repeat(MANY / 4), { places, lose })).toBe('');
});

test('shortcodes: a title of many brackets has an end', () => {
  const title = `<![CDATA[${'<'.repeat(MANY)} oak]]>`;
  const item = `<item><title>${title}</title><wp:post_type>post</wp:post_type></item>`;
  const xml = `<rss><channel><wp:wxr_version>1.2</wp:wxr_version>${item}</channel></rss>`;
  expect(readExport(xml)?.posts[0]?.title).toHaveLength(MANY + 4);
});
