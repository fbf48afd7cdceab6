import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Post } from '#data/posts.ts';
import { KEPT_ARTICLES } from '#stores/device-memory.ts';
import { $session } from '#stores/session.ts';

/** Changes with the columns of an article that the editor needs: copies of another form are not read. */
const FORM = 1;
/** More than anybody has in work; the one that was open longest ago makes way. */
const MOST = 20;

interface KeptArticle {
  form: number;
  userId: string;
  /** When it was open last, in milliseconds since 1970. */
  at: number;
  post: Post;
}

interface KeptArticles extends DBSchema {
  articles: { key: string; value: KeptArticle; indexes: { at: number } };
}

let opened: Promise<IDBPDatabase<KeptArticles>> | undefined;

function database(): Promise<IDBPDatabase<KeptArticles>> {
  opened ??= openDB<KeptArticles>(KEPT_ARTICLES, 1, {
    upgrade: (created) => {
      created.createObjectStore('articles').createIndex('at', 'at');
    },
    // The session has ended, and everything goes.
    blocking: (_now, _wanted, event) => {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
  });
  return opened;
}

/**
 * Keeps an article as the server has it, so that it can be opened without one. What is typed is kept
 * elsewhere: see src/admin/saving/draft-store.ts.
 */
export async function keepArticle(post: Post): Promise<void> {
  const userId = personHere();
  try {
    const store = await database();
    // Whoever has left meanwhile leaves nothing behind.
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
    // Without room or storage it opens only with a connection.
  }
}

/** An article as this browser saw it last; null when it has not been open here. */
export async function readKeptArticle(id: string): Promise<Post | null> {
  try {
    const kept = await (await database()).get('articles', id);
    return kept?.form === FORM && kept.userId === personHere() ? kept.post : null;
  } catch {
    return null;
  }
}

/** Whether any article can be opened here without a connection. */
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
