import { expect, test } from 'vitest';
import { feedHtml } from './feed.ts';

test('feed: links of a feed lead to the site, pictures are figures', () => {
  const links = '<a href="/work">a</a> <a href="#b">b</a> <a href="https://c/">c</a>';
  const figure = { address: 'https://h/p.jpg', width: 3, height: 2, alt: '"Oak"', caption: '<b>' };
  const html = feedHtml(
    [
      { kind: 'html', html: `<p>${links}</p>` },
      { kind: 'figure', ...figure },
    ],
    'https://h/blog/x',
  );
  expect(html).toBe(
    '<p><a href="https://h/work">a</a> <a href="https://h/blog/x#b">b</a> <a href="https://c/">c</a></p>\n' +
      '<figure><img src="https://h/p.jpg" alt="&quot;Oak&quot;" width="3" height="2"><figcaption>&lt;b&gt;</figcaption></figure>',
  );
});

test.each([
  [
    'text that looks like a link stays text',
    '<p title="<a href=&quot;/x">&#x3C;a href="/y">z</p>',
    '<p title="<a href=&#x22;/x">&#x3C;a href="/y">z</p>',
  ],
  [
    'tables are aligned without our stylesheet',
    '<table><tbody><tr><td class="align-right">4</td></tr></tbody></table>',
    '<table><tbody><tr><td align="right">4</td></tr></tbody></table>',
  ],
])('feed: %s', (_, html, shown) => {
  expect(feedHtml([{ kind: 'html', html }], 'https://h/blog/x')).toBe(shown);
});
