import { libraryPicture } from '#build/content/pages.ts';
import { builtPicture } from '#build/pictures/built-picture.ts';
import type { FieldsOf } from '../kinds.ts';
import { HEAD_PICTURE } from './Head.tsx';

export async function prepareHead({ picture }: FieldsOf<'head'>) {
  const found = picture ? await libraryPicture(picture) : null;
  if (!found) return { picture: null, preloads: [] };
  const built = await builtPicture(found.media, HEAD_PICTURE.displayWidth);
  const preloads = built ? [{ srcset: built.avif, sizes: HEAD_PICTURE.sizes }] : [];
  return { picture: { ...found, built }, preloads };
}
