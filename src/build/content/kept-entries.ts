import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';

type Entry = Record<string, unknown>;

const FILE = path.resolve(process.env.ASTRO_CACHE_DIR || 'node_modules/.astro', 'kept-entries');

/**
 * The last good entries of rows that break the rules now, so that their pages stay as they were: in
 * this build, in the next, and in releases that are rendered without one. There are hardly ever any.
 */
export class KeptEntries {
  readonly #file: string;

  constructor(file = FILE) {
    this.#file = file;
  }

  /**
   * What is shown instead of a row that breaks the rules.
   *
   * @param last what whoever asks showed before, if anything; only a first time counts.
   */
  inPlaceOf(id: string, last: Entry | undefined): Entry | undefined {
    const entries = this.#read();
    const known = entries.get(id);
    if (known || !last) return known;
    this.#write(entries.set(id, last));
    return last;
  }

  /** To be called for a row that keeps the rules, or is gone. */
  forget(id: string): void {
    if (!existsSync(this.#file)) return;
    const entries = this.#read();
    if (entries.delete(id)) this.#write(entries);
  }

  #read(): Map<string, Entry> {
    try {
      return deserialize(readFileSync(this.#file)) as Map<string, Entry>;
    } catch {
      return new Map();
    }
  }

  #write(entries: ReadonlyMap<string, Entry>): void {
    const part = `${this.#file}.${process.pid}.part`;
    writeFileSync(part, serialize(entries));
    renameSync(part, this.#file);
  }
}
