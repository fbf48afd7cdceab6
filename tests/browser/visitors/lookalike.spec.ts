import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type { Backend } from '#local/backend/open.ts';
import { elementsOf, parsePage, skeletonOf } from '../../support/parsed-page.ts';
import { type OtherSite, openOtherSite } from './other-site.ts';
import { readThrough } from './visit.ts';

/** A page on which this is set has run stored text. */
const SCRIPT = '<script>globalThis.stored=1</script>';

/** What Astro, Vite, a host or code of ours writes or looks for, each as somebody could type it. */
const LOOKALIKES: readonly string[] = [
  'Oak <script>(()=>{/*astro:.lazy=*/})()</script>',
  '<script>(()=>{customElements.define("astro-island",class{})})()</script>',
  '<astro-island uid="x" component-url="/x.js" renderer-url="/y.js" client="load" ssr opts="{}">',
  '<style>astro-island,astro-slot{display:contents}</style>',
  '<script type="text/plain" data-islands="/_astro/islands.x.js"></script>',
  '</noscript></on-demand><on-demand><noscript>',
  '<astro-slot></astro-slot><astro-static-slot><slot name="head" />',
  '<!--astro:end--><!-- --!> <![CDATA[ ]]>',
  '</title></style></script></textarea></template></svg>',
  '</head><head></body></html><!doctype html><html><body>',
  '<meta http-equiv="content-security-policy" content="script-src *">',
  `'unsafe-inline' 'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='; script-src *`,
  '"><base href="https://elsewhere.example/"><link rel=stylesheet href=//elsewhere.example>',
  `' onfocus=globalThis.stored=1 autofocus x='`,
  '" onfocus="globalThis.stored=1" autofocus data-title="',
  "$& $1 $2 $$ $` $' $<text>",
  '/pictures/0123456789abcdef-640-1.avif, "/pictures/card-0123456789abcdef.jpg" /pictures/x.webp',
  '__VITE_ASSET__abc__ __VITE_PRELOAD__ @@ASTRO_MANIFEST_REPLACE@@ import.meta.env.SSR %SITE_URL%',
  `a{title} $\{title} {{title}} <%= title %> <Fragment set:html={title} /> #{title}`,
  '<before-after><photo-gallery><template shadowrootmode="open"><search-articles>',
  '&quot;&gt;&lt;script&gt;globalThis.stored=1&lt;/script&gt; &#34; &#x22; &amp;lt;',
  '<svg><style><!--</style><img title="--><img src onerror=globalThis.stored=1>">',
];

/** Text without meaning, to compare with: it must make the same elements as all others. */
const PLAIN = 'Oak and walnut';

const textOf = (lookalike: string) => `${lookalike}${SCRIPT}`;

/** One article and one gallery whose every field holds a text. */
async function fillOne(backend: Backend, name: string, text: string): Promise<void> {
  const upTo = (length: number) => text.slice(0, length);
  const picture = randomUUID();
  await backend.sql(
    `insert into media (id, bucket, path, title, mime_type, bytes, width, height, alt, caption)
     values ($1, 'media', $2, $3, 'image/jpeg', 1, 1500, 1000, $4, $4)`,
    [picture, `${name}.jpg`, upTo(200), text],
  );
  const body = `## Heading\n\n~~~~\n${text}\n~~~~\n\n![](media:${picture})\n`;
  await backend.sql(
    `insert into posts
       (slug, title, summary, body, author_name, tags, seo_title, seo_description, cover_media_id)
     values ($1, $2, $3, $4, $5, $6, $2, $3, $7)`,
    [name, upTo(200), text, body, upTo(120), ['Common', `${name} ${upTo(25)}`.trim()], picture],
  );
  await backend.sql('select publish_post(id, version) from posts where slug = $1', [name]);
  await backend.sql(
    `insert into galleries
       (slug, title, summary, story, place, year, materials, cover_media_id, service)
     values ($1, $2, $3, $4, $5, 2026, $6, $7, 'kitchen-carpentry')`,
    [name, upTo(200), text, body, upTo(120), [`m ${upTo(70)}`.trim()], picture],
  );
  await backend.sql(
    `insert into portfolio_images (gallery_id, media_id, caption)
     select id, $1, $2 from galleries where slug = $3`,
    [picture, text, name],
  );
  await backend.sql(
    'select publish_gallery(id, version, pictures_version) from galleries where slug = $1',
    [name],
  );
}

async function fill(backend: Backend): Promise<void> {
  await fillOne(backend, 'first', PLAIN);
  await fillOne(backend, 'plain', PLAIN);
  for (const [n, lookalike] of LOOKALIKES.entries()) {
    await fillOne(backend, `text-${n}`, textOf(lookalike));
  }
  await fillOne(backend, 'last', PLAIN);
}

test.describe('stored text that looks like our own markup', () => {
  let site: OtherSite;
  let paths: string[];

  test.beforeAll(async () => {
    site = await openOtherSite(fill);
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
    paths = [...new Set(addresses.map((url) => new URL(url).pathname)), '/blog/page/2', '/404'];
  });
  test.afterAll(() => site?.close());

  const pageOf = async (path: string) => {
    const answer = await fetch(site.url + path);
    return parsePage(await answer.text());
  };

  test('is on the site, with every article and gallery', () => {
    for (const kind of ['blog', 'portfolio']) {
      const found = paths.filter((path) => path.startsWith(`/${kind}/text-`));
      expect(found).toHaveLength(LOOKALIKES.length);
    }
  });

  test('changes nothing but text: the elements are those of a page of plain words', async () => {
    for (const kind of ['blog', 'portfolio']) {
      const plain = skeletonOf(await pageOf(`/${kind}/plain`));
      expect(plain).toContain('main');
      for (const [n, lookalike] of LOOKALIKES.entries()) {
        const skeleton = skeletonOf(await pageOf(`/${kind}/text-${n}`));
        expect(skeleton, `${kind}: ${lookalike}`).toBe(plain);
      }
    }
  });

  test('becomes no script, no handler and no policy on any page', async () => {
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

  test('stands behind the policy on every page', async () => {
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

  test('leaves attributes without angle brackets, also for readers who know no attributes', async () => {
    for (const path of paths) {
      const html = await (await fetch(site.url + path)).text();
      expect(html.split('<script>globalThis.stored'), path).toHaveLength(1);
    }
  });

  // Without the policy: that nothing runs must not depend on it.
  test('is shown in a browser as it was typed, and does not run', async ({ browser }) => {
    const context = await browser.newContext({ bypassCSP: true });
    const page = await context.newPage();
    const read = async (path: string) => {
      await page.goto(site.url + path);
      await readThrough(page);
      expect(await page.evaluate(() => 'stored' in globalThis), path).toBe(false);
    };
    await read('/');
    await read('/blog');
    for (const [n, lookalike] of LOOKALIKES.entries()) {
      await read(`/portfolio/text-${n}`);
      await read(`/blog/text-${n}`);
      const shown = textOf(lookalike).slice(0, 200).trim();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown);
      await expect(page.locator('main pre')).toHaveText(textOf(lookalike));
    }
    await context.close();
  });

  test('is in the feed as it was typed', async ({ page, request }) => {
    await page.goto(site.url);
    const xml = await (await request.get(`${site.url}/rss.xml`)).text();
    const { broken, titles, descriptions } = await page.evaluate((text) => {
      const feed = new DOMParser().parseFromString(text, 'application/xml');
      const texts = (name: string) =>
        [...feed.querySelectorAll(`item > ${name}`)].map((element) => element.textContent);
      return {
        broken: feed.querySelector('parsererror')?.textContent ?? null,
        titles: texts('title'),
        descriptions: texts('description'),
      };
    }, xml);
    expect(broken).toBeNull();
    const typed = LOOKALIKES.map(textOf);
    expect(titles).toEqual(expect.arrayContaining(typed.map((text) => text.slice(0, 200))));
    expect(descriptions).toEqual(expect.arrayContaining(typed));
  });
});
