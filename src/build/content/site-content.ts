import { type Elsewhere, elsewhere, mainTag, within } from '#build/language.ts';
import { currentLanguage, pathHere } from '#business/language.ts';
import { readingMinutes } from '#domain/articles/reading-time.ts';
import type { Segment } from '#domain/markdown/body.ts';
import type { ShownSegment } from '#domain/markdown/shown-segment.ts';
import { type LinkedFile, withFileLinks } from '#domain/media/file-links.ts';
import { type Media, type PictureFile, withoutWords } from '#domain/media/media.ts';
import { pathIn } from '#languages/addresses.ts';
import { listFiles } from './files.ts';
import { type InWords, inWordsOf } from './galleries.ts';
import type { Content } from './kinds.ts';
import { inWordsOfPage } from './media.ts';
import type { ArticleEntry, GalleryEntry, TestimonialEntry } from './schemas.ts';
import { currentSnapshot, perSnapshot } from './snapshot.ts';

export type Article = Omit<ArticleEntry, 'coverId'> & {
  path: string;
  cover: Media | null;
  minutes: number;
};

/** `before` is the same view before the work. */
export interface GalleryPicture {
  media: Media;
  before: Media | null;
  caption: string;
  /** As in `lang`, where it is not that of the page. */
  captionLang?: string | undefined;
}

export type Gallery = Omit<InWords, 'coverId' | 'pictures'> & {
  path: string;
  cover: Media | null;
  pictures: GalleryPicture[];
};

/** An article in a list, without its cover’s words: their change must not change a hundred lists. */
export type ArticleTeaser = Pick<
  Article,
  'slug' | 'path' | 'title' | 'summary' | 'tags' | 'minutes' | 'publishedAt'
> & { cover: PictureFile | null; elsewhere?: Elsewhere };

export type Neighbour = Pick<Article, 'path' | 'title'>;

/** A gallery as other pages show it. */
export type GalleryTeaser = Pick<
  Gallery,
  'slug' | 'path' | 'title' | 'summary' | 'place' | 'duration_weeks'
> & { cover: PictureFile | null };

/** The articles that are live, newest first. */
export const listArticles = perSnapshot(
  async (snapshot): Promise<Article[]> =>
    [...snapshot.entries('posts').values()]
      .filter(({ language }) => language === currentLanguage())
      .map((entry) => shownArticle(entry, found(snapshot.entries('media'), entry.coverId)))
      .sort(newestFirst),
);

/** The live articles as lists show them: a page that names one ignores changes of its text. */
export const listTeasers = perSnapshot(
  async (): Promise<ArticleTeaser[]> =>
    (await listArticles()).map((article) => teasers.getOrInsertComputed(article, teaserOf)),
);

/**
 * As lists and the search have them: where the owner wants it, also the articles of the main language that nobody has
 * translated. They have no page here.
 */
export const listOffered = perSnapshot(async ({ settings }): Promise<Offered<Article>[]> => {
  const articles = await listArticles();
  if (!settings.untranslated) return articles;
  const originals = new Set(articles.map(({ translationOf }) => translationOf));
  const others = await untranslated(originals, listArticles);
  return [...articles, ...others].sort(newestFirst);
});

export const listOfferedTeasers = perSnapshot(
  async (): Promise<ArticleTeaser[]> =>
    (await listOffered()).map((article) => teasers.getOrInsertComputed(article, teaserOf)),
);

/** Galleries in the same way. */
export const listOfferedGalleries = perSnapshot(
  async ({ settings }): Promise<Offered<Gallery>[]> => {
    const galleries = await listGalleries();
    if (!settings.untranslated) return galleries;
    const translated = new Set(galleries.map(({ id }) => id));
    const others = await untranslated(translated, listGalleries);
    return [...galleries, ...others].sort(byPosition);
  },
);

/** With what is said of one that is there in the main language alone. */
export type Offered<One> = One & { elsewhere?: Elsewhere };

/** What of the main language is none of these. */
async function untranslated<One extends { id: string }>(
  translated: ReadonlySet<string | null>,
  list: () => Promise<One[]>,
): Promise<Offered<One>[]> {
  const all = await within('', list);
  const mark = elsewhere();
  return all.filter(({ id }) => !translated.has(id)).map((one) => ({ ...one, elsewhere: mark }));
}

const neighbours = new WeakMap<ArticleTeaser, Neighbour>();

/** The same object for the same article. */
export function neighbourOf(article: ArticleTeaser | undefined): Neighbour | null {
  if (!article) return null;
  return neighbours.getOrInsertComputed(article, ({ path, title }) => ({ path, title }));
}

/** The published galleries that have words in the current language, in their order, without empty ones. */
export const listGalleries = perSnapshot(async (snapshot): Promise<Gallery[]> => {
  const library = snapshot.entries('media');
  return [...snapshot.entries('galleries').values()]
    .flatMap((entry) => inWordsOf(currentLanguage(), entry) ?? [])
    .map(({ coverId, pictures, ...gallery }) => {
      const shown = pictures.flatMap(({ mediaId, beforeMediaId, ...said }) => {
        const media = found(library, mediaId);
        if (!media) return [];
        return [{ media, before: found(library, beforeMediaId), ...captionOf(said, media) }];
      });
      const cover = found(library, coverId) ?? shown[0]?.media ?? null;
      return { ...gallery, path: pathHere(`/portfolio/${gallery.slug}`), cover, pictures: shown };
    })
    .filter(({ pictures }) => pictures.length > 0)
    .sort(byPosition);
});

/** For this gallery or of the file, in the language of the page before that it is in the main one. */
function captionOf(
  { caption, captions }: Pick<GalleryEntry['pictures'][number], 'caption' | 'captions'>,
  media: Media,
): Pick<GalleryPicture, 'caption' | 'captionLang'> {
  if (currentLanguage() === '') return { caption: caption || media.caption };
  const own = captions?.[currentLanguage()];
  if (own) return { caption: own };
  if (caption && (media.captionLang || !media.caption)) return { caption, captionLang: mainTag() };
  const { captionLang } = media;
  return { caption: media.caption, ...(captionLang && { captionLang }) };
}

export const listGalleryTeasers = perSnapshot(
  async (): Promise<GalleryTeaser[]> =>
    (await listGalleries()).map(({ slug, path, title, summary, place, duration_weeks, cover }) => {
      const file = cover && withoutWords(cover);
      return { slug, path, title, summary, place, duration_weeks, cover: file };
    }),
);

/** What customers said, the newest first. */
export const listTestimonials = perSnapshot(
  async (snapshot): Promise<TestimonialEntry[]> =>
    [...snapshot.entries('testimonials').values()].sort(
      (one, other) =>
        other.givenAt.getTime() - one.givenAt.getTime() || one.id.localeCompare(other.id),
    ),
);

export async function findMedia(id: string): Promise<Media | null> {
  return found((await currentSnapshot()).entries('media'), id);
}

/** The picture with this file name, in any folder. */
export async function findMediaByFile(name: string): Promise<Media | null> {
  const media = (await currentSnapshot()).entries('media');
  const named = [...media.values()].filter(
    ({ path, file }) => file === null && path.split('/').at(-1) === name,
  );
  const [first] = named.sort((one, other) => one.id.localeCompare(other.id));
  return first ? inWordsOfPage(first) : null;
}

/** A text for `Prose.astro`. */
export async function shownSegments(segments: readonly Segment[]): Promise<ShownSegment[]> {
  const library = (await currentSnapshot()).entries('media');
  const files = await listFiles();
  return segments.flatMap((segment): ShownSegment[] => {
    if (segment.kind === 'html') return [shownHtml(segment, files)];
    const media = found(library, segment.mediaId);
    return media ? [shownFigure(segment, media)] : [];
  });
}

/** Makes the same object from the same two things, so that caches by object hit: `pageKey` keeps digests of them. */
function kept<One extends object, Other, Made>(make: (one: One, other: Other) => Made) {
  const known = new WeakMap<One, { other: Other; made: Made }>();
  return (one: One, other: Other): Made => {
    const last = known.get(one);
    if (last && last.other === other) return last.made;
    const made = make(one, other);
    known.set(one, { other, made });
    return made;
  };
}

type Html = Extract<ShownSegment, { kind: 'html' }>;

const linkedHtml = kept((_: Html, html: string): Html => ({ kind: 'html', html }));

function shownHtml(segment: Html, files: ReadonlyMap<string, LinkedFile>): Html {
  const html = withFileLinks(segment.html, files);
  return html === segment.html ? segment : linkedHtml(segment, html);
}

const shownFigure = kept(
  (segment: Extract<Segment, { kind: 'figure' }>, media: Media): ShownSegment => ({
    ...{ kind: 'figure', media: withoutWords(media), side: segment.side, credit: media.credit },
    alt: segment.alt || media.alt,
    caption: segment.caption || media.caption,
    ...(!segment.alt && media.altLang && { altLang: media.altLang }),
    ...(!segment.caption && media.captionLang && { captionLang: media.captionLang }),
  }),
);

export async function builtContentVersion(): Promise<number> {
  return (await currentSnapshot()).version;
}

/** A picture: of a PDF there is nothing to see. */
function found(library: Content['media'], id: string | null): Media | null {
  const media = id === null ? undefined : library.get(id);
  return media && !media.file ? inWordsOfPage(media) : null;
}

const shownArticle = kept(
  ({ coverId: _, ...article }: ArticleEntry, cover: Media | null): Article => {
    const path = pathIn(article.language, `/blog/${article.slug}`);
    return { ...article, path, cover, minutes: readingMinutes(article.words) };
  },
);

const teasers = new WeakMap<Article, ArticleTeaser>();

function teaserOf(article: Offered<Article>): ArticleTeaser {
  const { slug, path, title, summary, tags, minutes, publishedAt } = article;
  const cover = article.cover && withoutWords(article.cover);
  const teaser = { slug, path, title, summary, tags, minutes, publishedAt, cover };
  return article.elsewhere ? { ...teaser, elsewhere: article.elsewhere } : teaser;
}

function newestFirst(one: Article, other: Article): number {
  return (
    other.publishedAt.getTime() - one.publishedAt.getTime() || one.slug.localeCompare(other.slug)
  );
}

function byPosition(one: Gallery, other: Gallery): number {
  return one.position - other.position || one.slug.localeCompare(other.slug);
}
