import type { Replacement } from '#admin/media/use-replacement.ts';
import type { MediaItem } from '#data/media/media.ts';
import { contextOf } from '#pictures/canvas.ts';
import type { PictureEncoder } from '#pictures/picture-encoder.ts';
import { type Cut, focalAfter, partInPixels } from './crop-geometry.ts';

/** In pixels. */
const PREVIEW_SIDE = 1280;

/** A turned picture for the screen. */
export async function previewOf(bitmap: ImageBitmap, quarters: Cut['quarters']): Promise<Blob> {
  const scale = Math.min(1, PREVIEW_SIDE / Math.max(bitmap.width, bitmap.height));
  return await turn(bitmap, quarters, scale).convertToBlob({ type: 'image/jpeg', quality: 0.85 });
}

/** The part that is kept of a turned picture, ready for storage. */
export async function cutPicture(
  encoder: PictureEncoder,
  bitmap: ImageBitmap,
  cut: Cut,
  item: MediaItem,
): Promise<Replacement> {
  const turned = turn(bitmap, cut.quarters, 1);
  const { x, y, width, height } = partInPixels(cut.part, turned);
  const { data } = contextOf(turned).getImageData(x, y, width, height);
  const encoded = await encoder.encodePixels({ width, height, data });
  return {
    ...encoded,
    // Not the original's digest: uploading the original again means all of it.
    sha256: encoded.digest,
    focal: focalAfter(cut, { x: item.focal_x, y: item.focal_y }),
  };
}

function turn(bitmap: ImageBitmap, quarters: Cut['quarters'], scale: number): OffscreenCanvas {
  const isOnItsSide = quarters % 2 === 1;
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(isOnItsSide ? height : width, isOnItsSide ? width : height);
  const context = contextOf(canvas);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(bitmap, -width / 2, -height / 2, width, height);
  return canvas;
}
