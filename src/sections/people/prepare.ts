import { libraryPicture } from '#build/content/pages.ts';
import type { FieldsOf } from '../kinds.ts';

export async function preparePeople({ items }: FieldsOf<'people'>) {
  const portraits = await Promise.all(
    items.map(async ({ key, picture }) => {
      const found = picture && (await libraryPicture(picture));
      return found ? [[key, found] as const] : [];
    }),
  );
  return { portraits: Object.fromEntries(portraits.flat()) };
}
