import { expect, test } from 'vitest';
import { files, read } from './built-site.ts';

const styled = [...files].filter((file) => /\.(css|html)$/.test(file)).sort();

/** The rules in a file, as the minifier left them: a style sheet, or the styles of a page. */
function rulesIn(file: string): string[] {
  const text = read(file);
  const css = file.endsWith('.css')
    ? text
    : [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, inner]) => inner).join('\n');
  return css.split(/[{}]/);
}

// A test in Chromium can't see it: WebKit drops the whole declaration, and links look like text.
test.each(styled)('style sheet, text-decoration: %s', (file) => {
  const dropped = rulesIn(file).filter(
    (rule) =>
      /(?<![\w-])text-decoration:\s*\w+\s+(?!!important)/.test(rule) &&
      !rule.includes('-webkit-text-decoration:') &&
      // Tailwind's own for `<abbr title>`, of which the staff area has none.
      !rule.includes('text-decoration:underline dotted'),
  );
  expect(dropped).toEqual([]);
});
