import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import type { Backend } from '#local/backend/open.ts';
import { type OtherSite, openOtherSite } from './other-site.ts';
import { expectAccessible, readThrough, structuredData } from './visit.ts';

/** Every attack sets this; a page on which it is set has run stored text. */
const MARK = 'globalThis.stored = 1';
const SCRIPT = `<script>${MARK}</script>`;
const HANDLER = `<img src=x onerror="${MARK}">`;
const TURNED = 'safe \u202Eesrever\u2066 🪵';

const BODY = `---
title: not front matter
---

${SCRIPT} ${HANDLER} <svg onload="${MARK}"></svg>

# <b onclick="${MARK}">Heading ${TURNED}</b>

## Heading

## Heading

[one](javascript:${MARK}) [two](%zz) [three](data:text/html,${encodeURIComponent(SCRIPT)}) [kept](/blog)

![four](%zz) ![five](media:${randomUUID()} "gone") ![six](https://elsewhere.example/x.jpg)

<iframe srcdoc="${SCRIPT}"></iframe><form action="https://elsewhere.example"><input autofocus onfocus="${MARK}"></form>

| ${HANDLER} | b |
|---|---|
| ${'wide'.repeat(200)} | ${SCRIPT} |

${'x'.repeat(10_000)}

<div style="position:fixed;inset:0" class="hidden" id="main">unclosed **bold

\`\`\`
never closed ${SCRIPT}
`;

async function fill(backend: Backend): Promise<void> {
  const picture = randomUUID();
  // A row without a file: the picture can't be had.
  await backend.sql(
    `insert into media (id, bucket, path, title, mime_type, bytes, width, height, alt, caption)
     values ($1, 'media', 'gone.jpg', $2, 'image/jpeg', 1, 1500, 1000, $2, $2)`,
    [picture, `"><${TURNED}${SCRIPT}`],
  );
  const article = async (slug: string, title: string, body: string, tags: string[] = []) => {
    await backend.sql(
      `insert into posts (slug, title, summary, body, author_name, tags, cover_media_id)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [slug, title, `${title} ${HANDLER}`, body, `${SCRIPT}`, tags, picture],
    );
    await backend.sql('select publish_post(id, version) from posts where slug = $1', [slug]);
  };
  await article('hostile', `${SCRIPT} ${TURNED} "%zz" & more`, BODY, [
    '<img src=x onerror=1>',
    'javascript:alert(1)',
    '%zz',
    '🪵',
    'עץ אלון',
    TURNED,
  ]);
  await article('endless', 'x'.repeat(200), 'word', ['y'.repeat(40)]);
  await article('too-deep', 'Too deep', '> '.repeat(10_000));
  await article('moved', 'Moved', 'Here now.');
  await backend.sql("update posts set slug = 'moved-on' where slug = 'moved'");
  await backend.sql("select publish_post(id, version) from posts where slug = 'moved-on'");

  await backend.sql(
    `insert into galleries (slug, title, summary, story, place, year, materials)
     values ('hostile', $1, $1, $2, $1, 2026, $3)`,
    [`${SCRIPT} ${TURNED}`, BODY, [HANDLER.slice(0, 80), '%zz']],
  );
  await backend.sql(
    `insert into portfolio_images (gallery_id, media_id, caption)
     select id, $1, $2 from galleries where slug = 'hostile'`,
    [picture, `${SCRIPT}${HANDLER} ${'z'.repeat(300)}`],
  );
  await backend.sql(
    "select publish_gallery(id, version, pictures_version) from galleries where slug = 'hostile'",
  );
}

test.describe.configure({ mode: 'serial' });

test.describe('stored text that means harm', () => {
  let site: OtherSite;

  test.beforeAll(async () => {
    site = await openOtherSite(fill);
  });
  test.afterAll(() => site?.close());

  const pages = [
    '/',
    '/blog',
    '/blog/hostile',
    '/blog/endless',
    '/blog/tags/img-src-x-onerror-1',
    '/portfolio/hostile',
  ];

  for (const path of pages) {
    test(`${path} is safe and unbroken`, async ({ page }) => {
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
      await expect(
        page.locator('main a:is([href^="javascript:" i], [href^="data:" i])'),
      ).toHaveCount(0);
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

  test('is shown as the text that it is', async ({ page }) => {
    await page.goto(`${site.url}/blog/hostile`);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toContainText(`${SCRIPT} safe esrever 🪵 "%zz" & more`);
    await expect(page.getByRole('heading', { name: 'title: not front matter' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'kept' })).toHaveAttribute('href', '/blog');
    await readThrough(page);
    await expect(page.getByText('Image unavailable').first()).toBeVisible();
  });

  test('leaves feed and sitemap well-formed', async ({ page, request }) => {
    await page.goto(`${site.url}/blog`);
    for (const path of ['/rss.xml', '/sitemap.xml']) {
      const xml = await (await request.get(site.url + path)).text();
      const broken = await page.evaluate((text) => {
        const document = new DOMParser().parseFromString(text, 'application/xml');
        return document.querySelector('parsererror')?.textContent ?? null;
      }, xml);
      expect(broken, path).toBeNull();
    }
  });

  test('one row that cannot be shown is reported in one line and left out', async ({ request }) => {
    const reports = site.output.split('\n').filter((line) => line.includes('left out'));
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatch(
      /Article "Too deep" \([0-9a-f-]+\) is left out: The text is nested too deeply\.$/,
    );
    expect((await request.get(`${site.url}/blog/too-deep`)).status()).toBe(404);
  });

  test('an address that an article had before leads on to it', async ({ request }) => {
    const answer = await request.get(`${site.url}/blog/moved`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe('/blog/moved-on');
  });
});

function ranStoredText(page: Page): Promise<boolean> {
  return page.evaluate(() => 'stored' in globalThis);
}
