import { PictureRefusal } from '#domain/media/files/refusal.ts';
import { textOf } from '#domain/media/files/svg.ts';
import type { DecodedPixels } from './messages.ts';

/** In pixels, of the longer side: a drawing has no size of its own, and a logo is shown small. */
const DRAWN_SIDE = 2048;

/**
 * Draws an SVG, in the page, for workers can't. A picture runs no program that is in it and asks for nothing
 * outside of it, and what is kept is pixels.
 *
 * @throws PictureRefusal when it says no size or holds HTML.
 */
export async function drawSvg(file: Blob): Promise<DecodedPixels> {
  const text = textOf(new Uint8Array(await file.arrayBuffer()));
  const { documentElement: svg } = new DOMParser().parseFromString(text, 'image/svg+xml');
  const size = sizeOf(svg);
  if (!size) throw new PictureRefusal('drawing');
  const scale = DRAWN_SIDE / Math.max(size.width, size.height);
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  if (!svg.hasAttribute('viewBox')) {
    svg.setAttribute('viewBox', `0 0 ${size.width} ${size.height}`);
  }
  svg.setAttribute('width', `${width}`);
  svg.setAttribute('height', `${height}`);
  const drawing = new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' });
  const url = URL.createObjectURL(drawing);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.drawImage(image, 0, 0, width, height);
    // Refused by the browser where the drawing holds HTML.
    return { width, height, data: context.getImageData(0, 0, width, height).data };
  } catch {
    throw new PictureRefusal('drawing');
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** In pixels, as CSS has it. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  pt: 96 / 72,
  pc: 16,
};

/** From its attributes, or else from what they are relative to. */
function sizeOf(svg: Element): { width: number; height: number } | null {
  if (svg.localName !== 'svg') return null;
  const box = svg.getAttribute('viewBox')?.trim() ?? '';
  const [, , boxWidth, boxHeight] = box.split(/[\s,]+/).map(Number);
  const lengths = ['width', 'height'].map((name) => {
    const [, length, unit = ''] =
      /^\s*([\d.]+)([a-z]*)\s*$/.exec(svg.getAttribute(name) ?? '') ?? [];
    return Number.parseFloat(length ?? '') * (UNITS[unit] ?? 0);
  });
  const [width = 0, height = 0] = lengths.every((side) => side > 0)
    ? lengths
    : [boxWidth, boxHeight];
  return width > 0 && height > 0 ? { width, height } : null;
}
