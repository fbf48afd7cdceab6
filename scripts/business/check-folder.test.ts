/** @module-tag slow */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { putFiles } from '../../tests/support/own-folder.ts';
import { placeOfFolders } from '../../tests/support/place-of-folders.ts';
import { addLanguage } from '../new/add-language.ts';
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
  cpSync('tests/fixtures/another-business', folder, { recursive: true });
  for (const file of ['pages.ts', 'prices.ts', 'services.ts', 'site.ts']) {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('#business/', './'));
  }
  expect((await checkFolder(folder)).map(sentenceOf)).toEqual([]);
});

// They change the demonstration's words.
describe('a problem is told with', () => {
  const CHANGES: Record<string, [from: string, to: string, sentence: string][]> = {
    'site.ts': [
      ["e164: '+442079460123'", "e164: '020 7946 0123'", ', phone.e164: Write + and digits alone'],
      ["timeZone: 'Europe/London'", "timeZone: 'London'", ', timeZone: Write a'],
      ['makers: 12,', "makers: '12',", ', makers: Write a number without'],
      ['makers: 12,', 'maker: 12,', ', makers: It is missing'],
      ["closes: '16:00'", "closes: '06:00'", 'openingHours.1.times.0: It closes before'],
      ["href: '/#process'", "href: '/#proces'", ', navigation.1.href: '],
      [
        ...(["title: 'Harrow", `title: '${'x'.repeat(30)} Harrow`] as const),
        ' characters, and search engines show 70.',
      ],
    ],
    'services.ts': [
      ["hint: 'Cabinets, islands, larders'", "hint: ''", ':10, services.0.hint: Write something'],
    ],
    'prices.ts': [
      ['from: 24000', 'from: 0', ':12, kitchen-carpentry.0.from: Write an amount'],
      ["'kitchen-carpentry':", 'kitchens:', ', kitchens: No service'],
    ],
    'blog.ts': [["lead: '", "led: '", ', lead: It is missing']],
    'pages/home.ts': [
      ["'DEFINES YOU'", "'DEFINES YOU AND ALL OF YOURS'", '28 characters: 24 fit'],
      ["file: 'hero.jpg'", "file: 'her.jpg'", ':10, hero.picture.file: There is no her'],
      ["key: 'commitment'", "key: 'services'", ', sections.services.key: “services” is taken'],
      ["kind: 'promises'", "kind: 'promise'", ', sections.commitment.kind: There is no kind'],
      ["text: 'Drawings,", "txt: 'Drawings,", 'process.items.1.txt: There is no such field'],
    ],
    'pages/kitchen-carpentry.ts': [
      ["key: 'islands'", "key: 'fitted-kitchens'", ', makes.items: Two entries have the same key'],
    ],
    'pages/next-step.ts': [["link: '/#contact'", "link: 'contact'", ':6, next.link: ']],
    'pages/privacy.ts': [
      [
        ...(["title: 'What we keep, and for how long.'", `title: '${'x'.repeat(81)}'`] as const),
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
    const said = await saidAfter('services.ts', "slug: 'kitchen-carpentry'", "slug: 'kitchen'");
    expect(said.join('\n')).toMatch(/^pages\.ts:\d+: .*has no page for the service kitchen\.$/m);
  });

  test('of a time that can’t be read once: it is compared with none', async () => {
    const said = await saidAfter('site.ts', "opens: '09:00'", "opens: '9:00'");
    expect(said).toEqual([expect.stringMatching(/times\.0\.opens: Write a time of the day as/)]);
  });

  test('of a list of promises that has too many', async () => {
    const more = "items: [{ key: 'x', name: 'X', text: 'X' }, { key: 'y', name: 'Y', text: 'Y' },";
    const said = await saidAfter('pages/home.ts', 'items: [', more);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^pages\/home\.ts:\d+, commitment\.items: .*5: 4 fit\.$/);
  });

  test('of a file that is no code', async () => {
    const file = join(folder, 'pages', 'home.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace("label: 'WORK'", "label: 'WORK's'"));
    const { stdout, status } = spawnSync(process.execPath, ['scripts/business/check.ts', folder]);
    const [said, ...others] = `${stdout}`.trim().split('\n');
    expect(said).toMatch(/\/pages\/home\.ts:79: It can’t be read: Expected ',', got 'ident'$/);
    expect([others, status]).toEqual([[], 1]);
  });

  test('of an icon that is not there', async () => {
    const icons = join(folder, 'icons');
    cpSync('public', icons, { recursive: true });
    rmSync(join(icons, 'icon-192.png'));
    const [said] = (await checkFolder(folder, icons)).map(sentenceOf);
    expect(said).toContain('icons/icon-192.png:1: It is missing. `npm run icons` makes');
  });
});

describe('a second language', () => {
  beforeEach(() => void addLanguage(folder, 'pt-PT'));

  function check() {
    const program = ['scripts/business/check.ts', folder];
    const { stdout, status } = spawnSync(process.execPath, program);
    const said = `${stdout}`.replaceAll(`${folder}/`, '').trim().split('\n');
    return { said: said.filter(Boolean), status };
  }

  const PAGES = `import { home } from './pages/home.ts';
import { notFound } from './pages/not-found.ts';

export const pages = [home, notFound];
`;

  test('that has no home page yet is told, and stops nobody', () => {
    const { said, status } = check();
    expect(said).toEqual([
      'To look at: pt/pages.ts:4: In pt-PT: Visitors do not have this language yet: it has no page of the kind “home” or “not-found”.',
    ]);
    expect(status).toBe(0);
  });

  test('that has one is looked at as the main one, with its own file and its name', () => {
    writeFileSync(join(folder, 'pt', 'pages.ts'), PAGES);
    cpSync(join(folder, 'pages'), join(folder, 'pt', 'pages'), { recursive: true });
    const home = join(folder, 'pt', 'pages', 'home.ts');
    writeFileSync(home, readFileSync(home, 'utf8').replace("key: 'work'", "key: 'trabalhos'"));
    const { said, status } = check();
    const link = /^site\.main\.ts:\d+, navigation\.\d\.href: In pt-PT: The home page has no/;
    expect(said).toContainEqual(expect.stringMatching(link));
    const services = join(folder, 'pt', 'services.ts');
    writeFileSync(services, 'export const services = [];\n');
    const price = /^prices\.main\.ts:\d+, kitchen-carpentry: In pt-PT: No service has/;
    expect(check().said).toContainEqual(expect.stringMatching(price));
    expect(status).toBe(1);
  });

  test('has its own words in pages that are written as those of the main one are', async () => {
    const page = `import { placeNames } from '../words/shell.ts';

export const title = placeNames.privacy;
`;
    putFiles(folder, { 'pages/title.ts': page, 'pt/pages/title.ts': page });
    const titles = await Promise.all(
      ['pages', 'pt/pages'].map((name) => import(join(folder, name, 'title.ts'))),
    );
    expect(titles.map(({ title }) => title)).toEqual(['Privacy', 'Privacidade']);
    expect(check().said).toHaveLength(1);
  });

  test('whose pages take words of the main one is told where', () => {
    const page = `import type { FolderPage } from '../../types.ts';
import { site } from '../../site.ts';
import {
  placeNames,
} from '../../words/shell.ts';
import { home } from '../../pages/home.ts';

export const title = placeNames.privacy + site.name + home.title satisfies FolderPage['title'];
`;
    putFiles(folder, { 'pt/pages/title.ts': page });
    const { said, status } = check();
    expect(said.slice(1)).toEqual([
      'pt/pages/title.ts:2: While this file is loaded, site.ts speaks the main language. Import from pt/site.ts.',
      'pt/pages/title.ts:5: While this file is loaded, words/shell.ts speaks the main language. Import from pt/words/shell.ts.',
    ]);
    expect(status).toBe(1);
    // As the command wrote it once.
    const shell = join(folder, 'words', 'shell.ts');
    const before = readFileSync(shell, 'utf8').replace('../pt/words', '#languages/pt/visitors');
    writeFileSync(shell, before);
    rmSync(join(folder, 'pt', 'words', 'shell.ts'));
    expect(check().said[2]).toContain('Import from #languages/pt/visitors/shell.ts.');
  });
});
