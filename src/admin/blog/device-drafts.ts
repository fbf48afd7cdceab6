import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ArticleText } from '#domain/article-text.ts';
import type { KeptText } from './article-reducer.ts';
import { type Entry, FORM, newestFirst, readEntry } from './draft-entry.ts';
import { parkDraft, takeParked, unparkDraft } from './parked-drafts.ts';
import { heldTabs, holdTab } from './tab-lock.ts';

/** What was typed but not saved. */
export interface Draft {
  /** The saved version that the typing started from; 0 for a new article. */
  version: number;
  /** When it was typed, in milliseconds since 1970. */
  at: number;
  text: ArticleText;
}

/** The place on the device for what one tab types into one article. */
export interface DraftPlace {
  /** Keeps a draft. @returns false when the browser has no room or no storage: then only saving keeps the work. */
  keep(draft: Draft): Promise<boolean>;
  /** The same for a page that is about to go. */
  keepAtOnce(draft: Draft): void;
  /** The server has it. */
  drop(): Promise<void>;
  /** Keeps the texts that made way. @returns false when there is no room for them. */
  keepTexts(texts: readonly KeptText[]): Promise<boolean>;
  /** A new article has got its id. */
  moveTo(postId: string): Promise<void>;
  /** The tab no longer has the article open: what it left may be taken up by another one. */
  release(): void;
}

export interface OpenedDrafts {
  place: DraftPlace;
  /** What a closed tab left, newest first, if there is anything. */
  draft: Draft | null;
  kept: readonly KeptText[];
}

interface Drafts extends DBSchema {
  articles: { key: string; value: Entry; indexes: { owner: string } };
}

let opened: Promise<IDBPDatabase<Drafts>> | undefined;

function database(): Promise<IDBPDatabase<Drafts>> {
  opened ??= openDB<Drafts>('staff-drafts', 1, {
    upgrade: (created) => {
      created.createObjectStore('articles').createIndex('owner', 'owner');
    },
    // A newer page wants another form of it.
    blocking: (_now, _wanted, event) => {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
  });
  return opened;
}

/** By person, because a computer in a workshop has several, and by article. */
function ownerOf(userId: string, postId: string | null): string {
  return `${userId}/${postId ?? 'new'}`;
}

/**
 * Opens what this device keeps of an article. A draft belongs to the tab that types it: two tabs never
 * write into the same. What a tab left that is gone is taken up, the newest as the draft, older ones
 * as kept texts.
 */
export async function openDrafts(userId: string, postId: string | null): Promise<OpenedDrafts> {
  const tab = holdTab();
  let owner = ownerOf(userId, postId);
  const place: DraftPlace = {
    keep(draft) {
      unparkDraft(tab.id);
      return put(tab.id, { form: FORM, kind: 'draft', owner, ...draft });
    },
    keepAtOnce: (draft) => parkDraft(tab.id, { form: FORM, kind: 'draft', owner, ...draft }),
    drop() {
      unparkDraft(tab.id);
      return remove(tab.id);
    },
    keepTexts: (texts) =>
      texts.length > 0
        ? put(`kept/${owner}`, { form: FORM, kind: 'kept', owner, texts })
        : remove(`kept/${owner}`).then(() => true),
    async moveTo(id) {
      await remove(`kept/${owner}`);
      owner = ownerOf(userId, id);
    },
    release: tab.release,
  };
  const found = await takeLeft(owner, tab.id).catch(() => ({ drafts: [], kept: [] }));
  const [draft = null, ...older] = found.drafts;
  const texts = [...older.map(({ at, text }) => ({ at, text })), ...found.kept].sort(newestFirst);
  if (older.length > 0) await place.keepTexts(texts);
  return { place, draft, kept: texts };
}

/** Whether the device keeps anything that this person typed and has not saved. */
export async function hasDrafts(userId: string): Promise<boolean> {
  try {
    const range = IDBKeyRange.bound(`${userId}/`, `${userId}/\uffff`);
    const entries = await (await database()).getAllFromIndex('articles', 'owner', range);
    return entries.some(({ kind }) => kind === 'draft');
  } catch {
    return false;
  }
}

/** Takes over what tabs left that are gone; in one transaction, so that only one tab gets it. */
async function takeLeft(
  owner: string,
  tabId: string,
): Promise<{ drafts: Draft[]; kept: readonly KeptText[] }> {
  const held = await heldTabs();
  const parked = takeParked(owner, held);
  const transaction = (await database()).transaction('articles', 'readwrite');
  const drafts: Draft[] = [...parked.values()].filter((entry) => entry.kind === 'draft');
  let kept: readonly KeptText[] = [];
  for (const key of await transaction.store.index('owner').getAllKeys(owner)) {
    const entry = readEntry(await transaction.store.get(key));
    if (entry?.kind === 'kept') kept = entry.texts;
    if (entry?.kind !== 'draft' || held.has(key)) continue;
    if (!parked.has(key)) drafts.push(entry);
    await transaction.store.delete(key);
  }
  drafts.sort(newestFirst);
  const [newest] = drafts;
  if (newest) await transaction.store.put({ form: FORM, kind: 'draft', owner, ...newest }, tabId);
  await transaction.done;
  return { drafts, kept };
}

async function put(key: string, entry: Entry): Promise<boolean> {
  try {
    await (await database()).put('articles', entry, key);
    return true;
  } catch {
    return false;
  }
}

async function remove(key: string): Promise<void> {
  try {
    await (await database()).delete('articles', key);
  } catch {
    // Without storage there is nothing to remove.
  }
}
