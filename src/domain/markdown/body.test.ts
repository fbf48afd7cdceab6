import { expect, test } from 'vitest';
import { blogMessages } from '#business/messages/blog.ts';
import { renderBody } from './body.ts';

const PICTURE = 'media:603b76f3-4ee1-47da-899c-bb14b2324aa5';

/** The safe HTML of a text, pictures left out. */
function html(source: string): string {
  return renderBody(source)
    .segments.map((segment) => (segment.kind === 'html' ? segment.html : ''))
    .join('\n');
}

test.each([
  [
    'prose: keeps paragraphs, lists, emphasis and quotations',
    'One *two* **three**\n\n> said\n\n- a\n- b',
    '<p>One <em>two</em> <strong>three</strong></p>\n<blockquote>\n<p>said</p>\n</blockquote>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>',
  ],
  [
    'prose: keeps the number of a paragraph of law on its line',
    'nach § 25 MedienG, §§ 5 und 6; § a, §25 und `§ 25`, 3 §',
    '<p>nach §\u00a025 MedienG, §§\u00a05 und 6; § a, §25 und <code>§ 25</code>, 3 §</p>',
  ],
  [
    'headings: take no id from the text',
    '<h2 id="main" class="x">Hello</h2>',
    '<h2 id="hello">Hello</h2>',
  ],
  [
    'links: inside the site stay as they are',
    '[a](/blog/oak#price) [b](#price)',
    '<p><a href="/blog/oak#price">a</a> <a href="#price">b</a></p>',
  ],
  [
    'links: to an address without a scheme lead there by https',
    'See www.ris.bka.gv.at, **WWW.oak.example/a?b=1** and http://old.example',
    '<p>See <a href="https://www.ris.bka.gv.at" rel="noopener">www.ris.bka.gv.at</a>, <strong><a href="https://WWW.oak.example/a?b=1" rel="noopener">WWW.oak.example/a?b=1</a></strong> and <a href="http://old.example" rel="noopener">http://old.example</a></p>',
  ],
  [
    'links: that leave the site open no door back',
    '[a](https://example.com/)',
    '<p><a href="https://example.com/" rel="noopener">a</a></p>',
  ],
  [
    'call to action: is a paragraph of one bold link',
    '**[Ask for a quote](/#contact)**',
    '<p><strong><a href="/#contact" class="button">Ask for a quote</a></strong></p>',
  ],
  [
    'tag that is text: one in code is left as it is',
    '<style>\n\n`<style>`\n\n```\n<!-- a\n```',
    '<p>&#x3C;style></p>\n<p><code>&#x3C;style></code></p>\n<pre><code>&#x3C;!-- a\n</code></pre>',
  ],
  [
    'hostile text: marks that turn the direction of text are removed',
    'safe\u202Egnp.exe\u2066 text',
    '<p>safegnp.exe text</p>',
  ],
  [
    'prose: words that stand loose in HTML are a paragraph',
    '<div>\nOak <b>and</b> ash\n<p>Elm</p>\n</div>',
    '<p>\nOak <b>and</b> ash\n</p>\n<p>Elm</p>',
  ],
])('Markdown, %s', (_, source, shown) => {
  expect(html(source)).toBe(shown);
});

test('prose: sets quotation marks and dashes as a printer would; a text that begins with three hyphens is text, not front matter', () => {
  expect(html('"Oak" -- it\'s oak...')).toBe('<p>“Oak” – it’s oak…</p>');
  const typed = `"Oak," he said, "isn't 'hard'." -- It's --- well... ---- the '90s (“x”) a"b ('c') ["d"] 'tis 'quoted' a'b'c 'a "b' c" 5'6" ['x'] -"x" \\"x\\"`;
  expect(renderBody(typed).text).toBe(
    `“Oak,” he said, “isn’t ‘hard’.” – It’s — well… –– the ’90s (“x”) a“b (‘c’) [“d”] ’tis ‘quoted’ a’b’c ‘a “b’ c” 5’6” [‘x’] -“x” "x"`,
  );
  expect(renderBody('`"a" -- b` and "*oak*" -- <b>"ash"</b>').text).toBe(
    '"a" -- b and “oak” – “ash”',
  );
  expect(html('---\ntitle: lost?\n---\n\nKept')).toContain('title: lost?');
});

test('prose: tables scroll by themselves, are aligned as they were written, and have headings that say something', () => {
  expect(html('| Wood | Price |\n|:--|--:|\n| Ash | 4 |')).toContain(
    `<section class="table" aria-label="${blogMessages.table}" tabindex="0"><table>`,
  );
  const table = html('| a | b | c | d |\n|:--|:-:|--:|---|\n| 1 | 2 | 3 | 4 |');
  expect(table).toContain(
    '<th scope="col">a</th>\n<th scope="col" class="align-center">b</th>\n<th scope="col" class="align-right">c</th>\n<th scope="col">d</th>',
  );
  expect(table).toContain(
    '<td>1</td>\n<td class="align-center">2</td>\n<td class="align-right">3</td>\n<td>4</td>',
  );
  const cells = [
    '<td style="color: red; TEXT-ALIGN: Right">1</td>',
    '<td align="center">2</td>',
    '<td style="text-align: right url(x)" class="align-right">3</td>',
    '<td style="text-align: justify">4</td>',
  ];
  expect(html(`<table><tr>${cells.join('')}</tr></table>`)).toContain(
    '<td class="align-right">1</td><td class="align-center">2</td><td>3</td><td>4</td>',
  );
  expect(html('| | Oak |\n|--|--|\n| Price | 4 |')).toContain(
    '<tr>\n<td></td>\n<th scope="col">Oak</th>',
  );
  expect(renderBody('# Oak\n\nPale *and* hard.').text).toBe('Oak Pale and hard.');
});

test('headings: stand below the title of the page and skip no level', () => {
  const { headings } = renderBody('# One\n\n#### Two\n\n## Three\n\n### Four\n\n###### Five');
  expect(headings.map(({ level }) => level)).toEqual([2, 3, 2, 3, 4]);
});

test('headings: have readable ids that are unique on the page; an empty heading is not one', () => {
  const { headings } = renderBody('## Oak & ash\n\n## Oak & ash\n\n## Contact\n\n## 橡木');
  expect(headings.map(({ id }) => id)).toEqual([
    ...['oak-and-ash', 'oak-and-ash-2', 'contact-2', 'section'],
  ]);
  expect(renderBody('## \n\nText').headings).toEqual([]);
});

test.each([
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java&#10;script:alert(1)'],
  ...['&#106;avascript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'vbscript:x'],
  ...['//evil.example', '%zz', 'relative/path'],
])('links: to %s lose the address and keep the words', (address) => {
  const result = html(`[words](<${address}>)`);
  expect(result).toContain('words');
  expect(result).not.toContain('<a');
});

test('Markdown: an address that only looks like a path is refused', () => {
  expect(html('<a href="/\\evil.example">words</a>')).not.toContain('href');
});

test.each([
  ...['**[a](/b)** c', '[a](/b)', '**[a *b*](/c)**', '- **[a](/b)**', '**[a](javascript:x)**'],
])('call to action: %s is none', (source) => {
  expect(html(source)).not.toContain('button');
});

test('pictures: become figures with their caption, in the order of the text', () => {
  const mediaId = PICTURE.slice('media:'.length);
  const { segments } = renderBody(`Before\n\n![Oak](${PICTURE} "From the door")\n\nAfter`);
  expect(segments).toEqual([
    { kind: 'html', html: '<p>Before</p>' },
    { kind: 'figure', mediaId, alt: 'Oak', caption: 'From the door' },
    { kind: 'html', html: '<p>After</p>' },
  ]);
});

const [OAK, ASH] = [`![Oak](${PICTURE})`, `![Ash](${PICTURE})`];
test.each([
  [`${OAK}\n${ASH}`, 'before after'],
  [`${OAK}\n\n${ASH}`, 'alone alone'],
  [`${OAK} ${ASH} ${OAK}`, 'alone alone alone'],
  [`words ${OAK} ${ASH}`, 'html alone alone'],
])('pictures: two in one paragraph are before and after, three are not: %j', (source, sides) => {
  const { segments } = renderBody(source);
  const shown = segments.map((part) =>
    part.kind === 'figure' ? (part.side ?? 'alone') : part.kind,
  );
  expect(shown.join(' ')).toBe(sides);
});

test('pictures: inside a paragraph or a list stand behind it', () => {
  const { segments } = renderBody(`- one ![Oak](${PICTURE}) two\n- three`);
  expect(segments.map(({ kind }) => kind)).toEqual(['html', 'figure']);
  expect(segments[0]).toMatchObject({ html: expect.not.stringContaining('img') });
});

const ELSEWHERE = ['https://x.example/a.jpg', '%zz', 'media:not-an-id', 'javascript:alert(1)', ''];
test.each(ELSEWHERE)('pictures: from %s are not loaded, their description stays', (address) => {
  expect(html(`![Oak shavings](<${address}>)`)).toBe('<p>Oak shavings</p>');
});
