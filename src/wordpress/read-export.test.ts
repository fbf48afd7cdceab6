import { expect, test } from 'vitest';
import { readExport } from './read-export.ts';

const titleOf = (title: string) => {
  const item = `<item><title>${title}</title><wp:post_type>post</wp:post_type></item>`;
  const xml = `<rss><channel><wp:wxr_version>1.2</wp:wxr_version>${item}</channel></rss>`;
  return readExport(xml)?.posts[0]?.title;
};
const data = (text: string) => `<![CDATA[${text}]]>`;

test.each([
  [data('Oak &#8211; &#8220;our&#8221; wood &hellip;'), 'Oak – “our” wood …'],
  [data('Caf&eacute; &nbsp; 5 < 6 and 7 > 3'), 'Café 5 < 6 and 7 > 3'],
  [data('<em>Our</em> workshop &amp; yard'), 'Our workshop & yard'],
  ['Kitchen &#8211; x &#228;', 'Kitchen – x ä'],
])('import: a title is read as people read it: %s', (title, read) => {
  expect(titleOf(title)).toBe(read);
});

const HEAD =
  '<?xml version="1.0"?><rss><channel><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version>';
const post = (title: string, more = '') =>
  `<item><title>${title}</title><link>/${title}/</link><wp:post_type>post</wp:post_type>${more}</item>`;
const WHOLE =
  'What is whole in it: 1 article and 0 pages. Export it again, in parts if need be (by year or kind).';
const CUT = 'The export is cut short: its end is missing.';
const FATAL =
  '<br />\n<b>Fatal error</b>: Allowed memory size exhausted in <b>/x.php</b> on line <b>9</b>';
const TOLD =
  'The export holds an error message of the old site (“Fatal error: Allowed memory size exhausted in /x.php on line 9”), so more may be missing.';

test.each([
  ['whole', `${post('oak')}</channel></rss>`, []],
  ['between two entries', post('oak'), [`${CUT} ${WHOLE}`]],
  [
    'within an entry',
    `${post('oak')}<item><title><![CDATA[Ash & elm]]></title><content:encoded><![CDATA[One </item>`,
    [`${CUT} It breaks off in “Ash & elm”. ${WHOLE}`],
  ],
  ['by PHP', post('oak') + FATAL, [`${CUT} ${WHOLE}`, `${TOLD} ${WHOLE}`]],
  ['behind its end', `${post('oak')}</channel></rss>${FATAL}`, [`${TOLD} ${WHOLE}`]],
])('import: an export that ends %s says so, and what is whole in it comes', (_, rest, faults) => {
  const found = readExport(HEAD + rest);
  expect(found?.posts.map(({ title }) => title)).toEqual(['oak']);
  expect(found?.faults).toEqual(faults);
});

test('import: the files that one export was split into are read as one', () => {
  const author = (login: string) =>
    `<wp:author><wp:author_login>${login}</wp:author_login><wp:author_display_name>${login} H.</wp:author_display_name></wp:author>`;
  const part = (name: string) =>
    `${HEAD}${author(name)}${post(name, `<dc:creator>${name}</dc:creator>`)}</channel></rss>`;
  const found = readExport(part('oak'), part('ash'));
  expect(found?.posts.map(({ oldPath, author }) => [oldPath, author])).toEqual([
    ['/oak/', 'oak H.'],
    ['/ash/', 'ash H.'],
  ]);
  expect(found?.faults).toEqual([]);
  const others = readExport(part('oak'), part('elm').replaceAll('old.example', 'new.example'));
  expect(others?.faults.join()).toContain(
    'several sites (https://old.example, https://new.example)',
  );
  expect(readExport(part('oak'), '<html></html>')).toBeNull();
});

test('import: entries without number and address come each, from when they were', () => {
  const entry = (title: string, text: string) =>
    `<item><title>${title}</title><wp:post_date>2023-03-5 8:15:0</wp:post_date><wp:post_type>post</wp:post_type><content:encoded>\n<![CDATA[${text}]]>\n</content:encoded></item>`;
  const picture = `<item><title>Oak</title><wp:post_type>attachment</wp:post_type><wp:attachment_url>/oak.jpg</wp:attachment_url></item>`;
  const found = readExport(
    `${HEAD}${picture}${entry('Oak', 'One')}${entry('Oak', 'Two')}${entry('Ash', 'One')}</channel></rss>`,
  );
  expect(found?.posts.map(({ id, html, coverId }) => [id, html.trim(), coverId])).toEqual([
    ['oak', 'One', null],
    ['oak-2', 'Two', null],
    ['ash', 'One', null],
  ]);
  expect(found?.posts[0]?.publishedAt?.toISOString()).toBe('2023-03-05T08:15:00.000Z');
  expect([found?.pictures[0]?.id, found?.faults]).toEqual(['oak', []]);
});

test('import: an export that ends in its head is one', () => {
  expect(
    readExport('<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><ti')?.posts,
  ).toEqual([]);
  for (const text of ['<html></html>', 'no XML', '<rss><channel></channel></rss>']) {
    expect(readExport(text)).toBeNull();
  }
});

test('import: no control character comes, nor one entry twice', () => {
  const oak = post(
    'o\u0008a\u0010k',
    '<content:encoded><![CDATA[One&#x1f;\u000btwo]]></content:encoded>',
  );
  const found = readExport(`${HEAD}${oak}${oak}</channel></rss>`);
  expect(found?.posts.map(({ title, html }) => [title, html])).toEqual([['oak', 'One&#x1f; two']]);
  expect(found?.faults).toEqual([]);
});

test.each([
  ['WordPress', 'https://cdn.old.example/oak.jpg'],
  ['WordPress.com', 'https://oak.files.wordpress.com/2023/05/oak.jpg'],
  ['Squarespace', 'https://images.squarespace-cdn.com/content/v1/5e/oak.jpg'],
])('import: the hosts of its pictures are those of the old site: %s', (system, url) => {
  const picture = `<item><wp:post_type>attachment</wp:post_type><wp:attachment_url>${url}</wp:attachment_url></item>`;
  const found = readExport(`${HEAD}${picture}</channel></rss>`);
  expect([found?.system, ...(found?.hosts ?? [])]).toEqual([
    system,
    'old.example',
    new URL(url).host,
  ]);
});

const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`;
const WPML = meta('_wpml_media_has_media', '1');
test.each([
  ['en/oak', WPML, ['en', 'of 5']],
  ['oak/?lang=pt-br', WPML, ['pt', 'of 5']],
  ['oak', WPML, ['de', 'of 5']],
  ['oak', meta('_icl_lang_duplicate_of', '3') + meta('_icl_lang_code', 'fr'), ['fr', 'of 3']],
])('import: the language of /%s is read as WPML keeps it, %#', (link, more, expected) => {
  const item = `<item><title>x</title><link>https://old.example/${link}/</link><wp:post_id>5</wp:post_id><wp:post_type>post</wp:post_type>${more}</item>`;
  const found = readExport(`${HEAD}<language>de-DE</language>${item}</channel></rss>`);
  expect(found?.posts.map(({ code, group }) => [code, group])).toEqual([expected]);
});
