import sharp from 'sharp';
import { thumbHashToRGBA } from 'thumbhash';
import { digestOf } from '#build/pictures/cache.ts';
import { cleanLine } from '#domain/text/plain-text.ts';
import type { Tables } from '#supabase/database.types.ts';
import { kind } from './kind.ts';
import { mediaSchema } from './schemas.ts';

/** The pictures that visitors may see. */
export const media = kind({
  tables: ['media'],
  changedBy: ['media'],
  readAgain: 'changed',
  arePictures: true,
  rules: '5',
  schema: mediaSchema,
  async read(source, ids) {
    const rows = await source.rows<Tables<'media'>>('media', 'id', ids);
    return rows.map((row) => ({
      id: row.id,
      label: `Picture "${row.title || row.path}"`,
      row,
      entry: async () => ({
        id: row.id,
        bucket: row.bucket,
        path: row.path,
        width: row.width,
        height: row.height,
        title: cleanLine(row.title),
        alt: row.decorative ? '' : cleanLine(row.alt),
        caption: cleanLine(row.caption),
        credit: cleanLine(row.credit),
        focalX: row.focal_x,
        focalY: row.focal_y,
        contentKey: contentKey(row),
        preview: await preview(row.thumbhash),
      }),
    }));
  },
});

/** The version stands for the file where no digest of it is known. */
function contentKey({ sha256, bucket, path, version }: Tables<'media'>): string {
  return sha256 ? sha256.slice(0, 16) : digestOf(bucket, path, version);
}

/** Pixels of its longer side: it is shown as a blur, and every page carries a few in its text. */
const PREVIEW_SIDE = 16;

/** The ThumbHash as a tiny picture: a browser then needs no code to show it. '' when it is unusable. */
async function preview(thumbhash: string | null): Promise<string> {
  if (!thumbhash) return '';
  try {
    const { w, h, rgba } = thumbHashToRGBA(Buffer.from(thumbhash, 'base64'));
    const raw = { raw: { width: w, height: h, channels: 4 as const } };
    const webp = await sharp(rgba, raw)
      .removeAlpha()
      .resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: 'inside' })
      .webp({ quality: 20 })
      .toBuffer();
    return `data:image/webp;base64,${webp.toString('base64')}`;
  } catch {
    return '';
  }
}
