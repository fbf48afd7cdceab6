import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { codeOf } from '#languages/addresses.ts';
import { STAFF_LANGUAGES } from '#languages/staff.ts';
import { site as business } from '#site';
import { isOwnBusiness } from '#tooling/own-business.ts';
import { files, publicPages, read, site } from './built-site.ts';

const kB = 1000;
const gzip = (text: string) => gzipSync(text).length;

// Each kind of page is there once more in each other language of the site.
const codes = business.otherLanguages.map(codeOf);
const isHome = (page: string) => ['index', ...codes].includes(page.replace('.html', ''));
const isNotFound = (page: string) => posix.basename(page) === '404.html';
/** What islands say comes in all languages of the site: 3 kB for each. */
const otherWords = 3 * codes.length;
/** What the folder and the design say in the others, which pages are made of as staff see them. */
const otherTexts = codes
  .flatMap((code) => [`src/business/${code}`, `src/languages/${code}/visitors`])
  .reduce((sum, folder) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const texts = files.filter((file) => file.endsWith('.ts'));
    return sum + gzip(texts.map((file) => readFileSync(join(folder, file), 'utf8')).join('')) / kB;
  }, 0);

/** Code of a page that runs by itself: inline scripts (not data) and files that it names. */
function eagerScripts(html: string): { inline: string[]; files: string[] } {
  const inline: string[] = [];
  const files: string[] = [];
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g);
  for (const [, attributes = '', text = ''] of scripts) {
    if (/type="(application|speculationrules|importmap)/.test(attributes)) continue;
    const source = /src="([^"]+)"/.exec(attributes)?.[1];
    if (source) files.push(source);
    else inline.push(text);
  }
  return { inline, files };
}

/** Files that the islands of a page load, when they do. */
function islandFiles(html: string): string[] {
  return [...html.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, url = '']) => url);
}

/** Files that a page loads by itself when it is at rest: its islands and its form. */
function filesAtRest(html: string): string[] {
  const { files } = eagerScripts(html);
  return files.flatMap(onDemand).filter((file) => /^(start|contact)\./.test(posix.basename(file)));
}

/** The named files and everything that they import before they can run. */
function withImports(files: string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    const imports = read(file).matchAll(/(?:from|import)\s*["'](\.{1,2}\/[^"']+|\/[^"']+)["']/g);
    const paths = [...imports].map(([, path = '']) =>
      path.startsWith('/') ? path : posix.join(dirname(file), path),
    );
    withImports(paths, found);
  }
  return found;
}

/** Files of staff's words that a file asks for: a part of a language, or what stands around every screen. */
const WORDS =
  /"(\.\/(?:\w+\/)?staff(?:-frame|(?:\/[\w-]+)+)\.ts)":\s*\(\)\s*=>\s*\w+\(\(\)\s*=>\s*import\([`"']([^`"']+)/g;

/** Each of them by its name in the code. */
function wordsIn(file: string): Map<string, string> {
  const found = [...read(file).matchAll(WORDS)];
  return new Map(found.map(([, name = '', path = '']) => [name, posix.join(dirname(file), path)]));
}

/** Files that a file asks for when it needs them; of words a screen asks for those of one language alone. */
function onDemand(file: string): string[] {
  const text = read(file);
  const words = [...text.matchAll(WORDS)].map(([, , path]) => path);
  const imports = [...text.matchAll(/import\([`"'](\.{1,2}\/[^`"']+)[`"']\)/g)].filter(
    ([, path]) => !words.includes(path),
  );
  return [...new Set(imports.map(([, path = '']) => posix.join(dirname(file), path)))];
}

/** The named files with all that they import or may ask for later, and what is `there` already. */
function withEverything(files: string[], there: Set<string>): Set<string> {
  const found = new Set(there);
  for (const file of files) {
    const fresh = [...withImports([file])].filter((one) => !found.has(one));
    for (const one of fresh) found.add(one);
    for (const one of withEverything(fresh.flatMap(onDemand), found)) found.add(one);
  }
  return found;
}

const weightOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzip(read(file)), 0);

// The staff area: what sign-in takes, the frame that comes after it, and each screen inside.
const admin = read('admin.html');
const signIn = withImports([...eagerScripts(admin).files, ...islandFiles(admin)]);
const frame = [...new Set([...signIn].flatMap(onDemand))];
const screens = [...new Set([...withImports(frame)].flatMap(onDemand))].filter(
  (file) => !frame.includes(file),
);

const early = new Map([...signIn].flatMap((file) => [...wordsIn(file)]));

/** What a screen says in the language that says most, with what is said around it unless that is there. */
function wordsOf(screen: string, isAroundThere = false): number {
  const name = posix.basename(screen).replace(/\..*/, '').replace('PageView', 'PageScreen');
  const listed = readFileSync('src/admin/routes.tsx', 'utf8').match(
    new RegExp(`'${name}',\\s*\\[([^\\]]*)\\]`),
  )?.[1];
  const parts = (listed?.match(/\w+/g) ?? []).map((part) =>
    part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
  const weights = Object.keys(STAFF_LANGUAGES).map((language) => {
    const around = early.get(`./${language}/staff-frame.ts`) ?? language;
    const own = wordsIn(around);
    const files = parts.map(
      (part) =>
        own.get(`./staff/${part}.ts`) ??
        own.get(`./staff/wordpress/${part}.ts`) ??
        early.get(`./${language}/staff/${part}.ts`) ??
        part,
    );
    return weightOf(isAroundThere ? files : [around, ...files]);
  });
  return Math.max(...weights);
}

const isNamed = (name: string) => (file: string) => posix.basename(file).startsWith(`${name}.`);
const isEditor = isNamed('ArticleScreen');
const BESIDE_TRANSLATIONS = ['OriginalPane', 'Behind', 'OriginalWords'];
const isProseMirror = (file: string) => read(file).includes('ProseMirror-selectednode');

test('budget: there are pages to weigh', () => {
  expect(publicPages).toContain('index.html');
  expect(publicPages.length).toBeGreaterThan(8);
});

test.each(publicPages)('budget: %s with its styles', (page) => {
  expect(gzip(read(page))).toBeLessThanOrEqual((isHome(page) ? 16.6 : 15.8) * kB);
  const sheets = read(page).match(/<link[^>]+rel="stylesheet"[^>]*>/g) ?? [];
  const waitedFor = sheets.filter((tag) => !tag.includes('fetchpriority="low"'));
  expect(waitedFor, 'styles are in the page').toEqual([]);
  // The fonts of a page whose words don't wait for them.
  expect(sheets.length).toBe(isNotFound(page) ? 1 : 0);
});

// A connection begins with ten packets of 1,460 bytes; what is more comes a round trip later. An
// answer's headers, 1 kB, take 0.75 of it as HTTP/2 packs them, frames and records of TLS 0.05.
test.each(publicPages)('budget: %s is in the first packets of a connection', (page) => {
  expect(brotliCompressSync(read(page)).length).toBeLessThanOrEqual(13.8 * kB);
});

test('budget: the policy of a page is at most 0.9 kB of headers', () => {
  const policies = read('_headers').match(/Content-Security-Policy: .*/g) ?? [];
  expect(policies.length).toBeGreaterThan(5);
  for (const policy of policies) expect(policy.length).toBeLessThanOrEqual(0.9 * kB);
});

// 0.9 kB of it is what Vite puts before whatever is imported on demand, and 0.3 kB see to it that no
// enquiry is lost without a word when the form's code does not come. What Astro puts before the first
// island would be 2 kB more.
test.each(publicPages)('budget: %s runs at most 3.6 kB of script before it is idle', (page) => {
  const { inline, files } = eagerScripts(read(page));
  expect(islandFiles(read(page))).toEqual([]);
  expect(gzip(inline.join('\n')) + weightOf(withImports(files))).toBeLessThanOrEqual(3.6 * kB);
});

// React, which is 70 kB of it, reads the islands' few; home has a form as well, which asks for what makes
// photographs smaller and for the proof of work only when they are wanted, and 0.2 kB that put the business's own words
// into those of the pack.
test.each(publicPages)(
  'budget: %s loads at most 77.1 kB of script at rest, home 83.1 kB',
  (page) => {
    const atRest = filesAtRest(read(page));
    expect(atRest.some(isNamed('start'))).toBe(true);
    const most = (isHome(page) ? 83.1 : 77.1) + otherWords;
    expect(weightOf(withImports(atRest))).toBeLessThanOrEqual(most * kB);
  },
);

// Half a kilobyte of it counts views, 0.4 as Brotli has it, whether they are counted or not.
test("budget: the islands' own code is at most 6.6 kB", () => {
  const own = [...withImports(filesAtRest(read('blog.html')))].filter(
    (file) => !isNamed('react')(file),
  );
  const before = withImports(eagerScripts(read('blog.html')).files);
  const most = 6.6 + otherWords;
  expect(weightOf(own.filter((file) => !before.has(file)))).toBeLessThanOrEqual(most * kB);
});

test('budget: what islands offer to staff comes on demand', () => {
  const start = filesAtRest(read('blog.html')).filter(isNamed('start'));
  expect(start.flatMap(onDemand).some(isNamed('staff-tools'))).toBe(true);
  expect([...withImports(start)].some(isNamed('staff-tools'))).toBe(false);
});

// Bold words have theirs, which waits until what is more important is there.
test.each(publicPages)('budget: %s preloads at most two fonts of 22 kB together', (page) => {
  const fonts = [...read(page).matchAll(/<link[^>]+as="font"[^>]*>/g)]
    .filter(([tag]) => !tag.includes('fetchpriority="low"'))
    .map(([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? '');
  expect(fonts.length).toBeLessThanOrEqual(2);
  const bytes = fonts.reduce((sum, file) => sum + readFileSync(join(site, file)).length, 0);
  expect(bytes).toBeLessThanOrEqual(22 * kB);
});

test.each(publicPages)('budget: %s asks nobody else for anything', (page) => {
  const loaded = /<(?:img|script|source|iframe|video)\b[^>]*?\ssrc(?:set)?="([^"]+)"/g;
  const urls = [...read(page).matchAll(loaded)].map(([, url = '']) => url);
  expect(urls.filter((url) => /^(https?:)?\/\//.test(url))).toEqual([]);
});

// A draft that somebody has a link to is drawn by the code of the staff area.
test.each(publicPages.filter((page) => !page.endsWith('preview.html')))(
  'budget: %s leads to no code of the session, now or later',
  (page) => {
    const { files } = eagerScripts(read(page));
    const reached = withEverything(files, new Set());
    const session = [...reached].filter((file) => read(file).includes('GoTrueClient'));
    expect(session).toEqual([]);
    expect([...signIn].some((file) => read(file).includes('GoTrueClient'))).toBe(true);
  },
);

// With headers that is less than a server sends before it waits for an answer (14.6 kB). What the folder says of its
// business (`site.json`, 1.3 kB here) is in a file that each business fills as it likes;
// the words of German are half a kilobyte more than those of English.
test('budget: the sign-in form is in a page of at most 11 kB, behind 1.1 kB of script; it works after at most 139.2 kB of code in at most eight files', () => {
  const form = admin.toLowerCase().indexOf('autocomplete="current-password"');
  expect(form).toBeGreaterThan(0);
  expect(admin).toContain('type="email"');
  expect(gzip(admin)).toBeLessThanOrEqual(11 * kB);
  const before = eagerScripts(admin.slice(0, admin.indexOf('</head>')));
  expect(before.files).toEqual([]);
  expect(gzip(before.inline.join('\n'))).toBeLessThanOrEqual(1.1 * kB);
  const { inline } = eagerScripts(admin);
  const code = [...signIn].filter((file) => !posix.basename(file).startsWith('site.'));
  expect(code.length).toBe(signIn.size - 1);
  expect(gzip(inline.join('\n')) + weightOf(code)).toBeLessThanOrEqual(139.2 * kB);
  expect(signIn.size).toBeLessThanOrEqual(8);
});

test('budget: what is behind sign-in comes with one stylesheet of at most 14 kB; every screen behind sign-in loads on demand', () => {
  const sheets = [...files].filter((file) => /^_astro\/admin\..*\.css$/.test(file));
  expect(sheets).toHaveLength(1);
  expect(gzip(read(sheets[0] ?? ''))).toBeLessThanOrEqual(14 * kB);
  // A component's own would be in the page, in front of the form.
  expect(admin).not.toContain('ProseMirror');
  const names = screens.map((file) => posix.basename(file).replace(/\..*/, ''));
  const some = ['Dashboard', 'ArticleList', 'ArticleScreen', 'EnquiriesScreen', 'TeamScreen'];
  expect(names).toEqual(expect.arrayContaining([...some, 'AccountScreen']));
  expect([...screens, ...frame].filter((file) => signIn.has(file))).toEqual([]);
});

// With all that is fetched on demand: a gallery's preview reads Markdown as the site does. The editor,
// which a gallery asks for when somebody gets near the story and a page for a text with headings, and a
// picture's details, which a press opens, are weighed with their own screens. A screen's words are weighed as its
// whole parts in the language that says most, with those that stand around every screen: sign-in brings none of them.
const OTHERS = screens.filter((file) => !isEditor(file));
// The table of settings comes with the rules of each, 5 kB, wherever what the business says is read.
// A gallery has the bar, the questions and the comparison of versions of every document, 10 kB, and the rows of every
// list of uploads.
// A page has the chooser of links, 17 kB with the list that one types in.
test.each(OTHERS)('budget: %s takes 384 kB above sign-in at most, of a page 453 kB', (screen) => {
  // The page beside its fields is made of the site's own sections, form and Markdown included, and is
  // looked at by checks before it goes live. `PageView` is the part of it that can be written offline. What
  // stands beside a translation no site of one language fetches: at most 2 kB more.
  const isPage = isNamed('PageScreen')(screen) || isNamed('PageView')(screen);
  const most = isPage ? 453 : 384;
  const there = withImports(frame, new Set(signIn));
  const needed = withImports([screen], new Set(there));
  const later = [...needed].flatMap(onDemand);
  const others = ['MarkdownEditor', 'MediaDetails'].flatMap((one) => later.filter(isNamed(one)));
  expect(others).toHaveLength(isNamed('GalleryScreen')(screen) ? 2 : Number(isPage));
  const apart = [...withImports(others)].filter((file) => !needed.has(file));
  const beside = BESIDE_TRANSLATIONS.flatMap((one) => later.filter(isNamed(one)));
  const known = new Set([...there, ...apart]);
  const usual = withEverything([screen], new Set([...known, ...beside]));
  const more = [...withEverything(beside, known), ...usual].filter(
    (file) => !signIn.has(file) && !apart.includes(file),
  );
  const isBeside = (file: string) => beside.includes(file) || !usual.has(file);
  const usually = weightOf(new Set(more.filter((file) => !isBeside(file))));
  expect(usually + wordsOf(screen)).toBeLessThanOrEqual((most + otherTexts) * kB);
  expect(weightOf(new Set(more.filter(isBeside)))).toBeLessThanOrEqual(2 * kB);
  expect(more.filter(isProseMirror), 'no screen waits for the editor').toEqual([]);
});

// The original beside a translation reads Markdown as the site does; no site of one language fetches it. The links to
// previews, which every document has, are 1 kB; the chooser of links is 4 kB, with what it says.
test('budget: the screen with the editor takes at most 340 kB more than the frame around it, a translation 411 kB', () => {
  const there = withImports(frame, new Set(signIn));
  const editor = screens.filter(isEditor);
  const needed = withImports(editor, new Set(there));
  const translation = [...needed].flatMap(onDemand).filter(isNamed('TranslationDesk'));
  expect(translation).toHaveLength(1);
  const apart = [...withImports(translation)].filter((file) => !needed.has(file));
  const whole = withEverything(editor, new Set([...there, ...apart]));
  const more = [...whole].filter((file) => !there.has(file));
  expect(more.some(isProseMirror)).toBe(true);
  const words = wordsOf('ArticleScreen.js', true);
  const usual = weightOf(more.filter((file) => !apart.includes(file)));
  expect(usual + words).toBeLessThanOrEqual((340 + otherTexts) * kB);
  expect(weightOf(more) + words).toBeLessThanOrEqual((411 + otherTexts) * kB);
});

test('first start: the demonstration’s pictures are encoded already, which is half of its seconds', () => {
  const images = 'supabase/seed/images';
  const keys = readdirSync(images).map((name) =>
    hash('sha256', readFileSync(join(images, name))).slice(0, 16),
  );
  const isOfDemonstration = (name: string) =>
    keys.some((key) => name.startsWith(key)) ||
    (!isOwnBusiness() && /^(hero|craft|card)-/.test(name));
  const shown = [...files]
    .filter((file) => /^pictures\/[^/]+\.(avif|webp|jpg)$/.test(file))
    .map((file) => posix.basename(file))
    .filter(isOfDemonstration);
  const missing = shown.filter((name) => !existsSync(join('supabase/seed/encoded', name)));
  expect(missing, 'copy them there from `pictures` of a built site').toEqual([]);
});
