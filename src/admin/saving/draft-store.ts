import type { DBSchema, IDBPDatabase } from 'idb';
import { deviceDatabase, inTime } from '#stores/device-database.ts';
import { $onlyInPage } from '#stores/only-in-page.ts';
import {
  type Draft,
  type DraftEntry,
  type Entry,
  FORM,
  isOf,
  type Kept,
  type Left,
  NEW_THING,
  ownerOf,
  readEntry,
} from './draft-entry.ts';
import { parkEntry, readParked, unparkEntry } from './parked-drafts.ts';
import { livingTabs, tabId } from './tab-lock.ts';

/** The place on the device for what one tab types into one thing. */
export type DraftPlace<Value> = ReturnType<typeof draftPlace<Value>>;

interface Drafts extends DBSchema {
  articles: { key: string; value: unknown; indexes: { owner: string } };
}

/** After so long a storage that does not answer is done without, in milliseconds. */
const PATIENCE_MS = 3_000;

const database = deviceDatabase<Drafts>('staff-drafts', (created) => {
  created.createObjectStore('articles').createIndex('owner', 'owner');
});

/** What this page is writing into; what it has let go of counts as left behind. */
const live = new Set<string>();
let places = 0;

/** What is not written down yet, and of that what the browser had no room for: it would go with the page. */
const unwritten = new Map<string, Entry<unknown>>();
const refused = new Set<string>();

globalThis.window?.addEventListener('pagehide', () => {
  for (const [key, entry] of unwritten) parkEntry(key, entry);
});
globalThis.window?.addEventListener('beforeunload', (event) => {
  if (refused.size > 0) event.preventDefault();
});

/**
 * The place for what this tab types into one thing; two tabs never write into the same entry.
 *
 * @param isValue whether an entry that is found is of this kind: another version may have left it.
 */
export function draftPlace<Value>(
  userId: string,
  thing: string,
  isValue: (found: unknown) => found is Value,
) {
  let owner = ownerOf(userId, thing);
  let { key, keptKeys, written } = newNames<Value>();

  const draftEntry = (draft: Draft<Value>) =>
    ({ form: FORM, kind: 'draft', owner, ...draft }) satisfies Entry<Value>;
  const keptEntry = (kept: Kept<Value>) =>
    ({ form: FORM, kind: 'kept', owner, ...kept }) satisfies Entry<Value>;

  function keyOf(kept: Kept<Value>): string {
    const known = keptKeys.get(kept) ?? `kept/${key}/${keptKeys.size}/${Date.now()}`;
    keptKeys.set(kept, known);
    return known;
  }

  function entriesOf(draft: Draft<Value> | null, texts: readonly Kept<Value>[]) {
    const entries = new Map<string, Entry<Value>>(draft ? [[key, draftEntry(draft)]] : []);
    for (const kept of texts) {
      if (!written.has(keyOf(kept))) entries.set(keyOf(kept), keptEntry(kept));
    }
    return entries;
  }

  /**
   * Keeps a draft and what made way, and forgets the rest.
   *
   * @returns false when the browser has no room or no storage: then only saving, or this page, keeps it.
   */
  async function keep(draft: Draft<Value> | null, texts: readonly Kept<Value>[]) {
    const entries = entriesOf(draft, texts);
    const gone = [...keptKeys].filter(([kept]) => !texts.includes(kept));
    const goneKeys = gone.map(([, entryKey]) => entryKey);
    if (!draft) goneKeys.push(key);
    if (!(await write(entries, goneKeys))) return entries.size === 0;
    for (const entryKey of entries.keys()) if (entryKey !== key) written.add(entryKey);
    for (const [kept, entryKey] of gone) {
      keptKeys.delete(kept);
      written.delete(entryKey);
    }
    return true;
  }

  /** Takes over what closed tabs left: the newest as the draft. @param isWanted asked at the last moment. */
  async function takeLeft(isWanted: () => boolean = () => true): Promise<Left<Value>> {
    let isLate = false;
    const moved: Promise<Left<Value> | null | 'late'> = moveLeft(() => !isLate && isWanted());
    const left = await inTime(moved, 'late', PATIENCE_MS);
    isLate = true;
    if (left === 'late') {
      // What arrives now stays there for the next place to open the thing.
      live.delete(key);
      ({ key, keptKeys, written } = newNames<Value>());
    } else if (left) return left;
    return isWanted() ? takeUnmoved(atHand()) : { draft: null, kept: [] };
  }

  /** What can be read without the database: pages that were about to go have parked it, or only this one has it. */
  function atHand(): Map<string, Entry<Value>> {
    const found = readParked(userId, thing, isValue);
    for (const [one, held] of unwritten) {
      const entry = live.has(one) ? null : readEntry(held, isValue);
      if (entry && isOf(entry, userId, thing)) found.set(one, entry);
    }
    return found;
  }

  /** In one transaction, so that only one tab gets it; without room it is read and stays where it is. */
  async function moveLeft(isWanted: () => boolean): Promise<Left<Value> | null> {
    const to = key;
    const store = await database();
    const keys = await keysOf(store);
    const near = atHand();
    if (keys.length + near.size === 0) return { draft: null, kept: [] };
    // A page that has parked something was about to go.
    const isUnsure = (one: string) => !one.startsWith('kept/') && !near.has(one);
    const living = await livingTabs(keys.filter(isUnsure), live);
    if (!isWanted()) return null;
    const { store: table, done } = store.transaction('articles', 'readwrite');
    const entries = new Map<string, Entry<Value>>();
    for (const one of keys) {
      const entry = living.has(one) ? null : readEntry(await table.get(one), isValue);
      if (entry) entries.set(one, entry);
    }
    if (to !== key) return null;
    for (const [one, entry] of near) entries.set(one, entry);
    const left = sortOut(entries);
    const moved = entriesOf(left.draft, left.kept);
    const drafts = [...entries].filter(([, { kind }]) => kind === 'draft').map(([one]) => one);
    try {
      await Promise.all([
        ...[...moved].map(([one, entry]) => table.put(entry, one)),
        ...drafts.filter((one) => one !== key).map((one) => table.delete(one)),
        done,
      ]);
    } catch {
      return to === key ? takeUnmoved(entries, left) : null;
    }
    if (to !== key) return null;
    for (const one of moved.keys()) if (one !== key) written.add(one);
    for (const one of near.keys()) {
      unparkEntry(one);
      forget(one);
    }
    return left;
  }

  /** From now on it is this page that has it. */
  function takeUnmoved(
    entries: ReadonlyMap<string, Entry<Value>>,
    left = sortOut(entries),
  ): Left<Value> {
    for (const one of entries.keys()) forget(one);
    for (const [one, entry] of entriesOf(left.draft, left.kept)) unwritten.set(one, entry);
    return left;
  }

  async function keysOf(store: IDBPDatabase<Drafts>): Promise<string[]> {
    const owners = new Set([owner, ownerOf(userId, NEW_THING)]);
    const found = [...owners].map((one) => store.getAllKeysFromIndex('articles', 'owner', one));
    const keys = (await Promise.all(found)).flat();
    const entries = await Promise.all(keys.map((one) => store.get('articles', one)));
    return keys.filter((_, index) => {
      const entry = readEntry(entries[index], isValue);
      return entry !== null && isOf(entry, userId, thing);
    });
  }

  function sortOut(entries: ReadonlyMap<string, Entry<Value>>): Left<Value> {
    const drafts: DraftEntry<Value>[] = [];
    const kept: Kept<Value>[] = [];
    for (const [entryKey, entry] of entries) {
      if (entry.kind === 'draft') drafts.push(entry);
      else {
        const text = keptOf(entry);
        keptKeys.set(text, entryKey);
        kept.push(text);
      }
    }
    const [draft = null, ...older] = drafts.sort(newestFirst);
    kept.push(...older.map(keptOf));
    return { draft, kept: kept.sort(newestFirst) };
  }

  return {
    ...{ takeLeft, keep },
    /** The same for a page that is about to go. */
    keepAtOnce(draft: Draft<Value> | null, texts: readonly Kept<Value>[]) {
      for (const [one, entry] of entriesOf(draft, texts)) parkEntry(one, entry);
    },
    /** The page that was about to go is back. */
    comeBack() {
      for (const one of [key, ...keptKeys.values()]) unparkEntry(one);
    },
    /** A new thing has got its id: what is kept is to be kept again. */
    moveTo(id: string) {
      owner = ownerOf(userId, id);
      written.clear();
    },
    /** Whether what was kept here is here still: another place may have taken it over. */
    holds() {
      const found = database().then((store) => store.getKey('articles', key));
      return inTime(
        found.then((one) => one !== undefined || unwritten.has(key)),
        unwritten.has(key),
        PATIENCE_MS,
      );
    },
    /** What it left may be taken up by another place. */
    release() {
      live.delete(key);
      tell();
    },
  };
}

/** The names of one place's entries: its draft, what made way, and which of that is written down. */
function newNames<Value>() {
  places += 1;
  const key = `${tabId()}/${places}`;
  live.add(key);
  return { key, keptKeys: new Map<Kept<Value>, string>(), written: new Set<string>() };
}

/** Whether the device keeps anything that this person typed and has not saved. */
export async function hasDrafts(userId: string): Promise<boolean> {
  try {
    const range = IDBKeyRange.bound(`${userId}/`, `${userId}/\uffff`);
    const entries = await (await database()).getAllFromIndex('articles', 'owner', range);
    return entries.some((entry) => (entry as Partial<Entry<unknown>>).kind === 'draft');
  } catch {
    return false;
  }
}

function keptOf<Value>(entry: Entry<Value>): Kept<Value> {
  const { at, value, version, origin } = entry;
  return { at, value, ...(version !== undefined && { version, origin: origin ?? null }) };
}

function newestFirst(one: { at: number }, other: { at: number }): number {
  return other.at - one.at;
}

/** Writes entries and removes others, all or nothing. @returns false when the browser refuses. */
async function write(
  entries: ReadonlyMap<string, Entry<unknown>>,
  gone: readonly string[],
): Promise<boolean> {
  for (const [key, entry] of entries) unwritten.set(key, entry);
  for (const key of gone) forget(key);
  const writing = database().then(async (store) => {
    const { store: table, done } = store.transaction('articles', 'readwrite');
    await Promise.all([
      ...[...entries].map(([key, entry]) => table.put(entry, key)),
      ...gone.map((key) => table.delete(key)),
      done,
    ]);
    return true;
  });
  const isWritten = await inTime(writing, false, PATIENCE_MS);
  for (const [key, entry] of entries) {
    // What was typed since is under way by itself.
    if (unwritten.get(key) !== entry) continue;
    if (isWritten) forget(key);
    else refused.add(key);
  }
  tell();
  return isWritten;
}

function forget(key: string): void {
  unwritten.delete(key);
  refused.delete(key);
  tell();
}

/** An open editor says it itself. */
function tell(): void {
  const isOpen = (key: string) =>
    [...live].some((one) => key === one || key.startsWith(`kept/${one}/`));
  $onlyInPage.set([...refused].some((key) => !isOpen(key)));
}
