import { isOldAddress } from '#domain/site/old-address.ts';
import { pathIn } from '#languages/addresses.ts';
import { type ProjectAddress, projectClient } from '#tooling/project.ts';
import { UserError } from '#tooling/user-error.ts';
import { completePictures } from '#wordpress/complete-pictures.ts';
import { counted, Losses } from '#wordpress/losses.ts';
import { placesOf } from '#wordpress/places.ts';
import { readExport, reasonOf } from '#wordpress/read-export.ts';
import type { WordPressText } from '#wordpress/read-text.ts';
import { languageHere, type SiteLanguages } from '#wordpress/site-languages.ts';
import { importPage, leadOn } from './import-pages.ts';
import { importPictures } from './import-pictures.ts';
import { importPost, nameOf, slugOf } from './import-posts.ts';
import { placePages } from './page-addresses.ts';

export type Imported = Awaited<ReturnType<typeof importExport>>;

const STATES = new Set(['publish', 'future', 'draft', 'pending', 'private']);

/**
 * Imports articles, pages, pictures and PDFs of a WordPress export. A second run imports those that the first could not.
 *
 * @param languages of the site, if not those of its folder.
 * @throws UserError when the file is no export, or the project can't be reached.
 */
export async function importExport(
  project: ProjectAddress,
  xml: string,
  pictureFolder: string | null,
  languages?: SiteLanguages,
) {
  const found = readExport(xml);
  if (!found) {
    throw new UserError(
      'This is not an export of WordPress. In WordPress: Tools → Export → All content; then name the .xml file that it saves.',
    );
  }
  const losses = new Losses();
  for (const fault of found.faults) losses.say(fault);
  const client = projectClient(project);
  completePictures(found);
  const pictures = await importPictures(client, found, pictureFolder, losses);
  for (const other of found.others) losses.say(notTaken(other));
  const languageOf = languageHere(found, losses, languages);
  const taken = (all: readonly WordPressText[], what: string) => {
    const kept = all.filter(({ status }) => STATES.has(status));
    const binned = all.length - kept.length;
    if (binned > 0) losses.say(`${counted(binned, what)} from the bin of WordPress.`);
    // Originals come before what translates them.
    return kept
      .filter((text) => languageOf(text) !== null)
      .sort((one, other) => Number(language(one) !== '') - Number(language(other) !== ''));
  };
  const language = (text: WordPressText) => languageOf(text) ?? '';
  const [posts, pages] = [taken(found.posts, 'article'), taken(found.pages, 'page')];
  const pagePlaces = await placePages(client, pages, language);
  const places = placesOf(
    found,
    pictures.ids,
    new Map([
      ...posts.map((post) => [post, articlePath(language(post), slugOf(post))] as const),
      ...[...pagePlaces].map(([page, at]) => [page, pathIn(at.language, `/${at.slug}`)] as const),
    ]),
  );
  const result = {
    pictures: pictures.added,
    /** PDFs. */
    files: pictures.files,
    articles: 0,
    /** New drafts. */
    pages: 0,
    /** Articles and pages of an earlier import. */
    known: 0,
    /** New addresses by old paths: of articles, and of pages that another language had. */
    redirects: new Map<string, string>(),
  };
  const say = (text: WordPressText) => losses.of(nameOf(text));
  /** A text that can't be read leaves the others alone. */
  const attempt = async (text: WordPressText, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (error instanceof UserError) throw error;
      say(text)(`it did not come: ${reasonOf(error)}`);
    }
  };
  const originals = new Map<string, string>();
  for (const post of posts) {
    await attempt(post, async () => {
      const [code, key] = [language(post), `${post.group} ${language(post)}`];
      const original = code !== '' && !originals.has(key) && originals.get(`${post.group} `);
      const place = { language: code, translation_of: original || null };
      const sources = { places, pictureIds: pictures.ids };
      const { isNew, id, slug } = await importPost(client, post, place, sources, say(post));
      if (!originals.has(key)) originals.set(key, id);
      if (isNew) result.articles += 1;
      else result.known += 1;
      addRedirect(result.redirects, post, articlePath(code, slug), losses);
    });
  }
  const sources = { places, pictureIds: pictures.ids, pictures: found.pictures };
  for (const [page, place] of pagePlaces) {
    await attempt(page, async () => {
      if (place.isNew) await importPage(client, page, place, sources, say(page));
      if (place.isNew) result.pages += 1;
      else result.known += 1;
      const refusal = await leadOn(client, page, place, result.redirects);
      if (refusal) losses.say(refusal);
    });
  }
  return { ...result, lost: losses.list() };
}

const articlePath = (language: string, slug: string) => pathIn(language, `/blog/${slug}`);

function notTaken([type, count]: readonly [string, number]): string {
  return type === 'nav_menu_item'
    ? `The menu of the old site (${count} entries): its pages are drafts. Once they are live, put them into the menu at Pages → Menu.`
    : `${count} × “${type}” of WordPress: there is no such thing here.`;
}

function addRedirect(
  redirects: Map<string, string>,
  post: WordPressText,
  to: string,
  losses: Losses,
): void {
  if (post.status !== 'publish' || post.hasPassword) return;
  if (post.oldPath === '' || post.oldPath === to || post.oldPath === `${to}/`) return;
  if (isOldAddress(post.oldPath)) redirects.set(post.oldPath, to);
  else losses.say(`The old address ${post.oldPath}: one of this form can’t lead on.`);
}
