import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REASONS, releaseSentences } from './de/release-sentences.ts';
import { messages } from './de/staff/frame/server.ts';
import { translated } from './server-sentences.ts';

const SOURCES = [
  ...['server/releases/*.ts', 'server/targets/*.ts', 'src/build/**/*.ts', 'tooling/build-site.ts'],
  'src/sections/*.ts',
  'supabase/migrations/*.sql',
];

test('release: is said in German', () => {
  const german = (sentence: string) => translated(sentence, messages.releases);
  expect(german("All pages were made anew: the website's own code has changed.")).toBe(
    'Alle Seiten wurden neu erzeugt: der Code der Website hat sich geändert.',
  );
  expect(german('Article "Oak (and ash)" (0b1-c) stays as it was: title: Too long')).toBe(
    'Der Artikel „Oak (and ash)“ bleibt, wie er war: title: Too long',
  );
  expect(german('What nobody has translated.')).toBeUndefined();
});

test('release: has a translation for what the code says, and none for what it says no longer', () => {
  const code = globSync(SOURCES)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  // The longest piece between what is put in; others are put together of several.
  const pieces = [...Object.keys(releaseSentences), ...Object.keys(REASONS)].map((sentence) =>
    sentence
      .split('%')
      .map((part) => part.replace(/^\W+|\W+$/g, ''))
      .reduce((one, other) => (other.length > one.length ? other : one)),
  );
  expect(pieces.filter((piece) => !code.includes(piece))).toEqual([]);
  const reasons = [...code.matchAll(/return (?:'([^']+ [^']+)'|"([^"]+ [^"]+)");/g)].flatMap(
    ([, one, other]) => one ?? other ?? [],
  );
  const builder = readFileSync('server/releases/site-builder.ts', 'utf8');
  const why = reasons.filter((reason) => builder.includes(reason) && /^[a-z]/.test(reason));
  expect(why.filter((reason) => !(reason in REASONS))).toEqual([]);
  expect(why.length).toBeGreaterThan(3);
});
