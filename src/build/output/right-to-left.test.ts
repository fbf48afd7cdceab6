import postcss from 'postcss';
import { expect, test } from 'vitest';
import { mirrorStyles } from './right-to-left.ts';

const SHEET =
  '.a { padding-left: 1rem; & .b { background: linear-gradient(to right, red, blue) } }';

const mirrored = async (language: string, from: string, sheet = SHEET) => {
  const { css } = await postcss(mirrorStyles(language)).process(sheet, { from });
  return css;
};

test('styles run the other way for Arabic, also where they pass twice', async () => {
  const file = '/site/src/components/blog/Search.astro?astro&type=style&index=0&lang.css';
  const once = await mirrored('ar', file);
  expect(once).toContain('padding-right: 1rem');
  expect(once).toContain('linear-gradient(to left, red, blue)');
  expect(await mirrored('ar', file, once)).toBe(once);
});

test('those of staff stay, and so do those of other languages', async () => {
  expect(await mirrored('ar', '/site/src/admin/admin.css')).toBe(SHEET);
  expect(mirrorStyles('en-GB')).toEqual([]);
});
