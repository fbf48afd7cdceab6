import { toSlug } from '#domain/text/slugs.ts';
import { baseName, decoded, isPdf, plainUrl } from '#wordpress/old-urls.ts';
import type { WordPressPicture } from '#wordpress/read-text.ts';
import { stableId } from './stable-id.ts';

/** A picture or a PDF that is to come. */
export interface PlannedPicture extends WordPressPicture {
  /** Of the old site, which its record here gets. */
  stableId: string;
  kind: 'picture' | 'PDF';
  /** In the address of a PDF. */
  slug: string | null;
  /** Each entry of it in the export. */
  wordPressIds: string[];
}

const OTHER_FILE =
  /\.(?:mp4|m4v|mov|avi|wmv|webm|ogv|mp3|m4a|wav|ogg|flac|docx?|xlsx?|pptx?|od[tsp]|rtf|txt|csv|zip|rar|gz|json|xml|ics|woff2?|ttf)$/i;

/** One picture may have several entries: of each language, or before and after WordPress scaled it. */
export async function planPictures(
  pictures: readonly WordPressPicture[],
  say: (sentence: string) => void,
): Promise<PlannedPicture[]> {
  const planned = new Map<string, PlannedPicture>();
  for (const picture of pictures) {
    const { url } = picture;
    const name = plainUrl(url).replace(/-scaled(\.\w+)$/, '$1');
    const known = planned.get(name);
    if (known) known.wordPressIds.push(picture.id);
    else if (OTHER_FILE.test(plainUrl(url))) {
      say(`The file ${url}: it is neither a picture nor a PDF.`);
    } else {
      const kind = isPdf(url) ? 'PDF' : 'picture';
      const id = await stableId('picture', picture.url);
      const slug = kind === 'PDF' ? slugOf(url) : null;
      planned.set(name, { ...picture, stableId: id, kind, slug, wordPressIds: [picture.id] });
    }
  }
  return [...planned.values()];
}

const slugOf = (url: string) => toSlug(decoded(baseName(url).replace(/\.pdf$/i, ''))) || 'file';
