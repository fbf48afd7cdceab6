/** From the top left, 0 to 1. */
export interface Point {
  x: number;
  y: number;
}

/** A part of a picture, in per cent of its width and height. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const WHOLE: Part = { x: 0, y: 0, width: 100, height: 100 };

/** Quarters of a circle, clockwise; then the part is cut. */
export interface Cut {
  quarters: 0 | 1 | 2 | 3;
  part: Part;
}

/** In pixels, at least one of them and within the picture. */
export function partInPixels(
  part: Part,
  { width, height }: { width: number; height: number },
): Part {
  const x = Math.min(Math.round((part.x / 100) * width), width - 1);
  const y = Math.min(Math.round((part.y / 100) * height), height - 1);
  return {
    x,
    y,
    width: Math.min(Math.max(Math.round((part.width / 100) * width), 1), width - x),
    height: Math.min(Math.max(Math.round((part.height / 100) * height), 1), height - y),
  };
}

/** Where the focal point is after turning and cropping; at the edge when it was cut off. */
export function focalAfter({ quarters, part }: Cut, { x, y }: Point): Point {
  let turned = { x, y };
  for (let done = 0; done < quarters; done += 1) turned = { x: 1 - turned.y, y: turned.x };
  return {
    x: within((turned.x * 100 - part.x) / part.width),
    y: within((turned.y * 100 - part.y) / part.height),
  };
}

/** From 0 to 1, to thousandths. */
export function within(share: number): number {
  return Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 1000;
}
