import { mediaById } from '#admin/queries/media.ts';
import { queryClient } from '#admin/ui/query-client.ts';
import type { MediaItem } from '#data/media.ts';
import type { Post } from '#data/posts.ts';
import { focalPosition, transformedUrl } from '#domain/images.ts';
import type { Segment } from '#domain/markdown/rules.ts';
import { backendUrl } from '#environment';
import { previewBody } from './preview-body.ts';

type Article = Pick<Post, 'title' | 'summary' | 'body' | 'author_name' | 'tags' | 'cover_media_id'>;

/**
 * The page of an article that is not live: that of another article, with its words and pictures
 * changed. So it needs no server, and looks as the site does now.
 *
 * @returns null when no article is live whose page could be borrowed.
 */
export async function previewPage(article: Article): Promise<Document | null> {
  const page = await borrowPage();
  if (!page) return null;
  const { segments } = previewBody(article.body);
  setText(page, 'article h1', article.title);
  setText(page, 'article .lead', article.summary);
  setText(page, 'article .by', article.author_name ? `By ${article.author_name}` : '');
  fillTags(page, article.tags);
  await fillCover(page, article.cover_media_id);
  page.querySelector('article aside')?.replaceChildren();
  page.querySelector('.prose')?.replaceChildren(...(await shown(page, segments)));
  page.querySelector('.more')?.remove();
  return page;
}

async function borrowPage(): Promise<Document | null> {
  const list = await read('/blog');
  const links = [
    ...(list?.querySelectorAll('main a[href^="/blog/"]:not([href^="/blog/tags"])') ?? []),
  ];
  for (const link of links) {
    const page = await read(link.getAttribute('href') ?? '');
    if (page?.querySelector('article .prose')) return page;
  }
  return null;
}

async function read(address: string): Promise<Document | null> {
  const answer = await fetch(address);
  if (!answer.ok) return null;
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

function setText(page: Document, selector: string, text: string): void {
  const element = page.querySelector(selector);
  if (element) element.textContent = text;
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
  else place.replaceChildren(picture(page, media, media.alt, 1536));
}

/** Blocks as `Prose.astro` lays them out. */
async function shown(page: Document, segments: readonly Segment[]): Promise<Node[]> {
  const blocks: Node[] = [];
  let sides: HTMLElement | null = null;
  for (const segment of segments) {
    if (segment.kind === 'html') {
      const holder = page.createElement('template');
      holder.innerHTML = segment.html;
      blocks.push(...holder.content.childNodes);
      continue;
    }
    const media = await findMedia(segment.mediaId);
    if (!media) continue;
    const figure = page.createElement('figure');
    figure.append(picture(page, media, segment.alt || media.alt, 960));
    const words = segment.caption || media.caption;
    if (words) {
      const caption = page.createElement('figcaption');
      caption.textContent = words;
      figure.append(caption);
    }
    if (segment.side === 'before') {
      sides = page.createElement('div');
      sides.className = 'sides';
      blocks.push(sides);
    }
    if (segment.side && sides) sides.append(figure);
    else blocks.push(figure);
  }
  return blocks;
}

function findMedia(id: string): Promise<MediaItem | null> {
  return queryClient.fetchQuery(mediaById(id)).catch(() => null);
}

function picture(page: Document, media: MediaItem, alt: string, width: number): HTMLElement {
  const frame = page.createElement('picture');
  frame.className = 'picture';
  frame.style.setProperty('--picture-ratio', `${media.width} / ${media.height}`);
  const focal = focalPosition({ focalX: media.focal_x, focalY: media.focal_y });
  frame.style.setProperty('--picture-focal', focal);
  const image = page.createElement('img');
  image.src = transformedUrl(backendUrl(), media, { width, transforms: 'negotiated' });
  image.alt = alt;
  frame.append(image);
  return frame;
}
