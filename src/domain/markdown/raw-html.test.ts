import { expect, test } from 'vitest';
import { renderBody } from './body.ts';

/** The safe HTML of a text, pictures left out. */
function html(source: string): string {
  return renderBody(source)
    .segments.map((segment) => (segment.kind === 'html' ? segment.html : ''))
    .join('\n');
}

const RAW = ['style', 'title', 'textarea', 'xmp', 'iframe', 'script', 'noembed', 'noframes'];
const NAMES = [...RAW, 'plaintext', 'select', 'template', 'svg', 'math', 'STYLE', 'script async'];

test.each(NAMES)('raw tag: <%s> swallows nothing of what follows', (name) => {
  const after = 'element.\n\nAnd *this* follows.';
  const shown = `&#x3C;${name}> element.</p>\n<p>And <em>this</em> follows.</p>`;
  expect(html(`Use the <${name}> ${after}`)).toBe(`<p>Use the ${shown}`);
  expect(html(`<${name}> ${after}`)).toBe(`<p>${shown}`);
  expect(html(`Use the\n<${name}> ${after}`)).toBe(`<p>Use the\n${shown}`);
  expect(html(`- Use the\n  <${name}>\n\nAnd.`)).toContain('<p>And.</p>');
  expect(html(`> <${name}> quoted\n\nAnd.`)).toContain('<p>And.</p>');
  expect(html(`<div>\n<${name}> in HTML\n</div>\n\nAnd.`)).toMatch(/in HTML[\s\S]*<p>And\.<\/p>/);
  expect(html(`| a |\n|--|\n| <${name}> cell |\n| b |`)).toMatch(/cell<[\s\S]*b</);
});

const OPENINGS = ['<!-- remark', '<?php echo', '<![CDATA[ data', '<!DOCTYPE html'];
test.each(OPENINGS)('raw tag: %s without its end swallows nothing either', (opening) => {
  expect(html(`${opening}\n\nAnd *this*.`)).toMatch(/&#x3C;[\s\S]*<p>And <em>this<\/em>\.<\/p>$/);
});

test('raw tag: one with its end goes, with what is in it', () => {
  expect(html('<style>p { color: red }</style>\n\nAnd.')).toBe('<p>And.</p>');
  expect(html('a <script>alert(1)</script> b\n\nAnd.')).toBe('<p>a  b</p>\n<p>And.</p>');
  expect(html('<!-- remark -->\n\nAnd.')).toBe('<p>And.</p>');
  expect(html('<iframe src="x">\n\nold\n\n</iframe>\n\nAnd.')).toContain('<p>And.</p>');
});

test('raw tag: words between angle brackets are words, with attributes they are a tag; hundreds of them are read in a few passes', () => {
  expect(html('a <b and c> d')).toBe('<p>a &#x3C;b and c> d</p>');
  expect(html('> <b and c>\n\n- <b and\n  c>')).toMatch(/<p>&#x3C;b and c>[\s\S]*b and\s+c>/);
  expect(html('<style of oak>\n\nAnd.')).toBe('<p>&#x3C;style of oak></p>\n<p>And.</p>');
  expect(html('if x<y and y>*z*')).toBe('<p>if x&#x3C;y and y><em>z</em></p>');
  expect(html('a <b>c</b> <a href="/x" title=y>d</a>')).toBe(
    '<p>a <b>c</b> <a href="/x" title="y">d</a></p>',
  );
  expect(html('<details open>\n<summary>a</summary>b</details>')).not.toContain('open');
  expect(html('<style>\n'.repeat(500))).toContain('&#x3C;style>');
  expect(html(`${'<style> '.repeat(500)}\n\nAnd.`)).toContain('<p>And.</p>');
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)" onclick="alert(1)" style="x:y">a</a>',
  '<form action="/x"><input name=q autofocus onfocus=alert(1)><button>x</button></form>',
  '<base href="//evil.example"><meta http-equiv=refresh content="0;url=//evil.example">',
  '<style>body{display:none}</style><link rel=stylesheet href=//evil.example>',
  '<object data=x></object><embed src=x>',
  '<p id="main" class="hidden" style="position:fixed" tabindex="1" hidden>x</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '```html\n<script>alert(1)</script>\n```',
  '| <img src=x onerror=alert(1)> |\n|--|\n| <script>alert(1)</script> |',
])('hostile text: %s builds to harmless HTML', (source) => {
  const result = html(source);
  expect(result).not.toMatch(
    /<(?:script|img|svg|math|iframe|form|input|button|base|meta|style|link|object|embed|noscript|template)\b/i,
  );
  // An event handler counts only inside a tag; as text it may be read.
  expect(result).not.toMatch(/<[^>]*\s(?:on\w+|style|id|class|hidden)=/i);
  expect(result).not.toMatch(/href="(?!https?:|\/|#|mailto:|tel:)/i);
});

test('hostile text: an open fence, ten thousand characters and half an emoji build too; a paragraph of nothing but marks is refused, a long one with many is not', () => {
  expect(html('```\nnever closed')).toContain('never closed');
  expect(html('x'.repeat(10_000))).toHaveLength(10_007);
  expect(html('a\uD83Db')).toBe('<p>a\uFFFDb</p>');
  expect(() => renderBody('**a_'.repeat(20_000))).toThrow('too many marks');
  expect(html('*oak* '.repeat(2_000))).toContain('<em>oak</em>');
});

// Each takes minutes: the parser looks for the end of each in all that follows.
const ENDLESS = ['<!--', '<?', '<!A', '<![CDATA[', '<a b="', '[a][', '>'];
test.each(ENDLESS)('hostile text: 200,000 characters of %s are refused as one', (opening) => {
  const source = opening.repeat(200_000 / opening.length);
  expect(() => renderBody(source)).toThrow('too many marks');
});

test('hostile text: a long paragraph of links and tags is none of them', () => {
  expect(html('[oak](/oak) <b>and</b> '.repeat(1_500))).toContain('<b>and</b>');
});

test.each(['> ', '<b>'])('hostile text: %s ten thousand deep is refused', (opening) => {
  expect(() => renderBody(opening.repeat(10_000))).toThrow('The text is nested too deeply.');
});
