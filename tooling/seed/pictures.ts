import { preparePicture, storePicture } from '#tooling/prepare-picture.ts';
import { type ProjectClient, requireDone } from '#tooling/project.ts';
import { existing } from './existing.ts';
import { readPicture, type SeedPicture } from './read.ts';

/** Uploads missing pictures. @returns how many. */
export async function seedPictures(
  client: ProjectClient,
  pictures: SeedPicture[],
): Promise<number> {
  const ids = pictures.map(({ id }) => id);
  const known = await existing(client, 'Reading media', ['media', 'id'], ids);
  const missing = pictures.filter(({ id }) => !known.has(id));
  const rows = [];
  for (const { file, ...columns } of missing) {
    const prepared = await preparePicture(await readPicture(file));
    await storePicture(client, columns, prepared, `Uploading ${file}`);
    rows.push({ ...columns, ...prepared.row });
  }
  if (rows.length > 0) requireDone('Adding the pictures', await client.from('media').insert(rows));
  return missing.length;
}
