import type { Random } from '../../support/random.ts';

/** What a power cut leaves of that which was not synced. */
export type Survives = 'nothing' | 'something' | 'everything';

/** What a disk writes whole or not at all. */
const SECTOR = 512;

type Unsynced = { index: number } & (
  | { kind: 'write'; position: number; bytes: Buffer }
  | { kind: 'truncate'; size: number }
);

/** A file: what is on the disk for certain, and what the system still has to write. */
export class StoredFile {
  #certain: Buffer = Buffer.alloc(0);
  #unsynced: Unsynced[] = [];

  get isSynced(): boolean {
    return this.#unsynced.length === 0;
  }

  write(index: number, position: number, bytes: Buffer): void {
    this.#unsynced.push({ index, kind: 'write', position, bytes });
  }

  truncate(index: number, size: number): void {
    this.#unsynced.push({ index, kind: 'truncate', size });
  }

  /** All changes up to that one are on the disk. */
  sync(index: number): void {
    const done = this.#unsynced.filter((change) => change.index <= index);
    this.#certain = applyAll(this.#certain, done);
    this.#unsynced = this.#unsynced.filter((change) => change.index > index);
  }

  /** The file's length up to that change is on the disk: another file was synced. */
  syncLength(index: number): void {
    const last = this.#unsynced.findLastIndex(
      (change) => change.kind === 'truncate' && change.index <= index,
    );
    if (last < 0) return;
    const earlier = this.#unsynced.slice(0, last + 1);
    const size = Math.min(...earlier.map((one) => (one.kind === 'truncate' ? one.size : Infinity)));
    // Bytes before that length may still be on their way; those behind it never come.
    const clipped = earlier.flatMap((change) =>
      change.kind === 'write' && change.position < size
        ? [{ ...change, bytes: change.bytes.subarray(0, size - change.position) }]
        : [],
    );
    const lengths = earlier.filter((change) => change.kind === 'truncate');
    this.#certain = applyAll(this.#certain, lengths);
    this.#unsynced = [...clipped, ...this.#unsynced.slice(last + 1)];
  }

  content(): Buffer {
    return applyAll(this.#certain, this.#unsynced);
  }

  /** @param journal index of the last change of names and lengths that the disk has. */
  contentAfterCut(survives: Survives, journal: number, random: Random): Buffer {
    if (survives === 'everything') return this.content();
    if (survives === 'nothing') return this.#certain;
    const left = this.#unsynced.flatMap((change) => {
      if (change.kind === 'truncate') return change.index <= journal ? [change] : [];
      return remains(change, random);
    });
    return applyAll(this.#certain, left);
  }
}

/** All of a write, nothing, or any of its sectors. */
function remains(change: Extract<Unsynced, { kind: 'write' }>, random: Random): Unsynced[] {
  const how = random.below(3);
  if (how === 0) return [];
  if (how === 1) return [change];
  const { position, bytes } = change;
  const sectors: Unsynced[] = [];
  for (let start = 0; start < bytes.length; start += SECTOR) {
    const sector = bytes.subarray(start, start + SECTOR);
    if (random.below(2)) sectors.push({ ...change, position: position + start, bytes: sector });
  }
  return sectors;
}

function applyAll(content: Buffer, changes: readonly Unsynced[]): Buffer {
  if (changes.length === 0) return content;
  const ends = changes.map((one) =>
    one.kind === 'write' ? one.position + one.bytes.length : one.size,
  );
  const bytes = Buffer.alloc(ends.reduce((most, end) => Math.max(most, end), content.length));
  content.copy(bytes);
  let length = content.length;
  for (const change of changes) {
    if (change.kind === 'write') {
      change.bytes.copy(bytes, change.position);
      length = Math.max(length, change.position + change.bytes.length);
    } else {
      bytes.fill(0, change.size);
      length = change.size;
    }
  }
  return bytes.subarray(0, length);
}
