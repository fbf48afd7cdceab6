/**
 * `npm run fonts`: reduces the packaged fonts to the characters and weights in use, and writes them with
 * their licences, style sheets and stand-ins into `src/business/fonts`. The same versions give the same bytes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromFile } from '@capsizecss/unpack/fs';
import subsetFont from 'subset-font';
import {
  type FontFile,
  headingFiles,
  isCore,
  type StandIn,
  staffFiles,
  standIns,
  textFiles,
} from '#business/font-files.ts';
import { licenceOf, reservedNames } from './licences.ts';
import { renameFont } from './rename-font.ts';

const TARGET = 'src/business/fonts';
/** Maker and licence: the terms ask for both in every copy. */
const KEPT_NAMES = [0, 13, 14];
/** Features that browsers apply by default, and tabular figures for prices. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

/** Why the core has its `font-display`, as a comment in the style sheets. */
const FOR_VISITORS =
  'The core takes the place of its stand-in within three seconds, or else from the next page on: nothing moves under somebody who reads.';
const FOR_STAFF =
  'The staff area is one long page: it must not keep the stand-in until it is loaded anew.';

/** Average widths of a character in em, as @capsizecss/metrics has them. */
const STAND_IN_WIDTHS: Readonly<Record<StandIn['local'], number>> = {
  Arial: 913 / 2048,
  'Arial Bold': 983 / 2048,
  'Times New Roman': 832 / 2048,
};

/**
 * A font of nearly every system, scaled to a typeface: no line breaks elsewhere when the typeface comes.
 *
 * @param path of the typeface's file with the letters of most words.
 */
async function standInFace({ family, local, weight }: StandIn, path: string): Promise<string> {
  const { xWidthAvg, unitsPerEm, ascent, descent, lineGap } = await fromFile(path);
  const size = xWidthAvg / unitsPerEm / STAND_IN_WIDTHS[local];
  const percent = (units: number) => `${Number(((units * 100) / unitsPerEm / size).toFixed(2))}%`;
  return `@font-face {
  font-family: "${family} stand-in";
  src: local("${local}");${weight ? `\n  font-weight: ${weight};` : ''}
  size-adjust: ${Number((size * 100).toFixed(2))}%;
  ascent-override: ${percent(ascent)};
  descent-override: ${percent(-descent)};
  line-gap-override: ${percent(lineGap)};
}
`;
}

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
  const font = await subsetFont(await renamed(source, cut), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'woff2',
    preserveNameIds: KEPT_NAMES,
  });
  await writeFile(join(TARGET, file), font);
  console.log(`${file.padEnd(26)} ${(font.length / 1000).toFixed(1)} kB`);
}
for (const [family, files] of [
  ['heading', headingFiles],
  ['text', [...textFiles, ...staffFiles]],
] as const) {
  await writeFile(join(TARGET, `${family}-LICENSE.txt`), await licenceOf(files));
}

const faces = await Promise.all(standIns.map((one) => standInFace(one, join(TARGET, one.file))));
await writeFile(
  join(TARGET, 'stand-ins.css'),
  `/* Written by npm run fonts. */\n${faces.join('\n')}`,
);
await writeFile(join(TARGET, 'visitors.css'), stylesheet(FOR_VISITORS, textFiles, 'fallback'));
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

/** Changed copies may not use a name that their licence reserves. */
async function renamed(source: string, font: Buffer): Promise<Buffer> {
  const names = await reservedNames({ source });
  return names.reduce((copy, name) => renameFont(copy, name, otherName(name)), font);
}

/** Of the same length. */
function otherName(name: string): string {
  return 'Shopfront'.repeat(Math.ceil(name.length / 9)).slice(0, name.length);
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
