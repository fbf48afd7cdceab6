import { hash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { deserialize, serialize } from 'node:v8';

/** A row as pages get it. */
export type Entry = Record<string, unknown>;

export interface KeptEntry {
  /** `entryDigest` of its source. */
  digest: string;
  entry: Entry;
}

/**
 * A cache on disk: the last valid entry of every row, so that a new process need not render it again.
 * While a row is invalid, its pages show this entry, whichever process read the valid row. Without the
 * file such rows are left out.
 */
export class KeptEntries {
  readonly #database: DatabaseSync;
  readonly #keep: StatementSync;
  readonly #last: StatementSync;
  readonly #forget: StatementSync;

  constructor(file: string) {
    mkdirSync(path.dirname(file), { recursive: true });
    this.#database = new DatabaseSync(file, { timeout: 10_000 });
    // A crash may cost the newest entries; a commit need not reach the disk.
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

  last(id: string): KeptEntry | undefined {
    const row = this.#last.get(id) as { digest: string; entry: Uint8Array } | undefined;
    return row && { digest: row.digest, entry: deserialize(row.entry) as Entry };
  }

  forget(id: string): void {
    this.#forget.run(id);
  }

  keepAll(entries: readonly (readonly [id: string, entry: KeptEntry])[]): void {
    this.#database.exec('begin immediate');
    try {
      for (const [id, entry] of entries) this.keep(id, entry);
    } finally {
      this.#database.exec('commit');
    }
  }
}

/** Covers a row and the version of the code that makes its entry. */
export function entryDigest(rules: string, row: unknown): string {
  return hash('sha256', JSON.stringify([rules, row]));
}

export const keptEntries = openOnce('kept-entries.sqlite');

/** The search’s files; apart, because a build from scratch makes its own. */
export const keptSearch = openOnce('kept-search.sqlite');

function openOnce(file: string): () => KeptEntries {
  let opened: KeptEntries | undefined;
  return () => {
    const folder = process.env.ASTRO_CACHE_DIR || 'node_modules/.astro';
    opened ??= new KeptEntries(path.resolve(folder, file));
    return opened;
  };
}
