import { blogWords } from '#business/words/blog.ts';
import type { Article } from '#data/articles/articles.ts';
import { renderBody } from '#domain/markdown/body.ts';
import { coverLayout } from '#domain/media/images.ts';
import { blocksOf, findMedia, pictureElement, readPage, setText } from './page-parts.ts';

type ArticleContent = Pick<
  Article,
  'title' | 'summary' | 'body' | 'author_name' | 'tags' | 'cover_media_id'
>;

/**
 * The page of an unpublished article: a live article’s page with its words and pictures replaced. So it
 * needs no server and has the site’s current design.
 *
 * @returns null while no article is live.
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

/** The borrowed page may have no cover, or one of the other shape. */
async function fillCover(page: Document, mediaId: string | null): Promise<void> {
  const head = page.querySelector('article header');
  head?.querySelector('.cover')?.remove();
  head?.classList.remove('across', 'beside');
  const words = head?.querySelector('.words');
  const media = mediaId ? await findMedia(mediaId) : null;
  if (!head || !words || !media) return;
  // A copy of its neighbour has the attribute by which the component's styles find what is theirs.
  const place = page.importNode(words);
  place.className = 'cover';
  place.append(pictureElement(page, media, media.alt, 1536));
  head.classList.add(coverLayout(media));
  head.append(place);
}
