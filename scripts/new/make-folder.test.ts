/** @module-tag slow */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeOfFolders } from '../../tests/support/place-of-folders.ts';
import { checkFolder } from '../business/check-folder.ts';
import { sentenceOf } from '../business/problem.ts';
import { TRADES, type Trade } from '../texts/texts.ts';
import { addLanguage } from './add-language.ts';
import type { Answers, Language } from './answers.ts';
import { keyOf, LANGUAGES, readAnswers, slugIn } from './answers.ts';
import { defaultsFor } from './defaults.ts';
import { folderFiles } from './folder-files.ts';
import { writeTexts } from './format.ts';
import { makeFolder, readLast } from './make-folder.ts';

const parent = placeOfFolders();
afterAll(() => rmSync(dirname(parent), { recursive: true, force: true }));

const GIVEN = {
  ...{ name: 'Hartley', street: 'Mill Lane 12', postcode: '8020', city: 'Graz' },
  ...{ phone: '0316 820 123', email: 'hello@hartley.example.com' },
};
function answersFor(language: Language, trade: Trade): Answers {
  // No services are usual in any trade.
  const own = trade === 'other' && { services: ['Dach & First', 'Regen'] };
  const given = { ...GIVEN, language, trade, ...own };
  return readAnswers({ ...defaultsFor(given), ...given });
}

const iconsOf = (folder: string) => join(folder, 'icons');

/** A copy of the demonstration's folder, made into another one. */
async function made(name: string, answers: Answers): Promise<string> {
  const folder = join(parent, name);
  const filter = (file: string) => !file.endsWith('.test.ts');
  cpSync('src/business', folder, { recursive: true, filter });
  cpSync('public', iconsOf(folder), { recursive: true });
  await makeFolder(folder, answers, null, iconsOf(folder));
  return folder;
}

const again = (folder: string, answers: Answers) =>
  makeFolder(folder, answers, readLast(folder), iconsOf(folder));

const texts = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

const asTexts = (files: ReadonlyMap<string, unknown>) =>
  new Map([...files].map(([file, value]) => [file, JSON.stringify(value)]));

/** All that is wrong, without what is only to be looked at. */
const faultsOf = async (folder: string) =>
  (await checkFolder(folder)).filter(({ isNote }) => !isNote).map(sentenceOf);

/** What a file says. */
const read = (folder: string, ...path: string[]) =>
  JSON.parse(readFileSync(join(folder, ...path), 'utf8'));

const CASES = TRADES.flatMap((trade) =>
  (['en-GB', 'de-AT', 'pt-PT'] as const).map((language) => [trade, language] as const),
);

describe('a folder of another business', () => {
  const folders = new Map<string, string>();
  beforeAll(async () => {
    for (const [trade, language] of CASES) {
      const name = `${trade}-${language}`;
      folders.set(name, await made(name, answersFor(language, trade)));
    }
  });

  test.each(CASES)('%s, %s: has no problem', async (trade, language) => {
    const folder = folders.get(`${trade}-${language}`) ?? '';
    expect(await faultsOf(folder)).toEqual([]);
  });

  test.each(CASES)('%s, %s: has no problem with the longest answers', async (trade, language) => {
    const long = (length: number, first = 'St. N') => first.padEnd(length, 'o');
    const answers = readAnswers({
      ...answersFor(language, trade),
      ...{ name: long(40), street: long(80), postcode: long(12), city: long(24), region: long(24) },
      services: [...'ABCDEFGH'].map((first) => long(32, first)),
    });
    const folder = join(parent, 'longest');
    cpSync(folders.get(`${trade}-${language}`) ?? '', folder, { recursive: true });
    rmSync(join(folder, 'pages'), { recursive: true });
    // Of the answers come no other pictures.
    writeTexts(folder, asTexts(folderFiles(answers)));
    expect(await faultsOf(folder)).toEqual([]);
    // The points of names end no sentence.
    expect(read(folder, 'site.json').defaults.description).toContain(answers.city);
    rmSync(folder, { recursive: true });
  });

  test.each(CASES)('%s, %s: says nothing of the demonstration', (trade, language) => {
    const all = texts(folders.get(`${trade}-${language}`) ?? '').join('\n');
    const found = (words: RegExp) => [...new Set(all.match(words))];
    const demonstration =
      /harrow|pine\b|carpent|joiner|timber|bespoke|office furniture|workshop|\bbench|walnut|\boak\b|(?<!Europe\/)london|tischler|werkstatt|hölzer|treppen(?!h)/gi;
    expect(found(demonstration)).toEqual([]);
    const english = /\b(?:the|and|with|your|our|please|we)\b/gi;
    const german = /\b(?:und|der|die|das|nicht|wir|bitte|Sie)\b/g;
    expect(found(LANGUAGES[language].words === 'en' ? german : english)).toEqual([]);
  });

  test.each(CASES)('%s, %s: leads from no address to lists that are empty', (trade, language) => {
    const folder = folders.get(`${trade}-${language}`) ?? '';
    const text = readFileSync(join(folder, 'pages', 'not-found.json'), 'utf8');
    const links = [...text.matchAll(/"link": "(.*?)"/g)].map(([, link]) => link);
    expect(links).toEqual(['/', '/#contact']);
  });

  test.each(CASES)('%s, %s: says of privacy what the law asks for', (trade, language) => {
    const folder = folders.get(`${trade}-${language}`) ?? '';
    const text = readFileSync(join(folder, 'pages', 'privacy.json'), 'utf8');
    const keys = ['why', 'where', 'rights', 'us'];
    for (const key of keys) expect(text).toContain(`"key": "${key}"`);
    const points = language === 'en-GB' ? 'point' : language === 'pt-PT' ? 'alínea' : 'Buchstabe';
    for (const letter of ['a', 'c', 'f']) {
      expect(text).toMatch(new RegExp(`${points} \\(?${letter}\\)`));
    }
    expect(text).toMatch(/\]\(https:\/\/[\w.]+/);
  });

  test('is right in its types, and written as Biome writes it', () => {
    const compilerOptions = {
      ...{ strict: true, noEmit: true, allowImportingTsExtensions: true, skipLibCheck: true },
      ...{ module: 'esnext', moduleResolution: 'bundler', target: 'esnext', types: ['node'] },
      ...{ noUncheckedIndexedAccess: true, typeRoots: [resolve('node_modules/@types')] },
      ...{ resolveJsonModule: true, paths: { '#languages/*': [resolve('src/languages/*')] } },
    };
    const exclude = ['**/pages.ts'];
    const settings = join(dirname(parent), 'tsconfig.json');
    const include = [...folders.values()].map((folder) => join(folder, '**/*.ts'));
    writeFileSync(settings, JSON.stringify({ compilerOptions, include, exclude }));
    const tsc = ['node_modules/typescript-7/bin/tsc', '--singleThreaded', '-p', settings];
    const types = spawnSync(process.execPath, tsc, { encoding: 'utf8' });
    expect(types.status, types.stdout).toBe(0);
    const options = ['--config-path=.', '--vcs-enabled=false', '--error-on-warnings'];
    const { status, stdout, stderr } = spawnSync('npx', ['biome', 'check', ...options, parent], {
      encoding: 'utf8',
    });
    expect(status, `${stdout}${stderr}`).toBe(0);
  });
});

describe('made a second time', () => {
  const change = (file: string, from: string | RegExp, to: string) => {
    const text = readFileSync(file, 'utf8');
    const changed = text.replace(from, to);
    expect(changed, `${from}`).not.toBe(text);
    writeFileSync(file, changed);
  };

  test('a folder changes where it is asked to, and what was written by hand stays', async () => {
    const first = answersFor('en-GB', 'painter');
    const folder = await made('twice', first);
    const unchanged = texts(folder);
    await again(folder, first);
    expect(texts(folder)).toEqual(unchanged);

    const own: [file: string, from: string, to: string][] = [
      ['site.json', '"vatNote": ""', '"vatNote": "With VAT."'],
      ['site.json', '"legalName": "Hartley"', '"legalName": "Hartley & Sons Ltd"'],
      ['pages/home.json', '"ROOMS WITH"', '"WALLS WITH"'],
      ['pages/wallpapering.json', '"key": "questions"', '"key": "asked"'],
    ];
    for (const [file, from, to] of own) change(join(folder, file), from, to);
    change(join(folder, 'theme.css'), /--color-clay: #\w+/, '--color-clay: #202020');
    writeFileSync(join(folder, 'pictures', 'craft.jpg'), 'a photograph');
    const services = ['Interior painting', 'Lime plaster'];
    const next = { ...first, name: 'Hartley Brothers', city: 'Bath', accent: '#205080', services };
    const said = await again(folder, next);

    const { vatNote, legalName, address } = read(folder, 'site.json');
    expect([vatNote, legalName, address.city]).toEqual([
      ...['With VAT.', 'Hartley & Sons Ltd', 'Bath'],
    ]);
    const home = readFileSync(join(folder, 'pages', 'home.json'), 'utf8');
    const both = ['"WALLS WITH"', '/services/lime-plaster', 'colours of Hartley Brothers'];
    for (const text of both) expect(home).toContain(text);
    const theme = readFileSync(join(folder, 'theme.css'), 'utf8');
    expect(theme).toContain('--color-clay: #202020;');
    expect(theme).toContain('--color-brass-deep: #205080;');
    expect(readFileSync(join(folder, 'pictures', 'craft.jpg'), 'utf8')).toBe('a photograph');
    expect(said).toEqual([
      expect.stringMatching(
        /site\.json: what was written by hand stays\..*\n {2}legalName: "Hartley Brothers"$/,
      ),
      expect.stringMatching(/wallpapering\.json: it is no longer shown, and stays/),
      expect.stringMatching(/theme\.css: --color-clay were changed by hand/),
      expect.stringMatching(/is that of Hartley Brothers/),
    ]);
    expect(readdirSync(join(folder, 'pages'))).not.toContain('exterior-painting.json');
    expect((await checkFolder(folder)).map(sentenceOf)).toContainEqual(
      expect.stringMatching(/^To look at: .*wallpapering\.json:1: No service has this slug/),
    );
  });

  test('a page of one’s own and a new service are both there, and facts beside changed ones arrive', async () => {
    const first = answersFor('de-AT', 'electrician');
    const folder = await made('beside', first);
    const portfolio = read(folder, 'pages', 'portfolio.json');
    const about = JSON.stringify({ ...portfolio, slug: 'ueber-uns', title: 'Über uns' });
    writeFileSync(join(folder, 'pages', 'ueber-uns.json'), about);
    change(join(folder, 'site.json'), /"foundingYear": \d+/, '"foundingYear": 1901');
    change(join(folder, 'site.json'), '"+43 316 820 123"', '"+43 316 820-123"');
    const visit = '{ "key": "visit", "name": "Anfahrt", "from": 60, "text": "In Graz." }';
    change(join(folder, 'prices.json'), /: \[\]/, `: [${visit}]`);

    const services = [...first.services, 'Smart Home', 'Überspannung'];
    const said = await again(folder, { ...first, services, people: 7 });
    expect(said).toEqual([expect.stringMatching(/is that of Hartley/)]);
    const pages = readdirSync(join(folder, 'pages'));
    const names = ['ueber-uns.json', 'smart-home.json', 'ueberspannung.json'];
    expect(pages).toEqual(expect.arrayContaining(names));
    const { foundingYear, makers, phone } = read(folder, 'site.json');
    expect([foundingYear, makers, phone.display]).toEqual([1901, 7, '+43 316 820-123']);
    const prices = read(folder, 'prices.json');
    expect(Object.values(prices)[0]).toMatchObject([{ key: 'visit', from: 60 }]);
    expect(prices['smart-home']).toEqual([]);
    expect(await faultsOf(folder)).toEqual([]);
  });

  test('a folder that gets another language begins with its texts, and keeps what is written there', async () => {
    const first = answersFor('pt-PT', 'gardener');
    const folder = await made('in-two', first);
    addLanguage(folder, 'en-GB');
    expect(await faultsOf(folder)).toEqual([]);
    const [slug] = first.services.map((name) => slugIn('pt-PT', name));
    expect(read(folder, 'en', 'services.json')[0]).toMatchObject({ slug, name: 'Garden design' });
    const home = JSON.stringify(read(folder, 'en', 'pages', 'home.json'));
    expect(home).toContain('"/en/services/garden-design"');
    expect(read(folder, 'en', 'pages', `${slug}.json`).slug).toBe('garden-design');
    expect(home).not.toMatch(/[ãçõ]/);
    const { openingHours, language } = read(folder, 'en', 'site.json');
    expect([openingHours[0].label, language]).toEqual(['Mon–Fri 08:00–17:00', 'en-GB']);

    change(join(folder, 'en', 'site.json'), /"tagline": ".*"/, '"tagline": "Gardens."');
    await again(folder, { ...first, city: 'Porto', people: 7 });
    expect(read(folder, 'site.json')).toMatchObject({ otherLanguages: ['en-GB'], makers: 7 });
    expect(read(folder, 'en', 'site.json').tagline).toBe('Gardens.');
    expect(readFileSync(join(folder, 'site.ts'), 'utf8')).toContain("'./en/site.json'");
  });

  test('a service that no language knows is asked for its name in another one', async () => {
    const first = answersFor('de-AT', 'other');
    const folder = await made('named', first);
    const unchanged = readFileSync(join(folder, 'site.json'), 'utf8');
    for (const names of [[], ['Roofs'], ['Roofs', 'roofs']]) {
      expect(() => addLanguage(folder, 'en', names)).toThrow('call these in en');
    }
    expect(readFileSync(join(folder, 'site.json'), 'utf8')).toBe(unchanged);
    addLanguage(folder, 'en', ['Roofs', 'Rain']);
    expect(await faultsOf(folder)).toEqual([]);
    expect(read(folder, 'en', 'services.json')).toMatchObject([
      { slug: 'dach-und-first', name: 'Roofs' },
      { slug: 'regen', name: 'Rain' },
    ]);
    const { slug, description } = read(folder, 'en', 'pages', 'dach-und-first.json');
    expect([slug, description]).toEqual(['roofs', expect.stringMatching(/^Roofs: say here/)]);
    const pages = readdirSync(join(folder, 'en', 'pages')).sort();
    expect(pages).toEqual(
      readdirSync(join(folder, 'pages'))
        .filter((file) => file.endsWith('.json'))
        .sort(),
    );
    const english = ['privacy.json', 'imprint.json'].map((file) =>
      read(folder, 'en', 'pages', file),
    );
    expect(JSON.stringify(english)).toContain('www.dsb.gv.at');
    // A third one, by the same command.
    addLanguage(folder, 'pt-PT', ['Telhados', 'Chuva']);
    expect(await faultsOf(folder)).toEqual([]);
    expect(JSON.stringify(read(folder, 'pt', 'pages', 'home.json'))).toContain(
      '/pt/services/telhados',
    );
  });

  test('what is still to be written is named by file, and what is of the trade in one line', async () => {
    const folder = await made('unwritten', answersFor('de-AT', 'other'));
    const notes = (await checkFolder(folder)).map(
      ({ file, text }) => `${file.split('/').at(-1)}: ${text}`,
    );
    expect(notes).toEqual([
      'dach-und-first.json: 7 texts are still to be written: “Dach & First: Hier in zwei Sätzen sagen, was es ist und für …”.',
      expect.stringMatching(/^home\.json: 4 texts are still to be written: “Einfache Formen/),
      expect.stringMatching(
        /^imprint\.json: 1 text is .*, and the law asks for it: “Hier ergänzen/,
      ),
      expect.stringMatching(/^privacy\.json: 1 text is .*, and the law asks for it: “Diese Seiten/),
      expect.stringMatching(/^regen\.json: 7 texts are/),
      expect.stringMatching(/^site\.json: \d+ texts are as npm run new says them for any trade/),
    ]);
    change(
      join(folder, 'pages', 'regen.json'),
      /(?<="text": ")[^"]*sehen Sie es[^"]*|(?<="description": ")[^"]*/,
      'Rinnen und Rohre, damit Wasser geht, wohin es soll.',
    );
    const [, , , , after] = (await checkFolder(folder)).map(({ text }) => text);
    expect(after).toMatch(/^6 texts are/);
  });

  test('a logo that can’t be seen on a ground of headers is told, and one with a ground of its own not', async () => {
    const drawn = (inside: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60">${inside}<path fill="#1d2733" d="M20 10h160v40H20z"/></svg>`;
    const folder = await made('marked', answersFor('en-GB', 'painter'));
    const logo = join(folder, 'pictures', 'logo.svg');
    const said = async () =>
      (await checkFolder(folder)).map(sentenceOf).filter((line) => line.includes('pictures/logo'));
    writeFileSync(logo, drawn(''));
    expect(await said()).toEqual([
      expect.stringMatching(
        /^To look at: .*logo\.svg:1: On headers in #\w+ 100 % of it .*Add a light one as logo-dark/,
      ),
    ]);
    writeFileSync(
      logo.replace('logo.svg', 'logo-dark.svg'),
      drawn('').replace('#1d2733', '#ffffff'),
    );
    expect(await said()).toEqual([]);
    rmSync(logo.replace('logo.svg', 'logo-dark.svg'));
    writeFileSync(logo, drawn('<path fill="#fff" d="M0 0h200v60H0z"/>'));
    expect(await said()).toEqual([]);
  });

  test('what can’t be put together leaves all files of the services, and says what they lack', async () => {
    const first = answersFor('en-GB', 'painter');
    const folder = await made('left', first);
    const [gone = '', ...services] = first.services;
    const slug = keyOf(gone);
    const home = join(folder, 'pages', 'home.json');
    change(home, `"/services/${slug}"`, `"/services/${slug}#how"`);
    const files = ['services.json', 'prices.json'].map((name) => join(folder, name));
    const unchanged = [home, ...files].map((file) => readFileSync(file, 'utf8'));

    const said = await again(folder, { ...first, services, people: 7 });
    expect([home, ...files].map((file) => readFileSync(file, 'utf8'))).toEqual(unchanged);
    expect(read(folder, 'site.json').makers).toBe(7);
    expect(said.join('\n')).toMatch(
      new RegExp(`services\\.json: what was written[\\s\\S]*${slug}: \\(gone\\)`),
    );
    expect(said).toContainEqual(
      expect.stringMatching(/home\.json: what was written by hand stays/),
    );
    const stays = `${slug}\\.json: it stays until nothing leads`;
    expect(said).toContainEqual(expect.stringMatching(stays));
    expect(await faultsOf(folder)).toEqual([]);
  });
});
