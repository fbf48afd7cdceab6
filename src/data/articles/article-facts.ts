import { backend } from '#data/client.ts';
import { toDataError } from '#data/errors.ts';
import { unwrap } from '#data/unwrap.ts';
import type { DeadPath, KnownPicture } from '#domain/articles/article-checks.ts';

/** What the library knows of pictures; those that it does not have are left out. */
export async function fetchKnownPictures(
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownPicture>> {
  if (ids.length === 0) return new Map();
  const data = await unwrap(
    backend()
      .from('media')
      .select('id, alt, decorative, width, bytes')
      .in('id', [...ids]),
  );
  return new Map(data.map(({ id, ...picture }) => [id, picture]));
}

/** Which paths of articles and galleries of the main language lead to nothing that visitors have now. Ignores other paths. */
export async function fetchDeadPaths(paths: readonly string[]): Promise<DeadPath[]> {
  const posts = slugsUnder('/blog/', paths);
  const galleries = slugsUnder('/portfolio/', paths);
  const [published, redirects, shown, moved] = await Promise.all([
    backend()
      .from('published_posts')
      .select('slug, published_at')
      .eq('language', '')
      .in('slug', posts),
    backend().from('post_redirects').select('old_slug').eq('language', '').in('old_slug', posts),
    backend().from('published_galleries').select('slug').in('slug', galleries),
    backend()
      .from('gallery_redirects')
      .select('old_slug')
      .eq('language', '')
      .in('old_slug', galleries),
  ]);
  for (const { error, status } of [published, redirects, shown, moved]) {
    if (error) throw toDataError(error, status);
  }
  const articles = published.data ?? [];
  const isScheduled = ({ published_at }: { published_at: string }) =>
    Date.parse(published_at) > Date.now();
  const scheduled = new Set(articles.filter(isScheduled).map(({ slug }) => `/blog/${slug}`));
  const known = new Set([
    ...articles.map(({ slug }) => `/blog/${slug}`).filter((path) => !scheduled.has(path)),
    ...(redirects.data ?? []).map(({ old_slug }) => `/blog/${old_slug}`),
    ...(shown.data ?? []).map(({ slug }) => `/portfolio/${slug}`),
    ...(moved.data ?? []).map(({ old_slug }) => `/portfolio/${old_slug}`),
  ]);
  return paths
    .filter((path) => /^\/(blog|portfolio)\/[^/]+$/.test(path) && !known.has(path))
    .map((path) => ({ path, isScheduled: scheduled.has(path) }));
}

function slugsUnder(folder: string, paths: readonly string[]): string[] {
  return paths.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));
}
