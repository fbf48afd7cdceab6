import { expect, test } from 'vitest';
import { readExport } from './read-export.ts';

const titleOf = (title: string) => {
  const item = `<item><title>${title}</title><wp:post_type>post</wp:post_type></item>`;
  const xml = `<rss><channel><wp:wxr_version>1.2</wp:wxr_version>${item}</channel></rss>`;
  return readExport(xml).posts[0]?.title;
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
