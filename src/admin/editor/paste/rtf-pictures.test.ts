import { expect, test } from 'vitest';
import { MOST_BYTES } from '#domain/media/files/refusal.ts';
import { picturesInRtf } from './rtf-pictures.ts';

const JPEG = 'ffd8ffe000104a46';
const PNG = '89504e470d0a1a0a';
const WMF = '010009000003';

/** A picture as Word writes it: with its twin for old programs, and an id that is no part of the data. */
const word = (kind: string, hex: string) =>
  `{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn shapeType}{\\sv 75}}}\\picscalex50\\picw8467\\${kind}\\bliptag-12345{\\*\\blipuid 0123456789abcdef}${hex}}}{\\nonshppict{\\pict\\wmetafile8 ${WMF}}}`;

/** The type and the bytes of each; null for one that no browser reads. */
async function read(rtf: string) {
  const files = picturesInRtf(rtf);
  return Promise.all(
    files.map(
      async (file) => file && [file.type, Buffer.from(await file.arrayBuffer()).toString('hex')],
    ),
  );
}

const beside = `{\\shp{\\*\\shpinst{\\sp{\\sn pib}{\\sv {\\pict\\jpegblip ${JPEG}}}}}{\\shprslt{\\pict\\wmetafile8 ${WMF}}}}`;
const others = ['\\*\\listpicture', '\\header', '\\footerf', '\\*\\unknown']
  .map((group) => `{${group}{\\pict\\pngblip ${PNG}}}`)
  .join('');
const [jpeg, png] = [
  ['image/jpeg', JPEG],
  ['image/png', PNG],
];

test.each([
  [
    'those of a text of Word come in their order, each once',
    `\\ansi{\\fonttbl{\\f0 Aptos;}}\\pard One ${word('jpegblip', JPEG)} two \\'e4 \\{\\par ${word('pngblip', PNG)}`,
    [jpeg, png],
  ],
  ['hexadecimal in capitals, over lines', '{\\pict\\pngblip\r\n89504E47\r\n0D0a\n1A0A\r\n}', [png]],
  ['one beside the text, without its twin, bullets, head and foot', ` ${others}${beside}`, [jpeg]],
  [
    'one that no browser reads keeps its place',
    ` ${word('emfblip', WMF)}${word('jpegblip', JPEG)}{\\pict\\pngblip abc}{\\pict\\pngblip}`,
    [null, jpeg, null, null],
  ],
  [
    'so does one of binary data, and what stands in it ends nothing',
    `{\\pict\\jpegblip\\bin5 }}{{\\ }{\\pict\\pngblip ${PNG}}`,
    [null, png],
  ],
])('paste, its pictures: %s', async (_, rtf, pictures) => {
  expect(await read(`{\\rtf1${rtf}}`)).toEqual(pictures);
});

test('paste: what is larger than a picture may be is not read', () => {
  const rtf = `{\\rtf1{\\pict\\jpegblip ${'f'.repeat(2 * MOST_BYTES + 2)}}}`;
  expect(picturesInRtf(rtf)).toEqual([null]);
});

test.each([
  ['groups', '{'.repeat(2_000_000)],
  ['ends', '}'.repeat(2_000_000)],
  ['pictures that never end', '{\\pict\\pngblip '.repeat(200_000)],
  ['ignored groups', '{\\*\\x '.repeat(400_000)],
  ['backslashes', '\\'.repeat(2_000_001)],
  ['no end of binary data', '{\\pict\\bin999999999999999999999 ff'],
])('paste: a text of %s is read to its end', (_, text) => {
  expect(picturesInRtf(`{\\rtf1 ${text}`).filter(Boolean)).toEqual([]);
});

test('paste: two hundred pictures are two hundred, and other text has none', () => {
  const rtf = `{\\rtf1 ${word('pngblip', PNG).repeat(200)}}`;
  expect(picturesInRtf(rtf)).toHaveLength(200);
  expect(picturesInRtf('plain text')).toEqual([]);
  expect(picturesInRtf('')).toEqual([]);
});
