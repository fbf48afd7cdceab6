import { expect, test } from 'vitest';
import { elementsOf, parsePage } from '../support/parsed-page.ts';
import { pages, read } from './built-site.ts';
import { problemsOf } from './html-rules.ts';

test('HTML: there are pages to validate', () => {
  expect(pages).toEqual(expect.arrayContaining(['index.html', '404.html', 'admin.html']));
  expect(pages.length).toBeGreaterThan(8);
});

test.each(pages)('HTML: %s', (page) => {
  const html = read(page);
  expect(problemsOf(html, page)).toEqual([]);
  expect(html.trimEnd(), 'it ends with the end of its elements').toMatch(/<\/body><\/html>$/);
  // The rule of style attributes being off, this holds what it is off for.
  for (const [, style = ''] of html.matchAll(/<[a-z][^<>]* style="([^"]*)"/g)) {
    const declarations = style.replace(/url\([^)]*\)/g, 'url()').split(';');
    expect(declarations.filter((one) => one !== '' && !one.startsWith('--'))).toEqual([]);
  }
  const texts = (name: string) =>
    elementsOf(parsePage(html)).flatMap(({ tagName, text }) => (tagName === name ? [text] : []));
  expect(texts('option').filter((text) => text.trim() === '')).toEqual([]);
  const joined = texts('p').filter((text) => /\p{Ll}[.!?]\p{Lu}/u.test(text));
  expect(joined, 'there is room between sentences').toEqual([]);
});
