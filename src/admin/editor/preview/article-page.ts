import { blogWords } from '#business/words/blog.ts';
import type { Post } from '#data/articles/articles.ts';
import { renderBody } from '#domain/markdown/body.ts';
import { blocksOf, findMedia, pictureElement, readPage, setText } from './page-parts.ts';

type Article = Pick<Post, 'title' | 'summary' | 'body' | 'author_name' | 'tags' | 'cover_media_id'>;

/**
 * The page of an article that is not live: that of another article, with its words and pictures
 * changed. So it needs no server, and looks as the site does now.
 *
 * @returns null when no article is live whose page could be borrowed.
 */
export async function previewPage(article: Article): Promise<Document | null> {
  const page = await borrowPage(article.cover_media_id !== null);
  if (!page) return null;
  const { segments } = renderBody(article.body);
  setText(page, 'article h1', article.title);
  setText(page, 'article .lead', article.summary);
  setText(page, 'article .by', article.author_name ? blogWords.by(article.author_name) : '');
  fillTags(page, article.tags);
  await fillCover(page, article.cover_media_id);
  page.querySelector('article aside')?.replaceChildren();
  page.querySelector('.prose')?.replaceChildren(...(await blocksOf(page, segments)));
  page.querySelector('.more')?.remove();
  return page;
}

/** Pages looked at for one that has a cover: the first of the list nearly always has. */
const MOST_PAGES = 10;

async function borrowPage(withCover: boolean): Promise<Document | null> {
  const list = await readPage('/blog');
  const links = [
    ...(list?.querySelectorAll('main a[href^="/blog/"]:not([href^="/blog/tags"])') ?? []),
  ];
  let found: Document | null = null;
  for (const link of links.slice(0, MOST_PAGES)) {
    const page = await readPage(link.getAttribute('href') ?? '');
    if (!page?.querySelector('article .prose')) continue;
    if (!withCover || page.querySelector('article header .cover')) return page;
    found ??= page;
  }
  return found;
}

function fillTags(page: Document, tags: readonly string[]): void {
  page.querySelector('article .tags')?.replaceChildren(
    ...tags.map((tag) => {
      const entry = page.createElement('li');
      entry.textContent = tag;
      return entry;
    }),
  );
}

async function fillCover(page: Document, mediaId: string | null): Promise<void> {
  const place = page.querySelector('article header .cover');
  const media = mediaId ? await findMedia(mediaId) : null;
  if (!place || !media) place?.remove();
  else place.replaceChildren(pictureElement(page, media, media.alt, 1536));
}
