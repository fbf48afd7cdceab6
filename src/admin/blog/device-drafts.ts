import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ArticleText } from '#domain/article-text.ts';
import type { KeptText } from './article-reducer.ts';
import { type Entry, FORM, newestFirst, readEntry } from './draft-entry.ts';
import { parkEntry, readParked, unparkEntry } from './parked-drafts.ts';
import { holdTab, livingTabs } from './tab-lock.ts';

/** What was typed but not saved. */
export interface Draft {
  /** The saved version that the typing started from; 0 for a new article. */
  version: number;
  /** When it was typed, in milliseconds since 1970. */
  at: number;
  text: ArticleText;
  /** The id that a new article gets. */
  newId?: string;
}

/** The place on the device for what one tab types into one article. */
export interface DraftPlace {
  /** Keeps a draft. @returns false when the browser has no room or no storage: then only saving keeps the work. */
  keep(draft: Draft): Promise<boolean>;
  /** The same for a page that is about to go, with the texts that made way. */
  keepAtOnce(draft: Draft | null, texts: readonly KeptText[]): void;
  /** The page that was about to go is back. */
  comeBack(): void;
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

function keptKey(owner: string): string {
  return `kept/${owner}`;
}

/**
 * Opens what this device keeps of an article. A draft belongs to the tab that types it: two tabs never
 * write into the same. What a tab left that is gone is taken up, the newest as the draft, older ones
 * as kept texts.
 */
export async function openDrafts(userId: string, postId: string | null): Promise<OpenedDrafts> {
  const tab = holdTab();
  let owner = ownerOf(userId, postId);
  /** The texts that made way as IndexedDB has them. */
  let written: readonly KeptText[] = [];
  const place: DraftPlace = {
    keep: (draft) => put(tab.id, { form: FORM, kind: 'draft', owner, ...draft }),
    keepAtOnce(draft, texts) {
      if (draft) parkEntry(tab.id, { form: FORM, kind: 'draft', owner, ...draft });
      if (texts !== written) parkEntry(keptKey(owner), { form: FORM, kind: 'kept', owner, texts });
    },
    comeBack() {
      unparkEntry(tab.id);
      unparkEntry(keptKey(owner));
    },
    drop: () => remove(tab.id),
    async keepTexts(texts) {
      const key = keptKey(owner);
      const hasRoom =
        texts.length > 0
          ? await put(key, { form: FORM, kind: 'kept', owner, texts })
          : await remove(key).then(() => true);
      if (hasRoom) written = texts;
      return hasRoom;
    },
    async moveTo(id) {
      await remove(keptKey(owner));
      owner = ownerOf(userId, id);
    },
    release: tab.release,
  };
  const found = await takeLeft(owner, tab.id);
  const [draft = null, ...older] = found.drafts;
  const texts = [...older.map(({ at, text }) => ({ at, text })), ...found.kept].sort(newestFirst);
  written = texts;
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

interface Left {
  /** Newest first. */
  drafts: Draft[];
  kept: readonly KeptText[];
}

/** Takes over what tabs left that are gone. */
async function takeLeft(owner: string, tabId: string): Promise<Left> {
  const parked = readParked(owner);
  try {
    const left = await moveLeft(owner, tabId, parked);
    for (const key of parked.keys()) unparkEntry(key);
    return left;
  } catch {
    return sortOut(parked);
  }
}

/** The same in IndexedDB, in one transaction, so that only one tab gets it. */
async function moveLeft(
  owner: string,
  tabId: string,
  parked: ReadonlyMap<string, Entry>,
): Promise<Left> {
  const store = await database();
  const keys = await store.getAllKeysFromIndex('articles', 'owner', owner);
  // A page that has parked something was about to go.
  const isUnsure = (key: string) => key !== keptKey(owner) && !parked.has(key);
  const living = await livingTabs(keys.filter(isUnsure));
  const transaction = store.transaction('articles', 'readwrite');
  const entries = new Map<string, Entry>();
  for (const key of keys) {
    const entry = living.has(key) ? null : readEntry(await transaction.store.get(key));
    if (entry) entries.set(key, entry);
  }
  for (const [key, entry] of parked) entries.set(key, entry);
  for (const [key, { kind }] of entries) if (kind === 'draft') await transaction.store.delete(key);
  const left = sortOut(entries);
  const [newest] = left.drafts;
  if (newest) await transaction.store.put({ form: FORM, kind: 'draft', owner, ...newest }, tabId);
  const parkedTexts = parked.get(keptKey(owner));
  if (parkedTexts) await transaction.store.put(parkedTexts, keptKey(owner));
  await transaction.done;
  return left;
}

function sortOut(entries: ReadonlyMap<string, Entry>): Left {
  const drafts: Draft[] = [];
  let kept: readonly KeptText[] = [];
  for (const entry of entries.values()) {
    if (entry.kind === 'draft') drafts.push(entry);
    else kept = entry.texts;
  }
  return { drafts: drafts.sort(newestFirst), kept };
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
