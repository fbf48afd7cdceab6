import { isDeepStrictEqual } from 'node:util';
import type { z } from 'astro/zod';
import { NO_SETTINGS } from '#domain/business-settings.ts';
import { GALLERY_RULES, readGalleries } from './galleries.ts';
import { entryDigest, keptEntries } from './kept-entries.ts';
import { MEDIA_RULES, readMedia } from './media.ts';
import { POST_RULES, readFormerSlugs, readPosts } from './posts.ts';
import { brokenRow, type Candidate } from './rows-loader.ts';
import {
  type GalleryEntry,
  gallerySchema,
  type MediaEntry,
  mediaSchema,
  type PostEntry,
  postSchema,
  type SettingsEntry,
  settingsSchema,
} from './schemas.ts';
import { readSettings, SETTINGS_ID, SETTINGS_RULES } from './settings.ts';
import type { Snapshot } from './snapshot.ts';
import type { ContentSource } from './source.ts';
import { openContent } from './version.ts';

/** What a reading of the content came to. */
export interface SyncReport {
  /** The content version that was read, at least. */
  version: number;
  /** A sentence for each row that breaks the rules; its page stays as it was. */
  broken: string[];
}

interface Kept<Entry> {
  digest: string;
  entry: Entry;
}

/** Entries of one kind; those whose row did not change stay the same objects. */
class Kind<Entry extends Record<string, unknown>> {
  readonly #rules: string;
  readonly #schema: z.ZodType<Entry>;
  readonly #kept = new Map<string, Kept<Entry>>();
  readonly #broken = new Map<string, string>();

  constructor(rules: string, schema: z.ZodType<Entry>) {
    this.#rules = rules;
    this.#schema = schema;
  }

  get entries(): ReadonlyMap<string, Entry> {
    return new Map([...this.#kept].map(([id, { entry }]) => [id, entry]));
  }

  /** A sentence for each row that breaks the rules now. */
  get broken(): string[] {
    return [...this.#broken.values()];
  }

  /** @param candidates what the backend has of `asked`, or of everything. */
  async take(candidates: readonly Candidate[], asked?: ReadonlySet<string>): Promise<void> {
    const known = new Set(candidates.map(({ id }) => id));
    for (const id of asked ?? [...this.#kept.keys(), ...this.#broken.keys()]) {
      if (!known.has(id)) this.#forget(id);
    }
    await keptEntries().together(async () => {
      for (const candidate of candidates) await this.#takeOne(candidate);
    });
  }

  async #takeOne(candidate: Candidate): Promise<void> {
    const { id, row, entry } = candidate;
    const digest = entryDigest(this.#rules, row);
    const before = this.#kept.get(id) ?? this.#last(id);
    if (before?.digest === digest) {
      this.#kept.set(id, before);
      return;
    }
    try {
      const good = this.#schema.parse(await entry());
      this.#kept.set(id, { digest, entry: good });
      this.#broken.delete(id);
      keptEntries().keep(id, { digest, entry: good });
    } catch (error) {
      // Under the broken row's digest, so that it is tried again only when the row is another one.
      if (before) this.#kept.set(id, { digest, entry: before.entry });
      this.#broken.set(id, brokenRow(candidate, error, before !== undefined));
    }
  }

  /** What another process kept last, unless that was of another shape. */
  #last(id: string): Kept<Entry> | undefined {
    const last = keptEntries().last(id);
    const { data } = this.#schema.safeParse(last?.entry);
    return last && data && { digest: last.digest, entry: data };
  }

  #forget(id: string): void {
    this.#kept.delete(id);
    this.#broken.delete(id);
    keptEntries().forget(id);
  }

  has(id: string): boolean {
    return this.#kept.has(id);
  }

  /** Forgets all others. */
  keep(wanted: ReadonlySet<string>): void {
    for (const id of this.#kept.keys()) if (!wanted.has(id)) this.#forget(id);
  }
}

/** Reads the content once, and then only what has changed. */
export class ContentSync {
  readonly #posts = new Kind<PostEntry>(POST_RULES, postSchema);
  readonly #galleries = new Kind<GalleryEntry>(GALLERY_RULES, gallerySchema);
  readonly #settings = new Kind<SettingsEntry>(SETTINGS_RULES, settingsSchema);
  readonly #media = new Kind<MediaEntry>(MEDIA_RULES, mediaSchema);
  #version: number | null = null;

  async update(): Promise<SyncReport & { snapshot: Snapshot }> {
    const { source, version } = await openContent({});
    const changed = this.#version === null ? undefined : await changedSince(source, this.#version);
    const [posts, galleries, settings] = await Promise.all([
      changed?.posts.size === 0 ? null : this.#readPosts(source, changed?.posts),
      changed?.galleries === false ? null : readGalleries(source),
      changed?.settings === false ? null : readSettings(source),
    ]);
    if (posts) await this.#posts.take(...posts);
    if (galleries) await this.#galleries.take(galleries);
    if (settings) await this.#settings.take(settings);
    const used = this.#picturesInUse();
    const wanted =
      changed && new Set([...used].filter((id) => !this.#media.has(id) || changed.media.has(id)));
    await this.#media.take(await readMedia(source, wanted && [...wanted]), wanted);
    this.#media.keep(used);
    this.#version = version;
    const kinds = [this.#posts, this.#galleries, this.#media, this.#settings];
    const broken = kinds.flatMap((kind) => kind.broken);
    const snapshot = {
      version,
      posts: this.#posts.entries,
      galleries: this.#galleries.entries,
      media: this.#media.entries,
      settings: this.#settings.entries.get(SETTINGS_ID) ?? NO_SETTINGS,
    };
    return { version, broken, snapshot };
  }

  /** Beside what has changed: articles that lost a former address, because another one has taken it. */
  async #readPosts(
    source: ContentSource,
    changed: ReadonlySet<string> | undefined,
  ): Promise<[Candidate[], ReadonlySet<string> | undefined]> {
    const reading = readFormerSlugs(source);
    const [posts, slugs] = await Promise.all([
      readPosts(source, reading, changed && [...changed]),
      reading,
    ]);
    if (!changed) return [posts, changed];
    const others = [...this.#posts.entries].filter(
      ([id, { formerSlugs }]) =>
        !changed.has(id) && !isDeepStrictEqual(formerSlugs, slugs.get(id) ?? []),
    );
    if (others.length === 0) return [posts, changed];
    const ids = others.map(([id]) => id);
    const more = await readPosts(source, slugs, ids);
    return [[...posts, ...more], changed.union(new Set(ids))];
  }

  /** Visitors may see a picture as long as something that they see shows it. */
  #picturesInUse(): Set<string> {
    const used = new Set<string | null>();
    for (const { coverId, segments } of [
      ...this.#posts.entries.values(),
      ...this.#galleries.entries.values(),
    ]) {
      used.add(coverId);
      for (const part of segments) if (part.kind === 'figure') used.add(part.mediaId);
    }
    for (const { pictures } of this.#galleries.entries.values()) {
      for (const { mediaId, beforeMediaId } of pictures) used.add(mediaId).add(beforeMediaId);
    }
    used.delete(null);
    return used as Set<string>;
  }
}

interface Changed {
  posts: ReadonlySet<string>;
  media: ReadonlySet<string>;
  /** Whether any of them did: they are few, and their order has no key. */
  galleries: boolean;
  settings: boolean;
}

/** Ids of what has changed after a version, as far as visitors could notice. */
async function changedSince(source: ContentSource, version: number): Promise<Changed> {
  const kinds = await source.call<ChangedKind[]>('changes_since', { version });
  const idsOf = (kind: string) =>
    new Set(kinds.flatMap(({ entity, entity_ids }) => (entity === kind ? entity_ids : [])));
  const isAmong = (kind: string) => kinds.some(({ entity }) => entity === kind);
  return {
    posts: idsOf('post'),
    media: idsOf('media'),
    galleries: isAmong('gallery'),
    settings: isAmong('settings'),
  };
}

interface ChangedKind {
  entity: string;
  /** Without those that have none: the order of the galleries and the settings. */
  entity_ids: string[];
}
