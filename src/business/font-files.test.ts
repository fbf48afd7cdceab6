import { readdirSync, readFileSync, statSync } from 'node:fs';
import { create } from 'fontkitten';
import { expect, test } from 'vitest';
import { licenceOf, reservedNames } from '#scripts/fonts/licences.ts';
import { renameFont } from '#scripts/fonts/rename-font.ts';
import { headingFiles, staffFiles, textFiles } from './font-files.ts';

const CORE = ['heading-core.woff2', 'text-core.woff2'];
const FOLDER = 'src/business/fonts';
const files = [...headingFiles, ...textFiles, ...staffFiles];

function openFont(file: string) {
  const font = create(readFileSync(`${FOLDER}/${file}`));
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} is a collection.`);
  return font;
}

/** The first and the last character of a part of a range. */
function endsOf(part: string): { first: number; last: number } {
  const [first = 0, last = first] = part
    .slice(2)
    .split('-')
    .map((end) => Number.parseInt(end, 16));
  return { first, last };
}

/** Which file of a family a browser fetches for a character. */
function fileFor(character: string, weight: number): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  const hasIt = (part: string) => code >= endsOf(part).first && code <= endsOf(part).last;
  const ofWeight = textFiles.filter((file) => Number.parseInt(file.weight, 10) === weight);
  return ofWeight.find(({ range }) => range.some(hasIt))?.file;
}

test('fonts: are those of the list, with the licence of each family', () => {
  const others = ['heading-LICENSE.txt', 'text-LICENSE.txt', 'staff.css', 'visitors.css'];
  const named = [...new Set(files.map(({ file }) => file)), ...others, 'stand-ins.css'];
  expect(readdirSync(FOLDER).sort()).toEqual(named.sort());
});

test.each([
  ['heading', headingFiles],
  ['text', [...textFiles, ...staffFiles]],
])('fonts: have the licences of their own packages: %s', async (family, of) => {
  expect(readFileSync(`${FOLDER}/${family}-LICENSE.txt`, 'utf8')).toBe(await licenceOf(of));
});

test('fonts: that a visitor waits for are 22 kB together', () => {
  const [heading, text] = CORE.map((file) => statSync(`${FOLDER}/${file}`).size);
  expect((heading ?? 0) + (text ?? 0)).toBeLessThanOrEqual(22_000);
});

test.each(files)('fonts: $file says whose it is, under a free name', async ({ file, source }) => {
  const font = openFont(file);
  expect(font.copyright).toMatch(/^Copyright/);
  for (const name of await reservedNames({ source })) {
    expect(font.familyName).not.toContain(name);
    expect(font.postscriptName).not.toContain(name);
  }
});

test.each([
  ['Twelve makers, £24,000 – “drawn & built”, café…', ['text-core.woff2']],
  ['Größe, Åsa, Œuvre, ñ', ['text-core.woff2', 'text-latin.woff2']],
  ...['Łukasz Żółkiewski', 'İpek Yıldız Güneş', 'Jiří Šťastný, Ģirts, Őri'].map(
    (words): [string, string[]] => [
      words,
      ['text-core.woff2', 'text-extended.woff2', 'text-latin.woff2'],
    ],
  ),
])('fonts: set %s in one face, from as few files as it takes', (words, expected) => {
  const used = new Set<string>();
  for (const character of words) {
    const file = fileFor(character, 400);
    if (!file) throw new Error(`No file has "${character}".`);
    const font = openFont(file);
    expect(font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0), character).toBe(true);
    used.add(file);
    expect(fileFor(character, 600), character).toMatch(/^strong-/);
  }
  expect([...used].sort()).toEqual(expected);
});

test.each([
  ['headings', headingFiles],
  ['regular text', textFiles.filter(({ weight }) => weight === '400')],
  ['strong text', textFiles.filter(({ weight }) => weight === '600')],
  ['staff', staffFiles],
])('fonts: no character of %s is in two of them', (_name, family) => {
  const ranges = family.flatMap(({ range }) => range.map(endsOf));
  const inOrder = ranges.sort((a, b) => a.first - b.first);
  const overlapping = inOrder.filter(
    ({ first }, index) => first <= (inOrder[index - 1]?.last ?? 0),
  );
  expect(inOrder.length).toBeGreaterThan(10);
  expect(overlapping).toEqual([]);
});

test('fonts: have the weights that style sheets ask for', () => {
  for (const { file } of textFiles) expect(openFont(file).variationAxes).toEqual({});
  const staff = openFont('staff-latin.woff2').variationAxes;
  expect(staff).toMatchObject({ wght: { min: 400, max: 600 } });
});

test('font name: has to be as long, and the font has to have the first', () => {
  const font = readFileSync(`${FOLDER}/heading-core.woff2`);
  expect(() => renameFont(font, 'Marcellus', 'Shop')).toThrow('not as long');
});

/** What a style sheet says of its files. */
const facesOf = (sheet: string) =>
  readFileSync(`${FOLDER}/${sheet}`, 'utf8')
    .split('@font-face')
    .slice(1)
    .map((face) => {
      const said = (of: RegExp) => of.exec(face)?.[1];
      return {
        ...{ file: said(/url\("\.\/([^"]+)"\)/), weight: said(/font-weight: ([^;]+);/) },
        range: said(/unicode-range:\s+([^;]+);/)?.split(/,\s+/),
        display: said(/font-display: ([^;]+);/),
      };
    });

test.each([
  ['visitors.css', [...headingFiles, ...textFiles]],
  ['staff.css', [...headingFiles, ...staffFiles]],
])('style sheets: %s says of each file what the list says', (sheet, listed) => {
  const faces = listed.map(({ file, weight, range }) => ({ file, weight, range }));
  expect(facesOf(sheet).map(({ display: _, ...face }) => face)).toEqual(faces);
});

test('style sheets: visitors keep a stand-in where the core is late, staff never do', () => {
  const core = facesOf('visitors.css').filter(({ display }) => display === 'fallback');
  expect(core.map(({ file }) => file)).toEqual(CORE);
  for (const { display } of facesOf('staff.css')) expect(display).toBe('swap');
});
