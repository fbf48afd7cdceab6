import { ARTICLE_LIMITS } from '#domain/articles/article-text.ts';
import { isOldAddress } from '#domain/site/old-address.ts';
import { firstCharacters } from '#domain/text/plain-text.ts';
import { isSlug } from '#domain/text/slug-rule.ts';
import { toSlug } from '#domain/text/slugs.ts';
import { decoded } from '#wordpress/old-urls.ts';
import type { WordPressText } from '#wordpress/read-text.ts';
import { addressOf, type PlannedArticle, type PlannedPage } from './planned-texts.ts';
import { stableId } from './stable-id.ts';

/** @param posts originals before what translates them. @param language code of a post's language here. */
export async function placeArticles(
  posts: readonly WordPressText[],
  language: (post: WordPressText) => string,
): Promise<Map<WordPressText, PlannedArticle>> {
  const articles = new Map<WordPressText, PlannedArticle>();
  const originals = new Map<string, string>();
  for (const post of posts) {
    const [code, key] = [language(post), `${post.group} ${language(post)}`];
    const id = await stableId('post', post.oldPath || post.id);
    const original = code !== '' && !originals.has(key) && originals.get(`${post.group} `);
    if (!originals.has(key)) originals.set(key, id);
    const slug = slugOf(post);
    articles.set(post, {
      ...{ id, language: code, slug, original: original || null, oldPath: null },
      otherSlug: `${slug.slice(0, 50).replace(/-+$/, '')}-${post.id}`,
      name: nameOf(post),
      isPublished: ['publish', 'future'].includes(post.status) && !post.hasPassword,
      publishedAt: post.publishedAt?.toISOString() ?? null,
    });
  }
  return articles;
}

export const nameOf = ({ id, title, oldPath }: WordPressText) =>
  firstCharacters(title, ARTICLE_LIMITS.title) || oldPath || id;

/** Its path on the old site, where visitors could read it and its address here is another. */
export function oldPathOf(
  { oldPath, status, hasPassword }: WordPressText,
  planned: PlannedArticle | PlannedPage,
  say: (sentence: string) => void,
): string | null {
  const isSame = decoded(oldPath).replace(/\/+$/, '') === addressOf(planned);
  const isClosed = status !== 'publish' || (hasPassword && 'isPublished' in planned);
  if (isClosed || isSame || oldPath === '' || oldPath === '/') return null;
  if (isOldAddress(oldPath)) return oldPath;
  say(`The old address ${oldPath}: one of this form can’t lead on.`);
  return null;
}

function slugOf(post: WordPressText): string {
  // Squarespace writes the folder before it.
  const slug = decoded(post.slug).split('/').at(-1) ?? '';
  return (isSlug(slug) && slug) || toSlug(slug) || toSlug(post.title) || `article-${post.id}`;
}
