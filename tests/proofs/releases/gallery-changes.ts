import { type Client, done, rowOf, rowsOf } from '#scripts/test-project/rows.ts';
import type { Tables, TablesUpdate } from '#supabase/database.types.ts';
import type { Random } from '../../support/random.ts';
import type { Change } from './change.ts';

export const galleryChanges: Record<string, Change> = {
  'order of the galleries': async (client, random) => {
    const gallery_id = random.pick(await publishedGalleries(client));
    await done(client.rpc('move_gallery', { gallery_id, place: 1 + random.below(5) }));
  },
  'order of pictures': (client, random) =>
    changePictures(client, random, async (gallery_id, pictures) => {
      const ids = random.some(pictures, 1).map(({ id }) => id);
      const place = 1 + random.below(4);
      await done(client.rpc('move_portfolio_images', { ids, gallery_id, place }));
    }),
  'before and after': (client, random) =>
    changePictures(client, random, async (_, [first, second]) => {
      if (!first || !second) return;
      const before_media_id = first.before_media_id ? null : second.media_id;
      const row = client.from('portfolio_images').update({ before_media_id });
      await done(row.eq('id', first.id));
    }),
  'the story of a gallery': (client, random) =>
    changeGallery(client, random, { place: `Street ${random.below(99)}` }),
  'the words of a gallery in another language': (client, random) =>
    changeGallery(client, random, {
      words: { pt: { title: `Trabalho ${random.below(99)}`, story: '“Pois é.”' } },
    }),
  'a caption in another language': (client, random) =>
    changePictures(client, random, async (_, [first]) => {
      if (!first) return;
      const row = client
        .from('portfolio_images')
        .update({ captions: { pt: `Janela ${random.below(99)}` } });
      await done(row.eq('id', first.id));
    }),
  'a gallery taken off': async (client, random) => {
    const gallery_id = random.pick(await publishedGalleries(client));
    await done(client.rpc('unpublish_document', { kind: 'gallery', id: gallery_id }));
  },
  'a gallery put on': async (client, random) => {
    const known = new Set(await publishedGalleries(client));
    const all = client.from('galleries').select('id').is('deleted_at', null).order('id');
    const drafts = (await rowsOf(all)).map(({ id }) => id).filter((id) => !known.has(id));
    if (drafts.length > 0) await publishGallery(client, random.pick(drafts));
  },
};

async function publishedGalleries(client: Client): Promise<string[]> {
  const rows = client.from('published_galleries').select('gallery_id').order('gallery_id');
  return (await rowsOf(rows)).map(({ gallery_id }) => gallery_id);
}

export async function changeGallery(
  client: Client,
  random: Random,
  change: TablesUpdate<'galleries'>,
): Promise<void> {
  const id = random.pick(await publishedGalleries(client));
  await done(client.from('galleries').update(change).eq('id', id));
  await publishGallery(client, id);
}

async function changePictures(
  client: Client,
  random: Random,
  change: (
    gallery_id: string,
    pictures: Pick<Tables<'portfolio_images'>, 'id' | 'media_id' | 'before_media_id'>[],
  ) => Promise<void>,
): Promise<void> {
  const id = random.pick(await publishedGalleries(client));
  const pictures = client.from('portfolio_images').select('id, media_id, before_media_id');
  await change(id, await rowsOf(pictures.eq('gallery_id', id).order('id')));
  await publishGallery(client, id);
}

async function publishGallery(client: Client, gallery_id: string): Promise<void> {
  const columns = 'version, pictures_version';
  const gallery = await rowOf(client.from('galleries').select(columns).eq('id', gallery_id));
  await done(client.rpc('publish_document', { kind: 'gallery', id: gallery_id, ...gallery }));
}
