import { contrastRatio, luminanceOf } from '#domain/site/contrast.ts';

/** Words over a picture that are hard to read. */
export interface LowContrast {
  /** The path of the text. */
  at: string;
  ratio: number;
  /** As WCAG 1.4.3 asks for letters of this size. */
  wanted: number;
}

/** Pixels of the window that are looked at as one: about a letter. */
const CELL = 8;
/** A few light spots are no harm: the share of cells that may be worse than what counts. */
const WORST = 0.1;

/**
 * How far words over the opening picture stand out from it, as the kind's own shadow leaves it.
 *
 * @returns those below what they need; none where there is no picture, or it can't be read.
 */
export async function lowContrast(inside: Document): Promise<LowContrast[]> {
  const view = inside.defaultView;
  const picture = inside.querySelector<HTMLElement>('.hero picture');
  const image = picture?.querySelector('img');
  if (!view || !picture || !image) return [];
  const pixels = await readable(image);
  const room = picture.getBoundingClientRect();
  const context = canvasOf(room.width / CELL, room.height / CELL);
  if (!pixels || !context) return [];
  drawCovering(context, pixels, view.getComputedStyle(image).objectPosition);
  const shadow = view.getComputedStyle(picture, '::after').backgroundImage;
  // The last layer lies below the others.
  for (const layer of partsOf(shadow).toReversed()) drawGradient(context, layer);
  const hero = picture.closest('.hero');
  for (const button of hero?.querySelectorAll('.button') ?? []) {
    const { left, top, width, height } = button.getBoundingClientRect();
    context.fillStyle = view.getComputedStyle(button).backgroundColor;
    context.fillRect(...inCells(left - room.left, top - room.top, width, height));
  }
  return [...(hero?.querySelectorAll<HTMLElement>('[data-edit]') ?? [])].flatMap((element) => {
    const style = view.getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const wanted = isLarge ? 3 : 4.5;
    const ratio = ratioBelow(context, element, room, style.color);
    return ratio < wanted ? [{ at: element.dataset.edit ?? '', ratio, wanted }] : [];
  });
}

type Drawing = CanvasRenderingContext2D;

function canvasOf(width: number, height: number): Drawing | null {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return canvas.getContext('2d', { willReadFrequently: true });
}

/** The picture that is shown, so that its pixels may be read. */
async function readable(image: HTMLImageElement): Promise<HTMLImageElement | null> {
  // Another width of the window may just have asked for another cut.
  await image.decode().catch(() => undefined);
  const copy = new Image();
  copy.crossOrigin = 'anonymous';
  copy.src = image.currentSrc || image.src;
  return await copy.decode().then(
    () => copy,
    () => null,
  );
}

/** As `object-fit: cover` does. */
function drawCovering(context: Drawing, image: HTMLImageElement, position: string): void {
  const { width, height } = context.canvas;
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale];
  const [x = 50, y = 50] = position.split(' ').map(Number.parseFloat);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, ((width - w) * x) / 100, ((height - h) * y) / 100, w, h);
}

const ENDS: Readonly<Record<string, (w: number, h: number) => [number, number, number, number]>> = {
  'to bottom': (_, h) => [0, 0, 0, h],
  'to top': (_, h) => [0, h, 0, 0],
  'to right': (w) => [0, 0, w, 0],
  'to left': (w) => [w, 0, 0, 0],
};

function drawGradient(context: Drawing, layer: string): void {
  const [, inner] = /^linear-gradient\((.*)\)$/.exec(layer) ?? [];
  if (inner === undefined) return;
  const parts = partsOf(inner);
  const { width, height } = context.canvas;
  const direction = parts[0]?.startsWith('to ') ? (parts.shift() ?? '') : 'to bottom';
  const ends = ENDS[direction]?.(width, height);
  if (!ends) return;
  const gradient = context.createLinearGradient(...ends);
  for (const [nth, part] of parts.entries()) {
    const [, color = part, share] = /^(.*\S)\s+([\d.]+)%$/.exec(part) ?? [];
    const place = share === undefined ? nth / Math.max(1, parts.length - 1) : Number(share) / 100;
    gradient.addColorStop(Math.min(1, place), color);
  }
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

const inCells = (...box: [number, number, number, number]) =>
  box.map((length) => Math.round(length / CELL)) as [number, number, number, number];

/** How far letters of a colour stand out from what is below them. */
function ratioBelow(context: Drawing, element: HTMLElement, room: DOMRect, color: string): number {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  const letters = luminanceOf(colorOf(color));
  const ratios = [...range.getClientRects()].flatMap(({ left, top, width, height }) => {
    const [x, y, w, h] = inCells(left - room.left, top - room.top, width, height);
    if (w < 1 || h < 1) return [];
    const { data } = context.getImageData(x, y, w, h);
    const cells = Array.from({ length: w * h }, (_, nth) => data.subarray(nth * 4, nth * 4 + 3));
    return cells.map((cell) => contrastRatio(letters, luminanceOf(cell)));
  });
  ratios.sort((one, other) => one - other);
  return ratios[Math.floor(ratios.length * WORST)] ?? Infinity;
}

/** Any colour of CSS as red, green and blue. */
function colorOf(color: string): Uint8ClampedArray {
  const context = canvasOf(1, 1);
  if (!context) return new Uint8ClampedArray(3);
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return context.getImageData(0, 0, 1, 1).data.subarray(0, 3);
}

/** The parts of a value of CSS between its commas, but for those in brackets. */
export function partsOf(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of list) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}
