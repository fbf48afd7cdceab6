import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { noteLackingPicture, notePicture } from '#build/page-uses.ts';
import { color } from '#build/theme.ts';
import { focalCrop } from '#domain/media/images.ts';
import type { PictureFile } from '#domain/media/media.ts';
import { addressOf } from '#domain/media/own-pictures.ts';
import type { SocialImage } from '#domain/site/metadata.ts';
import { asSentence, cleanLine } from '#domain/text/plain-text.ts';
import { cachedFile, digestOf, ensureCached, PICTURES_FOLDER } from './cache.ts';
import { fromOriginal } from './original.ts';
import { breakLines, canWrite, outline, typefaceDigest } from './outlines.ts';

/** Part of every name: raise it when the layout changes. */
const LAYOUT = 2;
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const [INK, BONE, BRASS] = [color('ink'), color('bone'), color('brass')];

/**
 * A page’s social card: its picture, cropped around the focal point, with its title and the name of the
 * business. A JPEG, because some networks read nothing newer.
 */
export async function socialCard(page: {
  /** Name of the business. */
  business: string;
  title: string;
  picture: (PictureFile & { alt?: string }) | null;
}): Promise<SocialImage> {
  const { picture } = page;
  const name = await madeCard(page, picture && groundOfLibrary(picture));
  notePicture(name);
  const said = cleanLine(page.title);
  const alt = picture?.alt ? `${asSentence(said)} ${picture.alt}` : `${said}, ${page.business}`;
  return { src: addressOf(name), alt, width: WIDTH, height: HEIGHT };
}

/** The card of all other pages. @param card with a picture of the folder or one of the library. */
export async function businessCard(card: {
  business: string;
  title: string;
  file: string | null;
  media: PictureFile | null;
}): Promise<Buffer> {
  const { file, media } = card;
  const ground = file ? await groundOfFolder(file) : media && groundOfLibrary(media);
  return readFile(path.join(PICTURES_FOLDER, await madeCard(card, ground)));
}

/** A picture under the words of a card. */
interface Ground {
  /** What it is made from. */
  key: readonly (string | number)[];
  /** @returns raw pixels in the card’s size; `null` without the original. */
  make: () => Promise<Buffer | null>;
}

function groundOfLibrary(media: PictureFile): Ground {
  return {
    key: [media.contentKey, media.focalX, media.focalY],
    make: () => fromOriginal(media, (original) => shaded(original, media)),
  };
}

async function groundOfFolder(file: string): Promise<Ground> {
  const original = await readFile(path.resolve('src/business/pictures', file));
  return {
    key: [createHash('sha256').update(original).digest('hex')],
    make: async () => {
      const { autoOrient } = await sharp(original).metadata();
      return shaded(original, { ...autoOrient, focalX: 0.5, focalY: 0.5 });
    },
  };
}

/**
 * Makes a card, without its picture where the original is lacking: the page asks for that again with the next release.
 *
 * @returns its name in the cache.
 */
async function madeCard(card: CardWords, ground: Ground | null): Promise<string> {
  const [title, business] = [settable(card.title), settable(card.business)];
  const key = ground?.key ?? [];
  const name = `card-${digestOf(LAYOUT, typefaceDigest(), INK, BONE, BRASS, business, title, ...key)}.jpg`;
  const isThere = await ensureCached(name, async () => {
    if (!ground) return lettered({ title, business }, null);
    // Cached as raw pixels: a thousand cards share a dozen pictures, and this halves their time.
    const pixels = await cachedFile(`grounds/${digestOf(LAYOUT, INK, ...key)}`, ground.make);
    return pixels && lettered({ title, business }, pixels);
  });
  if (isThere || !ground) return name;
  noteLackingPicture();
  return madeCard(card, null);
}

/** A line as it is set: nothing where the type lacks a letter of it, and whole words. */
function settable(text: string): string {
  const line = cleanLine(text).replaceAll('\u00ad', '');
  return canWrite(line) ? line : '';
}

interface CardWords {
  title: string;
  business: string;
}

/** @param ground raw pixels in the card’s size; null for plain ink. */
function lettered(words: CardWords, ground: Buffer | null): Promise<Buffer> {
  const base = ground
    ? sharp(ground, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    : sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: INK } });
  const { svg, top } = lettering(words);
  return base
    .composite([{ input: Buffer.from(svg), left: 0, top }])
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** The cropped picture under a shade that keeps words readable, as raw pixels. */
async function shaded(
  original: Buffer,
  picture: Pick<PictureFile, 'width' | 'height' | 'focalX' | 'focalY'>,
): Promise<Buffer> {
  const cropped = await sharp(original)
    .rotate()
    .extract(focalCrop(picture, WIDTH, HEIGHT))
    .resize(WIDTH, HEIGHT)
    .toBuffer();
  return sharp(cropped)
    .composite([{ input: Buffer.from(SHADE) }])
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
}

const SHADE = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <linearGradient id="shade" x2="0" y2="1">
    <stop offset="0" stop-color="${INK}" stop-opacity=".15"/>
    <stop offset=".35" stop-color="${INK}" stop-opacity=".35"/>
    <stop offset="1" stop-color="${INK}" stop-opacity=".92"/>
  </linearGradient>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#shade)"/>
</svg>`;

/** SVG only as high as its words, and where it goes on the card. */
function lettering({ title, business }: CardWords): { svg: string; top: number } {
  const size = title.length > 60 ? 56 : 68;
  const leading = Math.round(size * 1.16);
  const lines = title ? breakLines(title, size, WIDTH - 2 * MARGIN, 3) : [];
  const height = lines.length * leading + 58 + MARGIN + size / 2;
  const lastBaseline = height - MARGIN - 58;
  const texts = lines.map((line, index) =>
    lineOf(line, size, lastBaseline - (lines.length - 1 - index) * leading),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}">
    ${texts.join('')}
    <rect x="${MARGIN}" y="${height - MARGIN - 10}" width="56" height="2" fill="${BRASS}"/>
    ${lineOf(business, 28, height - MARGIN, MARGIN + 80)}
  </svg>`;
  return { svg, top: HEIGHT - height };
}

function lineOf(text: string, size: number, baseline: number, left = MARGIN): string {
  const letters = outline(text, size).letters.map(
    ({ path, x }) =>
      `<path transform="translate(${(left + x).toFixed(2)} ${baseline.toFixed(2)})" d="${path}"/>`,
  );
  return `<g fill="${BONE}">${letters.join('')}</g>`;
}
