import postcss from 'postcss';
import { expect, test } from 'vitest';
import { mirrorStyles } from './right-to-left.ts';

const SHEET =
  '.a { padding-left: 1rem; & .b { background: linear-gradient(to right, red, blue) } }';

const mirrored = async (language: string, from: string, sheet = SHEET) => {
  const { css } = await postcss(mirrorStyles(language)).process(sheet, { from });
  return css;
};

test('style sheet: styles run the other way for Arabic', async () => {
  const css = await mirrored('ar', '/site/src/sections/hero/hero.css');
  expect(css).toBe(
    '.a { padding-right: 1rem; & .b { background: linear-gradient(to left, red, blue) } }',
  );
});

test('style sheet: those of a component pass twice, and are mirrored once; those of staff stay, and so do those of other languages', async () => {
  const file = '/site/src/components/blog/Search.astro?astro&type=style&index=0&lang.css';
  const first = await mirrored('ar', file);
  const compiled = first.replace('.a', '.a[data-astro-cid]');
  const css = await mirrored('ar', file, compiled);
  expect(css).toMatch(/^\s*\.a\[data-astro-cid\] \{ padding-right: 1rem;/);
  expect(await mirrored('ar', '/site/src/admin/admin.css')).toBe(SHEET);
  expect(mirrorStyles('en-GB')).toEqual([]);
});
