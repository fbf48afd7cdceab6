import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { SEARCH_WORDS } from '#admin/shell/Search.tsx';
import { STEPS_WORDS } from '#admin/sign-in/SignInScreen.tsx';
import { FRAME_WORDS } from '#admin/start/load-staff-area.ts';
import { first as english } from '#languages/en/all-staff.ts';
import { STAFF_LANGUAGES } from '#languages/staff.ts';
import { closureOf } from './import-graph.ts';

const SCREENS = 'src/admin/routes.tsx';
const OWN = 'src/admin/own/screens.ts';
const FRAME = 'src/admin/StaffArea.tsx';
/** The words of the first language are in these without being fetched. */
const EVERYWHERE = ['common', 'signIn'];

const screens = [
  [SCREENS, /import\('\.\/([^']+)'\),\s*'(\w+)',\s*\[([^\]]*)\]/g] as const,
  [OWN, /import\('\.\/([^']+)'\)\)\.(\w+),\s*words: \[([^\]]*)\]/g] as const,
].flatMap(([list, line]) =>
  [...readFileSync(list, 'utf8').matchAll(line)].map(([, file = '', name = '', parts = '']) => ({
    ...{ name, file: join(dirname(list), file), parts: parts.match(/\w+/g) ?? [] },
  })),
);

/** The files of a language, by their path in its folder. */
function partsOf(code: string): string[] {
  return readdirSync(`src/languages/${code}/staff`, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'))
    .sort();
}

function wordsIn(code: string, file: string): Promise<object> {
  return import(/* @vite-ignore */ `../../src/languages/${code}/staff/${file}`);
}

/** The parts that files say something of. */
function saidIn(files: Iterable<string>): string[] {
  const parts = [...files].flatMap((file) =>
    file.startsWith('src/languages/') || !existsSync(file)
      ? []
      : [...readFileSync(file, 'utf8').matchAll(/(?<!\/)\bstaff\.(\w+)/g)].map(
          ([, part = '']) => part,
        ),
  );
  return [...new Set(parts)].sort();
}

const without = (own: string[], ...others: (readonly string[])[]) =>
  own.filter((part) => !others.flat().includes(part));

const leaves = ['src/admin/start/load-staff-area.ts'];

test('staff words: signing in says those of the first language alone', () => {
  const files = closureOf('src/admin/App.tsx', { leaves, isAtOnce: true });
  expect(without(saidIn(files), EVERYWHERE)).toEqual([]);
});

test('staff words: the steps of signing in, which come later', () => {
  const files = closureOf('src/admin/App.tsx', { leaves });
  expect(without(saidIn(files), EVERYWHERE)).toEqual(STEPS_WORDS);
});

test('staff words: what stands around every screen', () => {
  const said = saidIn(closureOf(FRAME, { isAtOnce: true }));
  expect(without(said, EVERYWHERE, FRAME_WORDS)).toEqual([]);
});

test('staff words: the search, which comes later', () => {
  const said = saidIn(closureOf('src/admin/search/SearchDialog.tsx', { leaves: [OWN] }));
  expect(without(said, EVERYWHERE, FRAME_WORDS)).toEqual(SEARCH_WORDS);
});

test.each(screens)('staff words: $name', ({ file, parts }) => {
  expect(without(saidIn(closureOf(file)), EVERYWHERE, FRAME_WORDS)).toEqual(parts);
});

test('staff words: of every screen', () => {
  const all = [SCREENS, OWN].flatMap(
    (list) => readFileSync(list, 'utf8').match(/import\('/g) ?? [],
  );
  expect(screens).toHaveLength(all.length);
});

test('staff words: what visitors load knows none of them', () => {
  const islands = execFileSync('git', ['ls-files', 'src/islands'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  const files = new Set(islands.flatMap((file) => [...closureOf(file)]));
  expect(files.has('src/languages/staff.ts')).toBe(false);
});

const others = Object.keys(STAFF_LANGUAGES).filter((code) => code !== 'en');

test.each(others)('staff words: %s has a file for each part, and no more', (code) => {
  expect(partsOf(code)).toEqual(partsOf('en'));
});

const files = others.flatMap((code) => partsOf('en').map((file) => [code, file] as const));

test.each(files)('staff words: %s/%s says nothing in English', async (code, file) => {
  const [own, theirs] = await Promise.all([code, 'en'].map((folder) => wordsIn(folder, file)));
  const said = new Map(sentencesOf(theirs));
  const left = sentencesOf(own).filter(([path, text]) => said.get(path) === text && isSaid(text));
  expect(left.filter(([, text]) => !SAME[code]?.includes(text))).toEqual([]);
});

/** What is spelled alike in both languages. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  de: [
    ...['Alt', 'Alt F10', 'Code', 'Details', 'Form', 'Link', 'Logo', 'Markdown', 'Name'],
    ...['Original', 'PDF', 'Portfolio', 'Region', 'Spam', 'Team', 'Text', 'WhatsApp', 'mail'],
    ...['navigation', 'start'],
  ],
};

/** Has a word that could be another in another language. */
const isSaid = (text: string) => /\p{L}{3}/u.test(text);

/** Every text by its path; of functions what they say of made-up values. */
function sentencesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value)]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => sentencesOf(inner, `${path}.${key}`));
}

test('staff words: every part has a name', () => {
  expect(Object.keys(english)).toHaveLength(partsOf('en').length);
});

/** Numbered, as long as the sentence, or broken off where a sentence was cut: `thisIsNotThe`. */
const SAYS_NOTHING = /\d$|^.{41}|[a-z](?:A|An|And|Or|The|Their|Your)$/;

test.each(partsOf('en'))('names: %s', async (file) => {
  const words = await wordsIn('en', file);
  const names = sentencesOf(words).map(([path]) => path.split('.').at(-1) ?? '');
  expect(names.filter((name) => SAYS_NOTHING.test(name))).toEqual([]);
});
