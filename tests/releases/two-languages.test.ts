/** @module-tag slow */
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { ErrorLevel, type SitemapItem, XMLToSitemapItemStream } from 'sitemap';
import { expect, test } from 'vitest';
import type { PageKind } from '#data/pages/pages.ts';
import { addLanguage } from '#scripts/new/add-language.ts';
import { site } from '#site';
import type { Json, TablesUpdate } from '#supabase/database.types.ts';
import { problemsOf } from '../pages/html-rules.ts';
import { compareSites } from '../support/compare-sites.ts';
import { addBilingualContent, publishGallery } from './bilingual-content.ts';
import { copyCode, ownSite } from './copied-code.ts';
import { asOwner } from './own-project.ts';
import { missingIn, textsIn, textsOf, wordsIn } from './page-texts.ts';

// The demonstration with a second language in its folder, Portuguese, which has some of its pages.

const FIXTURE = 'tests/fixtures/two-languages/pt';

const { folder, project, sites, outDir, built } = await ownSite(async (own, code) => {
  await asOwner(own, () => addBilingualContent(own.client));
  const business = copyCode(code);
  addLanguage(business, 'pt-PT');
  cpSync(FIXTURE, join(business, 'pt'), { recursive: true });
});

const { read, publicPages } = built;

/** Of which not all is there in Portuguese, or has a name there. */
const MENU = [
  { label: 'KITCHENS', page: 'kitchen-carpentry', labels: { pt: 'COZINHAS' } },
  { label: 'WORK', href: '/#work' },
  { label: 'OAK', href: '/blog/oak-or-walnut', labels: { pt: 'CARVALHO' } },
  { label: 'OFFICES', page: 'office-furniture', labels: { pt: 'ESCRITÓRIOS' } },
  { label: 'SHOP', href: 'https://shop.example.com' },
  { label: 'PROCESS', href: '/#process', labels: { pt: 'PROCESSO' } },
  { label: 'PRIVACY', href: '/privacy', labels: { pt: 'PRIVACIDADE' } },
];

const portuguese = publicPages.filter((page) => /^pt[./]/.test(page));
const pathOf = (page: string) => `/${page}`.replace(/(?:\/index)?\.html$/, '') || '/';
const canonicalOf = (page: string) =>
  /<link rel="canonical" href="([^"]+)"/.exec(read(page))?.[1] ?? '';
const addressOf = (page: string) => `${project.url}${pathOf(page)}`;

/** The languages that a page names, by `hreflang`. */
function alternatesIn(page: string): Map<string, string> {
  const links = [
    ...read(page).matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g),
  ];
  return new Map(links.map(([, tag = '', href = '']) => [tag, href]));
}

/** Where the switch of a page leads, in the header and at the foot. */
function switchIn(page: string): string[] {
  return [...read(page).matchAll(/<a [^>]*href="([^"]+)" hreflang="[^"]+" lang="[^"]+"/g)].map(
    ([, href = '']) => href,
  );
}

test('two languages: has the pages that are translated, and no others', () => {
  expect(portuguese).toEqual([
    ...['pt.html', 'pt/404.html', 'pt/a-nossa-oficina.html', 'pt/appointment.html', 'pt/blog.html'],
    ...['pt/blog/carvalho-ou-nogueira.html', 'pt/blog/tags/carvalho.html'],
    ...['pt/portefolio.html', 'pt/portfolio/um-sotao-em-freixo.html'],
    ...['pt/preview.html', 'pt/privacy.html'],
    ...['pt/services/cozinhas.html', 'pt/services/escadas.html', 'pt/your-word.html'],
  ]);
  expect(publicPages).toEqual(
    expect.arrayContaining(['index.html', 'blog/oak-or-walnut.html', 'blog/only-english.html']),
  );
  expect(publicPages).not.toContain('blog/carvalho-ou-nogueira.html');
});

test('two languages: says what staff write of it, in the language in which they write', () => {
  const words = (page: string) => textsOf(read(page)).join(' ');
  for (const [page, said] of [
    ['pt.html', 'EM LISBOA'],
    ['pt/services/cozinhas.html', 'Começamos por ouvir.'],
    ['pt/a-nossa-oficina.html', 'Aqui está: A nossa oficina.'],
    ['our-workshop.html', 'The page of Our workshop.'],
  ] as const) {
    expect(words(page)).toContain(said);
  }
  expect(words('index.html')).not.toContain('EM LISBOA');
  // An article is chosen by its address in the main language.
  expect(read('our-workshop.html')).toContain('href="/blog/oak-or-walnut"');
  expect(read('pt/a-nossa-oficina.html')).toContain('href="/pt/blog/carvalho-ou-nogueira"');
  const editedAt = (page: string) => /data-edit="([^"]+)"/.exec(read(page))?.[1];
  expect(editedAt('pt.html')).toBe('/admin/pages/home?language=pt');
  expect(editedAt('index.html')).toBe('/admin/pages/home');
});

test('two languages: lists the services of its language in the form and the menu', () => {
  const [english, other] = ['index.html', 'pt.html'].map((page) => built.decode(read(page)));
  expect(missingIn(other ?? '', ['"name":"Escadas"', '/pt/services/escadas'])).toEqual([]);
  expect(other).not.toContain('Staircases');
  expect(english).toContain('"name":"Staircases"');
  expect(english).not.toContain('Escadas');
});

test('two languages: is valid HTML, each page in its language, with no broken link', async () => {
  for (const page of publicPages) {
    const html = read(page);
    expect(html, page).toContain(
      portuguese.includes(page) ? '<html lang="pt-PT" data-language="pt"' : '<html lang="en-GB"',
    );
    expect(problemsOf(html, page)).toEqual([]);
    const own = built.linksOf(page).filter((link) => !link.startsWith('https://wa.me/'));
    expect(await built.brokenOf(own, page), page).toEqual([]);
  }
});

test('two languages: leads from every page to the same one, and back', () => {
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
  for (const page of publicPages) {
    if (pairs.flat().includes(page as never) || /appointment|preview|your-word/.test(page))
      continue;
    const home = portuguese.includes(page) ? '/' : '/pt';
    expect(switchIn(page), page).toEqual([home, home]);
    expect([...alternatesIn(page)], page).toEqual([]);
  }
});

test('two languages: keeps to its language on every page', async () => {
  const modules = import.meta.glob<object>(
    ['../../src/languages/en/visitors/*.ts', '../../src/business/messages/*.ts'],
    { eager: true },
  );
  const english = new Set(
    textsIn(Object.values(modules)).filter((text) => /[a-z]{3} [a-z]/i.test(text)),
  );
  const { address, email } = site;
  const names = [email, address.street, address.city, `${address.city} ${address.postcode}`];
  const common = /\b(?:the|and|with|your|our|please|we|of|from|about|articles)\b/i;
  const found = portuguese.flatMap((page) =>
    textsOf(read(page))
      // An address is written as it stands on a letter.
      .map((text) => names.reduce((so, name) => so.replace(name, ''), text))
      .filter((text) => english.has(text) || common.test(text))
      .map((text) => `${page}: ${text}`),
  );
  expect(found).toEqual([]);
  const known = /\b(?:não|você|os nossos|Enviar|Trabalhos)\b/;
  for (const page of publicPages.filter((one) => !portuguese.includes(one))) {
    const texts = textsOf(read(page)).filter((text) => known.test(text));
    expect(texts, page).toEqual([]);
  }
  expect(wordsIn(textsOf(read('pt.html'))).size).toBeGreaterThan(60);
});

test('two languages: shows a job in the words of its language, and says which are of another', () => {
  const job = read('pt/portfolio/um-sotao-em-freixo.html');
  expect(missingIn(job, ['Um sótão em freixo', 'Muita luz.', 'Freixo', 'Lisboa'])).toEqual([]);
  expect(built.decode(job)).toMatch(/[“«]Pois é\.[”»]/);
  expect(job).not.toContain('Much light');
  // The first picture has a caption in Portuguese, the second one has not, and none says what it shows.
  expect(job).toMatch(/<figcaption[^>]*>\s*Janela a norte/);
  expect(job).toMatch(/<span lang="en-GB"[^>]*>Window 2<\/span>/);
  const frames = [...job.matchAll(/<(?:picture|storage-image) [^>]*>/g)].map(([tag]) => tag);
  expect(frames.filter((tag) => tag.includes(' lang="en-GB"'))).toHaveLength(2);
  const english = read('portfolio/a-loft-in-ash.html');
  expect(english.match(/ lang="en-GB"/g)).toHaveLength(1);
  expect(english).not.toMatch(/Janela|sótão/);
  expect(read('pt/portefolio.html')).toContain('/pt/portfolio/um-sotao-em-freixo');
  expect(read('pt/portefolio.html')).not.toContain('loft-in-english');
});

test('two languages: writes dates, amounts and quotation marks as its language does', () => {
  const article = built.decode(read('pt/blog/carvalho-ou-nogueira.html'));
  expect(article.replaceAll('&nbsp;', ' ')).toMatch(/\d{1,2}\sde\s[a-zç]+\sde\s\d{4}/);
  expect(read('pt/services/cozinhas.html')).toMatch(/24\s?000(?:\u00a0|&nbsp;)£/);
  expect(read('services/kitchen-carpentry.html')).toContain('£24,000');
});

test('two languages: has a sitemap that names each page in its languages, and holds before others', async () => {
  const xml = read('sitemap.xml');
  const items = await Readable.from([xml])
    .pipe(new XMLToSitemapItemStream({ level: ErrorLevel.THROW }))
    .toArray();
  const byAddress = new Map(items.map((item) => [item.url, item]));
  const home = [
    { lang: 'en-GB', url: `${project.url}/` },
    { lang: 'pt-PT', url: `${project.url}/pt` },
    { lang: 'x-default', url: `${project.url}/` },
  ];
  for (const { url } of home) expect(byAddress.get(url)?.links).toEqual(home);
  expect(byAddress.get(`${project.url}/blog/only-english`)?.links).toEqual([]);
  for (const { url, links } of items as SitemapItem[]) {
    const page = publicPages.find((one) => canonicalOf(one) === url);
    expect(page, url).toBeDefined();
    const named = links.map(({ lang, url }: { lang: string; url: string }) => [lang, url]);
    expect(named, url).toEqual([...alternatesIn(page ?? '')]);
    for (const link of links) expect(byAddress.get(link.url)?.links, link.url).toEqual(links);
  }
});

test('two languages: has a feed, a card and an index of the search for each language', () => {
  expect(read('pt/rss.xml')).toContain('<language>pt-pt</language>');
  expect(read('pt/rss.xml')).toContain('Carvalho ou nogueira');
  expect(read('rss.xml')).not.toContain('Carvalho');
  expect(read('pt/rss.xml')).toContain('href="/pt/rss.css"');
  expect(read('pt/rss.css')).toContain('Isto é um');
  expect(built.files).toContain('pt/social.jpg');
  const version = (page: string) => /data-version="(\w+)"/.exec(read(page))?.[1] ?? '';
  expect(version('pt/blog.html')).not.toBe(version('blog.html'));
  expect(articlesOf(read('pt/blog.html'), read)).toContain('"/pt/blog/carvalho-ou-nogueira"');
});

// What follows is released one after the other, and the last compared with a build from scratch.
const { client } = project;
/** The site that a release makes of another one, and how its pages are read. */
async function released(live: string, name: string) {
  const next = join(folder, name);
  await sites.release(live, next);
  return { next, html: (page: string) => readFileSync(join(next, page), 'utf8') };
}
const saveSettings = (settings: TablesUpdate<'business_settings'>) =>
  client.from('business_settings').update(settings).eq('id', true).throwOnError();
const saveMenu = (items: object[]) =>
  client
    .from('site_menu')
    .update({ items: items as Json })
    .eq('id', true)
    .throwOnError();
/** The first list of articles of an index of the search, by the page that asks for it. */
function articlesOf(blog: string, html: (file: string) => string): string {
  const [, version = ''] = /data-version="(\w+)"/.exec(blog) ?? [];
  const { segments } = JSON.parse(html(`search/${version}/manifest.json`));
  return html(`search/${segments[0].files['articles-0']}/articles-0.json`);
}

test('two languages: says what the owner gave for a language there alone, in the menu too', async () => {
  const pt = { greeting: 'Saudações', 'words.blogName': 'Apontamentos' };
  const facts = { greeting: 'Salutations', legal: 'No 0123', translations: { pt } };
  await saveSettings(facts);
  await saveMenu(MENU);
  const { next, html: read } = await released(outDir, 'spoken');
  const menuIn = (page: string) =>
    [...read(page).matchAll(/<a class="entry" href="([^"]+)"[^>]*>\s*([^<]*?)\s*<\/a>/g)]
      .map(([, href = '', label = '']) => `${label} ${href}`)
      .slice(0, MENU.length);
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
  const names = readdirSync(join(next, 'pt'), { recursive: true, encoding: 'utf8' });
  const pages = names.filter((name) => name.endsWith('.html'));
  const texts = pages.map((name) => read(join('pt', name))).join();
  expect(texts).toContain(`text=${encodeURIComponent('Saudações')}`);
  expect(texts).not.toContain('text=Salutations');
});

test('two languages: shows what is not translated too, and marked, where the owner wants that', async () => {
  await saveSettings({ untranslated: true });
  // Translated, and too long a name for the menu.
  await saveMenu([{ label: 'KITCHENS', page: 'kitchen-carpentry' }, ...MENU.slice(1)]);
  const { next: shown, html } = await released(join(folder, 'spoken'), 'shown');
  const blog = html('pt/blog.html');
  expect(blog).toMatch(
    /<h2[^>]* lang="en-GB"[^>]*>\s*<a [^>]*href="\/blog\/only-english" hreflang="en-GB"/,
  );
  expect(blog).toContain('em inglês');
  expect(blog).not.toContain('href="/blog/oak-or-walnut"');
  expect(html('pt.html')).toMatch(/href="\/services\/office-furniture" hreflang="en-GB"/);
  expect(html('pt.html')).not.toContain('href="/services/kitchen-carpentry"');
  for (const page of ['pt.html', 'pt/blog.html']) expect(problemsOf(html(page), page)).toEqual([]);
  // A list is no page: neither feed nor sitemap has them in Portuguese, and no page is there twice.
  expect(html('pt/rss.xml')).not.toContain('only-english');
  const listed = await compareSites(join(folder, 'spoken'), shown);
  expect(listed).not.toContain('sitemap.xml');
  const pages = listed.filter((file) => file.endsWith('.html'));
  expect(pages.filter((file) => !/^pt[./]/.test(file))).toEqual([]);
  expect(articlesOf(blog, html)).toContain(
    '"/blog/only-english","title":"Only English","summary":"Em inglês."',
  );
});

test('two languages: changes the pages of one language alone, and to what a build from scratch makes', async () => {
  const changed = client.from('published_posts').update({ title: 'Nogueira ou carvalho' });
  await changed.eq('slug', 'carvalho-ou-nogueira').throwOnError();
  const job = client.from('galleries').select('id, words').eq('title', 'A loft in ash');
  const { id: gallery_id, words } = (await job.single().throwOnError()).data;
  const { pt } = words as { pt: object };
  const said = { words: { pt: { ...pt, summary: 'Ainda mais luz.' } } };
  await client.from('galleries').update(said).eq('id', gallery_id).throwOnError();
  await publishGallery(client, gallery_id);
  /** Changes a page of staff's own in Portuguese, and publishes it. */
  const publishOwn = async (kind: PageKind, fields: { slug?: string; seo_title?: string }) => {
    const own = client.from('pages').select().eq('language', 'pt').eq('of_folder', false);
    const { data: row } = await own.eq('kind', kind).single().throwOnError();
    const written = client.from('pages').update(fields).eq('id', row.id).select().single();
    const { version } = (await written.throwOnError()).data;
    await client.rpc('publish_document', { kind: 'page', id: row.id, version }).throwOnError();
  };
  await publishOwn('page', { seo_title: 'A oficina' });

  const live = join(folder, 'shown');
  const { next } = await released(live, 'next');
  const differing = await compareSites(live, next);
  expect(differing).toContain('pt/blog/carvalho-ou-nogueira.html');
  expect(differing).toContain('pt/portfolio/um-sotao-em-freixo.html');
  // The words of the title are the same: no letter of the search has changed.
  const ofSearch = differing.filter((file) => file.startsWith('search/'));
  expect(ofSearch.map((file) => basename(file, '.json')).toSorted()).toEqual([
    ...['articles-0', 'articles-0', 'manifest', 'manifest'],
  ]);
  // Of both languages are the note of the build and the list of all pages.
  const ofBoth = ['build.json', 'sitemap.xml'];
  const ofOther = (file: string) =>
    !/^(?:pt[./]|search\/|pictures\/card-)/.test(file) && !ofBoth.includes(file);
  expect(differing.filter(ofOther)).toEqual([]);

  // Another address of a page is news for the page in the other language.
  await publishOwn('page', { slug: 'oficina' });
  const { next: last, html } = await released(next, 'last');
  const moved = await compareSites(next, last);
  expect(moved).toContain('pt/oficina.html');
  expect(html('_redirects')).toContain('/pt/a-nossa-oficina /pt/oficina 301');
  const rules = ['_redirects', '_redirects.caddy', '_redirects.nginx'];
  expect(moved.filter(ofOther)).toEqual([...rules, 'our-workshop.html']);

  const scratch = join(folder, 'scratch');
  await sites.build(scratch);
  expect(await compareSites(last, scratch)).toEqual([]);
});
