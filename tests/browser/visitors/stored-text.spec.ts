import { expect, type Page, test } from '@playwright/test';
import { elementsOf, parsePage, skeletonOf } from '../../support/parsed-page.ts';
import { addHostile, SCRIPT } from './hostile-content.ts';
import { addLookalikes, LOOKALIKES, textOf } from './lookalike-content.ts';
import { type OtherSite, openOtherSite } from './other-site.ts';
import { expectAccessible, readThrough, structuredData } from './visit.ts';

// One site for all of it: to build it takes the most of the time.
test.describe.configure({ mode: 'serial' });

let site: OtherSite;
/** Where pages of the site are. */
let paths: string[];

test.beforeAll(async () => {
  site = await openOtherSite(async (backend) => {
    await addHostile(backend);
    await addLookalikes(backend);
  });
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  paths = [...new Set(addresses.map((url) => new URL(url).pathname)), '/blog/page/2', '/404'];
  for (const kind of ['blog', 'portfolio']) {
    const found = paths.filter((path) => path.startsWith(`/${kind}/text-`));
    expect(found).toHaveLength(LOOKALIKES.length);
  }
});
test.afterAll(() => site?.close());

function ranStoredText(page: Page): Promise<boolean> {
  return page.evaluate(() => 'stored' in globalThis);
}

async function pageOf(path: string) {
  const answer = await fetch(site.url + path);
  return parsePage(await answer.text());
}

const PAGES = [
  '/',
  '/blog',
  '/blog/hostile',
  '/blog/endless',
  '/blog/tags/img-src-x-onerror-1',
  '/portfolio/hostile',
];

for (const path of PAGES) {
  test(`stored text: ${path} is safe and unbroken where it means harm`, async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => dialogs.push(dialog.message()));
    await page.setViewportSize({ width: 320, height: 640 });
    expect((await page.goto(site.url + path))?.status()).toBe(200);
    await readThrough(page);

    expect(await ranStoredText(page)).toBe(false);
    expect(dialogs).toEqual([]);
    await expect(
      page.locator('main :is(iframe, form[action*=elsewhere], svg[onload])'),
    ).toHaveCount(0);
    await expect(page.locator('main a:is([href^="javascript:" i], [href^="data:" i])')).toHaveCount(
      0,
    );
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    const ids = await page.evaluate(() =>
      [...document.querySelectorAll('[id]')].map(({ id }) => id),
    );
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect((await structuredData(page)).length).toBeGreaterThanOrEqual(3);
    await expectAccessible(page);
  });
}

test('stored text: it is shown as the text that it is', async ({ page }) => {
  await page.goto(`${site.url}/blog/hostile`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText(`${SCRIPT} safe esrever 🪵 "%zz" & more`);
  await expect(page.getByRole('heading', { name: 'title: not front matter' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'kept' })).toHaveAttribute('href', '/blog');
  await readThrough(page);
  await expect(page.getByText('Image unavailable').first()).toBeVisible();
});

test('stored text: one row that cannot be shown is reported and left out', async ({ request }) => {
  const reports = site.output.split('\n').filter((line) => line.includes('left out'));
  expect(reports).toHaveLength(1);
  expect(reports[0]).toMatch(
    /Article "Too deep" \([0-9a-f-]+\) is left out: The text is nested too deeply\.$/,
  );
  expect((await request.get(`${site.url}/blog/too-deep`)).status()).toBe(404);
});

test('address: one that an article had before leads on to it', async ({ request }) => {
  const answer = await request.get(`${site.url}/blog/moved`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/blog/moved-on');
});
test('lookalikes: they change nothing but text: the elements are those of a page of plain words', async () => {
  for (const kind of ['blog', 'portfolio']) {
    const plain = skeletonOf(await pageOf(`/${kind}/plain`));
    expect(plain).toContain('main');
    for (const [n, lookalike] of LOOKALIKES.entries()) {
      const page = await pageOf(`/${kind}/text-${n}`);
      expect(skeletonOf(page), `${kind}: ${lookalike}`).toBe(plain);
      const textsOf = (name: string) =>
        elementsOf(page).flatMap(({ tagName, text }) => (tagName === name ? [text.trim()] : []));
      expect(textsOf('h1')).toEqual([textOf(lookalike).slice(0, 200).trim()]);
      expect(textsOf('code').join()).toContain(textOf(lookalike));
    }
  }
});

test('lookalikes: they become no script, no handler and no policy on any page', async () => {
  for (const path of paths) {
    const elements = elementsOf(await pageOf(path));
    const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
    for (const { attributes, text } of named('script')) {
      if (attributes.type === 'application/ld+json') JSON.parse(text);
      else expect(text, path).not.toContain('stored');
      expect(attributes.src ?? '/_astro/', path).toMatch(/^\/_astro\//);
    }
    const names = elements.flatMap(({ attributes }) => Object.keys(attributes));
    expect(names.filter((name) => /^on|[<>"'`{}$]/.test(name))).toEqual([]);
    expect([...named('base'), ...named('iframe')]).toEqual([]);
    const metas = named('meta').filter(({ attributes }) => 'http-equiv' in attributes);
    expect(metas).toHaveLength(1);
    expect(metas[0]?.attributes.content).not.toMatch(/script-src[^;]*(\*|unsafe-inline)/);
  }
});

test('lookalikes: they stand behind the policy on every page', async () => {
  for (const path of paths) {
    const html = await (await fetch(site.url + path)).text();
    const [charset, viewport, policy] = elementsOf(parsePage(html)).filter(
      ({ tagName }) => !['html', 'head'].includes(tagName),
    );
    expect(charset?.attributes.charset).toBe('utf-8');
    expect(viewport?.attributes.name).toBe('viewport');
    expect(policy?.attributes['http-equiv']).toBe('content-security-policy');
    expect(html.slice(0, policy?.end)).not.toContain('stored');
  }
});

test('lookalikes: they leave attributes without angle brackets, also for readers who know no attributes', async () => {
  for (const path of paths) {
    const html = await (await fetch(site.url + path)).text();
    expect(html.split('<script>globalThis.stored'), path).toHaveLength(1);
  }
});

/** Of which scripts of ours could make something: pictures, cards, islands. */
const IN_BROWSER = [0, 2, 5, 14, 16, 21];

// Without the policy: that nothing runs must not depend on it.
test('lookalikes: a browser shows them as they were typed, and none runs', async ({ browser }) => {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  const read = async (path: string) => {
    await page.goto(site.url + path);
    await readThrough(page);
    expect(await ranStoredText(page), path).toBe(false);
  };
  await read('/');
  await read('/blog');
  for (const n of IN_BROWSER) {
    const text = textOf(LOOKALIKES[n] ?? '');
    await read(`/portfolio/text-${n}`);
    await read(`/blog/text-${n}`);
    const shown = text.slice(0, 200).trim();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown);
    await expect(page.locator('main pre')).toHaveText(text);
  }
  await context.close();
});

test('stored text: feed and sitemap are well-formed, with it as typed', async ({ page }) => {
  await page.goto(site.url);
  const read = async (path: string) => {
    const xml = await (await fetch(site.url + path)).text();
    return page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'application/xml');
      const texts = (name: string) =>
        [...parsed.querySelectorAll(`item > ${name}`)].map((element) => element.textContent);
      return {
        broken: parsed.querySelector('parsererror')?.textContent ?? null,
        titles: texts('title'),
        descriptions: texts('description'),
      };
    }, xml);
  };
  expect((await read('/sitemap.xml')).broken).toBeNull();
  const { broken, titles, descriptions } = await read('/rss.xml');
  expect(broken).toBeNull();
  const typed = LOOKALIKES.map(textOf);
  expect(titles).toEqual(expect.arrayContaining(typed.map((text) => text.slice(0, 200))));
  expect(descriptions).toEqual(expect.arrayContaining(typed));
});
