import { expect, test } from 'vitest';
import { completePictures } from './complete-pictures.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { placesOf } from './places.ts';
import { readExport } from './read-export.ts';

const CDN = 'https://images.squarespace-cdn.com/content/v1/5e';

/** @param files address, number, text and what it shows of each picture. */
function convert(html: string, files: readonly (readonly string[])[] = []) {
  const entries = files.map(
    ([url, id, parent = '', alt = '']) => `<item><wp:post_type>attachment</wp:post_type>
      <wp:post_id>${id}</wp:post_id><wp:post_parent>${parent}</wp:post_parent>
      <wp:attachment_url>${url}</wp:attachment_url><wp:postmeta>
      <wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>${alt}</wp:meta_value>
      </wp:postmeta></item>`,
  );
  const post = `<item><wp:post_type>post</wp:post_type><wp:post_id>9</wp:post_id>
    <content:encoded><![CDATA[${html}]]></content:encoded></item>`;
  const found = readExport(
    `<rss><channel><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version>${entries.join('')}${post}</channel></rss>`,
  );
  if (!found) throw new Error('no export');
  completePictures(found);
  const ids = new Map(found.pictures.map(({ id, url }) => [id, url.split('/').at(-1) ?? '']));
  const lost: string[] = [];
  const lose = (what: string) => lost.push(what);
  const places = placesOf(found, ids, new Map());
  return { text: htmlToMarkdown(html, { places, lose, textId: '9' }), lost };
}

const OAK = ['https://old.example/wp-content/uploads/2019/05/oak-scaled.jpg', '7', '9', 'Boards'];

test.each([
  'https://old.example/wp-content/uploads/2019/05/oak-scaled.jpg',
  'http://www.old.example/wp-content/uploads/2019/05/oak-1024x683.jpg',
  '/wp-content/uploads/2019/05/oak.jpg?w=300',
  'https://i0.wp.com/old.example/wp-content/uploads/2019/05/oak-300x200.jpg?resize=64%2C48&amp;ssl=1',
])('import: %s is the picture that the export names', (src) => {
  expect(convert(`<img src="${src}">`, [OAK])).toEqual({
    ...{ text: '![Boards](media:oak-scaled.jpg)', lost: [] },
  });
});

test.each([
  `<img data-src="${CDN}/ash.jpg" alt="Ash"><noscript><img src="${CDN}/ash.jpg"></noscript>`,
  `<img src="data:image/gif;base64,R0" data-lazy-src="${CDN}/ash.jpg" alt="Ash">`,
  `<img srcset="${CDN}/ash.jpg?format=300w 300w" alt="Ash">`,
])('import: a picture that waits to be seen comes, %#', (html) => {
  const rail = [`${CDN}/rail.jpg`, '6'];
  const { text, lost } = convert(html, [rail]);
  expect(text).toMatch(/^!\[Ash\]\(media:ash\.jpg(?:\?format=300w)?\)$/);
  expect(lost).toEqual([]);
});

test('import: a picture of another host stays there, and is told of', () => {
  expect(convert('<img src="https://elsewhere.example/ash.jpg" alt="Ash">', [OAK])).toEqual({
    text: '[Ash](https://elsewhere.example/ash.jpg)',
    lost: ['the picture https://elsewhere.example/ash.jpg'],
  });
});

test.each([
  ['[gallery]', ['oak-scaled.jpg', 'ash.jpg']],
  ['[gallery exclude="7"]', ['ash.jpg']],
  ['[gallery ids="7"]', ['oak-scaled.jpg']],
])('import: %s shows what WordPress shows', (html, names) => {
  const ash = ['https://old.example/wp-content/uploads/ash.jpg', '8', '9', 'Ash'];
  const { text, lost } = convert(html, [OAK, ash]);
  expect(text.match(/(?<=media:)[^)]+/g)).toEqual(names);
  expect(text).not.toContain('![]');
  expect(lost).toEqual([]);
});

const TUBE = 'https://www.youtube.com/watch?v=abc';
test.each([
  ['[Video (YouTube)](https://www.youtube.com/watch?v=abc)', `One\n\n${TUBE}\n\nTwo`, TUBE],
  [...['(YouTube)](https://www.youtube.com/watch?v=abc)', `One\n${TUBE}\nTwo`, TUBE]],
  [
    '[Video (YouTube)](https://www.youtube.com/watch?v=a-1)',
    '<iframe src="https://www.youtube-nocookie.com/embed/a-1?rel=0"></iframe>',
    'https://www.youtube-nocookie.com/embed/a-1?rel=0',
  ],
  ['[Video (Vimeo)](https://vimeo.com/12)', '[vimeo 12]', 'https://vimeo.com/12'],
  [
    '<https://maps.example/x>',
    '<!-- wp:embed --><div class="wp-block-embed__wrapper">\nhttps://maps.example/x\n</div>',
    'https://maps.example/x',
  ],
])('import: %s is what becomes of an address that stands alone', (expected, html, url) => {
  const { text, lost } = convert(html);
  expect(text).toContain(expected);
  expect(lost).toEqual([`what was embedded from ${url}`]);
});

test.each([
  ['<form><input type="hidden"><button>Send</button></form>', 'a form'],
  ['<math><mi>a</mi></math>', 'a formula'],
  ['<script src="https://book.example/w.js"></script>', 'what a script of book.example showed'],
  ['One\n\n[my-slider]\n\nTwo', 'the shortcode [my-slider]'],
  ['[tabs]One[/tabs]', 'the shortcode [tabs]'],
  ['[rev_slider home] [sic] [Anm. d. Red.]', 'the shortcode [rev_slider]'],
  ['<!-- wp:block {"ref":9} /-->', 'a shared block that the export has not'],
  ['[gallery ids="7,8"]', 'pictures that the export has not'],
  [
    '<figure><blockquote>One</blockquote><figcaption>In <a href="/linz">Linz</a></figcaption></figure>',
    'the link to /linz in a caption',
  ],
])('import: what can’t come is told: %s', (html, what) => {
  expect(convert(html, [OAK]).lost).toEqual([what]);
});

test('import: links that show nothing vanish, and headings that open keep their words', () => {
  const button = '<h3><button>Do you oil?<span aria-hidden="true">+</span></button></h3>';
  const empty = '<p>One <a href="/x"></a><a name="two">two</a></p>';
  expect(convert(button + empty)).toEqual({ text: '### Do you oil?\n\nOne two', lost: [] });
});
