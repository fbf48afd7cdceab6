import { describe, expect, it } from 'vitest';
import { elementsOf, parsePage } from '../support/parsed-page.ts';
import { pages, read } from './built-site.ts';
import { problemsOf } from './html-rules.ts';

describe('html-validate', () => {
  it('there are pages to validate', () => {
    expect(pages).toEqual(expect.arrayContaining(['index.html', '404.html', 'admin.html']));
    expect(pages.length).toBeGreaterThan(8);
  });

  it.each(pages)('%s', (page) => {
    expect(problemsOf(read(page), page)).toEqual([]);
  });

  // The rule above being off, this holds what it is off for.
  it.each(pages)('%s has nothing but data in its style attributes', (page) => {
    for (const [, style = ''] of read(page).matchAll(/<[a-z][^<>]* style="([^"]*)"/g)) {
      const declarations = style.replace(/url\([^)]*\)/g, 'url()').split(';');
      expect(declarations.filter((one) => one !== '' && !one.startsWith('--'))).toEqual([]);
    }
  });

  it.each(pages)('%s ends with the end of its elements', (page) => {
    expect(read(page).trimEnd()).toMatch(/<\/body><\/html>$/);
  });

  it.each(pages)('%s names every choice', (page) => {
    const options = elementsOf(parsePage(read(page))).filter(({ tagName }) => tagName === 'option');
    expect(options.filter(({ text }) => text.trim() === '')).toEqual([]);
  });

  it.each(pages)('%s has room between its sentences', (page) => {
    const paragraphs = elementsOf(parsePage(read(page))).filter(({ tagName }) => tagName === 'p');
    const texts = paragraphs.map(({ text }) => text);
    expect(texts.filter((text) => /\p{Ll}[.!?]\p{Lu}/u.test(text))).toEqual([]);
  });
});
