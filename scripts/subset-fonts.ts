/**
 * `npm run fonts`: reduces the packaged fonts to the characters and weights in use, and writes them with
 * their licences into `src/business/fonts`. The same versions give the same bytes.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import {
  type FontFile,
  headingFiles,
  isCore,
  staffFiles,
  textFiles,
} from '#business/font-files.ts';
import { renameFont } from './rename-font.ts';

const TARGET = 'src/business/fonts';
/** Maker and licence: the terms ask for both in every copy. */
const KEPT_NAMES = [0, 13, 14];
/** Features that browsers apply by default, and tabular figures for prices. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

/** Why the core has its `font-display`, as a comment in the style sheets. */
const FOR_VISITORS =
  'The core is there when a page first shows, or else from the next page on: no word of the first screen moves.';
const FOR_STAFF =
  'The staff area is one long page: it must not keep the stand-in until it is loaded anew.';

for (const { file, source, weight, range } of [...headingFiles, ...textFiles, ...staffFiles]) {
  const original = await readFile(join('node_modules', source));
  const [min = 400, max = min] = weight.split(' ').map(Number);
  const isVariable = source.includes('wght');
  const cut = await subsetFont(original, charactersOf(range), {
    targetFormat: 'truetype',
    keepFeatures: FEATURES,
    preserveNameIds: KEPT_NAMES,
    ...(isVariable ? { variationAxes: { wght: axis(min, max) } } : {}),
  });
  const font = await subsetFont(renamed(source, cut), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'woff2',
    preserveNameIds: KEPT_NAMES,
  });
  await writeFile(join(TARGET, file), font);
  console.log(`${file.padEnd(26)} ${(font.length / 1000).toFixed(1)} kB`);
}
for (const [family, from] of [
  ['heading', '@fontsource/marcellus'],
  ['text', '@fontsource-variable/instrument-sans'],
] as const) {
  await copyFile(join('node_modules', from, 'LICENSE'), join(TARGET, `${family}-LICENSE.txt`));
}

await writeFile(join(TARGET, 'visitors.css'), stylesheet(FOR_VISITORS, textFiles, 'optional'));
await writeFile(join(TARGET, 'staff.css'), stylesheet(FOR_STAFF, staffFiles, 'swap'));

/** @param display of the core; all other characters swap. */
function stylesheet(remark: string, texts: readonly FontFile[], display: string): string {
  const faces = [
    ...headingFiles.map((file) => face('Heading', file, display)),
    ...texts.map((file) => face('Text', file, display)),
  ];
  return `/* Written by npm run fonts. ${remark} */\n${faces.join('\n')}`;
}

function face(family: string, { file, weight, range }: FontFile, display: string): string {
  return `@font-face {
  font-family: "${family}";
  src: url("./${file}") format("woff2");
  font-weight: ${weight};
  font-display: ${isCore(file) ? display : 'swap'};
  unicode-range: ${range.join(', ')};
}
`;
}

/** The range includes the files' default, 400. */
function axis(min: number, max: number) {
  return min === max ? min : { min: 400, max, default: 400 };
}

/** Changed copies may not use the reserved name Marcellus. */
function renamed(source: string, font: Buffer): Buffer {
  return source.includes('marcellus') ? renameFont(font, 'Marcellus', 'Shopfront') : font;
}

function charactersOf(range: readonly string[]): string {
  return range
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}
