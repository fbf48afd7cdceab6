import { getCollection, getEntry } from 'astro:content';
import { type BusinessSettings, NO_SETTINGS } from '#domain/business-settings.ts';
import type { GalleryEntry, MediaEntry, PostEntry } from './schemas.ts';
import { SETTINGS_ID } from './settings.ts';

/** Everything from the backend that pages are made of, at one moment. */
export interface Snapshot {
  /** The content version that is in it at least. */
  version: number;
  /** By id; a changed row is another object, an unchanged one the same. */
  posts: ReadonlyMap<string, PostEntry>;
  galleries: ReadonlyMap<string, GalleryEntry>;
  media: ReadonlyMap<string, MediaEntry>;
  /** What the owner has changed about the business; the same object while it is the same. */
  settings: BusinessSettings;
}

let held: Promise<Snapshot> | undefined;

/** From now on pages are made of this, and not of Astro's collections. */
export function holdSnapshot(snapshot: Snapshot): void {
  held = Promise.resolve(snapshot);
}

/** What pages are made of now: in a build Astro's collections, which do not change during it. */
export function currentSnapshot(): Promise<Snapshot> {
  if (import.meta.env.DEV) return readCollections();
  held ??= readCollections();
  return held;
}

async function readCollections(): Promise<Snapshot> {
  const [posts, galleries, media, settings, origin] = await Promise.all([
    getCollection('posts'),
    getCollection('galleries'),
    getCollection('media'),
    getEntry('settings', SETTINGS_ID),
    getEntry('origin', 'backend'),
  ]);
  return {
    version: origin?.data.contentVersion ?? 0,
    posts: byId(posts),
    galleries: byId(galleries),
    media: byId(media),
    settings: settings?.data ?? NO_SETTINGS,
  };
}

function byId<Data>(entries: readonly { id: string; data: Data }[]): Map<string, Data> {
  return new Map(entries.map(({ id, data }) => [id, data]));
}

/** A list that every page asks for, made once for a state of the content. */
export function perSnapshot<Value>(
  make: (snapshot: Snapshot) => Promise<Value>,
): () => Promise<Value> {
  const known = new WeakMap<Snapshot, Promise<Value>>();
  return async () => {
    const snapshot = await currentSnapshot();
    const value = known.get(snapshot) ?? make(snapshot);
    known.set(snapshot, value);
    return value;
  };
}
