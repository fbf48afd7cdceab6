import type { PictureFile } from './media.ts';

// The numbers are those of docs/behaviour.md, section 9.

/** Widths in pixels that pictures are asked for in. */
export const WIDTHS = [320, 640, 768, 1024, 1280, 1536, 1920, 2560] as const;
/** Quality that transformed pictures are asked for in, 1 to 100. */
export const DEFAULT_QUALITY = 80;
/** Width in CSS pixels that a picture is taken to be shown at when nothing else is said. */
export const DEFAULT_WIDTH = 1920;
/** How wide a picture is on the page, for `sizes`. */
export const DEFAULT_SIZES = '(max-width: 640px) 100vw, (max-width: 1024px) 50vw, 33vw';
/** How much of a picture must be visible before it loads. */
export const LAZY_THRESHOLD = 0.1;
/** How long the probe may take before transforms count as unsupported, in milliseconds. */
export const PROBE_TIMEOUT = 3000;

/** Hosted Supabase refuses to scale to more pixels than this. */
const HOSTED_LIMIT = 2500;

/**
 * What the probe found: the backend obeys `format=webp`, chooses the format itself (as hosted Supabase
 * does), or has originals only.
 */
export type Transforms = 'webp' | 'negotiated' | 'none';

export type StoredFile = Pick<PictureFile, 'bucket' | 'path'>;

/**
 * The widths to offer: up to twice the width of display (for dense screens) and to the original's.
 *
 * @param display most CSS pixels at which the picture is shown.
 * @param natural pixels of the original.
 */
export function responsiveWidths(display = DEFAULT_WIDTH, natural = Infinity): number[] {
  const widths = WIDTHS.filter((width) => width <= display * 2 && width <= natural);
  return widths.length > 0 ? widths : [Math.min(natural, WIDTHS[0])];
}

/** Address of a stored file. `backend` is an origin, or '' for the page's own. */
export function originalUrl(backend: string, file: StoredFile): string {
  return `${backend}/storage/v1/object/public/${storagePath(file)}`;
}

/** The file at an address of `originalUrl`, and the backend that has it. */
export function storedFileAt(address: string): StoredFile & { backend: string } {
  const [backend = '', file = ''] = address.split('/storage/v1/object/public/');
  const [bucket = '', ...path] = file.split('/').map(decodeURIComponent);
  return { backend, bucket, path: path.join('/') };
}

export interface Transform {
  width: number;
  height?: number;
  transforms: Exclude<Transforms, 'none'>;
}

/**
 * Address at another size. Hosted Supabase would cut the sides without a height, but for
 * `resize=contain`.
 */
export function transformedUrl(backend: string, file: StoredFile, transform: Transform): string {
  const { width, height, transforms } = transform;
  const query = new URLSearchParams({
    width: String(transforms === 'negotiated' ? Math.min(width, HOSTED_LIMIT) : width),
    ...(height === undefined ? {} : { height: String(height) }),
    quality: String(DEFAULT_QUALITY),
    ...(transforms === 'webp' ? { format: 'webp' } : {}),
    ...(height === undefined ? { resize: 'contain' } : {}),
  });
  return `${backend}/storage/v1/render/image/public/${storagePath(file)}?${query}`;
}

/** The `srcset` of a stored picture; '' when only the original is to be had. */
export function sourceSet(
  backend: string,
  file: StoredFile,
  widths: readonly number[],
  transforms: Transforms,
): string {
  if (transforms === 'none') return '';
  return widths
    .map((width) => `${transformedUrl(backend, file, { width, transforms })} ${width}w`)
    .join(', ');
}

/** The CSS `object-position` that keeps the focal point in sight however the picture is cropped. */
export function focalPosition({ focalX, focalY }: Pick<PictureFile, 'focalX' | 'focalY'>): string {
  return `${percent(focalX)} ${percent(focalY)}`;
}

/**
 * The largest part with the proportions of `width` × `height` around the focal point, in pixels of the picture.
 */
export function focalCrop(
  media: Pick<PictureFile, 'width' | 'height' | 'focalX' | 'focalY'>,
  width: number,
  height: number,
): { left: number; top: number; width: number; height: number } {
  const scale = Math.min(media.width / width, media.height / height);
  const cropWidth = Math.max(1, Math.round(width * scale));
  const cropHeight = Math.max(1, Math.round(height * scale));
  return {
    left: between(Math.round(media.width * media.focalX - cropWidth / 2), media.width - cropWidth),
    top: between(
      Math.round(media.height * media.focalY - cropHeight / 2),
      media.height - cropHeight,
    ),
    width: cropWidth,
    height: cropHeight,
  };
}

function between(value: number, limit: number): number {
  return Math.min(Math.max(value, 0), limit);
}

function percent(share: number): string {
  return `${Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 10}%`;
}

function storagePath({ bucket, path }: StoredFile): string {
  return [bucket, ...path.split('/')].map(encodeURIComponent).join('/');
}

/** A wide cover stands across the page; an upright one beside the title, where it need not be cut. */
export function coverLayout({ width, height }: { width: number; height: number }) {
  return width > height ? 'across' : 'beside';
}
