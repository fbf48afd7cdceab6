import { ARTICLE_LIMITS, TAG_LIMITS } from '#domain/articles/article-text.ts';
import { countCharacters, firstCharacters } from '#domain/text/plain-text.ts';
import { htmlToMarkdown } from '#wordpress/html-to-markdown.ts';
import { PAGE_LIMITS, type PageSources, pageContent } from '#wordpress/page-content.ts';
import type { WordPressText } from '#wordpress/read-text.ts';
import type { PagePlace } from './page-places.ts';

/** Receives what did not come as it was. */
type Say = (what: string) => void;

/** Cuts a part of a text to what fits. */
const fitting = (say: Say) => (name: string, text: string, limit: number) => {
  const kept = firstCharacters(text, limit);
  if (kept !== text)
    say(`the end of ${name}, which has more than ${limit.toLocaleString('en-GB')} characters.`);
  return kept;
};

const NOT_FOR_ALL = 'not everybody could read it. Published, it is for all.';

/** An article as its row has it, but for what it translates. */
export function articleRow(
  post: WordPressText,
  place: { id: string; language: string; slug: string },
  { places, pictureIds }: Pick<PageSources, 'places' | 'pictureIds'>,
  say: Say,
) {
  const part = fitting(say);
  const lose = (what: string) => say(`${what}.`);
  const text = htmlToMarkdown(post.html, { places, lose, textId: post.id });
  const short = post.tags.filter((tag) => countCharacters(tag) <= TAG_LIMITS.characters);
  const tags = short.slice(0, TAG_LIMITS.tags);
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
  if (post.isSticky) say('it stood above newer ones. Here the newest stands first.');
  if (post.hasPassword) {
    say('a password was asked for it, so it is a draft here. Published, it is for all.');
  } else if (post.status === 'private') {
    say(NOT_FOR_ALL);
  }
  return row;
}

/** A page as its row has it, but for what it translates. */
export function pageRow(page: WordPressText, place: PagePlace, sources: PageSources, say: Say) {
  const part = fitting(say);
  const { id, kind, slug, language } = place;
  const row = {
    ...{ id, kind, slug, language },
    title: part('the title', page.title, PAGE_LIMITS.title),
    content: pageContent(page, sources, say),
    // Null follows the page.
    seo_title: part('the title for searches', page.seo.title, PAGE_LIMITS.seoTitle) || null,
    seo_description:
      part('the description for searches', page.seo.description, PAGE_LIMITS.seoDescription) ||
      null,
    noindex: page.seo.noindex || null,
  };
  sayOfPlace(page, place, say);
  return row;
}

function sayOfPlace(page: WordPressText, { slug, wanted, kind, twin }: PagePlace, say: Say): void {
  if (page.oldPath === '/') {
    say('it was the first page. The first page of this site is its own: change it there.');
  } else if (wanted !== '' && wanted !== slug) {
    say(`the address /${wanted} is taken or belongs to the site itself, so it has /${slug}.`);
  }
  if (kind === 'legal') {
    const other = twin ? ` This site has “${twin}” already: publish one of the two.` : '';
    say(`it is a legal page, which administrators alone publish.${other}`);
  }
  if (page.hasPassword || page.status === 'private') say(NOT_FOR_ALL);
}
