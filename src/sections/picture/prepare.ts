import { libraryPicture } from '#build/content/pages.ts';
import { builtPicture } from '#build/pictures/built-picture.ts';
import { businessPicture } from '#build/pictures/business-picture.ts';
import type { PictureField } from '#domain/pages/page.ts';
import type { FieldsOf } from '../kinds.ts';

const WIDTHS = [480, 768, 1024, 1600];
/** Widest in CSS pixels. */
const DISPLAY = 860;

export async function preparePicture({ picture }: FieldsOf<'picture'>) {
  return { picture: picture ? await encoded(picture) : null };
}

async function encoded(picture: PictureField) {
  if ('file' in picture) {
    const { file, alt } = picture;
    const [avif, webp] = await Promise.all([
      businessPicture(file, { widths: WIDTHS, format: 'avif', quality: 55 }),
      businessPicture(file, { widths: [768], format: 'webp', quality: 76 }),
    ]);
    const { src, width, height } = webp;
    return { avif: avif.srcset, src, width, height, alt };
  }
  const found = await libraryPicture(picture);
  const built = found && (await builtPicture(found.media, DISPLAY));
  if (!built) return null;
  const { width, height } = found.media;
  return { avif: built.avif, src: built.src, width, height, alt: found.alt, lang: found.altLang };
}
