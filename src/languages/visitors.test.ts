import { expect, test } from 'vitest';

type Words = Readonly<Record<string, unknown>>;

/** Every pack's words for visitors: `de/visitors/shell.ts`. */
const modules = import.meta.glob<Words>('./*/visitors/*.ts', { eager: true });
const partsOf = (code: string) =>
  Object.entries(modules).flatMap(([path, words]) => {
    const [, pack, , part = ''] = path.split('/');
    return pack === code ? [[part, words] as const] : [];
  });
const packs = [...new Set(Object.keys(modules).map((path) => path.split('/')[1] ?? ''))];
const others = packs.filter((code) => code !== 'en');

/** What is the same in both languages. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  de: [],
  pt: [
    'blog.ts blogMessages feedTitle',
    'shell.ts shellMessages menu',
    'shell.ts shellMessages whatsapp',
  ],
};

/** Each text by the path to it; functions say theirs of two. */
function textsIn(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, value(2, 'A', 'B', 'C')]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${path} ${name}`));
}
const textsOf = (code: string) =>
  new Map(partsOf(code).flatMap(([part, words]) => textsIn(words, part)));

test('words: there are packs to compare', () => {
  expect(others).toEqual(expect.arrayContaining(['de', 'pt']));
  expect(textsOf('en').size).toBeGreaterThan(200);
});

/** What only a business can promise, and what fits one trade alone. */
const PROMISES =
  /costs nothing|half an hour|fixed price|a week|how large|being written|kostet nichts|festes|wie groß|gerade geschrieben|não custa|meia hora|preço fixo|uma semana|que tamanho|a ser escrito/i;

test.each(packs)('words: %s promises nothing', (code) => {
  const said = [...textsOf(code)].filter(([path]) => /^(?:answers|blog)/.test(path));
  expect(said.filter(([, text]) => PROMISES.test(text))).toEqual([]);
});

test.each(others)('words: %s has every word of English, no others, none in English', (code) => {
  const [english, own] = [textsOf('en'), textsOf(code)];
  expect([...own.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  const left = [...own].filter(([path, text]) => /\p{L}/u.test(text) && english.get(path) === text);
  expect(left.map(([path]) => path)).toEqual(SAME[code] ?? []);
});

test.each(others)('words: %s puts in what English puts in', (code) => {
  const slots = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();
  const english = textsOf('en');
  for (const [path, text] of textsOf(code)) {
    // Mails and answers may leave out what English says.
    if (/^(?:visits|answers)/.test(path)) continue;
    expect([path, slots(text)]).toEqual([path, slots(english.get(path) ?? '')]);
  }
});
