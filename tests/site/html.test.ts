import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { elementsOf, parsePage } from '../parsed-page.ts';
import { pages, read } from './built-site.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:a11y'],
    elements: ['html5'],
    rules: {
      // Shapes, focal points and previews of pictures are data. The rule allows custom properties, but
      // takes the `;` in a `data:` address for the end of one.
      'no-inline-style': 'off',
      // Pages are written as the standard serialises a document: every attribute with its value.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // React's begin with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
    },
  }),
);

describe('html-validate', () => {
  it('there are pages to validate', () => {
    expect(pages).toEqual(expect.arrayContaining(['index.html', '404.html', 'admin.html']));
    expect(pages.length).toBeGreaterThan(15);
  });

  it.each(pages)('%s', (page) => {
    const { results } = validator.validateStringSync(read(page), page);
    const problems = results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, selector, line, column }) =>
          `${line}:${column} ${ruleId}: ${message} (${selector})`,
      ),
    );
    expect(problems).toEqual([]);
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
});
