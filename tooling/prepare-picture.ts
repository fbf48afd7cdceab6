import { hash } from 'node:crypto';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { concatenate } from '#domain/media/files/bytes.ts';
import { cleanGif } from '#domain/media/files/gif.ts';
import { isPlainJpeg } from '#domain/media/files/jpeg.ts';
import type { PictureFacts } from '#domain/media/files/picture-facts.ts';
import { isPlainPng } from '#domain/media/files/png.ts';
import { readPicture } from '#domain/media/files/read-picture.ts';
import { MOST_PIXELS } from '#domain/media/files/refusal.ts';
import { cleanWebp } from '#domain/media/files/webp.ts';
import { CACHE_SECONDS, type ProjectClient, requireDone } from '#tooling/project.ts';

/** In pixels, as the staff area stores them (docs/decisions/030). */
const STORED_SIDE = 2560;

/** A file for storage, and what its record says of it. */
export interface PreparedPicture {
  file: Buffer;
  row: {
    mime_type: string;
    bytes: number;
    width: number;
    height: number;
    thumbhash: string;
    /** Of the original. */
    sha256: string;
  };
}

/**
 * Makes a picture ready for storage, whichever way it comes: upright, in sRGB, at most 2,560 pixels a
 * side and without metadata. One that is so already keeps its bytes, and so does an animation, without
 * the parts that hold metadata.
 *
 * @throws PictureRefusal, or Error for a format that is not stored.
 */
export async function preparePicture(original: Uint8Array): Promise<PreparedPicture> {
  const facts = readPicture(original);
  // Whether more is missing than its closing bytes, the decoder says.
  const closed = concatenate([original, Uint8Array.from(facts.lacks ?? [])]);
  const file = Buffer.from(await withoutMetadata(closed, facts));
  const { width, height } = await sharp(file).metadata();
  return {
    file,
    row: {
      mime_type: `image/${facts.format}`,
      bytes: file.byteLength,
      width,
      height,
      thumbhash: await thumbhash(file),
      sha256: hash('sha256', original),
    },
  };
}

/** Uploads a picture, over what an interrupted run may have left. @throws UserError that begins with the step. */
export async function storePicture(
  client: ProjectClient,
  { bucket, path }: { bucket: string; path: string },
  { file, row }: { file: Buffer; row: { mime_type: string } },
  step = 'storage refused it',
): Promise<void> {
  const options = { contentType: row.mime_type, cacheControl: CACHE_SECONDS, upsert: true };
  requireDone(step, await client.storage.from(bucket).upload(path, file, options));
}

async function withoutMetadata(
  original: Uint8Array,
  { format, isAnimated }: PictureFacts,
): Promise<Uint8Array> {
  if (format === 'gif') return cleanGif(original);
  if (isAnimated && format === 'webp') return cleanWebp(original);
  if (format !== 'jpeg' && format !== 'png' && format !== 'webp') {
    throw new Error('it is not a JPEG, PNG, WebP or GIF.');
  }
  if (await isReady(original, format)) return original;
  return await sharp(original, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize(STORED_SIDE, STORED_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .toFormat(format, { quality: format === 'webp' ? 85 : 90, palette: false })
    .toBuffer();
}

async function isReady(bytes: Uint8Array, format: 'jpeg' | 'png' | 'webp'): Promise<boolean> {
  const { width, height, orientation, space, exif, iptc, xmp, icc, comments } = await sharp(bytes, {
    limitInputPixels: MOST_PIXELS,
  }).metadata();
  if (Math.max(width, height) > STORED_SIDE || space !== 'srgb') return false;
  if (exif || iptc || xmp || icc || comments || (orientation ?? 1) > 1) return false;
  // Metadata that sharp does not know, or files behind the picture: motion photos have a film there.
  if (format === 'jpeg') return isPlainJpeg(bytes);
  return format === 'png' ? isPlainPng(bytes) : cleanWebp(bytes).length === bytes.length;
}

/** The blurred preview in Base64. ThumbHash takes at most 100 × 100 pixels. */
async function thumbhash(file: Buffer): Promise<string> {
  const { data, info } = await sharp(file)
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
