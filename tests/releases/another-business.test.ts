/** @module-tag slow */
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { services } from '#business/services.ts';
import { writeTexts } from '#scripts/new/format.ts';
import { staffLanguageFile, writeModules } from '#scripts/new/language-files.ts';
import { site } from '#site';
import { problemsOf } from '../pages/html-rules.ts';
import { copyCode, ownSite } from './copied-code.ts';
import { addGermanContent, germanTexts } from './german-content.ts';
import { germanPages } from './german-pages.ts';
import { asOwner } from './own-project.ts';
import { changeSite } from './owner/change-site.ts';
import { keptWords } from './owner/kept-words.ts';
import { picturesInCommon, wordsOfPages } from './owner/read-pages.ts';
import { missingIn, textsIn, textsOf, wordsIn } from './page-texts.ts';

// What somebody does who makes this site their own: their folder in the place of src/business, an empty
// start, everything else in the staff area, and a build.

// The uploader sends pieces by means that only browsers have; where a server takes none it sends the whole.
vi.mock('tus-js-client', async (original) => {
  const tus = await original<typeof import('tus-js-client')>();
  class Upload {
    readonly options: { onError?: ((error: Error) => void) | null };
    constructor(_body: Blob, options: Upload['options']) {
      this.options = options;
    }
    start() {
      const originalResponse = { getStatus: () => 404, getBody: () => '' };
      const error = Object.assign(new tus.DetailedError('no pieces'), { originalResponse });
      this.options.onError?.(error);
    }
  }
  return { ...tus, Upload };
});

const FIXTURE = 'tests/fixtures/another-business';
/** Elsewhere, and named in the folder. */
const PROFILE = 'https://instagram.example.com/lindenhof';

const { folder, project, sites, outDir, built } = await ownSite(async (own, code) => {
  await asOwner(own, addGermanContent);
  // Pictures and typefaces stay.
  const business = copyCode(code);
  for (const name of ['pages', 'messages']) rmSync(join(business, name), { recursive: true });
  cpSync(FIXTURE, business, { recursive: true });
  writeModules(business);
  writeTexts(business, new Map([staffLanguageFile('de-DE')]));
  cpSync(`${FIXTURE}-public`, join(code, 'public'), { recursive: true });
});

const { read, publicPages } = built;
const textOf = (page: string): string => built.decode(built.read(page));

test('another business: the staff area begins in the language of the business', () => {
  const words = ['<html lang="de"', 'Anmelden', 'Passwort vergessen'];
  expect(missingIn(read('admin.html'), [...words, 'Die Verwaltung braucht JavaScript.'])).toEqual(
    [],
  );
  expect(read('admin.html')).not.toMatch(/Sign in|Password|Staff area|One moment/);
});

/** Files that a browser or a search engine reads as text, without those of the staff area alone. */
function publicTexts(): string[] {
  return [...built.files].filter(
    (file) => /\.(?:html|xml|json|txt|css|svg|webmanifest)$/.test(file) && file !== 'admin.html',
  );
}

const OWN = join(folder, 'project', 'src', 'business');
const moduleOf = (file: string, business = OWN) =>
  import(pathToFileURL(resolve(business, file)).href);

/** Every text in the words of a folder, and in other modules of it. */
async function textsOfModules(business: string, ...others: string[]): Promise<string[]> {
  const modules = readdirSync(join(business, 'messages')).filter((name) => name.endsWith('.ts'));
  const files = [...others, ...modules.map((name) => join('messages', name))];
  return textsIn(await Promise.all(files.map((file) => moduleOf(file, business))));
}

/** The months as German writes them in a date. */
function germanMonths(): string[] {
  return Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2025, month))).flatMap((day) =>
    (['long', 'short'] as const).map((month) =>
      day.toLocaleDateString('de-DE', { day: 'numeric', month, timeZone: 'UTC' }),
    ),
  );
}

/** The scripts that visitors' pages run, now or later. */
function publicScripts(): string[] {
  const found = new Set<string>();
  const follow = (text: string) => {
    for (const [file] of text.matchAll(/[\w.@-]+\.js\b/g)) {
      const path = `_astro/${file}`;
      if (!built.files.has(path) || found.has(path)) continue;
      found.add(path);
      follow(read(path));
    }
  };
  // A preview is drawn by the code of the staff area, which speaks every language of staff.
  for (const page of publicPages) if (page !== 'preview.html') follow(read(page));
  return [...found];
}

test('another business: has its pages and no others', () => {
  const pages = publicPages.filter((page) => !/^(?:blog|portfolio)\//.test(page));
  expect(pages).toEqual([
    ...[
      '404.html',
      'appointment.html',
      'betriebsordnung.html',
      'blog.html',
      'grenzen.html',
      'impressum.html',
    ],
    ...['index.html', 'portfolio.html', 'preview.html', 'privacy.html'],
    ...['services/einbauschraenke.html', 'services/fenster.html'],
    ...['services/tische.html', 'services/treppen.html', 'services/tueren.html'],
    ...['ueber-uns.html', 'your-word.html'],
  ]);
  expect(publicPages).toEqual(
    expect.arrayContaining([
      ...['blog/holz-1.html', 'blog/tags/esche.html', 'portfolio/treppe-1.html'],
      expect.stringMatching(/^blog\/page\/\d\.html$/),
    ]),
  );
});

test('another business: has no broken link', async () => {
  const broken: string[] = [];
  for (const page of publicPages) {
    const links = built.linksOf(page);
    const own = links.filter((link) => link !== PROFILE);
    expect(links.length).toBeGreaterThan(10);
    for (const link of await built.brokenOf(own, page)) broken.push(`${page}: ${link}`);
  }
  expect(broken).toEqual([]);
});

test('another business: is valid HTML in its own language', () => {
  for (const page of publicPages) {
    expect(read(page)).toContain('<html lang="de-DE"');
    expect(problemsOf(read(page), page)).toEqual([]);
  }
});

test('another business: says its own facts, as its language writes them', () => {
  const home = read('index.html');
  expect(home).toContain('+49\u00a030\u00a023125\u00a0000');
  expect(home).toContain('Mo–Do 7.30–12 und 13–16.30 Uhr');
  expect(home).toMatch(/24\.[^<]*31\.\u00a0Dez\.\u00a02099[^<]*\(Betriebsferien\)/);
  expect(read('services/treppen.html')).toContain('9.800\u00a0€');
  const doors = read('services/tueren.html');
  expect(doors).toMatch(/68,50\u00a0€ <span[^>]*>je Stunde/);
  expect(doors).toContain('Alle Preise mit 19 % Mehrwertsteuer.');
  expect(doors).toMatch(/<td>\s*(?:<span[^>]*>ab<\/span>)? 5\.400/);
  for (const page of publicPages) {
    const html = read(page);
    expect(missingIn(html, [`href="${PROFILE}"`, 'Amtsgericht Charlottenburg, HRB 12345'])).toEqual(
      [],
    );
    expect(html).toMatch(/Notdienst:\s*<a[^>]* href="tel:\+493023125009"/);
  }
});

test('another business: names its five services wherever services are named', () => {
  const five = ['Treppenbau', 'Türen', 'Tische', 'Einbauschränke', 'Fensterbau'];
  const slugs = ['treppen', 'tueren', 'tische', 'einbauschraenke', 'fenster'];
  for (const page of publicPages) {
    for (const slug of slugs) {
      const links = read(page).split(` href="/services/${slug}"`).length - 1;
      expect(links, `${page}: menu and footer`).toBeGreaterThan(1);
    }
  }
  const home = textOf('index.html');
  for (const name of five) expect(home).toMatch(new RegExp(`<option[^>]*>${name}</option>`));
  const hints = ['Unter Schrägen und in Nischen', 'Kastenfenster und Sprossen'];
  expect(missingIn(home, hints)).toEqual([]);
  const addresses = slugs.map((slug) => `${project.url}/services/${slug}<`);
  expect(missingIn(read('sitemap.xml'), addresses)).toEqual([]);
  const prices = read('services/einbauschraenke.html');
  expect(prices).toContain('4.200\u00a0€');
  expect(prices).toMatch(/390,50\u00a0€[^<]*<[\s\S]*je Meter/);
});

test('another business: has the menu, the imprint and the pages that its owner made', () => {
  for (const page of publicPages) {
    const html = textOf(page);
    expect(missingIn(html, Object.values(germanTexts.menu)), page).toEqual([]);
    expect(html, 'was in the menu of the folder').not.toMatch(/ href="\/#process"/);
    expect(html, page).toContain(' href="/ueber-uns"');
    expect(html, page).toMatch(/<footer[\s\S]* href="\/impressum"[^>]*>\s*Impressum/);
  }
  const facts = ['Tischlerei Lindenhof GmbH', 'Am Lindenhof 7', 'Streitbeilegung'];
  const us = ['Jule Brandt', 'Tischlermeisterin', 'Uckermark', 'ANFRAGEN', 'holz-'];
  const own = ['impressum', 'ueber-uns', 'grenzen', 'betriebsordnung'];
  expect(missingIn(textOf('impressum.html'), facts)).toEqual([]);
  expect(missingIn(textOf('ueber-uns.html'), us)).toEqual([]);
  const addresses = own.map((slug) => `${project.url}/${slug}<`);
  expect(missingIn(read('sitemap.xml'), addresses)).toEqual([]);
  expect(read('portfolio/treppe-1.html')).toContain(germanTexts.note);
});

test('another business: shows every kind of section that a page may hold, full to its limits', () => {
  for (const { slug, sections } of germanPages.slice(-2)) {
    const html = read(`${slug}.html`);
    expect(sections.length).toBeGreaterThan(12);
    // Nothing is shown of customers until one has said something, or of another page that is not named.
    const unseen = ['hero', 'head', 'testimonials', 'shared'];
    for (const [kind] of sections.filter(([kind]) => !unseen.includes(kind))) {
      expect(html, slug).toMatch(new RegExp(` id="${kind}"`));
    }
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html).toContain('1.234.567,89');
  }
});

test('another business: names WhatsApp nowhere', () => {
  for (const page of publicPages) {
    expect(read(page)).not.toMatch(/wa\.me|>\s*WhatsApp|aria-label="[^"]*WhatsApp/);
  }
});

test('another business: says nothing of the business that was in the folder before', () => {
  const words = [
    ...[site.name, site.legalName, site.email, site.phone.e164, site.phone.display],
    ...['Harrow', 'Pine', site.address.city, site.address.postcode],
    ...services.flatMap(({ slug, name, hint }) => [slug, name, hint]),
  ];
  const found = publicTexts().flatMap((file) => {
    // Numbers stay on the line of what they belong to.
    const text = built.decode(read(file)).replaceAll('\u00a0', ' ');
    return words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});

test('another business: says nothing but what is in its folder and in its content', async () => {
  const ofFolder = await textsOfModules(OWN, 'pages.ts', 'site.ts', 'blog.ts');
  const known = wordsIn([...ofFolder, ...textsIn(germanTexts), ...germanMonths()]);
  const strange = publicPages.flatMap((page) =>
    [...wordsIn(textsOf(read(page)))]
      .filter((word) => !known.has(word))
      .map((word) => `${page}: ${word}`),
  );
  expect(strange).toEqual([]);
});

test('another business: has no English label, button or sentence left', async () => {
  const ofFolder = (business: string) => textsOfModules(business, 'pages.ts');
  const own = new Set(await ofFolder(OWN));
  const english = (await ofFolder('src/business')).filter(
    (text) => !own.has(text) && text.length > 2,
  );
  // Two words at least: "in 1" is code in any script.
  const sentences = english.filter((text) => /\p{L}\S* .*\p{L}/u.test(text.trim()));
  expect(english.length).toBeGreaterThan(120);
  expect(sentences.length).toBeGreaterThan(100);
  const found = [
    ...publicPages.flatMap((page) =>
      textsOf(read(page)).filter(
        (text) => english.includes(text) || sentences.some((words) => text.includes(words)),
      ),
    ),
    ...['rss.xml', 'rss.css', ...publicScripts()].flatMap((file) =>
      sentences.filter((words) => read(file).includes(words)).map((text) => `${file}: ${text}`),
    ),
  ];
  expect(found).toEqual([]);
});

test('another business: has the words of its scripts', () => {
  const words = ['Bitte prüfen Sie die Telefonnummer', 'Nichts gefunden', 'Nächstes Bild'];
  const scripts = publicScripts().map((file) => read(file));
  expect(missingIn(scripts.join('\n'), [...words, 'Bild nicht verfügbar'])).toEqual([]);
});

test('another business: has none of its colours', () => {
  const colours = (theme: string) => new Set(theme.match(/#[\da-f]{6}\b/g));
  const own = colours(readFileSync(join(FIXTURE, 'theme.css'), 'utf8'));
  const others = [...colours(readFileSync('src/business/theme.css', 'utf8'))].filter(
    (colour) => !own.has(colour),
  );
  expect(others.length).toBeGreaterThan(10);
  const found = publicTexts().flatMap((file) =>
    others.filter((colour) => read(file).includes(colour)).map((hex) => `${file}: ${hex}`),
  );
  expect(found).toEqual([]);
});

// The last of the file: it changes the content of the backend.
test('another business, its owner: can change 95 % of the words and every picture, as that of the demonstration', async () => {
  const [{ pages }, { site: german }] = [await moduleOf('pages.ts'), await moduleOf('site.ts')];
  // Counted is what the folder brings: pages that the owner has made are the owner's, whole.
  await project.backend.sql('delete from public.pages where not of_folder');
  await changeSite(project.url, project.client, { pages, site: german });
  const changed = join(folder, 'changed');
  await sites.release(outDir, changed);

  const { owners, nobodys } = wordsOfPages(changed);
  const kept = keptWords(german.language, {
    blog: await moduleOf('messages/blog.ts'),
    times: await moduleOf('messages/times.ts'),
    contactForm: await moduleOf('messages/contact-form.ts'),
    sections: await moduleOf('messages/sections.ts'),
  });
  const known = Object.values(kept).flat();
  expect([...nobodys].filter((word) => !known.includes(word))).toEqual([]);
  expect(owners.size).toBeGreaterThan(200);
  expect(owners.size / (owners.size + nobodys.size)).toBeGreaterThan(0.95);
  expect(picturesInCommon(changed, outDir)).toEqual([]);
});
