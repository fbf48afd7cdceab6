import type { DBSchema, IDBPDatabase } from 'idb';
import { deviceDatabase, inTime } from '#stores/device-database.ts';
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
  places += 1;
  const key = `${tabId()}/${places}`;
  let owner = ownerOf(userId, thing);
  /** The entries of what made way, and which of them are written down. */
  const keptKeys = new Map<Kept<Value>, string>();
  const written = new Set<string>();
  live.add(key);

  const draftEntry = (draft: Draft<Value>) =>
    ({ form: FORM, kind: 'draft', owner, ...draft }) satisfies Entry<Value>;
  const keptEntry = (kept: Kept<Value>) =>
    ({ form: FORM, kind: 'kept', owner, ...kept }) satisfies Entry<Value>;

  function keyOf(kept: Kept<Value>): string {
    const known = keptKeys.get(kept) ?? `kept/${key}/${keptKeys.size}/${Date.now()}`;
    keptKeys.set(kept, known);
    return known;
  }

  /** Keeps what made way, and forgets the rest. @returns false when there is no room for it. */
  async function keepAside(texts: readonly Kept<Value>[]): Promise<boolean> {
    const writes: Promise<boolean>[] = [];
    for (const kept of texts) {
      const entryKey = keyOf(kept);
      if (written.has(entryKey)) continue;
      writes.push(
        put(entryKey, keptEntry(kept)).then((ok) => Boolean(ok && written.add(entryKey))),
      );
    }
    for (const [kept, entryKey] of keptKeys) {
      if (texts.includes(kept)) continue;
      keptKeys.delete(kept);
      written.delete(entryKey);
      writes.push(remove(entryKey));
    }
    return (await Promise.all(writes)).every(Boolean);
  }

  /** Takes over what closed tabs left: the newest as the draft. @param isWanted asked at the last moment. */
  async function takeLeft(isWanted: () => boolean = () => true): Promise<Left<Value>> {
    const parked = readParked(userId, thing, isValue);
    let isLate = false;
    const moved = moveLeft(parked, () => !isLate && isWanted());
    const left = await inTime(moved, null, PATIENCE_MS);
    isLate = true;
    if (!left) return isWanted() ? sortOut(parked) : { draft: null, kept: [] };
    for (const parkedKey of parked.keys()) unparkEntry(parkedKey);
    return left;
  }

  /** In one transaction, so that only one tab gets it. */
  async function moveLeft(
    parked: ReadonlyMap<string, Entry<Value>>,
    isWanted: () => boolean,
  ): Promise<Left<Value> | null> {
    const store = await database();
    const keys = await keysOf(store);
    if (keys.length + parked.size === 0) return { draft: null, kept: [] };
    // A page that has parked something was about to go.
    const isUnsure = (one: string) => !one.startsWith('kept/') && !parked.has(one);
    const living = await livingTabs(keys.filter(isUnsure), live);
    if (!isWanted()) return null;
    const { store: table, done } = store.transaction('articles', 'readwrite');
    const entries = new Map<string, Entry<Value>>();
    for (const one of keys) {
      const entry = living.has(one) ? null : readEntry(await table.get(one), isValue);
      if (entry) entries.set(one, entry);
    }
    for (const [one, entry] of parked) entries.set(one, entry);
    const left = sortOut(entries);
    for (const [one, { kind }] of entries) if (kind === 'draft') await table.delete(one);
    if (left.draft) await table.put(draftEntry(left.draft), key);
    for (const kept of left.kept) {
      const entryKey = keyOf(kept);
      await table.put(keptEntry(kept), entryKey);
      written.add(entryKey);
    }
    await done;
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
        const text = { at: entry.at, value: entry.value };
        keptKeys.set(text, entryKey);
        kept.push(text);
      }
    }
    const [draft = null, ...older] = drafts.sort(newestFirst);
    kept.push(...older.map(({ at, value }) => ({ at, value })));
    return { draft, kept: kept.sort(newestFirst) };
  }

  return {
    ...{ takeLeft, keepAside },
    /** Keeps a draft. @returns false when the browser has no room or no storage: then only saving keeps it. */
    keep: (draft: Draft<Value>) => put(key, draftEntry(draft)),
    /** The same for a page that is about to go, with what made way and is not written down yet. */
    keepAtOnce(draft: Draft<Value> | null, texts: readonly Kept<Value>[]) {
      if (draft) parkEntry(key, draftEntry(draft));
      for (const kept of texts) {
        if (!written.has(keyOf(kept))) parkEntry(keyOf(kept), keptEntry(kept));
      }
    },
    /** The page that was about to go is back. */
    comeBack() {
      for (const one of [key, ...keptKeys.values()]) unparkEntry(one);
    },
    /** The server has it. */
    drop: () => remove(key),
    /** A new thing has got its id. */
    async moveTo(id: string) {
      owner = ownerOf(userId, id);
      written.clear();
    },
    /** Whether what was kept here is here still: another place may have taken it over. */
    holds() {
      const found = database().then((store) => store.getKey('articles', key));
      return inTime(found.then(Boolean), false, PATIENCE_MS);
    },
    /** What it left may be taken up by another place. */
    release: () => live.delete(key),
  };
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

function newestFirst(one: { at: number }, other: { at: number }): number {
  return other.at - one.at;
}

function put(key: string, entry: Entry<unknown>): Promise<boolean> {
  const done = database().then((store) => store.put('articles', entry, key));
  const isDone = done.then(() => true);
  return inTime(isDone, false, PATIENCE_MS);
}

/** Without storage there is nothing to remove. */
function remove(key: string): Promise<boolean> {
  const done = database().then((store) => store.delete('articles', key));
  const isDone = done.then(() => true);
  return inTime(isDone, true, PATIENCE_MS);
}
