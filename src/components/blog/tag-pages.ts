import { pageKey } from '#build/content/page-key.ts';
import { listPosts, type Post } from '#build/content/site-content.ts';
import { type ListPage, pagesOf } from '#domain/pages-of.ts';
import { groupByTag, tagPath } from '#domain/tags.ts';
import { POSTS_PER_PAGE } from './lists.ts';

/** A subject in the list of subjects. */
export interface TagCount {
  slug: string;
  name: string;
  count: number;
}

/** What one page of the articles about a subject shows. */
export interface TagListPage {
  tag: TagCount;
  page: ListPage<Post>;
  /** All subjects, most written about first. */
  tags: TagCount[];
}

/** The subjects of these articles, most written about first. */
export function countTags(posts: readonly Post[]): TagCount[] {
  return groupByTag(posts).map(({ slug, name, items }) => ({ slug, name, count: items.length }));
}

/** Every page of every subject, as `getStaticPaths` wants them. */
export async function tagListPaths(): Promise<
  { params: { tag: string; number: string }; props: TagListPage; cacheKey: string }[]
> {
  const posts = await listPosts();
  const tags = countTags(posts);
  return groupByTag(posts).flatMap(({ slug, name, items }) =>
    pagesOf(items, POSTS_PER_PAGE, tagPath(slug)).map((page) => {
      const props = { tag: { slug, name, count: items.length }, page, tags };
      return {
        params: { tag: slug, number: String(page.number) },
        props,
        cacheKey: pageKey(props),
      };
    }),
  );
}
