import { currentSnapshot } from '#build/content/snapshot.ts';
import { builtPicture } from '#build/pictures/built-picture.ts';

/**
 * Makes the files of the pictures that come when they are seen. Sections are rendered in one go and can't wait for
 * any, so that they are found in the HTML that came of it.
 *
 * @param html of a page, as `Picture.tsx` writes it.
 */
export async function makeShownPictures(html: string): Promise<void> {
  const shown = [...html.matchAll(/<storage-image\b[^>]*>/g)].map(([tag]) => tag);
  if (shown.length === 0) return;
  const media = (await currentSnapshot()).entries('media');
  const displays = new Map<string, number>();
  for (const tag of shown) {
    const id = attributeOf('data-media', tag);
    displays.set(id, Math.max(displays.get(id) ?? 0, widthOf(tag)));
  }
  await Promise.all(
    [...displays].map(async ([id, display]) => {
      const picture = media.get(id);
      if (picture?.inSite) await builtPicture(picture, display);
    }),
  );
}

function widthOf(tag: string): number {
  return Number(attributeOf('data-display-width', tag));
}

function attributeOf(name: string, tag: string): string {
  return tag.split(` ${name}="`)[1]?.split('"')[0] ?? '';
}
