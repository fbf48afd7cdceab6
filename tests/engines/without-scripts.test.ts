import { expect, test } from 'vitest';
import { inEachEngine } from './in-each-engine.ts';

inEachEngine((visit) => {
  test('the staff area says what it needs, in place of a form that would do nothing', async () => {
    const { page } = visit;
    await page.open('/admin/login');
    await page.reads('The staff area needs JavaScript.');
    await expect(page.run(() => matchMedia('(scripting: none)').matches)).resolves.toBe(true);
    expect(await page.shows('Password')).toBe(false);
  });

  test('an article can be read', async () => {
    const { page } = visit;
    await page.open('/blog');
    await page.click({ selector: 'main h2 a, main h3 a' });
    await page.until(async () => expect(await page.address()).toMatch(/^\/blog\/./));
    await page.sees({ selector: 'main h1' });
  });
}, false);
