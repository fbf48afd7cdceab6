import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { parse, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { optimizeHtml } from './optimize-html.ts';

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
const optimized = (head: string, body: string) => optimizeHtml(page(head, body), null).html;

const HEAD = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">';
/** What a reader of tags could stumble over. */
const MARKUP = [
  ...['<script>', '</script>', '<style>', '</style>', '<noscript>', '</noscript>', '<template>'],
  ...['</template>', '<svg>', '</svg>', '</head>', '</body>', '</html>', '<!--', '-->'],
  ...['<![CDATA[', ']]>', '<', '>', '"', "'", '&', '/', '=', '<meta charset="', '</title>'],
  ...['\u0000', '\n'],
];

test('policy: stands behind character set and viewport, before everything else', () => {
  const { html, policy } = optimizeHtml(page(`${HEAD}<title>Oak</title>`, ''), "img-src 'self'");
  expect(policy).toBe("img-src 'self'");
  const meta = `<meta http-equiv="content-security-policy" content="img-src 'self'">`;
  expect(html).toBe(page(`${HEAD}${meta}<title>Oak</title>`, ''));
});

test.each([
  [
    'has the hashes of what is in the page, and no other',
    '<script>a()</script><style>b{}</style><noscript><script>d()</script></noscript>',
    ` ${digest('a()')} ${digest('b{}')}`,
  ],
  [
    'gets no hash of text that only looks like a script of ours',
    '<p title="<script>a()</script>">&lt;script&gt;a()&lt;/script&gt;</p>',
    '',
  ],
])('policy: %s', (_, body, hashes) => {
  const known = [digest('a()'), digest('b{}'), digest('c()')].join(' ');
  const { policy } = optimizeHtml(page(HEAD, body), `script-src 'self' ${known}; style-src 'self'`);
  expect(policy).toBe(`script-src 'self'${hashes}; style-src 'self'`);
});

test('policy: has one hash for the styles, which become one at the end of the head', () => {
  const source = page(`${HEAD}<style>a{}</style><title>Oak</title>`, '<style>b{}</style><p></p>');
  const known = [digest('a{}'), digest('b{}')];
  const { html, policy } = optimizeHtml(source, `style-src ${known.join(' ')} 'self'`);
  expect(policy).toBe(`style-src ${digest('a{}b{}')} 'self'`);
  expect(html).toMatch(/<title>Oak<\/title><style>a\{\}b\{\}<\/style><\/head><body><p><\/p>/);
  expect(html.match(/<style/g)).toHaveLength(1);
});

test('policy: lets no style in that it does not know', () => {
  const source = page(`${HEAD}<style>a{}</style>`, '<style>b{}</style>');
  const { html, policy } = optimizeHtml(source, `style-src ${digest('a{}')}`);
  expect(policy).toBe(`style-src ${digest('a{}')}`);
  expect(html).toContain('<style>a{}</style><style>b{}</style>');
});

test('islands: styles move to the end of the head, in their order; scripts leave the part that is held back, in their order', () => {
  const body = '<style>b{}</style><p></p><noscript><style>c{}</style></noscript>';
  expect(optimized('<style>a{}</style>', body)).toBe(
    page('<style>a{}</style><style>b{}</style><style>c{}</style>', '<p></p><noscript></noscript>'),
  );
  const [a, b, c] = ['a', 'b', 'c'].map((name) => `<script>${name}()</script>`);
  expect(optimized('', `<noscript>Held${a}<b>${b}</b></noscript>${c}`)).toBe(
    page('', `${a}${b}<noscript>Held<b></b></noscript>${c}`),
  );
});

test.each([
  ['a quotation mark in an attribute', '<p title="&quot;&amp;quot;">&amp;quot;</p>'],
  ['a drawing', '<svg viewBox="0 0 1 1"><linearGradient id="a"></linearGradient></svg>'],
  ['a template', '<template id="a"><style>b{}</style></template>'],
  ['an island', `<astro-island props="{&quot;a&quot;:[0,&quot;b&quot;]}" ssr=""></astro-island>`],
  ['data', '<script type="application/ld+json">{"a":"\\u003c/script\\u003e"}</script>'],
])('page: keeps %s as it is', (_, body) => {
  expect(optimized('', body)).toBe(page('', body));
});

test('page: encodes what a browser with scripts could take for the end of a part; needs a head, if it has a policy', () => {
  expect(optimized('', '<noscript><img alt="</noscript><script>a()</script>"></noscript>')).toBe(
    page('', '<noscript><img alt="&lt;/noscript&gt;&lt;script&gt;a()&lt;/script&gt;"></noscript>'),
  );
  expect(() => optimizeHtml('<!DOCTYPE html><p>Oak', "img-src 'self'")).toThrow(/head/);
});

test('page: is to a browser what it was, whatever is stored in it', () => {
  const asText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const asAttribute = (text: string) => text.replaceAll('&', '&#38;').replaceAll('"', '&#34;');
  const stored = fc
    .array(fc.oneof(fc.constantFrom(...MARKUP), fc.string()), { maxLength: 5 })
    .map((parts) => parts.join(''));
  const element = fc.letrec((tie) => ({
    any: fc.oneof({ maxDepth: 4 }, stored.map(asText), tie('one')),
    one: fc
      .tuple(
        fc.constantFrom('section', 'span', 'noscript', 'svg', 'template', 'on-demand', 'b'),
        fc.constantFrom('title', 'data-text', 'alt'),
        stored,
        fc.array(tie('any'), { maxLength: 3 }),
      )
      .map(
        ([name, attribute, text, inside]) =>
          `<${name} ${attribute}="${asAttribute(text)}">${inside.join('')}</${name}>`,
      ),
  })).any;
  const asSeen = (html: string) => serialize(parse(html, { scriptingEnabled: false }));
  fc.assert(
    fc.property(
      fc.array(element as fc.Arbitrary<string>, { maxLength: 4 }),
      stored,
      (body, title) => {
        const source = page(`${HEAD}<title>${asText(title)}</title>`, body.join(''));
        const { html } = optimizeHtml(source, "img-src 'self'");
        const policy = '<meta http-equiv="content-security-policy" content="img-src \'self\'">';
        expect(html.split(policy)).toHaveLength(2);
        expect(asSeen(html.replace(policy, ''))).toBe(asSeen(source));
        expect(html.indexOf(policy)).toBe(html.indexOf(HEAD) + HEAD.length);
      },
    ),
    { numRuns: 500 },
  );
});

test('page: has nothing behind its end', () => {
  const { html } = optimizeHtml(`${page('', '<p></p>')}<script src="/a.js"></script>`, null);
  expect(html).toBe(page('', '<p></p><script src="/a.js"></script>'));
});
