import sharp from 'sharp';
import { thumbHashToRGBA } from 'thumbhash';
import { contentKey, movingKey } from '#build/pictures/content-key.ts';
import { cleanLine } from '#domain/text/plain-text.ts';
import { placeOfPictures } from '#environment';
import type { Tables } from '#supabase/database.types.ts';
import { kind } from './kind.ts';
import { mediaSchema } from './schemas.ts';

export const media = kind({
  tables: ['media'],
  changedBy: ['media'],
  readAgain: 'changed',
  arePictures: true,
  // A change of the place makes every entry anew.
  rules: `7 ${placeOfPictures()}`,
  schema: mediaSchema,
  async read(source, ids) {
    const rows = await source.rows<Tables<'media'>>('media', 'id', ids);
    return rows.map((row) => ({
      id: row.id,
      label: `${row.slug === null ? 'Picture' : 'PDF'} "${row.title || row.path}"`,
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
        file: row.slug === null ? null : { slug: row.slug, bytes: row.bytes },
        ...(await filesOf(row)),
        preview: await preview(row.thumbhash),
      }),
    }));
  },
});

async function filesOf(row: Tables<'media'>) {
  const media = { id: row.id, bucket: row.bucket, path: row.path, contentKey: contentKey(row) };
  const inSite = row.slug === null && placeOfPictures() === 'files';
  return { inSite, contentKey: inSite ? await movingKey(media) : media.contentKey };
}

/** Pixels of the longer side. Small: pages carry several previews inline, shown as a blur. */
const PREVIEW_SIDE = 16;

/** The ThumbHash as a tiny picture, which needs no code in the browser; '' for an invalid one. */
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
