import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lossSentences } from '#languages/de/loss-sentences.ts';
import { translated } from '#languages/server-sentences.ts';

/** Said where no call of `say` or `lose` is. */
const BESIDE = [
  'The export is cut short: its end is missing. It breaks off in “X”. What is whole in it: 1 article and 2 pages. Export it again, in parts if need be (by year or kind).',
  'The export is cut short: its end is missing. What is whole in it: 1 article and 2 pages. Export it again, in parts if need be (by year or kind).',
  'The export holds an error message of the old site (“X”), so more may be missing. What is whole in it: 1 article and 2 pages. Export it again, in parts if need be (by year or kind).',
  'The files are of several sites (X, X), whose texts and pictures may be taken for each other’s. Import each site by itself.',
  'An entry of the export could not be read.',
  'An entry of the export “X” could not be read.',
  'The menu of the old site (3 entries): its pages are drafts. Once they are live, put them into the menu at Pages → Menu.',
  '3 × “X” of WordPress: there is no such thing here.',
  'it is a legal page, which administrators alone publish. This site has “X” already: publish one of the two.',
  'it is a legal page, which administrators alone publish.',
  'X is in Pictures: a text of a page shows none. Add a section that shows it.',
  'X are in Pictures: a text of a page shows none. Add a section that shows them.',
  ...['form', 'formula', 'drawing'].map((what) => `a ${what}.`),
  ...['a map of links in a picture.', 'a window over the page.'],
  ...['it is nested too deeply.', 'it is too long.', 'the block “X” (https://x.example).'],
  ...['The picture X: X', 'The PDF X: X'],
];

/** Put together from parts: above they are whole. */
const IN_PARTS = [
  'The X X: X',
  'X X in Pictures: a text of a page shows none. Add a section that shows X.',
  'it is a legal page, which administrators alone publish.X',
  ...['block', 'the block “X”X'],
];

const files = globSync('src/{wordpress,data/wordpress,admin/import}/**/*.ts', {
  exclude: (file) => file.endsWith('.test.ts'),
});

/** What the code says to `say` and `lose`, with X for what it puts in. */
function said(): string[] {
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const calls = [...text.matchAll(/\b(say|lose|faults\.push)\(/g)];
    return calls.flatMap(({ 0: call, 1: verb, index }) =>
      literalsIn(text, index + call.length)
        .filter((one) => /\w{3}/.test(one) && !IN_PARTS.includes(one))
        .map((one) => (verb === 'lose' ? `${one}.` : one)),
    );
  });
}

/** The literals of an argument, up to its closing parenthesis. */
function literalsIn(text: string, from: number): string[] {
  const found: string[] = [];
  let at = from;
  for (let depth = 1; depth > 0 && at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === "'" || sign === '`') {
      const [literal, end] = literalAt(text, at);
      found.push(literal);
      at = end;
    }
  }
  return found;
}

function literalAt(text: string, start: number): [literal: string, end: number] {
  const quote = text[start];
  let literal = '';
  let at = start + 1;
  for (; text[at] !== quote; at += 1) {
    if (quote === '`' && text.startsWith('${', at)) {
      let depth = 1;
      for (at += 2; depth > 0; at += 1) {
        if (text[at] === '{') depth += 1;
        if (text[at] === '}') depth -= 1;
      }
      at -= 1;
      literal += 'X';
    } else literal += text[at];
  }
  return [literal, at];
}

test('losses: German says all that an import may lose', () => {
  const all = [...new Set([...said(), ...BESIDE])];
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter((one) => translated(one, lossSentences) === undefined)).toEqual([]);
});

test('losses: German puts a sentence into another one', () => {
  const said = (sentence: string) => translated(sentence, lossSentences);
  expect(
    said('In “Oak: a wood”: the end of the title, which has more than 1,200 characters.'),
  ).toBe('In „Oak: a wood“: das Ende des Titels: mehr als 1.200 Zeichen.');
  expect(said('The picture https://old.example/a.jpg: nicht im Ordner.')).toBe(
    'Das Bild https://old.example/a.jpg: nicht im Ordner.',
  );
  expect(
    said(
      'In “Oak”: it is a draft for now. One picture has no description for people who can’t see it. Describe it, or mark it as decorative, and publish again.',
    ),
  ).toBe(
    'In „Oak“: Es ist vorerst ein Entwurf. Ein Bild hat keine Bildbeschreibung. Beschreiben Sie es, oder kennzeichnen Sie es als dekorativ, und veröffentlichen Sie noch einmal.',
  );
});
