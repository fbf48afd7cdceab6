export type PictureSource = ImageBitmap | OffscreenCanvas;

let webp: Promise<boolean> | undefined;

/** Asked once, with one pixel: a failed try costs seconds. */
export function canWriteWebp(): Promise<boolean> {
  webp ??= draw(new OffscreenCanvas(1, 1), 1)
    .convertToBlob({ type: 'image/webp' })
    .then(({ type }) => type === 'image/webp');
  return webp;
}

/** In sRGB, scaled down to `side`; never up. */
export function draw(source: PictureSource, side: number): OffscreenCanvas {
  const scale = Math.min(1, side / Math.max(source.width, source.height));
  const width = Math.max(1, Math.round(source.width * scale));
  const height = Math.max(1, Math.round(source.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

/** How a drawing of a width and height is laid upright, by its orientation as EXIF counts. */
const UPRIGHT: Readonly<Record<number, (width: number, height: number) => DOMMatrix2DInit>> = {
  2: (e) => ({ a: -1, d: 1, e }),
  3: (e, f) => ({ a: -1, d: -1, e, f }),
  4: (_, f) => ({ a: 1, d: -1, f }),
  5: () => ({ a: 0, b: 1, c: 1, d: 0 }),
  6: (_, e) => ({ a: 0, b: 1, c: -1, d: 0, e }),
  7: (f, e) => ({ a: 0, b: -1, c: -1, d: 0, e, f }),
  8: (f) => ({ a: 0, b: -1, c: 1, d: 0, f }),
};

/** For what the browser does not turn itself. */
export function drawUpright(
  source: PictureSource,
  side: number,
  orientation: number,
): OffscreenCanvas {
  const lying = draw(source, side);
  const { width, height } = lying;
  const matrix = UPRIGHT[orientation];
  if (!matrix) return lying;
  const isOnItsSide = orientation > 4;
  const canvas = new OffscreenCanvas(isOnItsSide ? height : width, isOnItsSide ? width : height);
  const context = contextOf(canvas);
  context.setTransform(matrix(width, height));
  context.drawImage(lying, 0, 0);
  return canvas;
}

let isTrue: boolean | undefined;

/**
 * Whether what is read from a canvas is what was drawn: a browser that guards against fingerprints may give noise
 * instead. Traces of it, which some add to all pictures, nobody sees.
 */
export function canReadBack(): boolean {
  if (isTrue !== undefined) return isTrue;
  const canvas = new OffscreenCanvas(16, 16);
  const context = contextOf(canvas);
  context.fillStyle = 'rgb(200 30 90)';
  context.fillRect(0, 0, 16, 16);
  isTrue = pixelsOf(canvas).data.every((value, at) => {
    return Math.abs(value - ([200, 30, 90, 255][at % 4] ?? 0)) < 8;
  });
  return isTrue;
}

export function pixelsOf(canvas: OffscreenCanvas): ImageData {
  return contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
}

/** Whether any pixel is transparent. */
export function hasTransparency(pixels: ImageData['data']): boolean {
  for (let at = 3; at < pixels.length; at += 4) {
    if ((pixels[at] ?? 255) < 255) return true;
  }
  return false;
}

export function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no room for a canvas.');
  return context;
}
