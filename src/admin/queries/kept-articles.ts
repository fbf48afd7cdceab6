import type { DBSchema } from 'idb';
import type { Article } from '#data/articles/articles.ts';
import { deviceDatabase } from '#stores/device-database.ts';
import { KEPT_ARTICLES } from '#stores/device-memory.ts';
import { $session } from '#stores/session.ts';

/** Raised with the columns that the editor needs: older copies are not read. */
const FORM = 1;
/** The one that was opened longest ago is dropped. */
const MOST = 20;

interface KeptArticle {
  form: number;
  userId: string;
  /** When it was opened last, in milliseconds since 1970. */
  at: number;
  post: Article;
}

interface KeptArticles extends DBSchema {
  articles: { key: string; value: KeptArticle; indexes: { at: number } };
}

const database = deviceDatabase<KeptArticles>(KEPT_ARTICLES, (created) => {
  created.createObjectStore('articles').createIndex('at', 'at');
});

/** Keeps an article as the server has it, for offline use. What is typed is in admin/saving/draft-store.ts. */
export async function keepArticle(post: Article): Promise<void> {
  const userId = personHere();
  try {
    const store = await database();
    // The person may have signed out meanwhile.
    if (userId === null || userId !== personHere()) return;
    const transaction = store.transaction('articles', 'readwrite');
    const articles = transaction.store;
    const known = await articles.get(post.id);
    const isNewer = known?.userId === userId && known.post.version > post.version;
    const kept = { form: FORM, userId, at: Date.now(), post: isNewer ? known.post : post };
    await articles.put(kept, post.id);
    const [oldest] = await articles.index('at').getAllKeys(null, 1);
    if (oldest && (await articles.count()) > MOST) await articles.delete(oldest);
    await transaction.done;
  } catch {
    // Without room or storage it opens online only.
  }
}

export async function readKeptArticle(id: string): Promise<Article | null> {
  try {
    const kept = await (await database()).get('articles', id);
    return kept?.form === FORM && kept.userId === personHere() ? kept.post : null;
  } catch {
    return null;
  }
}

/** Whether any article can be opened offline. */
export async function hasKeptArticles(): Promise<boolean> {
  try {
    return (await (await database()).count('articles')) > 0;
  } catch {
    return false;
  }
}

function personHere(): string | null {
  return $session.get().user?.id ?? null;
}
