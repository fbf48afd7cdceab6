import sharp from 'sharp';
import { done, rowOf } from '#scripts/test-project/rows.ts';
import type { TablesInsert } from '#supabase/database.types.ts';
import { apiOf, EDITOR } from './staff.ts';

let made = 0;

/** A picture of one colour that nothing uses, under a name of its own. */
export async function addPicture(
  name: string,
  more: Pick<
    TablesInsert<'media'>,
    'alt' | 'tags' | 'focal_x' | 'focal_y' | 'thumbhash' | 'sha256'
  > = {},
): Promise<{ id: string; title: string; path: string }> {
  made += 1;
  const title = `${name} ${Date.now()}-${made}`;
  const editor = await apiOf(EDITOR);
  const path = `tests/${crypto.randomUUID()}.png`;
  const files = editor.storage.from('media');
  await done(files.upload(path, await plainPicture(), { contentType: 'image/png' }));
  const row = {
    ...{ bucket: 'media', path, title, mime_type: 'image/png' },
    ...{ bytes: 1, width: 300, height: 200, alt: 'A board', ...more },
  };
  const { id } = await rowOf(editor.from('media').insert(row).select('id'));
  return { id, title, path };
}

/** A PNG of 300 × 200 pixels, of a colour that no other has. */
export function plainPicture(): Promise<Buffer> {
  const shade = Math.floor(Math.random() * 2 ** 24);
  const background = `#${shade.toString(16).padStart(6, '0')}`;
  return sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
}

/** A picture as the database holds it. */
export async function storedPicture(id: string) {
  const editor = await apiOf(EDITOR);
  return await rowOf(editor.from('media').select('*').eq('id', id));
}
