import { backend } from '#data/client.ts';
import { saveRow } from '#data/save-row.ts';
import { unwrap, unwrapAll } from '#data/unwrap.ts';
import { fetchMediaItem } from './media.ts';
import { fetchMediaTexts, saveMediaText } from './media-texts.ts';

/** A picture in public use that was changed since it was approved. */
export interface UnapprovedPicture {
  id: string;
  title: string;
  /** Of the waiting change, not of the picture. */
  version: number;
  updatedAt: string;
  updatedBy: string | null;
}

export async function fetchUnapprovedPictures(): Promise<UnapprovedPicture[]> {
  const rows = await unwrapAll(() =>
    backend()
      .from('unapproved_pictures')
      .select('media_id, version, at, actor, media(title, path)')
      .order('media_id'),
  );
  return rows.map(({ media_id, version, at, actor, media }) => ({
    ...{ id: media_id, version, updatedAt: at, updatedBy: actor },
    title: media.title || media.path,
  }));
}

type Said = Readonly<Record<string, { alt: string; caption: string }>>;

/** What visitors read of a picture in other languages. */
export async function fetchPublishedTexts(id: string): Promise<Said> {
  return saidIn(
    await unwrap(backend().from('published_media_texts').select('*').eq('media_id', id)),
  );
}

/** A picture as the library has it, with what it says in other languages. */
export async function fetchPicture(id: string) {
  const [item, texts] = await Promise.all([fetchMediaItem(id), fetchMediaTexts(id)]);
  return { ...item, texts: saidIn(texts) };
}

function saidIn(
  texts: readonly { language: string | null; alt: string | null; caption: string | null }[],
): Said {
  const said = texts.map(({ language, alt, caption }) => [
    language,
    { alt: alt ?? '', caption: caption ?? '' },
  ]);
  return Object.fromEntries(said);
}

/**
 * Gives a picture back what visitors see of it.
 *
 * @returns the undo.
 * @throws DataError 'conflict' when a colleague changed it meanwhile.
 */
export async function discardPictureChanges(id: string, version: number) {
  const kept = await fetchPicture(id);
  await unwrap(backend().rpc('discard_picture_changes', { media_id: id, version }));
  return () => bringBackPicture(kept);
}

async function bringBackPicture(kept: Awaited<ReturnType<typeof fetchPicture>>): Promise<void> {
  const { id, texts, bucket, path, width, height, thumbhash, sha256 } = kept;
  const { alt, decorative, caption, focal_x, focal_y } = kept;
  const change = {
    ...{ alt, decorative, caption, focal_x, focal_y },
    ...{ bucket, path, width, height, thumbhash, sha256 },
  };
  await saveRow('media', id, change);
  const present = new Map((await fetchMediaTexts(id)).map((text) => [text.language, text]));
  for (const language of new Set([...Object.keys(texts), ...present.keys()])) {
    const text = texts[language] ?? { alt: '', caption: '' };
    await saveMediaText(id, language, text, present.get(language)?.version ?? 0);
  }
}
