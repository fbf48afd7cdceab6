import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import type { Segment } from '#domain/markdown/body.ts';
import type { Media } from '#domain/media.ts';
import { readingMinutes } from '#domain/reading-time.ts';
import { site } from '#site';

/** An article as pages show it. */
export type Post = Omit<CollectionEntry<'posts'>['data'], 'coverId'> & {
  path: string;
  cover: Media | null;
  /** Reading time. */
  minutes: number;
};

/** A picture of a gallery; with `before`, the same view before the work. */
export interface GalleryPicture {
  media: Media;
  before: Media | null;
  caption: string;
}

/** A job of the portfolio as pages show it. */
export type Gallery = Omit<CollectionEntry<'galleries'>['data'], 'coverId' | 'pictures'> & {
  path: string;
  cover: Media | null;
  pictures: GalleryPicture[];
};

/** A service with its page's address and picture. Its text is rendered with `render(entry)`. */
export type Service = CollectionEntry<'services'>['data'] & {
  slug: string;
  name: string;
  path: string;
  picture: Media | null;
  entry: CollectionEntry<'services'>;
};

/** What a list says of an article. */
export type PostTeaser = Pick<
  Post,
  'slug' | 'path' | 'title' | 'summary' | 'tags' | 'cover' | 'minutes' | 'publishedAt'
>;

/** The articles that are live, newest first. */
export const listPosts = once(async (): Promise<Post[]> => {
  const [entries, library] = await Promise.all([getCollection('posts'), mediaById()]);
  return entries
    .map(({ data: { coverId, ...post } }) => ({
      ...post,
      path: `/blog/${post.slug}`,
      cover: found(library, coverId),
      minutes: readingMinutes(post.words),
    }))
    .sort(
      (one, other) =>
        other.publishedAt.getTime() - one.publishedAt.getTime() ||
        one.slug.localeCompare(other.slug),
    );
});

/**
 * The articles that are live, newest first, with what a list says of them: a page that only names an
 * article stays as it is when its text changes.
 */
export const listTeasers = once(
  async (): Promise<PostTeaser[]> => (await listPosts()).map(teaserOf),
);

/** The published galleries, in the order that staff gave. One without a picture is not shown. */
export const listGalleries = once(async (): Promise<Gallery[]> => {
  const [entries, library] = await Promise.all([getCollection('galleries'), mediaById()]);
  return entries
    .map(({ data: { coverId, pictures, ...gallery } }) => {
      const shown = pictures.flatMap(({ mediaId, beforeMediaId, caption }) => {
        const media = found(library, mediaId);
        if (!media) return [];
        return [
          { media, before: found(library, beforeMediaId), caption: caption || media.caption },
        ];
      });
      const cover = found(library, coverId) ?? shown[0]?.media ?? null;
      return { ...gallery, path: `/portfolio/${gallery.slug}`, cover, pictures: shown };
    })
    .filter(({ pictures }) => pictures.length > 0)
    .sort((one, other) => one.position - other.position || one.slug.localeCompare(other.slug));
});

/**
 * The services, in their order.
 *
 * @throws Error when the list of the business and the texts beside it name different ones.
 */
export const listServices = once(async (): Promise<Service[]> => {
  const entries = new Map((await getCollection('services')).map((entry) => [entry.id, entry]));
  const listed = site.services.map(async ({ slug, name }) => {
    const entry = entries.get(slug);
    if (!entry)
      throw new Error(`src/business/services/${slug}.md is missing: services.ts lists it.`);
    entries.delete(slug);
    const picture = await findMediaByFile(entry.data.image);
    return { ...entry.data, slug, name, path: `/services/${slug}`, picture, entry };
  });
  const services = await Promise.all(listed);
  const [unlisted] = entries.keys();
  if (unlisted) throw new Error(`src/business/services.ts does not list "${unlisted}".`);
  return services;
});

/** Addresses that articles had before, with the paths that they lead to now. */
export async function listRedirects(): Promise<{ from: string; to: string }[]> {
  const posts = await listPosts();
  const taken = new Set(posts.map(({ slug }) => slug));
  return posts.flatMap(({ path, formerSlugs }) =>
    formerSlugs
      .filter((slug) => !taken.has(slug))
      .map((slug) => ({ from: `/blog/${slug}`, to: path })),
  );
}

/** A picture of the library, or `null` when visitors may not see it (any more). */
export async function findMedia(id: string): Promise<Media | null> {
  return found(await mediaById(), id);
}

/** The picture that was stored under this file name, in whatever folder. */
export async function findMediaByFile(name: string): Promise<Media | null> {
  const library = await mediaById();
  return [...library.values()].find(({ path }) => path.split('/').at(-1) === name) ?? null;
}

/** A piece of a text with its picture at hand; pictures that are gone are left out. */
export type ShownSegment =
  | { kind: 'html'; html: string }
  | { kind: 'figure'; media: Media; alt: string; caption: string };

/** The text of an article or a gallery, ready for `Prose.astro`. */
export async function shownSegments(segments: readonly Segment[]): Promise<ShownSegment[]> {
  const library = await mediaById();
  return segments.flatMap((segment): ShownSegment[] => {
    if (segment.kind === 'html') return [segment];
    const media = found(library, segment.mediaId);
    if (!media) return [];
    const { alt, caption } = segment;
    return [{ kind: 'figure', media, alt: alt || media.alt, caption: caption || media.caption }];
  });
}

/** The content version that this build was made from. */
export async function builtContentVersion(): Promise<number> {
  return (await getEntry('origin', 'backend'))?.data.contentVersion ?? 0;
}

const mediaById = once(async (): Promise<Map<string, Media>> => {
  const entries = await getCollection('media');
  return new Map(entries.map(({ id, data }) => [id, data]));
});

function found(library: Map<string, Media>, id: string | null): Media | null {
  return (id === null ? undefined : library.get(id)) ?? null;
}

/** A build asks for the same lists on every page; the dev server must see changes. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    if (import.meta.env.DEV || !made) made = make();
    return made;
  };
}

function teaserOf(post: Post): PostTeaser {
  const { slug, path, title, summary, tags, cover, minutes, publishedAt } = post;
  return { slug, path, title, summary, tags, cover, minutes, publishedAt };
}
