import sharp from 'sharp';
import { thumbHashToRGBA } from 'thumbhash';
import { mainTag, otherLanguages } from '#build/language.ts';
import { contentKey, movingKey } from '#build/pictures/content-key.ts';
import { currentLanguage } from '#business/language.ts';
import type { Media } from '#domain/media/media.ts';
import { cleanLine } from '#domain/text/plain-text.ts';
import { placeOfPictures } from '#environment';
import type { Tables } from '#supabase/database.types.ts';
import { kind } from './kind.ts';
import { type MediaEntry, mediaSchema } from './schemas.ts';
import type { ContentSource } from './source.ts';

export const media = kind({
  tables: ['media', 'media_texts', 'unapproved_pictures'],
  changedBy: ['media'],
  readAgain: 'changed',
  arePictures: true,
  // A change of the place or of the languages makes every entry anew.
  rules: ['7', placeOfPictures(), ...otherLanguages].join(' '),
  schema: mediaSchema,
  async read(source, ids) {
    const rows = await source.rows<Tables<'media'>>('published_media', 'id', ids);
    const texts = await textsOf(source, rows);
    return rows.map((row) => ({
      id: row.id,
      label: `${row.slug === null ? 'Picture' : 'PDF'} "${row.title || row.path}"`,
      row: texts.has(row.id) ? { ...row, texts: texts.get(row.id) } : row,
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
        ...entriesOf(row, texts.get(row.id)),
      }),
    }));
  },
});

type MediaText = Pick<Tables<'media_texts'>, 'media_id' | 'language' | 'alt' | 'caption'>;

/** What pictures say in other languages, by picture. A site of one language has nothing to ask for. */
async function textsOf(
  source: ContentSource,
  rows: readonly Tables<'media'>[],
): Promise<ReadonlyMap<string, MediaText[]>> {
  if (otherLanguages.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const texts = await source.rows<MediaText>('published_media_texts', 'media_id', ids);
  return Map.groupBy(
    texts.toSorted((one, other) => one.language.localeCompare(other.language)),
    (text) => text.media_id,
  );
}

function entriesOf({ decorative }: Tables<'media'>, texts: readonly MediaText[] = []) {
  if (texts.length === 0) return {};
  const entries = texts.map(({ language, alt, caption }) => [
    language,
    { alt: decorative ? '' : cleanLine(alt), caption: cleanLine(caption) },
  ]);
  return { texts: Object.fromEntries(entries) };
}

const inLanguages = new WeakMap<MediaEntry, Map<string, Media & Pick<MediaEntry, 'file'>>>();

/**
 * A picture with the words that it has in the current language, else with those of the main one, which then say so,
 * and with none of the others: their change is none for this page. The same object for the same entry.
 */
export function inWordsOfPage(entry: MediaEntry): Media & Pick<MediaEntry, 'file'> {
  const language = currentLanguage();
  if (language === '' && !entry.texts) return entry;
  const known = inLanguages.getOrInsertComputed(entry, () => new Map());
  return known.getOrInsertComputed(language, () => {
    const { texts, ...main } = entry;
    if (language === '') return main;
    const { alt = '', caption = '' } = texts?.[language] ?? {};
    return {
      ...main,
      ...{ alt: alt || main.alt, caption: caption || main.caption },
      ...(!alt && main.alt && { altLang: mainTag() }),
      ...(!caption && main.caption && { captionLang: mainTag() }),
    };
  });
}

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
