import { pages } from '#business/pages.ts';
import { type PictureFile, withoutWords } from '#domain/media/media.ts';
import { overlaidPage, visibleSections } from '#domain/pages/overlay.ts';
import type { MergedPage, PictureField } from '#domain/pages/page.ts';
import { findMedia, findMediaByFile } from './site-content.ts';
import { perSnapshot } from './snapshot.ts';

/** The pages that are made of sections, in the order of the folder. */
export const listPages = perSnapshot(
  async (): Promise<MergedPage[]> =>
    // Which kinds there are is for those who show them.
    pages.map((page) => overlaidPage(page, null, () => true)),
);

/** @throws Error for a key that no page has. */
export async function findPage(key: string): Promise<MergedPage> {
  const page = (await listPages()).find((one) => one.key === key);
  if (!page) throw new Error(`There is no page ${key}.`);
  return page;
}

/** The address of a page. */
export function pathOf({ kind, slug }: Pick<MergedPage, 'kind' | 'slug'>): string {
  return kind === 'service' ? `/services/${slug}` : `/${slug}`;
}

/** A picture of the library with what is said of it; null for one of the folder, or one that has gone. */
export async function libraryPicture(
  picture: PictureField,
): Promise<{ media: PictureFile; alt: string } | null> {
  if ('file' in picture) return null;
  const media =
    'media' in picture ? await findMedia(picture.media) : await findMediaByFile(picture.library);
  if (!media) return null;
  const alt = 'alt' in picture ? picture.alt : media.alt;
  return { media: withoutWords(media), alt };
}

/** The picture that a page begins with, if it is one of the library. */
export async function findPagePicture(page: MergedPage): Promise<PictureFile | null> {
  const picture = visibleSections(page)[0]?.fields.picture as PictureField | undefined;
  return (picture && (await libraryPicture(picture)))?.media ?? null;
}
