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
