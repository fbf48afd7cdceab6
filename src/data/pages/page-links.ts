import { backend } from '#data/client.ts';
import { unwrap } from '#data/unwrap.ts';
import type { Tables } from '#supabase/database.types.ts';

/** What visitors have of a page, with its sections. */
export type LivePage = Tables<'published_pages'>;

/** A text that visitors have, and that leads to an anchor of a page. */
export interface LinkingText {
  id: string;
  title: string;
  text: string;
}

/** As many as one could mend. */
const LIMIT = 50;

/** Every page that staff have published. */
export async function fetchLivePages(): Promise<LivePage[]> {
  return await unwrap(backend().from('published_pages').select('*').order('key'));
}

/** Published articles that lead to an anchor of the page with this path. */
export async function fetchLinkingArticles(path: string): Promise<LinkingText[]> {
  const rows = await unwrap(
    backend()
      .from('published_posts')
      .select('post_id, title, body')
      .like('body', `%${path}#%`)
      .limit(LIMIT),
  );
  return rows.map(({ post_id: id, title, body: text }) => ({ id, title, text }));
}

/** The same of galleries and their stories. */
export async function fetchLinkingGalleries(path: string): Promise<LinkingText[]> {
  const rows = await unwrap(
    backend()
      .from('published_galleries')
      .select('gallery_id, title, story')
      .like('story', `%${path}#%`)
      .limit(LIMIT),
  );
  return rows.map(({ gallery_id: id, title, story: text }) => ({ id, title, text }));
}
