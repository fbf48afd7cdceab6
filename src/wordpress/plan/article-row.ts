import { ARTICLE_LIMITS, TAG_LIMITS } from '#domain/articles/article-text.ts';
import { countCharacters, firstCharacters } from '#domain/text/plain-text.ts';
import { htmlToMarkdown } from '#wordpress/html-to-markdown.ts';
import type { PageSources } from '#wordpress/page-content.ts';
import type { WordPressText } from '#wordpress/read-text.ts';

/** An article as its row has it, but for what it translates. @param say receives what did not come as it was. */
export function articleRow(
  post: WordPressText,
  place: { id: string; language: string; slug: string },
  { places, pictureIds }: Pick<PageSources, 'places' | 'pictureIds'>,
  say: (what: string) => void,
) {
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
  const cover = pictureIds.get(post.coverId ?? '');
  if (post.coverId && !cover) say('the picture above it.');
  const row = {
    ...place,
    title: part('the title', post.title, ARTICLE_LIMITS.title),
    body: part('the text', text, ARTICLE_LIMITS.body),
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
    cover_media_id: cover ?? null,
    ...(post.publishedAt ? { created_at: post.publishedAt.toISOString() } : {}),
  };
  const left = post.tags.filter((tag) => !tags.includes(tag));
  if (left.length > 0)
    say(
      `the tags ${left.join(', ')}: an article has at most ${TAG_LIMITS.tags}, of ${TAG_LIMITS.characters} characters at most.`,
    );
  if (post.hasPassword) {
    say('a password was asked for it, so it is a draft here. Published, it is for all.');
  } else if (post.status === 'private') {
    say('not everybody could read it. Published, it is for all.');
  }
  return row;
}
