import { rgbaToThumbHash } from 'thumbhash';
import { cleanGif } from '#domain/media/files/gif.ts';
import { isDrawn } from '#domain/media/files/jpeg.ts';
import type { PictureFacts } from '#domain/media/files/picture-facts.ts';
import { readFile } from '#domain/media/files/read-file.ts';
import { PictureRefusal } from '#domain/media/files/refusal.ts';
import { cleanWebp } from '#domain/media/files/webp.ts';
import {
  canReadBack,
  canWriteWebp,
  draw,
  drawUpright,
  hasTransparency,
  type PictureSource,
  pixelsOf,
} from './canvas.ts';
import type {
  DecodedPixels,
  EncodedPicture,
  Goal,
  InspectedFile,
  PictureRemark,
} from './messages.ts';

const PREVIEW_SIDE = 128;
/** ThumbHash's limit. */
const THUMBHASH_SIDE = 100;

/** Reads a file without decoding it. @throws PictureRefusal */
export async function inspect(file: Blob): Promise<InspectedFile> {
  const bytes = await bytesOf(file);
  return { format: readFile(bytes).format, sha256: await sha256(bytes) };
}

/** Makes a picture ready for storage. @returns null without a decoder for the format. @throws PictureRefusal */
export async function encode(file: Blob, goal: Goal): Promise<EncodedPicture | null> {
  const bytes = await bytesOf(file);
  const facts = readFile(bytes);
  if (facts.format === 'pdf') {
    return await asItIs(file, 'application/pdf', facts.isProtected ? 'protected' : undefined);
  }
  if (facts.format === 'svg') return null;
  const bitmap = await decode(file, bytes, facts);
  if (!bitmap) {
    if (facts.format === 'heic' || facts.format === 'avif') return null;
    throw new PictureRefusal(facts.lacks ? 'truncated' : 'unreadable');
  }
  try {
    if (!canReadBack()) return await unchanged(file, bitmap, facts, goal);
    const kept = goal.keepsMotion ? animation(bytes, facts) : null;
    const source = facts.orientation ? drawUpright(bitmap, goal.side, facts.orientation) : bitmap;
    const encoded = await finish(source, kept, goal);
    if (facts.isForPrint) return { ...encoded, remark: 'for-print' };
    return facts.isAnimated && !kept ? { ...encoded, remark: 'first-picture' } : encoded;
  } finally {
    bitmap.close();
  }
}

/** A picture that can be decoded, but not drawn: only its size is known. */
async function unchanged(
  file: Blob,
  { width, height }: ImageBitmap,
  { format, lacks, orientation = 1 }: PictureFacts,
  goal: Goal,
): Promise<EncodedPicture> {
  // Whether all of it is there, its pixels would tell.
  if (lacks) throw new PictureRefusal('truncated');
  if (!goal.storable.includes(format)) throw new PictureRefusal('no-canvas');
  const size = orientation > 4 ? { width: height, height: width } : { width, height };
  return { ...(await asItIs(file, `image/${format}`, 'as-it-is')), ...size };
}

async function asItIs(file: Blob, type: string, remark?: PictureRemark): Promise<EncodedPicture> {
  const blob = new Blob([file], { type });
  const digest = await sha256(await bytesOf(blob));
  return {
    blob,
    digest,
    width: 0,
    height: 0,
    thumbhash: '',
    preview: '',
    ...(remark && { remark }),
  };
}

/** @throws PictureRefusal (no-canvas) where the browser lets no page work on pictures. */
export async function encodePixels(pixels: DecodedPixels, goal: Goal): Promise<EncodedPicture> {
  if (!canReadBack()) throw new PictureRefusal('no-canvas');
  const { width, height, data, profile } = pixels;
  if (profile) {
    // Only a decoder applies profiles.
    const bitmap = await createImageBitmap(bitmapFile({ ...pixels, profile }));
    return await finish(bitmap, null, goal).finally(() => bitmap.close());
  }
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
  return await finish(canvas, null, goal);
}

/** Of version 5, the one that may have a profile. */
const HEADER = 124;
const PIXELS_AT = 14 + HEADER;

/** Pixels and their profile as a file (BMP) that decoders of browsers read: pixels alone have no profile. */
function bitmapFile({ width, height, data, profile }: Required<DecodedPixels>): Blob {
  const header = new DataView(new ArrayBuffer(PIXELS_AT));
  const put = (at: number, value: number) => header.setUint32(at, value, true);
  header.setUint16(0, 0x424d); // 'BM'
  put(2, PIXELS_AT + data.length + profile.length);
  put(10, PIXELS_AT);
  put(14, HEADER);
  put(18, width);
  put(22, -height); // From the top.
  put(26, 1 | (32 << 16)); // One plane of 32 bits a pixel.
  put(30, 3); // In the order of these masks: red, green, blue, alpha.
  put(34, data.length);
  put(54, 0x000000ff);
  put(58, 0x0000ff00);
  put(62, 0x00ff0000);
  put(66, 0xff000000);
  put(70, 0x4d424544); // 'MBED': the profile is in this file.
  put(122, 4); // For photographs.
  put(126, HEADER + data.length);
  put(130, profile.length);
  return new Blob([header, data, profile], { type: 'image/bmp' });
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

/** Upright and in sRGB: the browser applies EXIF and profiles, but for the EXIF of a WebP, which is left to us. */
async function decode(
  file: Blob,
  bytes: Uint8Array<ArrayBuffer>,
  facts: PictureFacts,
): Promise<ImageBitmap | null> {
  const { lacks, orientation } = facts;
  const whole = new Blob([orientation ? cleanWebp(bytes) : file, Uint8Array.from(lacks ?? [])]);
  try {
    const isWhole = !lacks || facts.format !== 'jpeg' || (await hasLastPixel(whole, facts));
    return isWhole ? await createImageBitmap(whole, { imageOrientation: 'from-image' }) : null;
  } catch {
    return null;
  }
}

async function hasLastPixel(file: Blob, { width, height }: PictureFacts): Promise<boolean> {
  const last = await createImageBitmap(file, width - 1, height - 1, 1, 1, {
    imageOrientation: 'none',
  });
  return isDrawn(pixelsOf(draw(last, 1)).data);
}

/** The file of one that moves, without metadata; null for others. Browsers know no AVIF or PNG that moves smoothly. */
function animation(
  bytes: Uint8Array,
  { format, isAnimated, orientation }: PictureFacts,
): Blob | null {
  if (!isAnimated || orientation) return null;
  if (format === 'gif') return new Blob([cleanGif(bytes)], { type: 'image/gif' });
  return format === 'webp' ? new Blob([cleanWebp(bytes)], { type: 'image/webp' }) : null;
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
    throw new PictureRefusal('gone');
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
