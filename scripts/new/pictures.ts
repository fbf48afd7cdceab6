import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Palette } from './colours.ts';

const PICTURES = {
  'hero.jpg': { width: 2560, height: 1440 },
  'hero-portrait.jpg': { width: 1440, height: 2160 },
  'craft.jpg': { width: 1600, height: 1200 },
} as const;

/** Digests of the pictures that were made, by their names: another file is somebody's own. */
export type MadePictures = Readonly<Record<string, string>>;

/**
 * Plain shapes in the colours of the theme, for as long as there are no photographs.
 *
 * @param made what was made the last time; null the first time, when the demonstration's are replaced.
 */
export async function writePictures(
  folder: string,
  palette: Palette,
  made: MadePictures | null,
): Promise<MadePictures> {
  const digests: Record<string, string> = {};
  for (const [name, size] of Object.entries(PICTURES)) {
    const file = join(folder, 'pictures', name);
    const digest = existsSync(file) ? hash('sha256', await readFile(file)) : '';
    if (made && digest !== made[name]) continue;
    const picture = await sharp(Buffer.from(shapes(palette, size)))
      .jpeg({ quality: 82 })
      .toBuffer();
    await writeFile(file, picture);
    digests[name] = hash('sha256', picture);
  }
  return digests;
}

/** Leaning planes, dark below, where the words are. */
function shapes(palette: Palette, { width, height }: { width: number; height: number }): string {
  const { pitch, ink, espresso, walnut, brass } = palette;
  const plane = (from: number, to: number, color: string | undefined, opacity: number) => {
    const [left, right, lean] = [from * width, to * width, 0.28 * height];
    const points = `${left + lean},0 ${right + lean},0 ${right - lean},${height} ${left - lean},${height}`;
    return `<polygon points="${points}" fill="${color}" fill-opacity="${opacity}"/>`;
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <linearGradient id="ground" x2="1" y2="1">
    <stop offset="0" stop-color="${espresso}"/><stop offset="1" stop-color="${ink}"/>
  </linearGradient>
  <linearGradient id="dusk" x2="0" y2="1">
    <stop offset=".35" stop-color="${pitch}" stop-opacity="0"/>
    <stop offset="1" stop-color="${pitch}" stop-opacity=".85"/>
  </linearGradient>
  <rect width="${width}" height="${height}" fill="url(#ground)"/>
  ${plane(0.52, 0.98, walnut, 0.55)}${plane(0.66, 0.86, walnut, 0.8)}${plane(0.74, 0.8, brass, 0.75)}
  ${plane(0.1, 0.16, walnut, 0.3)}
  <rect width="${width}" height="${height}" fill="url(#dusk)"/>
</svg>`;
}
