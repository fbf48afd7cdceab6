import { blogWords } from '#business/words/blog.ts';
import type { Article } from '#data/articles/articles.ts';
import { renderBody } from '#domain/markdown/body.ts';
import { blocksOf, findMedia, pictureElement, readPage, setText } from './page-parts.ts';

type ArticleContent = Pick<
  Article,
  'title' | 'summary' | 'body' | 'author_name' | 'tags' | 'cover_media_id'
>;

/**
 * The page of an article that is not live: that of another article, with its words and pictures
 * changed. So it needs no server, and looks as the site does now.
 *
 * @returns null when no article is live whose page could be borrowed.
 */
export async function previewPage(article: ArticleContent): Promise<Document | null> {
  const page = await borrowPage();
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

async function borrowPage(): Promise<Document | null> {
  const list = await readPage('/blog');
  const links = [
    ...(list?.querySelectorAll('main a[href^="/blog/"]:not([href^="/blog/tags"])') ?? []),
  ];
  for (const link of links) {
    const page = await readPage(link.getAttribute('href') ?? '');
    if (page?.querySelector('article .prose')) return page;
  }
  return null;
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
  const place = page.querySelector('article .cover');
  const media = mediaId ? await findMedia(mediaId) : null;
  if (!place || !media) place?.remove();
  else place.replaceChildren(pictureElement(page, media, media.alt, 1536));
}
