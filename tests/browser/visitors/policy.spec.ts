import { expect, type Page, test } from '@playwright/test';
import { readThrough } from './visit.ts';

const PUBLIC = [
  '/',
  '/blog',
  '/blog/oak-or-walnut',
  '/portfolio/walnut-kitchen',
  '/services/kitchen-carpentry',
];
/** Answered at any address, so that `_headers` has no path for it: its policy stands in it alone. */
const NOT_FOUND = '/no-such-page';

declare global {
  var violations: string[] | undefined;
  var injected: number | undefined;
}

/** What the policy refused on this page, from its first line on. */
async function recordViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.violations = [];
    addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI }) => {
        globalThis.violations?.push(`${effectiveDirective} ${blockedURI}`);
      },
      true,
    );
  });
}

const violationsOn = (page: Page) => page.evaluate(() => globalThis.violations);

for (const path of [...PUBLIC, NOT_FOUND]) {
  test(`${path} asks no other host anything`, { tag: '@journey' }, async ({ page, baseURL }) => {
    const strangers: string[] = [];
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) strangers.push(request.url());
    });
    await recordViolations(page);
    await page.goto(path);
    await readThrough(page);
    expect(await violationsOn(page)).toEqual([]);
    expect(strangers).toEqual([]);
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/_astro\/(react|start|shared|pictures|contact)\b/.test(name))
        .map(({ startTime }) => startTime),
    }));
    expect(asked.filter((time) => time < painted)).toEqual([]);
  });
}

test('the staff area works under the policy', { tag: '@journey' }, async ({ page }) => {
  await recordViolations(page);
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
});

test('a script that gets into a page does not run', { tag: '@journey' }, async ({ page }) => {
  await recordViolations(page);
  for (const path of ['/blog/oak-or-walnut', '/admin/login', NOT_FOUND]) {
    await page.goto(path);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.injected = 1';
      document.body.append(script);
      const holder = document.createElement('div');
      document.body.append(holder);
      holder.innerHTML = '<button onclick="globalThis.injected = 1"></button>';
      holder.querySelector('button')?.click();
    });
    await expect
      .poll(() => violationsOn(page))
      .toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^script-src-elem/),
          expect.stringMatching(/^script-src-attr/),
        ]),
      );
    expect(await page.evaluate(() => globalThis.injected), path).toBeUndefined();
  }
});
