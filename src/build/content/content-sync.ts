import { z } from 'astro/zod';
import { buildBackend } from '#environment';
import { type Entry, entryDigest, type KeptEntry, keptEntries } from './kept-entries.ts';
import type { Candidate, Kind } from './kind.ts';
import { type Content, KINDS } from './kinds.ts';
import { type ContentSource, ContentSourceError, contentSource } from './source.ts';

export interface SyncReport {
  /** At least this content version was read. */
  version: number;
  /** A sentence for each invalid row; its page stays as it was. */
  broken: string[];
}

/** Reads everything once, then only what has changed. */
export class ContentSync {
  readonly #kinds = Object.entries<Kind<Entry>>(KINDS).map(([name, kind]) => ({
    name,
    arePictures: kind.arePictures ?? false,
    sync: new KindSync(kind),
  }));
  #version: number | null = null;

  async update(): Promise<SyncReport & { content: Content }> {
    const source = openSource();
    // Before any row: a change that lands meanwhile makes it too low rather than too high, so that the
    // staff area asks for one release too many at worst, and never takes a missing change for live.
    const version = Number(await source.call('content_version'));
    const changes =
      this.#version === null
        ? null
        : await source.call<Changes[]>('changes_since', { version: this.#version });
    const texts = this.#kinds.filter(({ arePictures }) => !arePictures);
    await Promise.all(texts.map(({ sync }) => sync.update(source, changes)));
    const shown = new Set(texts.flatMap(({ sync }) => sync.pictures).filter((id) => id !== null));
    for (const { arePictures, sync } of this.#kinds) {
      if (arePictures) await sync.update(source, changes, shown);
    }
    this.#version = version;
    return {
      version,
      broken: this.#kinds.flatMap(({ sync }) => sync.broken),
      // Each map was parsed by the schema of its kind.
      content: Object.fromEntries(
        this.#kinds.map(({ name, sync }) => [name, sync.entries]),
      ) as unknown as Content,
    };
  }
}

function openSource() {
  try {
    return contentSource(buildBackend());
  } catch (error) {
    throw new ContentSourceError(error instanceof Error ? error.message : String(error));
  }
}

/** A row of `changes_since()`. */
interface Changes {
  entity: string;
  /** Without those that have no id: the order of the galleries, and the settings. */
  entity_ids: string[];
}

/** Entries of one kind; unchanged rows keep their objects. */
class KindSync {
  readonly #kind: Kind<Entry>;
  readonly #kept = new Map<string, KeptEntry>();
  readonly #broken = new Map<string, string>();

  constructor(kind: Kind<Entry>) {
    this.#kind = kind;
  }

  get entries(): ReadonlyMap<string, Entry> {
    return new Map([...this.#kept].map(([id, { entry }]) => [id, entry]));
  }

  get broken(): string[] {
    return [...this.#broken.values()];
  }

  get pictures(): (string | null)[] {
    const { pictures } = this.#kind;
    return pictures ? [...this.#kept.values()].flatMap(({ entry }) => pictures(entry)) : [];
  }

  /**
   * Reads changed rows again.
   *
   * @param changes since the last time; `null` reads everything.
   * @param wanted all other rows are forgotten; by default none.
   */
  async update(
    source: ContentSource,
    changes: readonly Changes[] | null,
    wanted?: ReadonlySet<string>,
  ): Promise<void> {
    const { changedBy, readAgain } = this.#kind;
    const own = changes?.filter(({ entity }) => changedBy.includes(entity));
    const changed = new Set(own?.flatMap(({ entity_ids }) => entity_ids));
    let asked: ReadonlySet<string> | undefined;
    if (wanted) {
      asked = new Set([...wanted].filter((id) => !this.#kept.has(id) || changed.has(id)));
    } else if (readAgain === 'changed') asked = changed;
    const isUnchanged = own && (asked ? asked.size === 0 : own.length === 0);
    if (!isUnchanged) await this.#read(source, own && asked);
    if (wanted) this.#forgetOthers(wanted);
  }

  async #read(source: ContentSource, asked: ReadonlySet<string> | undefined): Promise<void> {
    const candidates = await this.#kind.read(source, asked && [...asked]);
    const known = new Set(candidates.map(({ id }) => id));
    for (const id of asked ?? [...this.#kept.keys(), ...this.#broken.keys()]) {
      if (!known.has(id)) this.#forget(id);
    }
    const made: [string, KeptEntry][] = [];
    for (const candidate of candidates) {
      const entry = await this.#take(candidate);
      if (entry) made.push([candidate.id, entry]);
    }
    keptEntries().keepAll(made);
  }

  /** @returns the entry if it is new. */
  async #take(candidate: Candidate): Promise<KeptEntry | null> {
    const { id, row, entry } = candidate;
    const digest = entryDigest(this.#kind.rules, row);
    const before = this.#kept.get(id) ?? this.#last(id);
    if (before?.digest === digest) {
      this.#kept.set(id, before);
      return null;
    }
    try {
      const made = { digest, entry: this.#kind.schema.parse(await entry()) };
      this.#kept.set(id, made);
      this.#broken.delete(id);
      return made;
    } catch (error) {
      // Under the invalid row’s digest, so that it is tried again only when the row changes.
      if (before) this.#kept.set(id, { digest, entry: before.entry });
      this.#broken.set(id, brokenRow(candidate, error, before !== undefined));
      return null;
    }
  }

  /** From the cache, unless its shape is obsolete. */
  #last(id: string): KeptEntry | undefined {
    const last = keptEntries().last(id);
    const { data } = this.#kind.schema.safeParse(last?.entry);
    return last && data && { digest: last.digest, entry: data };
  }

  #forget(id: string): void {
    this.#kept.delete(id);
    this.#broken.delete(id);
    keptEntries().forget(id);
  }

  #forgetOthers(wanted: ReadonlySet<string>): void {
    for (const id of this.#kept.keys()) if (!wanted.has(id)) this.#forget(id);
  }
}

function brokenRow({ id, label }: Candidate, error: unknown, isKept: boolean): string {
  const outcome = isKept ? 'stays as it was' : 'is left out';
  return `${label} (${id}) ${outcome}: ${reasonOf(error)}`;
}

/** One line: the schema’s complaints by field, or the error’s message. */
function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) {
    return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  }
  return error instanceof Error ? error.message : String(error);
}
