import { backend } from '#data/client.ts';
import { unwrap } from '#data/unwrap.ts';
import type { ServicePages } from '#domain/pages/services.ts';
import type { PublishedPage } from '#domain/pages/shown-pages.ts';
import type { Tables } from '#supabase/database.types.ts';
import { draftOf } from './page-drafts.ts';

/** A text that visitors have, and that leads to an anchor of a page. */
export interface LinkingText {
  id: string;
  title: string;
  text: string;
}

/** As many as one could mend. */
const LIMIT = 50;

/** Every page that staff have published, as visitors have it now, in every language. */
export async function fetchLivePages(): Promise<PublishedPage[]> {
  return (await unwrap(published())).map(publishedOf);
}

/** The services that visitors have, and what the working copies of all are called, in the bin too. */
export async function fetchServicePages(): Promise<ServicePages> {
  const [live, working] = await Promise.all([
    unwrap(published().eq('kind', 'service')),
    unwrap(backend().from('pages').select('key, title').eq('kind', 'service').order('language')),
  ]);
  return { published: live.map(publishedOf), working };
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

/** Without those that are only scheduled. */
const published = () =>
  backend().from('published_pages').select('*').lte('published_at', 'now').order('key');

function publishedOf({
  key,
  kind,
  language,
  of_folder: ofFolder,
  ...row
}: Tables<'published_pages'>) {
  return { ...draftOf(row), ...{ key, kind, language, ofFolder } };
}
