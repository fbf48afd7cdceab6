import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { putFiles } from '../../tests/support/own-folder.ts';
import { placeOfFolders } from '../../tests/support/place-of-folders.ts';
import { addLanguage } from './add-language.ts';
import { writeModules } from './language-files.ts';

/** A copy of the demonstration's folder. */
function ownFolder(): string {
  const folder = join(placeOfFolders(), 'business');
  cpSync('src/business', folder, { recursive: true, filter: (file) => !/\.test\.ts$/.test(file) });
  return folder;
}
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
const moduleOf = (folder: string, file: string) =>
  import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href);

test('language: the modules of the demonstration are those that are made', () => {
  const folder = ownFolder();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const modules = files.filter((file) => file.endsWith('.ts'));
  const before = modules.map((file) => read(folder, file));
  expect(writeModules(folder)).toEqual([]);
  expect(modules.map((file) => read(folder, file))).toEqual(before);
  expect(before.filter((text) => text.startsWith('// Made by'))).toHaveLength(18);
});

test('language: a second and a third one are added to the data and to what takes them, once', async () => {
  const folder = ownFolder();
  putFiles(folder, { 'pt/blog.json': '{ "name": "Notas" }' });
  for (const tag of ['pt-PT', 'de-AT']) {
    expect(addLanguage(folder, tag)).toEqual([expect.stringContaining(`read in ${tag}: its`)]);
  }
  expect(JSON.parse(read(folder, 'site.json')).otherLanguages).toEqual(['pt-PT', 'de-AT']);
  expect(read(folder, 'pt/blog.json')).toContain('Notas');
  for (const tag of ['pt-BR', 'en-US', 'de-AT']) {
    expect(() => addLanguage(folder, tag), tag).toThrow('already');
  }
  expect(() => addLanguage(folder, 'fr-FR')).toThrow('no pack for fr-FR');

  putFiles(folder, {
    'de/site.json': '{ "language": "de-AT", "tagline": "Tische." }',
    'de/messages/shell.json': '{ "shellMessages": { "menu": "Karte" } }',
    'de/messages/times.json': '{ "weeks": { "one": "1 Woche", "other": "{1} W." } }',
    'de/pages/home.json': JSON.stringify({
      ...{ kind: 'home', slug: '', title: 'Start', description: '', keywords: [], sections: [] },
    }),
  });
  expect(writeModules(folder)).toEqual([]);
  const [{ site }, { pages }, { shellMessages }, { weeks }, { speaking }] = await Promise.all(
    ['site.ts', 'pages.ts', 'messages/shell.ts', 'messages/times.ts', 'language.ts'].map((file) =>
      moduleOf(folder, file),
    ),
  );
  const saidIn = (code: string) =>
    speaking(code, () => [
      ...[site.language, site.tagline.split(' ')[0], site.makers, shellMessages.menu, weeks(2)],
      pages.map(({ title }: { title: string }) => title)[0],
    ]);
  expect(saidIn('')).toEqual(['en-GB', 'Bespoke', 12, 'Menu', '2 weeks', 'Home']);
  expect(saidIn('pt')).toEqual(['pt-PT', 'Planeado', 12, 'Menu', '2 semanas', 'Início']);
  expect(saidIn('de')).toEqual(['de-AT', 'Tische.', 12, 'Karte', '2 W.', 'Start']);
});

test('language: a module that was written by hand stays, and what it would say is told', () => {
  const folder = ownFolder();
  const own = read(folder, 'messages/times.ts').replace(/^.*\n/, '');
  writeFileSync(join(folder, 'messages/times.ts'), own);
  const [said] = addLanguage(folder, 'pt-PT');
  expect(said).toMatch(/messages\/times\.ts: it stays[\s\S]*pt\.weeks/);
  expect(read(folder, 'messages/times.ts')).toBe(own);
});
