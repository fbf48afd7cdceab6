import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { outline } from '#build/pictures/outlines.ts';
import type { Palette } from './colours.ts';

const SIDE = 64;
/** Height of the letter, in parts of the square. */
const SIZE = 40;

/** The first letter of the name on a dark square, with a line of the accent below. */
export function iconOf(name: string, { ink, bone, brass }: Palette): string {
  const letter = [...name.toUpperCase()].find((one) => /[\p{L}\p{N}]/u.test(one)) ?? '';
  const { letters, width } = outline(letter, SIZE);
  const left = ((SIDE - width) / 2).toFixed(2);
  const paths = letters.map(
    ({ path, x }) =>
      `<path fill="${bone}" transform="translate(${Number(left) + x} 43)" d="${path}"/>`,
  );
  const title = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>${title}</title><path fill="${ink}" d="M0 0h64v64H0z"/>${paths.join('')}<path fill="${brass}" d="M20 50h24v3H20z"/></svg>
`;
}

const SIZES = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 };

/** Writes the icons for browsers and phones beside `icon.svg`, of which they are made. */
export async function writeIcons(folder: string): Promise<void> {
  const svg = await readFile(join(folder, 'icon.svg'));
  for (const [file, size] of Object.entries(SIZES)) {
    await writeFile(join(folder, file), await draw(svg, size));
  }
  await writeFile(join(folder, 'favicon.ico'), icoOf(await draw(svg, 32), 32));
}

/** Rendered at its own size to stay sharp; without transparency, which iOS paints black. */
function draw(svg: Buffer, size: number): Promise<Buffer> {
  return sharp(svg, { density: (72 * size) / 64 })
    .resize(size, size)
    .flatten()
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file with one picture. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  // One picture of this size, with 32 bits a pixel, behind the header.
  header.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32]);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
