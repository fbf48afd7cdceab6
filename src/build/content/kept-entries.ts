import { hash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { deserialize, serialize } from 'node:v8';

/** What pages are given of a row. */
export type Entry = Record<string, unknown>;

/** An entry as it was kept. */
export interface KeptEntry {
  /** `entryDigest` of what it was made from. */
  digest: string;
  entry: Entry;
}

/**
 * The last good entry of every row, with the digest of what it was made from: a process that starts need
 * not make it again. While a row breaks the rules its pages show that: in this build, in
 * the next, and in releases that are rendered without one, whichever process met the row when it was
 * still good. Safe to lose: such a row is left out then.
 */
export class KeptEntries {
  readonly #database: DatabaseSync;
  readonly #keep: StatementSync;
  readonly #last: StatementSync;
  readonly #forget: StatementSync;

  constructor(file: string) {
    mkdirSync(path.dirname(file), { recursive: true });
    this.#database = new DatabaseSync(file, { timeout: 10_000 });
    // A crash of the machine may cost the newest entries; a commit for each need not reach the disk.
    this.#database.exec('pragma journal_mode = wal; pragma synchronous = off');
    this.#database.exec(
      'create table if not exists entries (id text primary key, digest text not null, entry blob not null)',
    );
    this.#keep = this.#database.prepare(
      'insert or replace into entries (id, digest, entry) values (?, ?, ?)',
    );
    this.#last = this.#database.prepare('select digest, entry from entries where id = ?');
    this.#forget = this.#database.prepare('delete from entries where id = ?');
  }

  keep(id: string, { digest, entry }: KeptEntry): void {
    this.#keep.run(id, digest, serialize(entry));
  }

  /** What was last kept, if anything was. */
  last(id: string): KeptEntry | undefined {
    const row = this.#last.get(id) as { digest: string; entry: Uint8Array } | undefined;
    return row && { digest: row.digest, entry: deserialize(row.entry) as Entry };
  }

  /** To be called for a row that is gone. */
  forget(id: string): void {
    this.#forget.run(id);
  }

  /** All of them with one write to the disk. */
  keepAll(entries: readonly (readonly [id: string, entry: KeptEntry])[]): void {
    this.#database.exec('begin immediate');
    try {
      for (const [id, entry] of entries) this.keep(id, entry);
    } finally {
      this.#database.exec('commit');
    }
  }
}

/** Of all that an entry is made from: its row, and the version of the code that makes it. */
export function entryDigest(rules: string, row: unknown): string {
  return hash('sha256', JSON.stringify([rules, row]));
}

let opened: KeptEntries | undefined;

/** Those of this process, opened when they are first asked for. */
export function keptEntries(): KeptEntries {
  opened ??= new KeptEntries(inCache('kept-entries.sqlite'));
  return opened;
}

let openedSearch: KeptEntries | undefined;

/** The files of the search, kept in the same way; apart, because a build from scratch makes its own. */
export function keptSearch(): KeptEntries {
  openedSearch ??= new KeptEntries(inCache('kept-search.sqlite'));
  return openedSearch;
}

function inCache(file: string): string {
  return path.resolve(process.env.ASTRO_CACHE_DIR || 'node_modules/.astro', file);
}
