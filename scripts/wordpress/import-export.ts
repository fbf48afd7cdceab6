import { ARTICLE_LIMITS, TAG_LIMITS } from '#domain/articles/article-text.ts';
import { isOldAddress } from '#domain/site/old-address.ts';
import { countCharacters, firstCharacters } from '#domain/text/plain-text.ts';
import { isSlug } from '#domain/text/slug-rule.ts';
import { toSlug } from '#domain/text/slugs.ts';
import {
  answerOf,
  type ProjectAddress,
  type ProjectClient,
  projectClient,
  requireDone,
} from '#tooling/project.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { importPictures, stableId } from './import-pictures.ts';
import { readExport, type WordPressExport, type WordPressPost } from './read-export.ts';
import type { Places } from './shortcodes.ts';

export type Imported = Awaited<ReturnType<typeof importExport>>;

const STATES = new Set(['publish', 'future', 'draft', 'pending', 'private']);

/**
 * Imports articles and pictures of a WordPress export. A second run imports what the first could not.
 *
 * @throws UserError when the file is no export, or the project can't be reached.
 */
export async function importExport(
  project: ProjectAddress,
  xml: string,
  pictureFolder: string | null,
) {
  const found = readExport(xml);
  const client = projectClient(project);
  const pictures = await importPictures(client, found, pictureFolder);
  const posts = found.posts.filter(({ status }) => STATES.has(status));
  const lost = [
    ...pictures.lost.map((line) => `The picture ${line}`),
    ...[...found.others].map(
      ([type, count]) => `${count} × “${type}” of WordPress: there is no such thing here.`,
    ),
  ];
  const binned = found.posts.length - posts.length;
  if (binned > 0) lost.push(`${binned} articles from the bin of WordPress.`);
  const places = placesOf(found, posts, pictures.ids);
  const result = {
    pictures: pictures.added,
    articles: 0,
    /** Articles of an earlier import. */
    known: 0,
    /** New address by old path. */
    redirects: new Map<string, string>(),
    /** What was lost, a sentence each. */
    lost,
  };
  for (const post of posts) {
    const { isNew, slug } = await importPost(client, post, places, pictures.ids, lost);
    if (isNew) result.articles += 1;
    else result.known += 1;
    addRedirect(result, post, slug);
  }
  return result;
}

function slugOf(post: WordPressPost): string {
  return isSlug(post.slug) ? post.slug : toSlug(post.slug || post.title) || `article-${post.id}`;
}

function addRedirect({ redirects, lost }: Imported, post: WordPressPost, slug: string): void {
  if (post.status !== 'publish') return;
  const to = `/blog/${slug}`;
  if (post.oldPath === '' || post.oldPath === to || post.oldPath === `${to}/`) return;
  if (isOldAddress(post.oldPath)) redirects.set(post.oldPath, to);
  else lost.push(`The old address ${post.oldPath}: one of this form can’t lead on.`);
}

/** Pictures have names by size: `oak-300x200.jpg` is `oak.jpg`. */
function placesOf(
  found: WordPressExport,
  posts: WordPressPost[],
  ids: ReadonlyMap<string, string>,
): Places {
  const plainName = (url: string) =>
    url.replace(/^https?:/, '').replace(/-\d+x\d+(\.\w+)(?:\?.*)?$/s, '$1');
  const byUrl = new Map(found.pictures.map(({ url, id }) => [plainName(url), id]));
  const urls = new Map(found.pictures.map(({ url, id }) => [id, url]));
  const articles = new Map(
    posts.map((post) => [post.oldPath.replace(/\/$/, ''), `/blog/${slugOf(post)}`]),
  );
  return {
    picture: (url, id) => ids.get(byUrl.get(plainName(url)) ?? id ?? '') ?? null,
    pictureUrl: (id) => urls.get(id) ?? null,
    article: (url) => {
      if (!URL.canParse(url)) return null;
      const { pathname, search } = new URL(url);
      return articles.get((pathname + search).replace(/\/$/, '')) ?? null;
    },
  };
}

/** @returns its slug, and whether it is new. */
async function importPost(
  client: ProjectClient,
  post: WordPressPost,
  places: Places,
  pictureIds: ReadonlyMap<string, string>,
  lost: string[],
): Promise<{ isNew: boolean; slug: string }> {
  const id = stableId('post', post.oldPath || post.id);
  const answer = await client.from('posts').select('slug').eq('id', id);
  const [known] = answerOf('Looking for an article', answer);
  if (known) return { isNew: false, slug: known.slug };
  const title = firstCharacters(post.title, ARTICLE_LIMITS.title);
  const say = (what: string) => lost.push(`In “${title}”: ${what}`);
  const part = (name: string, text: string, limit: number) => {
    const kept = firstCharacters(text, limit);
    if (kept !== text)
      say(`the end of ${name}, which has more than ${limit.toLocaleString('en-GB')} characters.`);
    return kept;
  };
  const text = htmlToMarkdown(post.html, places);
  for (const what of new Set(text.lost)) say(`${what}.`);
  const fitting = post.tags.filter((tag) => countCharacters(tag) <= TAG_LIMITS.characters);
  const tags = fitting.slice(0, TAG_LIMITS.tags);
  const row = {
    id,
    title: part('the title', post.title, ARTICLE_LIMITS.title),
    body: part('the text', text.markdown, ARTICLE_LIMITS.body),
    slug: slugOf(post),
    summary: part('the summary', post.excerpt, ARTICLE_LIMITS.summary),
    author_name: part('the author’s name', post.author, ARTICLE_LIMITS.authorName),
    tags,
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
  requireDone(`Adding “${title}”`, { error });
  if (post.status === 'publish' || post.status === 'future') {
    const when = post.publishedAt ? { publish_at: post.publishedAt.toISOString() } : {};
    const published = await client.rpc('publish_post', { post_id: id, version: 1, ...when });
    if (published.error) say(`it is a draft for now. ${published.error.message}`);
  }
  return { isNew: true, slug };
}
