import { ARTICLE_LIMITS, TAG_LIMITS } from '#domain/articles/article-text.ts';
import { countCharacters, firstCharacters } from '#domain/text/plain-text.ts';
import { isSlug } from '#domain/text/slug-rule.ts';
import { toSlug } from '#domain/text/slugs.ts';
import { answerOf, type ProjectClient } from '#tooling/project.ts';
import { htmlToMarkdown } from '#wordpress/html-to-markdown.ts';
import type { PageSources } from '#wordpress/page-content.ts';
import { decoded, type WordPressText } from '#wordpress/read-text.ts';
import { requireTaken, stableId } from './import-pictures.ts';

export const nameOf = ({ title, oldPath }: WordPressText) =>
  firstCharacters(title, ARTICLE_LIMITS.title) || oldPath;

export function slugOf(post: WordPressText): string {
  // Squarespace writes the folder before it.
  const slug = decoded(post.slug).split('/').at(-1) ?? '';
  return (isSlug(slug) && slug) || toSlug(slug) || toSlug(post.title) || `article-${post.id}`;
}

/** @returns its id and slug, and whether it is new. */
export async function importPost(
  client: ProjectClient,
  post: WordPressText,
  place: { language: string; translation_of: string | null },
  { places, pictureIds }: Pick<PageSources, 'places' | 'pictureIds'>,
  say: (what: string) => void,
): Promise<{ isNew: boolean; id: string; slug: string }> {
  const id = stableId('post', post.oldPath || post.id);
  const answer = await client
    .from('posts')
    .select('slug, version, deleted_at, archived_at')
    .eq('id', id);
  const [known] = answerOf('Looking for an article', answer);
  if (known) {
    // As it came: an import may have been cut off before it was published. What staff took off the site stays off.
    const isUntouched = known.version === 1 && !known.deleted_at && !known.archived_at;
    if (isUntouched && !(await wasPublished(client, id))) await publish(client, post, id, say);
    return { isNew: false, id, slug: known.slug };
  }
  const part = (name: string, text: string, limit: number) => {
    const kept = firstCharacters(text, limit);
    if (kept !== text)
      say(`the end of ${name}, which has more than ${limit.toLocaleString('en-GB')} characters.`);
    return kept;
  };
  const lose = (what: string) => say(`${what}.`);
  const text = htmlToMarkdown(post.html, { places, lose, textId: post.id });
  const fitting = post.tags.filter((tag) => countCharacters(tag) <= TAG_LIMITS.characters);
  const tags = fitting.slice(0, TAG_LIMITS.tags);
  const row = {
    id,
    ...place,
    ...(place.translation_of && { original_version: 1 }),
    title: part('the title', post.title, ARTICLE_LIMITS.title),
    body: part('the text', text, ARTICLE_LIMITS.body),
    slug: slugOf(post),
    summary: part('the summary', post.excerpt, ARTICLE_LIMITS.summary),
    author_name: part('the author’s name', post.author, ARTICLE_LIMITS.authorName),
    tags,
    seo_title: part('the title for searches', post.seo.title, ARTICLE_LIMITS.seoTitle),
    seo_description: part(
      'the description for searches',
      post.seo.description,
      ARTICLE_LIMITS.seoDescription,
    ),
    noindex: post.seo.noindex,
    cover_media_id: pictureIds.get(post.coverId ?? '') ?? null,
    ...(post.publishedAt ? { created_at: post.publishedAt.toISOString() } : {}),
  };
  const left = post.tags.filter((tag) => !tags.includes(tag));
  if (left.length > 0)
    say(
      `the tags ${left.join(', ')}: an article has at most ${TAG_LIMITS.tags}, of ${TAG_LIMITS.characters} characters at most.`,
    );
  let { slug } = row;
  let { error } = await client.from('posts').insert(row);
  if (error?.hint === 'slug_taken') {
    slug = `${slug.slice(0, 80).replace(/-+$/, '')}-${post.id}`;
    say(`another article has the address ${row.slug}, so this one has ${slug}.`);
    ({ error } = await client.from('posts').insert({ ...row, slug }));
  }
  requireTaken(`Adding “${nameOf(post)}”`, { error });
  await publish(client, post, id, say);
  return { isNew: true, id, slug };
}

/** Publishes what WordPress had published, from the same time on. */
async function publish(
  client: ProjectClient,
  { hasPassword, status, publishedAt }: WordPressText,
  id: string,
  say: (what: string) => void,
): Promise<void> {
  if (hasPassword) {
    say('a password was asked for it, so it is a draft here. Published, it is for all.');
  } else if (status === 'publish' || status === 'future') {
    const when = publishedAt ? { publish_at: publishedAt.toISOString() } : {};
    const published = await client.rpc('publish_document', {
      kind: 'post',
      id,
      version: 1,
      ...when,
    });
    if (published.error) say(`it is a draft for now. ${published.error.message}`);
  }
}

async function wasPublished(client: ProjectClient, id: string): Promise<boolean> {
  const answer = await client
    .from('post_revisions')
    .select('id')
    .eq('post_id', id)
    .eq('reason', 'publish')
    .limit(1);
  return answerOf('Looking for what was published', answer).length > 0;
}
