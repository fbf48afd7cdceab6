import { z } from 'astro/zod';
import { type Entry, entryDigest, type KeptEntry, keptEntries } from './kept-entries.ts';
import type { Candidate, Kind } from './kind.ts';
import type { ContentSource } from './source.ts';

/** A row of `changes_since()`. */
export interface Changes {
  entity: string;
  /** Without those that have no id: the order of the galleries, and the settings. */
  entity_ids: string[];
}

/** Entries of one kind; unchanged rows keep their objects. */
export class KindSync {
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
