import { type Client, done, rowsOf } from '#scripts/test-project/rows.ts';
import type { Json } from '#supabase/database.types.ts';
import { marked, STAFFS } from './marks.ts';

/**
 * Marks what articles, galleries and the library say: staff write these, and they are no part of what is
 * counted. Every picture becomes this one.
 *
 * @param client with the rights of the service role.
 */
export async function markContent(client: Client, media: string): Promise<void> {
  const mark = (text: string) =>
    marked(text, STAFFS).replace(/media:[\da-f-]{36}/g, `media:${media}`);
  for (const row of await rowsOf(client.from('published_posts').select('*'))) {
    const { title, summary, body, author_name, tags, seo_title, seo_description } = row;
    const texts = {
      ...{ title: mark(title), summary: mark(summary), body: mark(body) },
      ...{ author_name: mark(author_name), tags: tags.map(mark), cover_media_id: media },
      ...{ seo_title: mark(seo_title), seo_description: mark(seo_description) },
    };
    await done(client.from('published_posts').update(texts).eq('post_id', row.post_id));
  }
  for (const row of await rowsOf(client.from('published_galleries').select('*'))) {
    const { title, summary, story, place, materials, pictures } = row;
    const texts = {
      ...{ title: mark(title), summary: mark(summary), story: mark(story), place: mark(place) },
      ...{ materials: materials.map(mark), cover_media_id: media },
      pictures: (pictures as { caption: string }[]).map(({ caption }): Json => {
        return { caption: mark(caption), media_id: media, before_media_id: media };
      }),
    };
    await done(client.from('published_galleries').update(texts).eq('gallery_id', row.gallery_id));
  }
  for (const { id, alt, caption, credit } of await rowsOf(client.from('media').select('*'))) {
    const texts = { alt: mark(alt), caption: mark(caption), credit: mark(credit) };
    await done(client.from('media').update(texts).eq('id', id));
  }
}
