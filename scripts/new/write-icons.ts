import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

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
  const header = Buffer.from([
    0,
    0,
    1,
    0,
    1,
    0,
    size,
    size,
    0,
    0,
    1,
    0,
    32,
    0,
    ...Array(8).fill(0),
  ]);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
