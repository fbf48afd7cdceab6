import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { contrastOf, ENOUGH } from '#domain/site/contrast.ts';
import { paletteOf } from '#domain/site/palette.ts';
import type { BusinessProblem } from './problem.ts';

/** Which part of a logo may be pale: a shadow, or a line in a second colour. */
const MOST_PALE = 1 / 3;

/** Where a logo of the folder can hardly be seen on a ground of headers: every site has light and dark ones. */
export async function checkLogo(folder: string, css: string): Promise<BusinessProblem[]> {
  const pictures = join(folder, 'pictures');
  const [light, dark = light] = ['logo', 'logo-dark'].map((name) =>
    readdirSync(pictures).find((file) => /^(.*)\.(?:svg|png|webp|jpe?g)$/.exec(file)?.[1] === name),
  );
  if (!light || !dark) return [];
  const of = async (file: string, ground: string, cure: string): Promise<BusinessProblem[]> => {
    const color = paletteOf(css)(ground);
    const pale = await paleShare(join(pictures, file), color);
    if (pale <= MOST_PALE) return [];
    const text = `On headers in ${color} ${Math.round(pale * 100)} % of it has a contrast below ${ENOUGH.large} to 1, and can hardly be seen. ${cure}`;
    return [{ file: join(pictures, file), line: 1, field: '', text, isNote: true }];
  };
  return [
    ...(await of(light, 'bone', 'Take a darker one, and this as logo-dark.')),
    ...(await of(dark, 'ink', 'Add a light one as logo-dark.svg, or .png.')),
  ];
}

/** How much of what a logo shows is too near to a ground; none of one that brings its own. */
async function paleShare(file: string, ground: string): Promise<number> {
  const small = sharp(readFileSync(file))
    .resize({ width: 200, height: 88, fit: 'inside' })
    .ensureAlpha();
  const data = await small.toColourspace('srgb').raw().toBuffer();
  const pixels = Array.from({ length: data.length / 4 }, (_, at) =>
    data.subarray(4 * at, 4 * at + 4),
  );
  const isSeen = (pixel: Buffer | undefined) => (pixel?.[3] ?? 0) > 127;
  const shown = pixels.filter(isSeen);
  if (isSeen(pixels[0]) || shown.length === 0) return 0;
  const pale = shown.filter(
    (pixel) => contrastOf(`#${pixel.toString('hex', 0, 3)}`, ground) < ENOUGH.large,
  );
  return pale.length / shown.length;
}
