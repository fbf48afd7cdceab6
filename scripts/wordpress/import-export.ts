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
import { importPage, leadOn } from './import-pages.ts';
import { importPictures, stableId } from './import-pictures.ts';
import { placePages } from './page-addresses.ts';
import { type Places, placesOf } from './places.ts';
import { decoded, readExport, type WordPressText } from './read-export.ts';

export type Imported = Awaited<ReturnType<typeof importExport>>;

const STATES = new Set(['publish', 'future', 'draft', 'pending', 'private']);

/**
 * Imports articles, pages and pictures of a WordPress export. A second run imports those that the first could not.
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
  const [posts, pages] = [found.posts, found.pages].map((all) =>
    all.filter(({ status }) => STATES.has(status)),
  ) as [WordPressText[], WordPressText[]];
  const lost = [
    ...pictures.lost.map((line) => `The picture ${line}`),
    ...[...found.others].map(notTaken),
  ];
  const binned = found.posts.length - posts.length;
  if (binned > 0) lost.push(`${binned} articles from the bin of WordPress.`);
  const binnedPages = found.pages.length - pages.length;
  if (binnedPages > 0) lost.push(`${binnedPages} pages from the bin of WordPress.`);
  const pagePlaces = await placePages(client, pages);
  const places = placesOf(
    found,
    pictures.ids,
    new Map([
      ...posts.map((post) => [post, `/blog/${slugOf(post)}`] as const),
      ...[...pagePlaces].map(([page, { slug }]) => [page, `/${slug}`] as const),
    ]),
  );
  const result = {
    pictures: pictures.added,
    articles: 0,
    /** New drafts. */
    pages: 0,
    /** Articles and pages of an earlier import. */
    known: 0,
    /** New address of each article by its old path. */
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
  const sources = { places, pictureIds: pictures.ids, pictures: found.pictures };
  for (const [page, place] of pagePlaces) {
    const say = (what: string) => lost.push(`In “${nameOf(page)}”: ${what}`);
    if (place.isNew) await importPage(client, page, place, sources, say);
    if (place.isNew) result.pages += 1;
    else result.known += 1;
    const refusal = await leadOn(client, page, place);
    if (refusal) lost.push(refusal);
  }
  return result;
}

function notTaken([type, count]: readonly [string, number]): string {
  return type === 'nav_menu_item'
    ? `The menu of the old site (${count} entries): its pages are drafts. Once they are live, put them into the menu at Pages → Menu.`
    : `${count} × “${type}” of WordPress: there is no such thing here.`;
}

const nameOf = ({ title, oldPath }: WordPressText) =>
  firstCharacters(title, ARTICLE_LIMITS.title) || oldPath;

function slugOf(post: WordPressText): string {
  if (isSlug(post.slug)) return post.slug;
  return toSlug(decoded(post.slug)) || toSlug(post.title) || `article-${post.id}`;
}

function addRedirect({ redirects, lost }: Imported, post: WordPressText, slug: string): void {
  if (post.status !== 'publish' || post.hasPassword) return;
  const to = `/blog/${slug}`;
  if (post.oldPath === '' || post.oldPath === to || post.oldPath === `${to}/`) return;
  if (isOldAddress(post.oldPath)) redirects.set(post.oldPath, to);
  else lost.push(`The old address ${post.oldPath}: one of this form can’t lead on.`);
}

/** @returns its slug, and whether it is new. */
async function importPost(
  client: ProjectClient,
  post: WordPressText,
  places: Places,
  pictureIds: ReadonlyMap<string, string>,
  lost: string[],
): Promise<{ isNew: boolean; slug: string }> {
  const id = stableId('post', post.oldPath || post.id);
  const answer = await client
    .from('posts')
    .select('slug, version, deleted_at, archived_at')
    .eq('id', id);
  const [known] = answerOf('Looking for an article', answer);
  const say = (what: string) => lost.push(`In “${nameOf(post)}”: ${what}`);
  if (known) {
    // As it came: an import may have been cut off before it was published. What staff took off the site stays off.
    const isUntouched = known.version === 1 && !known.deleted_at && !known.archived_at;
    if (isUntouched && !(await wasPublished(client, id))) await publish(client, post, id, say);
    return { isNew: false, slug: known.slug };
  }
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
    seo_title: part('the title for searches', post.seo.title, ARTICLE_LIMITS.seoTitle),
    seo_description: part(
      'the description for searches',
      post.seo.description,
      ARTICLE_LIMITS.seoDescription,
    ),
    noindex: post.seo.noindex,
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
  requireDone(`Adding “${nameOf(post)}”`, { error });
  await publish(client, post, id, say);
  return { isNew: true, slug };
}

/** Publishes what WordPress had published, from the same time on. */
async function publish(
  client: ProjectClient,
  { hasPassword, status, publishedAt }: WordPressText,
  id: string,
  say: (what: string) => void,
): Promise<void> {
  if (hasPassword) {
    say('a password was asked for it, so it is a draft here. Published, it is for all.');
  } else if (status === 'publish' || status === 'future') {
    const when = publishedAt ? { publish_at: publishedAt.toISOString() } : {};
    const published = await client.rpc('publish_document', {
      kind: 'post',
      id,
      version: 1,
      ...when,
    });
    if (published.error) say(`it is a draft for now. ${published.error.message}`);
  }
}

async function wasPublished(client: ProjectClient, id: string): Promise<boolean> {
  const answer = await client
    .from('post_revisions')
    .select('id')
    .eq('post_id', id)
    .eq('reason', 'publish')
    .limit(1);
  return answerOf('Looking for what was published', answer).length > 0;
}
