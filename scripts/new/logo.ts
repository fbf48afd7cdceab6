import { hash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { UserError } from '#tooling/user-error.ts';
import type { MadePictures } from './pictures.ts';

const FORMATS = ['.svg', '.png', '.jpg', '.jpeg', '.webp'];

/** @throws UserError for a file that is no picture, or none that a header can show. */
export async function requireLogo(file: string): Promise<void> {
  if (file === '') return;
  const known = FORMATS.includes(extname(file).toLowerCase());
  const isPicture =
    known &&
    (await sharp(file)
      .metadata()
      .catch(() => null));
  if (isPicture) return;
  throw new UserError(
    `Nothing was written.\nlogo: ${file} is no picture that can be read. It may be SVG, PNG, JPEG or WebP.`,
  );
}

/**
 * Puts the logo into the folder in place of the one that was put there the last time; one that somebody
 * changed stays.
 */
export function writeLogo(folder: string, file: string, made: MadePictures | null): MadePictures {
  const pictures = join(folder, 'pictures');
  const there = readdirSync(pictures).find((name) => /^logo\.\w+$/.test(name));
  const isOwn = there && made?.[there] !== hash('sha256', readFileSync(join(pictures, there)));
  if (isOwn) return {};
  if (there) rmSync(join(pictures, there));
  if (file === '') return {};
  const name = `logo${extname(file).toLowerCase()}`;
  copyFileSync(file, join(pictures, name));
  return { [name]: hash('sha256', readFileSync(join(pictures, name))) };
}
