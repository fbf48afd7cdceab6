import { rgbaToThumbHash } from 'thumbhash';
import { cleanGif } from '#domain/media/files/gif.ts';
import type { PictureFacts } from '#domain/media/files/picture-facts.ts';
import { readFile } from '#domain/media/files/read-file.ts';
import { PictureRefusal } from '#domain/media/files/refusal.ts';
import { cleanWebp } from '#domain/media/files/webp.ts';
import { canWriteWebp, draw, hasTransparency, type PictureSource, pixelsOf } from './canvas.ts';
import type { DecodedPixels, EncodedPicture, Goal, InspectedFile } from './messages.ts';

const PREVIEW_SIDE = 128;
/** ThumbHash's limit. */
const THUMBHASH_SIDE = 100;

/** Reads a file without decoding it. @throws PictureRefusal */
export async function inspect(file: Blob): Promise<InspectedFile> {
  const bytes = await bytesOf(file);
  const { format, isAnimated } = readFile(bytes);
  return { format, isAnimated, sha256: await sha256(bytes) };
}

/** Makes a picture ready for storage. @returns null without a decoder for the format. @throws PictureRefusal */
export async function encode(file: Blob, goal: Goal): Promise<EncodedPicture | null> {
  const bytes = await bytesOf(file);
  const facts = readFile(bytes);
  if (facts.format === 'pdf') return await asItIs(bytes);
  if (facts.format === 'svg') return null;
  const bitmap = await decode(file);
  if (!bitmap) {
    if (facts.format === 'heic' || facts.format === 'avif') return null;
    throw new PictureRefusal('unreadable');
  }
  try {
    const isKept = facts.isAnimated && goal.keepsMotion;
    return await finish(bitmap, isKept ? animation(bytes, facts) : null, goal);
  } finally {
    bitmap.close();
  }
}

async function asItIs(bytes: Uint8Array<ArrayBuffer>): Promise<EncodedPicture> {
  const blob = new Blob([bytes], { type: 'application/pdf' });
  const digest = await sha256(bytes);
  return { blob, digest, width: 0, height: 0, thumbhash: '', preview: '' };
}

export async function encodePixels(pixels: DecodedPixels, goal: Goal): Promise<EncodedPicture> {
  const { width, height, data } = pixels;
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
  return await finish(canvas, null, goal);
}

async function finish(
  source: PictureSource,
  kept: Blob | null,
  goal: Goal,
): Promise<EncodedPicture> {
  const thumbnail = draw(source, THUMBHASH_SIDE);
  const { data, width: w, height: h } = pixelsOf(thumbnail);
  const canvas = kept ? null : draw(source, goal.side);
  const blob = kept ?? (await write(canvas ?? thumbnail, hasTransparency(data), goal));
  return {
    blob,
    width: canvas?.width ?? source.width,
    height: canvas?.height ?? source.height,
    thumbhash: base64(rgbaToThumbHash(w, h, data)),
    digest: await sha256(await bytesOf(blob)),
    preview: await dataAddress(draw(source, PREVIEW_SIDE)),
  };
}

/** WebKit can't write WebP: there it is a JPEG, or a PNG where it is transparent. */
async function write(canvas: OffscreenCanvas, isTransparent: boolean, goal: Goal): Promise<Blob> {
  const isWebp = await canWriteWebp();
  if (!isWebp && isTransparent) return await canvas.convertToBlob({ type: 'image/png' });
  const [best, ...lower] = isWebp ? goal.webp : goal.jpeg;
  const type = isWebp ? 'image/webp' : 'image/jpeg';
  let blob = await canvas.convertToBlob({ type, ...(best && { quality: best }) });
  for (const quality of lower) {
    if (blob.size <= goal.mostBytes) break;
    blob = await canvas.convertToBlob({ type, quality });
  }
  return blob;
}

/** Upright and in sRGB: the browser applies EXIF and profiles. */
async function decode(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

function animation(bytes: Uint8Array, { format }: PictureFacts): Blob {
  const clean = format === 'gif' ? cleanGif(bytes) : cleanWebp(bytes);
  return new Blob([clean], { type: `image/${format}` });
}

async function dataAddress(canvas: OffscreenCanvas): Promise<string> {
  const type = (await canWriteWebp()) ? 'image/webp' : 'image/png';
  const blob = await canvas.convertToBlob({ type, quality: 0.6 });
  return `data:${blob.type};base64,${base64(await bytesOf(blob))}`;
}

/** @throws PictureRefusal when the file is no longer there. */
async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new PictureRefusal('truncated');
  }
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(text);
}
