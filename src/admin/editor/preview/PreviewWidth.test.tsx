import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { messages as german } from '#languages/de/staff/editor.ts';
import { messages as english } from '#languages/en/staff/editor.ts';
import { staff } from '#languages/staff.ts';
import { PreviewWidth } from './PreviewWidth.tsx';

const { phone, desktop } = staff.editor;
afterEach(() => Object.assign(staff.editor, { phone, desktop }));

test.each([english, german])('preview: one of the two widths is on, in any language', (words) => {
  Object.assign(staff.editor, { phone: words.phone, desktop: words.desktop });
  const pressed = (isPhone: boolean) =>
    renderToStaticMarkup(<PreviewWidth isPhone={isPhone} onChange={() => {}} className="" />).match(
      /aria-pressed="true"[^>]*>([^<]*)/,
    )?.[1];
  expect(pressed(true)).toBe(words.phone);
  expect(pressed(false)).toBe(words.desktop);
});
