import { expect, test } from 'vitest';
import { countArticleWords, countWords, readingMinutes } from '#domain/articles/reading-time.ts';
import * as de from '#languages/de/rules.ts';
import * as pt from '#languages/pt/rules.ts';
import {
  asSentence,
  cleanLine,
  countCharacters,
  firstCharacters,
  shorten,
  splitList,
  titleOfCopy,
} from './plain-text.ts';
import { isSlug } from './slug-rule.ts';
import { slugForTitle, toSlug, uniqueSlug } from './slugs.ts';
import { unbroken } from './unbroken.ts';

test.each([
  [
    'loses controls, marks of direction and doubled spaces',
    '  Oak\u202E\u0000 and\n\tash\u200F ',
    'Oak and ash',
  ],
  ['keeps writing from right to left, and emoji', 'עץ אלון 🪵', 'עץ אלון 🪵'],
  ['has a sign for what cannot be read: half an emoji', 'a\uD83D', 'a\uFFFD'],
])('stored line: %s', (_, text, line) => {
  expect(cleanLine(text)).toBe(line);
});

test('text: a telephone number stays on one line; a list on one line is split at its commas; the first characters are counted as the database counts them', () => {
  expect(unbroken('+44 20 7946 0123')).toBe('+44\u00a020\u00a07946\u00a00123');
  expect(splitList(' oak ,, wide\n boards, oak,')).toEqual(['oak', 'wide boards']);
  expect(splitList('')).toEqual([]);
  expect(firstCharacters('a😀b', 2)).toBe('a😀');
  expect(firstCharacters('a😀b', 3)).toBe('a😀b');
});

test('short text: is cut between words and never inside a character', () => {
  expect(shorten('Oak or walnut', 13)).toBe('Oak or walnut');
  expect(shorten('Oak, walnut or ash', 12)).toBe('Oak, walnut…');
  expect(shorten('👩‍🔧👩‍🔧👩‍🔧', 2)).toBe('👩‍🔧…');
  expect(shorten('x'.repeat(10_000), 60)).toHaveLength(60);
});

test('text: a copy is named in the words of whoever makes it, within the limit', () => {
  const german = (title: string) => `${title} (Kopie)`;
  expect(titleOfCopy('Eiche', 200, german)).toBe('Eiche (Kopie)');
  expect(titleOfCopy(' ', 200, german)).toBe('');
  const long = titleOfCopy('🪵'.repeat(200), 200, german);
  expect(countCharacters(long)).toBe(200);
  expect(long).toMatch(/🪵 \(Kopie\)$/u);
});

test.each([
  ['ONE ROOF. FORTY WINTERS.', 'ONE ROOF. FORTY WINTERS.'],
  ['Which oak?', 'Which oak?'],
  ['„Eiche!“', '„Eiche!“'],
  ['Oak', 'Oak.'],
])('text: %s is said as %s before another sentence', (line, sentence) => {
  expect(asSentence(line)).toBe(sentence);
});

test('slugs: spell what their language would lose', () => {
  const title = 'Förderung: U\u0308ber Straßen & TÜREN in São João';
  expect(toSlug(title, de.letters)).toBe('foerderung-ueber-strassen-und-tueren-in-sao-joao');
  expect(toSlug(title, pt.letters)).toBe('forderung-uber-strassen-e-turen-in-sao-joao');
  expect(toSlug('2½ Türen', {})).toBe('2-turen');
});

test.each([
  ['Oak or walnut? How we choose', 'oak-or-walnut-how-we-choose'],
  ["A joiner's quote", 'a-joiners-quote'],
  ['Café & Bühne, Łódź', 'cafe-and-buhne-lodz'],
  ['  --  ', ''],
  ['橡木', ''],
  ['Ilıcadaşık, IŞIK', 'ilicadasik-isik'],
  ['Đurđevac, Ħal Għaxaq, Azərbaycan', 'durdevac-hal-ghaxaq-azerbaycan'],
  ['Trep\u00adpen\u00adhaus in \u200bOak', 'treppenhaus-in-oak'],
  ['C', 'c'],
  ['C++', 'c-plus-plus'],
  ['C# or F#', 'c-sharp-or-f-sharp'],
  ['Oak + ash, job #2', 'oak-ash-job-2'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
])('slugs: %s → %s', (text, slug) => {
  expect(toSlug(text)).toBe(slug);
});

test('slugs: are cut between words at 80 characters; everything that becomes a slug is one; are numbered when they are taken', () => {
  const slug = toSlug('measured twice '.repeat(20));
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(slug).toMatch(/(?:measured|twice)$/);
  expect(toSlug('x'.repeat(500))).toHaveLength(80);
  for (const text of ['A b', '1/2', 'x'.repeat(200)]) expect(isSlug(toSlug(text))).toBe(true);
  for (const text of ['', 'A', 'a--b', '-a', 'a/b', 'ä', 'tags', 'x'.repeat(97)])
    expect(isSlug(text)).toBe(false);
  expect(uniqueSlug('Oak', new Set(['oak', 'oak-2']))).toBe('oak-3');
  expect(uniqueSlug('橡木', new Set())).toBe('section');
});

const saved = { title: 'Oak', slug: 'oak', isKnownToVisitors: false };

test.each([
  ['oak', 'Oak', null],
  ['', '  ', null],
  ['article', '橡木', null],
  // It follows the title …
  ['ash-and-elm', 'Ash & elm', saved],
  ['oak', 'Oak', { ...saved, title: '', slug: 'draft-0a1b2c3d' }],
  ['oak-2', 'Oak!', { ...saved, slug: 'oak-2' }],
  ['', '', saved],
  // … unless somebody wrote it, or visitors have known it.
  ['hard-wood', 'Ash', { ...saved, slug: 'hard-wood' }],
  ['oak', 'Ash', { ...saved, isKnownToVisitors: true }],
] as const)('article address: %s for “%s”', (slug, title, stored) => {
  expect(slugForTitle(title, stored)).toBe(slug);
});

test('reading time: leaves out what nobody reads; counts words as people do, and is at least a minute', () => {
  const words = '## Two words\n\nA [third](/services/kitchen-carpentry "title") <b>fourth</b>.';
  const picture = '![not counted](media:5f0c4a1e-0000-4000-8000-000000000000 "nor this")';
  const others = '```js\n\ncode\n\n```\n\n[reference]: https://example.com/a/b\n\n<!-- a note -->';
  expect(countArticleWords([words, picture, others].join('\n\n'))).toBe(6);
  expect(countWords("It's a well-made 3.5 m table — isn't it?")).toBe(9);
  expect(countWords('')).toBe(0);
  expect(readingMinutes(0)).toBe(1);
  expect(readingMinutes(880)).toBe(4);
});
