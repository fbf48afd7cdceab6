/** @module-tag slow */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { putFiles } from '../../tests/support/own-folder.ts';
import { placeOfFolders } from '../../tests/support/place-of-folders.ts';
import { addLanguage } from '../new/add-language.ts';
import { writeModules } from '../new/language-files.ts';
import { checkFolder } from './check-folder.ts';
import { sentenceOf } from './problem.ts';

let folder: string;
beforeEach(() => {
  folder = join(placeOfFolders(), 'business');
  cpSync('src/business', folder, { recursive: true });
});
afterEach(() => rmSync(dirname(dirname(folder)), { recursive: true, force: true }));

/** Changes a file, and says what the check says then, without the folder's own path. */
async function saidAfter(file: string, from: string | RegExp, to: string): Promise<string[]> {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(path, changed);
  return (await checkFolder(folder))
    .map(sentenceOf)
    .map((line) => line.replaceAll(`${folder}/`, ''));
}

test('the folder of this business and that of the other in the tests have no problem', async () => {
  expect((await checkFolder('src/business')).map(sentenceOf)).toEqual([]);
  for (const name of ['pages', 'messages']) rmSync(join(folder, name), { recursive: true });
  cpSync('tests/fixtures/another-business', folder, { recursive: true });
  writeModules(folder);
  expect((await checkFolder(folder)).map(sentenceOf)).toEqual([]);
});

// They change the demonstration's words.
describe('a problem is told with', () => {
  const CHANGES: Record<string, [from: string | RegExp, to: string, sentence: string][]> = {
    'site.json': [
      ['"e164": "+442079460123"', '"e164": "020 7946 0123"', ', phone.e164: Write + and digits'],
      ['"timeZone": "Europe/London"', '"timeZone": "London"', ', timeZone: Write a'],
      ['"makers": 12,', '"makers": "12",', ':10, makers: Write a number without'],
      ['"makers": 12,', '"maker": 12,', ', makers: It is missing'],
      ['"makers": 12,', '"maker": 12,', ':10, maker: There is no such field'],
      ['"makers": 12,', '"makers": 12, "makers": 13,', ':10: The field is there twice'],
      ['"closes": "16:00"', '"closes": "06:00"', 'openingHours.1.times.0: It closes before'],
      ['"/#process"', '"/#proces"', ', navigation.1.href: The home page has no section “proces”'],
      [
        '"language": "en-GB"',
        '"language": "de-DE"',
        ', language: language.ts takes en, and not de',
      ],
      [
        ...(['"title": "Harrow', `"title": "${'x'.repeat(30)} Harrow`] as const),
        ' characters, and search engines show 70.',
      ],
    ],
    'services.json': [
      ['"hint": "Cabinets, islands, larders"', '"hint": ""', ':7, 0.hint: Write something'],
    ],
    'prices.json': [
      [/\{[\s\S]*/, '[]', ':1: Write fields in { }'],
      ['"from": 24000', '"from": 0', ':6, kitchen-carpentry.0.from: Write an amount'],
      ['"kitchen-carpentry":', '"kitchens":', ', kitchens: No service'],
      ['"Painted galley', `"${'x'.repeat(300)}`, ':5, kitchen-carpentry.galley.name: '],
    ],
    'blog.json': [['"lead": "', '"led": "', ', lead: It is missing']],
    'messages/answers.json': [
      [
        '"subject"',
        '"subjet"',
        ', answerTemplates: Write a list of entries with the texts name, subj',
      ],
    ],
    'messages/contact-form.json': [
      ['"send"', '"sent to"', ':4, contactFormMessages.sent to: The design has no such words'],
      ['"START YOUR PROJECT"', '"{1}"', 'contactFormMessages.send: It is given no values'],
      ['"START YOUR PROJECT"', '["START"]', 'contactFormMessages.send: Write a text'],
      ['"contactFormMessages"', '"formMessages"', ', formMessages: The design has no such words'],
    ],
    'messages/search.json': [
      [
        '“{1}”',
        '“{1}” or {2}',
        ':3, searchResultMessages.nothing: It is given 1 values: there is no {2}',
      ],
    ],
    'messages/blog.json': [
      ['"one": "One article', '"few": "One article', 'aboutDescription: Write a text in quotation'],
    ],
    'pages/home.json': [
      ['"DEFINES YOU"', '"DEFINES YOU AND ALL OF YOURS"', '28 characters: 24 fit'],
      ['"file": "hero.jpg"', '"file": "her.jpg"', ', hero.picture.file: There is no her'],
      ['"key": "commitment"', '"key": "services"', ', sections.services.key: “services” is taken'],
      ['"kind": "promises"', '"kind": "promise"', ', sections.commitment.kind: There is no kind'],
      ['"text": "Drawings,', '"txt": "Drawings,', 'process.items.1.txt: There is no such field'],
      ['"title": "Home"', '"titel": "Home"', ':4, titel: There is no such field'],
    ],
    'pages/kitchen-carpentry.json': [
      ['"key": "islands"', '"key": "fitted-kitchens"', ', makes.items: Two entries have the same'],
      ['"link": "/#contact"', '"link": "contact"', ', next.link: '],
    ],
    'pages/privacy.json': [
      [
        ...([
          '"title": "What we keep, and for how long."',
          `"title": "${'x'.repeat(81)}"`,
        ] as const),
        '1 too many',
      ],
    ],
    'theme.css': [
      ['clay: #473d35', 'clay: #a09080', ', --color-clay: On --color-bone it has a'],
      ['--color-ink: #171310', '--color-ink: black', ':8, --color-ink: The colour is missing, or'],
    ],
  };
  test.each(
    Object.entries(CHANGES).flatMap(([file, all]) => all.map((one) => [file, ...one] as const)),
  )('%s: %s → %s', async (file, from, to, sentence) => {
    const said = await saidAfter(file, from, to);
    expect(said.filter((line) => line.startsWith(`${file}:`)).join('\n')).toContain(sentence);
  });

  test('of a service without its page', async () => {
    const slug = '"slug": "kitchen-carpentry"';
    const said = await saidAfter('services.json', slug, '"slug": "kitchen"');
    expect(said.join('\n')).toMatch(
      /^services\.json:\d+, kitchen\.slug: It has no page: pages\/kitchen\.json is missing\.$/m,
    );
  });

  test('of a page that nobody sees, which keeps nobody from making the site', async () => {
    putFiles(folder, { 'pages/boats.json': '{ "sections": [] }' });
    const said = (await checkFolder(folder)).map(sentenceOf);
    expect(said).toEqual([
      expect.stringMatching(/^To look at: .*boats\.json:1: No service has this/),
    ]);
  });

  test('of a time that can’t be read once: it is compared with none', async () => {
    const said = await saidAfter('site.json', '"opens": "09:00"', '"opens": "9:00"');
    expect(said).toEqual([expect.stringMatching(/times\.0\.opens: Write a time of the day as/)]);
  });

  test('of a list of promises that has too many', async () => {
    const one = (key: string) => `{ "key": "${key}", "name": "X", "text": "X" },`;
    const said = await saidAfter(
      'pages/home.json',
      /(promise[^[]*"items": \[)/,
      `$1${one('x')}${one('y')}`,
    );
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^pages\/home\.json:\d+, commitment\.items: .*5: 4 fit\.$/);
  });

  test('of files that are missing, or no JSON', () => {
    const file = join(folder, 'pages', 'home.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('"label": "WORK"', '"label": "WORK"s'));
    rmSync(join(folder, 'blog.json'));
    const { said, status } = check();
    const line = text.slice(0, text.indexOf('"label": "WORK"')).split('\n').length;
    expect(said).toEqual([
      'blog.json:1: It is missing.',
      expect.stringMatching(new RegExp(`^pages/home\\.json:${line}: It can’t be read: `)),
    ]);
    expect(status).toBe(1);
  });

  test('of messages that no module takes, and of those that one takes and somebody deleted', async () => {
    const words = '{ "weeks": { "one": "One week", "other": "{1} weeks" } }';
    putFiles(folder, { 'messages/times.json': words });
    expect((await checkFolder(folder)).map(sentenceOf)).toEqual([
      expect.stringMatching(/messages\/times\.json:1: messages\/times\.ts does not take it yet/),
    ]);
    writeModules(folder);
    expect(await checkFolder(folder)).toEqual([]);
    rmSync(join(folder, 'messages/times.json'));
    expect(check().said).toEqual([
      'messages/times.ts:1: It takes messages/times.json, which is missing: npm run language takes it out.',
    ]);
  });

  test('of an icon that is not there', async () => {
    const icons = join(folder, 'icons');
    cpSync('public', icons, { recursive: true });
    rmSync(join(icons, 'icon-192.png'));
    const [said] = (await checkFolder(folder, icons)).map(sentenceOf);
    expect(said).toContain('icons/icon-192.png:1: It is missing. `npm run icons` makes');
  });
});

/** What the program says of the folder. */
function check() {
  const program = ['scripts/business/check.ts', folder];
  const { stdout, status } = spawnSync(process.execPath, program);
  const said = `${stdout}`.replaceAll(`${folder}/`, '').trim().split('\n');
  return { said: said.filter(Boolean), status };
}

describe('another language', () => {
  const UNFINISHED =
    'To look at: pt/pages:1: Visitors do not have pt-PT yet: it has no page of the kind “home” or “not-found”.';
  beforeEach(() => {
    addLanguage(folder, 'pt-PT');
    putFiles(folder, { 'pt/site.json': '{ "language": "pt-PT" }' });
    rmSync(join(folder, 'pt', 'pages'), { recursive: true });
  });

  test('that has no home page yet is told, and stops nobody', () => {
    expect(check()).toEqual({ said: [UNFINISHED], status: 0 });
  });

  test('that has one is looked at as the main one, with its own file', () => {
    cpSync(join(folder, 'pages'), join(folder, 'pt', 'pages'), { recursive: true });
    const home = join(folder, 'pt', 'pages', 'home.json');
    writeFileSync(home, readFileSync(home, 'utf8').replace('"key": "work"', '"key": "trabalhos"'));
    putFiles(folder, { 'pt/prices.json': '{ "kitchens": [] }' });
    const same = expect.stringMatching(
      /^To look at: pt\/pages\/.*still as in the main language: “/,
    );
    const copied = Array.from({ length: 8 }, () => same);
    const link = expect.stringMatching(
      /^site\.json:\d+, navigation\.0\.href: In pt-PT: The home page/,
    );
    expect(check()).toEqual({
      said: [
        expect.stringMatching(/^pt\/prices\.json:1, kitchens: No service has/),
        link,
        ...copied,
      ],
      status: 1,
    });
    putFiles(folder, { 'pt/prices.json': '{}', 'pt/messages/times.json': '{ "weeks": "{2}" }' });
    expect(check().said).toEqual([
      link,
      'pt/messages/times.json:1, weeks: It is given 1 values: there is no {2}.',
      ...copied,
    ]);
  });

  test('would say in the main one what its pack has got since', async () => {
    const menu = /export const placeNames[\s\S]*?;\n/;
    expect(await saidAfter('messages/shell.ts', menu, '')).toContain(
      'messages/shell.ts:1: It lacks placeNames: npm run language writes it anew.',
    );
    writeModules(folder);
    expect(check().said).toEqual([UNFINISHED]);
  });

  test('is one of those that the modules take, and called the same everywhere', () => {
    putFiles(folder, { 'pt/site.json': '{ "language": "pt-BR", "tagline": 1 }' });
    expect(check().said.slice(0, 1)).toEqual([
      'pt/site.json:1, tagline: Write a text in quotation marks.',
    ]);
    expect(check().said).toContain(
      'pt/site.json:1, language: Write pt-PT, as in otherLanguages of site.json.',
    );
    const site = join(folder, 'site.json');
    const more = readFileSync(site, 'utf8').replace('["pt-PT"]', '["pt-PT", "de-AT"]');
    writeFileSync(site, more);
    const said = check().said;
    expect(said).toContain('de/site.json:1: It is missing.');
  });
});
