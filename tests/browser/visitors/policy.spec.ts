import { expect, type Page, test } from '@playwright/test';
import { expectAtWork, readThrough } from './visit.ts';

const PUBLIC = [
  '/',
  '/blog',
  '/blog/oak-or-walnut',
  '/portfolio/walnut-kitchen',
  '/services/kitchen-carpentry',
];
/** Answered at any address, so that `_headers` has no path for it: its policy stands in it alone. */
const NOT_FOUND = '/no-such-page';
const WITH_HEADER = [...PUBLIC, '/admin/login', '/admin/dashboard'];

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

/** The sources of one directive. */
function sourcesOf(policy: string, name: string): string[] {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return directives.find(([first]) => first === name)?.slice(1) ?? [];
}

for (const path of WITH_HEADER) {
  test(`${path} is sent with a policy that trusts no inline script`, async ({ request }) => {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    const scripts = sourcesOf(policy, 'script-src');
    expect(scripts).toContain("'self'");
    expect(scripts.filter((one) => one !== "'self'" && !one.startsWith("'sha256-"))).toEqual([]);
    expect(sourcesOf(policy, 'default-src')).toEqual(["'self'"]);
    expect(sourcesOf(policy, 'object-src')).toEqual(["'none'"]);
    expect(sourcesOf(policy, 'base-uri')).toEqual(["'none'"]);
    expect(sourcesOf(policy, 'frame-ancestors')).toEqual(["'none'"]);
    expect(sourcesOf(policy, 'style-src-elem')).not.toContain("'unsafe-inline'");
    // Cloudflare reads no longer lines of a `_headers` file.
    expect(policy.length).toBeLessThan(1900);
  });
}

test('the not-found page keeps to a policy and stands in no frame', async ({ page }) => {
  const response = await page.goto(NOT_FOUND);
  expect(response?.headers()['x-frame-options']).toBe('DENY');
  const written = page.locator('meta[http-equiv="content-security-policy"]');
  const policy = (await written.getAttribute('content')) ?? '';
  expect(sourcesOf(policy, 'default-src')).toEqual(["'self'"]);
  expect(sourcesOf(policy, 'script-src')).not.toContain("'unsafe-inline'");
});

for (const path of [...PUBLIC, NOT_FOUND]) {
  test(`${path} does nothing that the policy refuses`, async ({ page }) => {
    await recordViolations(page);
    await page.goto(path);
    await readThrough(page);
    expect(await violationsOn(page)).toEqual([]);
  });

  test(`${path} asks for no code of islands or pictures before it has been painted`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectAtWork(page);
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
  for (const path of [...WITH_HEADER, NOT_FOUND]) {
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
