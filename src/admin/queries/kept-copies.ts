import type { DBSchema } from 'idb';
import { deviceDatabase } from '#stores/device-database.ts';
import { KEPT_COPIES } from '#stores/device-memory.ts';
import { $session } from '#stores/session.ts';

/** Raised with what the editors need of a copy: older ones are not read. */
const FORM = 2;
/** The one that was opened longest ago is dropped. */
const MOST = 20;

/** Of an article by its id, of a page by its key. */
export type CopyName = `post:${string}` | `page:${string}`;

interface KeptCopy {
  form: number;
  userId: string;
  /** When it was opened last, in milliseconds since 1970. */
  at: number;
  copy: { version: number };
}

interface KeptCopies extends DBSchema {
  copies: { key: string; value: KeptCopy; indexes: { at: number } };
}

const database = deviceDatabase<KeptCopies>(KEPT_COPIES, (created) => {
  created.createObjectStore('copies').createIndex('at', 'at');
});

/** Keeps something as the server has it, for offline use. What is typed is in admin/saving/draft-store.ts. */
export async function keepCopy(name: CopyName, copy: { version: number }): Promise<void> {
  const userId = personHere();
  try {
    const store = await database();
    // The person may have signed out meanwhile.
    if (userId === null || userId !== personHere()) return;
    const transaction = store.transaction('copies', 'readwrite');
    const copies = transaction.store;
    const known = await copies.get(name);
    const isNewer =
      known?.form === FORM && known.userId === userId && known.copy.version > copy.version;
    const kept = { form: FORM, userId, at: Date.now(), copy: isNewer ? known.copy : copy };
    await copies.put(kept, name);
    const [oldest] = await copies.index('at').getAllKeys(null, 1);
    if (oldest && (await copies.count()) > MOST) await copies.delete(oldest);
    await transaction.done;
  } catch {
    // Without room or storage it opens online only.
  }
}

/** What keepCopy() was given under this name. */
export async function readCopy<Copy extends { version: number }>(
  name: CopyName,
): Promise<Copy | null> {
  try {
    const kept = await (await database()).get('copies', name);
    return kept?.form === FORM && kept.userId === personHere() ? (kept.copy as Copy) : null;
  } catch {
    return null;
  }
}

/** What can be opened offline: articles, pages, both or neither. */
export async function keptKinds(): Promise<ReadonlySet<string>> {
  try {
    const names = await (await database()).getAllKeys('copies');
    return new Set(names.map((name) => name.split(':')[0] ?? ''));
  } catch {
    return new Set();
  }
}

function personHere(): string | null {
  return $session.get().user?.id ?? null;
}
