import type { Page } from 'playwright';
import { type Client, rowsOf } from '#scripts/test-project/rows.ts';

/** The articles that an author began, or that were made for the round. */
export async function articlesOf(
  database: Client,
  authorId: string,
  articles: readonly string[],
): Promise<string[]> {
  const own = await rowsOf(database.from('posts').select('id').eq('created_by', authorId));
  return [...new Set([...articles, ...own.map(({ id }) => id)])];
}

/** The working copies, and all their revisions. */
export async function inDatabase(
  database: Client,
  ids: readonly string[],
): Promise<{ copies: string; revisions: string }> {
  const copies = await rowsOf(database.from('posts').select('*').in('id', ids));
  const revisions = await rowsOf(database.from('post_revisions').select('*').in('post_id', ids));
  return { copies: JSON.stringify(copies), revisions: JSON.stringify(revisions) };
}

/** The texts that the editor offers to put back, one after the other. */
export function keptTexts(page: Page, owner: string): Promise<string> {
  return page.evaluate(async (owned) => {
    const answer = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const drafts = await answer(indexedDB.open('staff-drafts'));
    const entries = await answer(drafts.transaction('articles').objectStore('articles').getAll());
    drafts.close();
    return JSON.stringify(entries.filter(({ kind, owner: by }) => kind === 'kept' && by === owned));
  }, owner);
}

/** Where words are found first: how many in copies, revisions and on the device, and which are gone. */
export function whereFound(
  words: ReadonlySet<string>,
  texts: { copies: string; revisions: string; device: string },
) {
  const missingIn = (text: string, among: string[]) =>
    among.filter((word) => !text.includes(`${word}.`));
  const afterCopies = missingIn(texts.copies, [...words]);
  const afterRevisions = missingIn(texts.revisions, afterCopies);
  const gone = missingIn(texts.device, afterRevisions);
  return {
    words: words.size,
    copies: words.size - afterCopies.length,
    revisions: afterCopies.length - afterRevisions.length,
    device: afterRevisions.length - gone.length,
    gone,
  };
}
