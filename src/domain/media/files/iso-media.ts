import { ascii, limitParts, reading, viewOf } from './bytes.ts';
import type { PictureFacts } from './picture-facts.ts';
import { PictureRefusal } from './refusal.ts';

const AVIF = ['avif', 'avis'];
/** As the first brand, before the film of a file that moves. */
const MOVING = ['avis', 'hevc', 'hevx', 'msf1'];
const HEIC = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'mif2'];

interface Box {
  name: string;
  start: number;
  end: number;
}

/** AVIF and HEIC. @throws PictureRefusal (video, truncated, unreadable). */
export function readIsoMedia(bytes: Uint8Array): PictureFacts {
  return reading(() => {
    const length = Math.min(viewOf(bytes).getUint32(0), 256);
    const brands = ascii(bytes, 8, length - 8).match(/.{4}/gs) ?? [];
    const isAvif = brands.some((brand) => AVIF.includes(brand));
    if (!isAvif && !brands.some((brand) => HEIC.includes(brand))) throw new PictureRefusal('video');
    const boxes = boxesIn(bytes, 0, bytes.length, true);
    const meta = boxes.find(({ name }) => name === 'meta');
    if (!meta) throw new PictureRefusal('unreadable');
    const hasData =
      boxes.some(({ name }) => name === 'mdat') ||
      boxesOf(bytes, meta).some(({ name }) => name === 'idat');
    if (!hasData) throw new PictureRefusal('truncated');
    const isAnimated =
      MOVING.includes(brands[0] ?? '') && boxes.some(({ name }) => name === 'moov');
    return { format: isAvif ? 'avif' : 'heic', ...largestSize(bytes, meta), isAnimated };
  });
}

/** The whole picture’s: its tiles and thumbnail are smaller. */
function largestSize(bytes: Uint8Array, meta: Box): { width: number; height: number } {
  const view = viewOf(bytes);
  const sizes = boxesOf(bytes, meta)
    .filter(({ name }) => name === 'iprp')
    .flatMap((properties) => inside(bytes, properties, 'ipco'))
    .flatMap((container) => inside(bytes, container, 'ispe'))
    .map(({ start }) => ({ width: view.getUint32(start + 4), height: view.getUint32(start + 8) }))
    .sort((a, b) => b.width * b.height - a.width * a.height);
  if (!sizes[0]) throw new PictureRefusal('unreadable');
  return sizes[0];
}

/** Skips the version and flags of a full box. */
function boxesOf(bytes: Uint8Array, box: Box): Box[] {
  return boxesIn(bytes, box.start + 4, box.end);
}

function inside(bytes: Uint8Array, box: Box, name: string): Box[] {
  return boxesIn(bytes, box.start, box.end).filter((one) => one.name === name);
}

/** Boxes that a picture is made of. */
const DRAWN = /^(?:meta|mdat|moov)$/;

/** @param isWholeFile then bytes that are no box, as some phones put them behind the picture, end it. */
function boxesIn(bytes: Uint8Array, from: number, to: number, isWholeFile = false): Box[] {
  const view = viewOf(bytes);
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    let size = view.getUint32(at);
    let head = 8;
    if (size === 1) {
      size = Number(view.getBigUint64(at + 8));
      head = 16;
    } else if (size === 0) size = to - at;
    const name = ascii(bytes, at + 4, 4);
    if (size < head || at + size > to) {
      const hasData = boxes.some((box) => box.name === 'mdat');
      if (isWholeFile && hasData && !DRAWN.test(name)) break;
      throw new PictureRefusal(size < head ? 'unreadable' : 'truncated');
    }
    limitParts(boxes);
    boxes.push({ name, start: at + head, end: at + size });
    at += size;
  }
  return boxes;
}
