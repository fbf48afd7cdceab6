import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  inHtmlSpelling,
  islandRuntime,
  withIslandStyleInHead,
  withOwnHashes,
} from './lean-html.ts';

const RULE = '<style>astro-island,astro-slot{display:contents}</style>';

describe('the rule for islands', () => {
  test('moves behind the other styles of the head', () => {
    expect(
      withIslandStyleInHead(
        `<head><style>a{}</style></head><body><p>1</p>${RULE}<astro-island></astro-island></body>`,
      ),
    ).toBe(
      `<head><style>a{}</style>${RULE}</head><body><p>1</p><astro-island></astro-island></body>`,
    );
  });

  test('is there once, whatever number of parts of the page brought it along', () => {
    const page = `<head></head><body>${RULE}<p></p>${RULE}</body>`;
    expect(withIslandStyleInHead(page)).toBe(`<head>${RULE}</head><body><p></p></body>`);
  });

  test('stays where it is in a page that comes through again', () => {
    const page = `<head>${RULE}</head><body></body>`;
    expect(withIslandStyleInHead(page)).toBe(page);
  });
});

describe('tags', () => {
  test.each([
    [
      '<input id="a" autoComplete="name" type="text"/>',
      '<input id="a" autocomplete="name" type="text">',
    ],
    ['<form method="dialog" noValidate="">', '<form method="dialog" novalidate>'],
    ['<option value="" selected=""></option>', '<option value="" selected></option>'],
    ['<img alt="" src=a.jpg />', '<img alt="" src=a.jpg>'],
    ['<br/>', '<br>'],
  ])('%s becomes %s', (react, html) => {
    expect(inHtmlSpelling(react)).toBe(html);
    expect(inHtmlSpelling(html), 'and stays so').toBe(html);
  });

  test.each([
    '<!DOCTYPE html>',
    '<svg viewBox="0 0 1 1"><path d="M0 0"/><linearGradient gradientUnits="a"/></svg>',
    '<script type="module">a=`<input noValidate=""/>`</script>',
    '<style>a::after{content:"<br/>"}</style>',
    '<!-- <br/> -->',
    '<p title="<br/> noValidate=">A < B, autoComplete="" /></p>',
    '<astro-island props=\'{"a":"<br/>"}\' ssr></astro-island>',
  ])('%s is left alone', (html) => {
    expect(inHtmlSpelling(html)).toBe(html);
  });
});

describe('the policy', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const page = (hashes: string, body: string) =>
    `<meta http-equiv="content-security-policy" content="script-src 'self' ${hashes};">${body}`;

  test('keeps the hashes of what is in the page, and no other', () => {
    const body = '<script>a()</script><style>b{}</style>';
    const own = `${hash('a()')} ${hash('b{}')}`;
    expect(withOwnHashes(page(`${own} ${hash('c()')}`, body))).toBe(page(own, body));
  });

  test('allows the rule for islands wherever it stands', () => {
    const own = hash('astro-island,astro-slot{display:contents}');
    const moved = withIslandStyleInHead(`<head>${page(own, '')}</head>${RULE}`);
    expect(withOwnHashes(moved)).toContain(own);
  });
});

describe('the scripts that run islands', () => {
  const lazy = '<script>(()=>{(self.Astro||={}).lazy=1;dispatchEvent("astro:lazy")})()</script>';
  const element = '<script>(()=>{customElements.define("astro-island",class{})})()</script>';

  test('leave the page together, in their order', () => {
    const runtime = islandRuntime(`<p></p>${lazy}${element}<astro-island></astro-island>`);
    expect(runtime?.code.split('\n').map((line) => line.includes('customElements'))).toEqual([
      false,
      true,
      false,
    ]);
    expect(runtime?.replaceWith('<i></i>')).toBe('<p></p><i></i><astro-island></astro-island>');
  });

  test('stay where an island must run at once', () => {
    expect(islandRuntime(lazy.replace('.lazy=', '.only=') + element)).toBeNull();
    expect(islandRuntime('<p>No island</p>')).toBeNull();
  });
});
