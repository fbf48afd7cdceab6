import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { createClient } from '@supabase/supabase-js';
import sharp from 'sharp';
import { ErrorLevel, type SitemapItem, XMLToSitemapItemStream } from 'sitemap';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { signIn } from '#data/accounts/auth.ts';
import { createArticle, publishArticle } from '#data/articles/articles.ts';
import { createPage, publishPage, savePage, startFolderPage } from '#data/pages/page-changes.ts';
import { translatePage } from '#data/pages/page-translations.ts';
import type { PageKind, PageRow } from '#data/pages/pages.ts';
import { EMPTY_TEXT } from '#domain/articles/article-text.ts';
import { EMBEDDED_PUBLISHABLE_KEY } from '#environment';
import { type Backend, openBackend } from '#local/backend/open.ts';
import { createDemoAccounts, DEMO_ACCOUNTS, DEMO_PASSWORD } from '#local/demo-accounts.ts';
import { compareSites } from '#local/releases/check-site.ts';
import { RendererWorker } from '#local/releases/renderer-client.ts';
import { recordsOf } from '#local/releases/site-draft.ts';
import { type Listener, listen } from '#local/server/listen.ts';
import { addLanguage } from '#scripts/new/add-language.ts';
import { site } from '#site';
import type { Database } from '#supabase/database.types.ts';
import { type BuildOptions, buildEnvironment, buildSite } from '#tooling/build-site.ts';
import { preparePicture, storePicture } from '#tooling/prepare-picture.ts';
import { problemsOf } from './html-rules.ts';
import { textsIn, textsOf, wordsIn } from './page-texts.ts';

// The demonstration with a second language in its folder, Portuguese, which has some of its pages.

const FIXTURE = 'tests/fixtures/two-languages/pt';
const folder = mkdtempSync(join(tmpdir(), 'two-languages-'));
const outDir = join(folder, 'site');
const project = join(folder, 'project');
/** Below the project, whose packages it needs. */
const compiled = join(project, 'compiled');
let listener: Listener;
let backend: Backend;
let built: typeof import('./built-site.ts');

/** Articles by their slug, and what each is a translation of. */
const ARTICLES = {
  'oak-or-walnut': null,
  'carvalho-ou-nogueira': 'oak-or-walnut',
  'only-english': null,
};

beforeAll(async () => {
  listener = await listen(0);
  backend = await openBackend({ folder: null, siteUrl: listener.url });
  await backend.setUrl(listener.url);
  listener.answerWith(
    () => new Response(null, { status: 404 }),
    getRequestListener(async (request) => translated(request, await backend.fetch(request))),
  );
  await createDemoAccounts(backend);
  vi.stubEnv('PUBLIC_SUPABASE_URL', listener.url);
  vi.stubEnv('PUBLIC_SUPABASE_ANON_KEY', EMBEDDED_PUBLISHABLE_KEY);
  vi.stubGlobal('location', new URL(listener.url));
  await signIn(DEMO_ACCOUNTS[0].email, DEMO_PASSWORD);
  await addArticle('Oak or walnut', 'oak-or-walnut', 'Oak is hard. "Quite so."');
  await addArticle('Carvalho ou nogueira', 'carvalho-ou-nogueira', 'O carvalho é duro. "Pois é."');
  await addArticle('Only English', 'only-english', 'Nobody has put this into another language.');
  await addGallery('A loft in ash', {
    ...{ title: 'Um sótão em freixo', summary: 'Muita luz.', story: 'Feito à mão. "Pois é."' },
    ...{ place: 'Lisboa', materials: ['Freixo'] },
  });
  await addGallery('A loft in English', null);
  await addPages();
  vi.unstubAllGlobals();
  // A build would take it for that of a hosted project.
  vi.unstubAllEnvs();
  copyProject();
  const renderer = { folder: compiled, records: recordsOf(outDir) };
  await buildSite({ ...optionsFor(outDir), renderer }).finished;
  vi.stubEnv('TEST_SITE', outDir);
  vi.stubEnv('TEST_URL', listener.url);
  built = await import('./built-site.ts');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await listener.close();
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
});

function optionsFor(outDir: string): BuildOptions {
  const cacheDir = join(folder, 'cache');
  const environment = { SITE_URL: listener.url };
  return {
    project,
    outDir,
    cacheDir,
    backendUrl: listener.url,
    siteUrl: listener.url,
    environment,
  };
}

async function addArticle(title: string, slug: string, body: string): Promise<void> {
  const draft = {
    ...EMPTY_TEXT,
    title,
    slug,
    summary: body,
    body,
    tags: [title.split(' ')[0] ?? ''],
  };
  const article = await createArticle(crypto.randomUUID(), draft);
  await publishArticle(article.id, article.version);
}

/** A job with two pictures, the first of which has a caption in both languages. */
async function addGallery(title: string, words: Record<string, string | string[]> | null) {
  const client = serviceClient();
  const { data: gallery } = await client
    .from('galleries')
    .insert({ title, summary: 'Much light.', words: words ? { pt: words } : {} })
    .select('id')
    .single()
    .throwOnError();
  for (const [nth, colour] of ['#a08060', '#6080a0'].entries()) {
    const create = { width: 800, height: 600, channels: 3 as const, background: colour };
    const prepared = await preparePicture(await sharp({ create }).jpeg().toBuffer());
    const id = crypto.randomUUID();
    const place = { bucket: 'media', path: `files/${id}.jpg` };
    await storePicture(client, place, prepared);
    const { sha256, ...file } = prepared.row;
    const row = { id, ...place, ...file, sha256: `${title.length}${sha256}`.slice(0, 64) };
    await client
      .from('media')
      .insert({ ...row, title: 'Loft', alt: 'Loft in ash' })
      .throwOnError();
    await client
      .from('portfolio_images')
      .insert({
        ...{ gallery_id: gallery.id, media_id: id, caption: `Window ${nth + 1}` },
        captions: nth === 0 && words ? { pt: 'Janela a norte' } : {},
      })
      .throwOnError();
  }
  const { data: now } = await client
    .from('galleries')
    .select('version, pictures_version')
    .eq('id', gallery.id)
    .single()
    .throwOnError();
  await client.rpc('publish_gallery', { gallery_id: gallery.id, ...now }).throwOnError();
}

function serviceClient() {
  return createClient<Database>(listener.url, backend.secretKey, {
    auth: { persistSession: false },
  });
}

/** What staff write: in pages of the folder in Portuguese, and pages of their own in both languages. */
async function addPages(): Promise<void> {
  const fields = { hero: { headline: ['FEITO À MÃO', 'EM LISBOA'] } };
  await publish(await startFolderPage(pageIn('home', 'home'), { content: { fields } }));
  const how = { text: 'Começamos por ouvir.' };
  await publish(
    await startFolderPage(pageIn('service', 'kitchen-carpentry'), { content: { fields: { how } } }),
  );
  await addOwn('page', ['Our workshop', 'A nossa oficina']);
  await addOwn('service', ['Staircases', 'Escadas']);
}

const pageIn = (kind: PageKind, key: string) => ({ kind, key, language: 'pt' });
const publish = ({ id, version }: Pick<PageRow, 'id' | 'version'>) => publishPage(id, version);

/** @param titles in English and Portuguese. */
async function addOwn(kind: 'page' | 'service', [title, translated]: [string, string]) {
  const articles = { label: 'Notes', show: 'chosen', chosen: ['oak-or-walnut'] };
  const content = {
    order: [
      { key: 'head', kind: 'head' },
      { key: 'text', kind: 'text' },
      { key: 'articles', kind: 'articles' },
    ],
    fields: { text: { label: '', text: `The page of ${title}.` }, articles },
  };
  const original = await createPage(kind, { title, content });
  await publish(original);
  const { id, version } = await translatePage(original.id, 'pt');
  const words = { text: { label: '', text: `Aqui está: ${translated}.` }, articles };
  await publish(
    await savePage(id, version, { title: translated, content: { ...content, fields: words } }),
  );
}

const ids = new Map<string, string>();

/** What a database says of articles that have a language. */
async function translated(request: Request, response: Response): Promise<Response> {
  if (
    request.method !== 'GET' ||
    !new URL(request.url).pathname.endsWith('/rest/v1/published_posts')
  )
    return response;
  const rows = (await response.json()) as { post_id: string; slug: keyof typeof ARTICLES }[];
  for (const { slug, post_id } of rows) ids.set(slug, post_id);
  const body = rows.map((row) => {
    const original = ARTICLES[row.slug];
    return {
      ...row,
      language: original ? 'pt' : '',
      translation_of: ids.get(original ?? '') ?? null,
    };
  });
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return Response.json(body, { status: response.status, headers });
}

function copyProject(): void {
  mkdirSync(project);
  for (const name of ['src', 'astro.config.mjs', 'package.json', 'tsconfig.json']) {
    cpSync(name, join(project, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'junction');
  const business = join(project, 'src', 'business');
  addLanguage(business, 'pt-PT');
  cpSync(FIXTURE, join(business, 'pt'), { recursive: true });
  const site = join(business, 'pt', 'site.ts');
  const text = readFileSync(site, 'utf8').replace('services };', 'services, ...facts };');
  writeFileSync(site, `import { facts } from './facts.ts';\n${text}`);
}

const portuguese = () => built.publicPages.filter((page) => /^pt[./]/.test(page));
const pathOf = (page: string) => `/${page}`.replace(/(?:\/index)?\.html$/, '') || '/';
const canonicalOf = (page: string) =>
  /<link rel="canonical" href="([^"]+)"/.exec(built.read(page))?.[1] ?? '';
const addressOf = (page: string) => `${listener.url}${pathOf(page)}`;

/** The languages that a page names, by `hreflang`. */
function alternatesIn(page: string): Map<string, string> {
  const links = [
    ...built.read(page).matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g),
  ];
  return new Map(links.map(([, tag = '', href = '']) => [tag, href]));
}

/** Where the switch of a page leads, in the header and at the foot. */
function switchIn(page: string): string[] {
  return [
    ...built.read(page).matchAll(/<a [^>]*href="([^"]+)" hreflang="[^"]+" lang="[^"]+"/g),
  ].map(([, href = '']) => href);
}

describe('a site in two languages', () => {
  it('has the pages that are translated, and no others', () => {
    expect(portuguese()).toEqual([
      ...['pt.html', 'pt/404.html', 'pt/a-nossa-oficina.html', 'pt/blog.html'],
      ...['pt/blog/carvalho-ou-nogueira.html', 'pt/blog/tags/carvalho.html'],
      ...['pt/portefolio.html', 'pt/portfolio/um-sotao-em-freixo.html', 'pt/privacy.html'],
      ...['pt/services/cozinhas.html', 'pt/services/escadas.html', 'pt/visit.html'],
      'pt/your-word.html',
    ]);
    expect(built.publicPages).toEqual(
      expect.arrayContaining(['index.html', 'blog/oak-or-walnut.html', 'blog/only-english.html']),
    );
    expect(built.publicPages).not.toContain('blog/carvalho-ou-nogueira.html');
  });

  it('says what staff write of it, in the language in which they write', () => {
    const words = (page: string) => textsOf(built.read(page)).join(' ');
    expect(words('pt.html')).toContain('EM LISBOA');
    expect(words('index.html')).not.toContain('EM LISBOA');
    expect(words('pt/services/cozinhas.html')).toContain('Começamos por ouvir.');
    expect(words('pt/a-nossa-oficina.html')).toContain('Aqui está: A nossa oficina.');
    expect(words('our-workshop.html')).toContain('The page of Our workshop.');
    // An article is chosen by its address in the main language.
    expect(built.read('our-workshop.html')).toContain('href="/blog/oak-or-walnut"');
    expect(built.read('pt/a-nossa-oficina.html')).toContain('href="/pt/blog/carvalho-ou-nogueira"');
    const editedAt = (page: string) => /data-edit="([^"]+)"/.exec(built.read(page))?.[1];
    expect(editedAt('pt.html')).toBe('/admin/pages/home?language=pt');
    expect(editedAt('index.html')).toBe('/admin/pages/home');
  });

  it('lists the services of its language in the form and the menu', () => {
    const services = (page: string) => built.decode(built.read(page));
    expect(services('pt.html')).toContain('"name":"Escadas"');
    expect(services('pt.html')).toContain('/pt/services/escadas');
    expect(services('pt.html')).not.toContain('Staircases');
    expect(services('index.html')).toContain('"name":"Staircases"');
    expect(services('index.html')).not.toContain('Escadas');
  });

  it('is valid HTML, each page in its language, with no broken link', async () => {
    for (const page of built.publicPages) {
      const html = built.read(page);
      expect(html, page).toContain(
        portuguese().includes(page)
          ? '<html lang="pt-PT" data-language="pt"'
          : '<html lang="en-GB"',
      );
      expect(problemsOf(html, page)).toEqual([]);
      const links = [...html.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) =>
        built.decode(href),
      );
      const own = links.filter((link) => !link.startsWith('https://wa.me/'));
      expect(await built.brokenOf(own, page), page).toEqual([]);
    }
  });

  it('leads from every page to the same one, and back', () => {
    const pairs = [
      ['index.html', 'pt.html'],
      ['blog.html', 'pt/blog.html'],
      ['blog/oak-or-walnut.html', 'pt/blog/carvalho-ou-nogueira.html'],
      ['portfolio.html', 'pt/portefolio.html'],
      ['portfolio/a-loft-in-ash.html', 'pt/portfolio/um-sotao-em-freixo.html'],
      ['privacy.html', 'pt/privacy.html'],
      ['services/kitchen-carpentry.html', 'pt/services/cozinhas.html'],
      ['our-workshop.html', 'pt/a-nossa-oficina.html'],
      ['services/staircases.html', 'pt/services/escadas.html'],
    ] as const;
    for (const [main, other] of pairs) {
      expect(switchIn(main)).toEqual([pathOf(other), pathOf(other)]);
      expect(switchIn(other)).toEqual([pathOf(main), pathOf(main)]);
      const named = [...alternatesIn(main)];
      expect(named).toEqual([
        ['en-GB', addressOf(main)],
        ['pt-PT', addressOf(other)],
        ['x-default', addressOf(main)],
      ]);
      expect([...alternatesIn(other)]).toEqual(named);
    }
    // What is in one language leads to where the other begins, and names no translation.
    for (const page of built.publicPages) {
      if (pairs.flat().includes(page as never) || /visit|your-word/.test(page)) continue;
      const home = portuguese().includes(page) ? '/' : '/pt';
      expect(switchIn(page), page).toEqual([home, home]);
      expect([...alternatesIn(page)], page).toEqual([]);
    }
  });

  it('keeps to its language on every page', async () => {
    const modules = import.meta.glob<object>(
      ['../../src/languages/en/visitors/*.ts', '../../src/business/words/*.ts'],
      { eager: true },
    );
    const english = new Set(
      textsIn(Object.values(modules)).filter((text) => /[a-z]{3} [a-z]/i.test(text)),
    );
    const { address, email } = site;
    const names = [email, address.street, address.city, `${address.city} ${address.postcode}`];
    const common = /\b(?:the|and|with|your|our|please|we|of|from|about|articles)\b/i;
    const found = portuguese().flatMap((page) =>
      textsOf(built.read(page))
        // An address is written as it stands on a letter.
        .map((text) => names.reduce((so, name) => so.replace(name, ''), text))
        .filter((text) => english.has(text) || common.test(text))
        .map((text) => `${page}: ${text}`),
    );
    expect(found).toEqual([]);
    const known = /\b(?:não|você|os nossos|Enviar|Trabalhos)\b/;
    for (const page of built.publicPages.filter((one) => !portuguese().includes(one))) {
      const texts = textsOf(built.read(page)).filter((text) => known.test(text));
      expect(texts, page).toEqual([]);
    }
    expect(wordsIn(textsOf(built.read('pt.html'))).size).toBeGreaterThan(60);
  });

  it('shows a job in the words of its language, and says which are of another', () => {
    const job = built.read('pt/portfolio/um-sotao-em-freixo.html');
    for (const words of ['Um sótão em freixo', 'Muita luz.', 'Freixo', 'Lisboa']) {
      expect(job).toContain(words);
    }
    expect(built.decode(job)).toMatch(/[“«]Pois é\.[”»]/);
    expect(job).not.toContain('Much light');
    // The first picture has a caption in Portuguese, the second one has not, and none says what it shows.
    expect(job).toMatch(/<figcaption[^>]*>\s*Janela a norte/);
    expect(job).toMatch(/<span lang="en-GB"[^>]*>Window 2<\/span>/);
    const frames = [...job.matchAll(/<(?:picture|storage-image) [^>]*>/g)].map(([tag]) => tag);
    expect(frames.filter((tag) => tag.includes(' lang="en-GB"'))).toHaveLength(2);
    const english = built.read('portfolio/a-loft-in-ash.html');
    expect(english.match(/ lang="en-GB"/g)).toHaveLength(1);
    expect(english).not.toMatch(/Janela|sótão/);
    expect(built.read('pt/portefolio.html')).toContain('/pt/portfolio/um-sotao-em-freixo');
    expect(built.read('pt/portefolio.html')).not.toContain('loft-in-english');
  });

  it('writes dates, amounts and quotation marks as its language does', () => {
    const article = built.decode(built.read('pt/blog/carvalho-ou-nogueira.html'));
    expect(article.replaceAll('&nbsp;', ' ')).toMatch(/\d{1,2}\sde\s[a-zç]+\sde\s\d{4}/);
    expect(built.read('pt/services/cozinhas.html')).toMatch(/24\s?000(?:\u00a0|&nbsp;)£/);
    expect(built.read('services/kitchen-carpentry.html')).toContain('£24,000');
  });

  it('has a sitemap that names each page in its languages, and holds before others', async () => {
    const xml = built.read('sitemap.xml');
    const items = await Readable.from([xml])
      .pipe(new XMLToSitemapItemStream({ level: ErrorLevel.THROW }))
      .toArray();
    const byAddress = new Map(items.map((item) => [item.url, item]));
    const home = [
      { lang: 'en-GB', url: `${listener.url}/` },
      { lang: 'pt-PT', url: `${listener.url}/pt` },
      { lang: 'x-default', url: `${listener.url}/` },
    ];
    for (const { url } of home) expect(byAddress.get(url)?.links).toEqual(home);
    expect(byAddress.get(`${listener.url}/blog/only-english`)?.links).toEqual([]);
    for (const { url, links } of items as SitemapItem[]) {
      const page = built.publicPages.find((one) => canonicalOf(one) === url);
      expect(page, url).toBeDefined();
      const named = links.map(({ lang, url }: { lang: string; url: string }) => [lang, url]);
      expect(named, url).toEqual([...alternatesIn(page ?? '')]);
      for (const link of links) expect(byAddress.get(link.url)?.links, link.url).toEqual(links);
    }
  });

  it('has a feed, a card and an index of the search for each language', () => {
    expect(built.read('pt/rss.xml')).toContain('<language>pt-pt</language>');
    expect(built.read('pt/rss.xml')).toContain('Carvalho ou nogueira');
    expect(built.read('rss.xml')).not.toContain('Carvalho');
    expect(built.read('pt/rss.xml')).toContain('href="/pt/rss.css"');
    expect(built.read('pt/rss.css')).toContain('Isto é um');
    expect(built.files).toContain('pt/social.jpg');
    const version = (page: string) => /data-version="(\w+)"/.exec(built.read(page))?.[1] ?? '';
    expect(version('pt/blog.html')).not.toBe(version('blog.html'));
    const manifest = JSON.parse(built.read(`search/${version('pt/blog.html')}/manifest.json`));
    const [{ files }] = manifest.segments;
    expect(built.read(`search/${files['articles-0']}/articles-0.json`)).toContain(
      '"/pt/blog/carvalho-ou-nogueira"',
    );
  });

  it('changes the pages of one language alone, and to what a build from scratch makes', async () => {
    const { client, renderer } = await releasing();
    const changed = client.from('published_posts').update({ title: 'Nogueira ou carvalho' });
    await changed.eq('slug', 'carvalho-ou-nogueira').throwOnError();
    const job = client.from('galleries').select('id, version, pictures_version, words');
    const { data } = await job.eq('title', 'A loft in ash').single().throwOnError();
    const { id: gallery_id, version, pictures_version } = data;
    await client
      .rpc('save_gallery_words', {
        ...{ gallery_id, version, language: 'pt', words: { summary: 'Ainda mais luz.' } },
      })
      .throwOnError();
    await client
      .rpc('publish_gallery', { gallery_id, version: version + 1, pictures_version })
      .throwOnError();
    const ofOwn = (kind: PageKind) =>
      client.from('pages').select().eq('language', 'pt').eq('of_folder', false).eq('kind', kind);
    /** Changes a page of staff's own in Portuguese, and publishes it. */
    const publishOwn = async (kind: PageKind, fields: { slug?: string; seo_title?: string }) => {
      const { data: row } = await ofOwn(kind).single().throwOnError();
      const written = client.from('pages').update(fields).eq('id', row.id).select().single();
      const { version } = (await written.throwOnError()).data;
      await client.rpc('publish_page', { page_id: row.id, version }).throwOnError();
    };
    await publishOwn('page', { seo_title: 'A oficina' });

    const next = join(folder, 'next');
    await renderer.release({ live: outDir, next }, () => undefined);
    const differing = await compareSites(outDir, next);
    expect(differing).toContain('pt/blog/carvalho-ou-nogueira.html');
    expect(differing).toContain('pt/portfolio/um-sotao-em-freixo.html');
    // The words of the title are the same: no letter of the search has changed.
    const ofSearch = differing.filter((file) => file.startsWith('search/'));
    expect(ofSearch.map((file) => basename(file, '.json')).toSorted()).toEqual([
      ...['articles-0', 'articles-0', 'manifest', 'manifest'],
    ]);
    // Of both languages are the note of the build and the list of all pages.
    const ofBoth = ['build.json', 'sitemap.xml'];
    expect(
      differing.filter(
        (file) => !/^(?:pt[./]|search\/|pictures\/card-)/.test(file) && !ofBoth.includes(file),
      ),
    ).toEqual([]);

    // Another address of a page is news for the page in the other language.
    await publishOwn('page', { slug: 'oficina' });
    const last = join(folder, 'last');
    await renderer.release({ live: next, next: last }, () => undefined);
    const moved = await compareSites(next, last);
    expect(moved).toContain('our-workshop.html');
    expect(moved).toContain('pt/oficina.html');
    expect(readFileSync(join(last, '_redirects'), 'utf8')).toContain(
      '/pt/a-nossa-oficina /pt/oficina 301',
    );
    const others = [...ofBoth, '_redirects', '_headers', 'our-workshop.html'];
    expect(
      moved.filter((file) => !/^(?:pt[./]|search\/)/.test(file) && !others.includes(file)),
    ).toEqual([]);

    const scratch = join(folder, 'scratch');
    await buildSite(optionsFor(scratch)).finished;
    expect(await compareSites(last, scratch)).toEqual([]);
  });

  it('says what the owner gave for a language there alone, in the menu too', async () => {
    const { client, renderer } = await releasing();
    const pt = { greeting: 'Saudações', 'words.blogName': 'Apontamentos' };
    const facts = { greeting: 'Salutations', legal: 'No 0123', translations: { pt } };
    const items = [
      { label: 'KITCHENS', page: 'kitchen-carpentry', labels: { pt: 'COZINHAS' } },
      { label: 'WORK', href: '/#work' },
      { label: 'OAK', href: '/blog/oak-or-walnut', labels: { pt: 'CARVALHO' } },
      { label: 'OFFICES', page: 'office-furniture', labels: { pt: 'ESCRITÓRIOS' } },
      { label: 'SHOP', href: 'https://shop.example.com' },
      { label: 'PROCESS', href: '/#process', labels: { pt: 'PROCESSO' } },
      { label: 'PRIVACY', href: '/privacy', labels: { pt: 'PRIVACIDADE' } },
    ];
    await client.from('business_settings').update(facts).eq('id', true).throwOnError();
    await client.from('site_menu').update({ items }).eq('id', true).throwOnError();
    const next = join(folder, 'spoken');
    await renderer.release({ live: outDir, next }, () => undefined);
    const read = (page: string) => readFileSync(join(next, page), 'utf8');
    const menuIn = (page: string) =>
      [...read(page).matchAll(/<a class="entry" href="([^"]+)"[^>]*>\s*([^<]*?)\s*<\/a>/g)]
        .map(([, href = '', label = '']) => `${label} ${href}`)
        .slice(0, items.length);
    expect(menuIn('index.html')).toEqual([
      ...['KITCHENS /services/kitchen-carpentry', 'WORK /#work', 'OAK /blog/oak-or-walnut'],
      ...['OFFICES /services/office-furniture', 'SHOP https://shop.example.com'],
      ...['PROCESS /#process', 'PRIVACY /privacy'],
    ]);
    // What is not there, a section too, or has no name there, is not shown.
    expect(menuIn('pt.html').filter((entry) => !entry.endsWith(' /'))).toEqual([
      ...['COZINHAS /pt/services/cozinhas', 'TRABALHOS /pt#work'],
      ...['CARVALHO /pt/blog/carvalho-ou-nogueira', 'PRIVACIDADE /pt/privacy'],
    ]);
    expect(read('pt/services/cozinhas.html')).toContain('No 0123');
    expect(read('pt/blog.html')).toContain('Apontamentos');
    expect(read('blog.html')).not.toContain('Apontamentos');
    expect(read('services/kitchen-carpentry.html')).toContain('text=Salutations');
    // Not those of the first build: a page has moved since.
    const pages = readdirSync(join(next, 'pt'), { recursive: true, encoding: 'utf8' });
    const texts = pages
      .filter((page) => page.endsWith('.html'))
      .map((page) => read(join('pt', page)))
      .join();
    expect(texts).toContain(`text=${encodeURIComponent('Saudações')}`);
    expect(texts).not.toContain('text=Salutations');
    await renderer.stop();

    // Now what is not translated is shown too, and marked.
    const other = await releasing();
    await client
      .from('business_settings')
      .update({ untranslated: true })
      .eq('id', true)
      .throwOnError();
    // Translated, and too long a name for the menu.
    const unlabelled = [{ label: 'KITCHENS', page: 'kitchen-carpentry' }, ...items.slice(1)];
    await client.from('site_menu').update({ items: unlabelled }).eq('id', true).throwOnError();
    const shown = join(folder, 'shown');
    await other.renderer.release({ live: next, next: shown }, () => undefined);
    const html = (page: string) => readFileSync(join(shown, page), 'utf8');
    const blog = html('pt/blog.html');
    expect(blog).toMatch(
      /<h2[^>]* lang="en-GB"[^>]*>\s*<a [^>]*href="\/blog\/only-english" hreflang="en-GB"/,
    );
    expect(blog).toContain('em inglês');
    expect(blog).not.toContain('href="/blog/oak-or-walnut"');
    expect(html('pt.html')).toMatch(/href="\/services\/office-furniture" hreflang="en-GB"/);
    expect(html('pt.html')).not.toContain('href="/services/kitchen-carpentry"');
    for (const page of ['pt.html', 'pt/blog.html'])
      expect(problemsOf(html(page), page)).toEqual([]);
    // A list is no page: neither feed nor sitemap has them in Portuguese, and no page is there twice.
    expect(html('pt/rss.xml')).not.toContain('only-english');
    const listed = await compareSites(next, shown);
    expect(listed).not.toContain('sitemap.xml');
    expect(
      listed.filter((file) => file.endsWith('.html')).filter((file) => !/^pt[./]/.test(file)),
    ).toEqual([]);
    const [index = ''] = /data-version="\w+"/.exec(blog) ?? [];
    const folderOf = index.slice(14, -1);
    const manifest = JSON.parse(html(`search/${folderOf}/manifest.json`));
    expect(html(`search/${manifest.segments[0].files['articles-0']}/articles-0.json`)).toContain(
      '"/blog/only-english","title":"Only English","summary":"Em inglês."',
    );
    const scratch = join(folder, 'scratch-shown');
    await buildSite(optionsFor(scratch)).finished;
    expect(await compareSites(shown, scratch)).toEqual([]);
  });
});

/** What makes releases, and changes what they show. */
async function releasing() {
  const picturesFolder = join(folder, 'cache', 'pictures');
  const environment = buildEnvironment(optionsFor(''));
  const renderer = new RendererWorker({
    ...{ bundle: join(compiled, 'renderer.mjs'), picturesFolder, environment },
  });
  onTestFinished(() => renderer.stop());
  await renderer.ready;
  return { client: serviceClient(), renderer };
}
