import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Random } from '../../support/random.ts';
import type { Record } from './records.ts';
import { StoredFile, type Survives } from './stored-file.ts';

type Names = Map<string, StoredFile | 'folder'>;
interface NameChange {
  index: number;
  change: (names: Names) => void;
}

/**
 * A disk under a file system with a journal (ext4, XFS, APFS, NTFS): bytes are there for certain when
 * their file was synced after they were written, in any order before that, and torn in the middle. Names and lengths
 * of files change in the order of the calls, and are there for certain with the next sync of any file.
 */
export class Disk {
  /** As the running system sees it. */
  readonly #names: Names = new Map();
  readonly #certainNames: Names = new Map();
  #pending: NameChange[] = [];
  readonly #dirty = new Set<StoredFile>();
  readonly #syncs = new Map<string, { index: number; file: StoredFile | null }>();
  #index = 0;

  apply(record: Record): void {
    this.#index += 1;
    const { kind } = record;
    if (kind === 'create') this.#create(record.path);
    if (kind === 'mkdir') this.#rename((names) => names.set(record.path, 'folder'));
    if (kind === 'remove') this.#rename((names) => removeTree(names, record.path));
    if (kind === 'rename') this.#rename((names) => moveTree(names, record.path, record.to));
    if (kind === 'write') this.#write(record, Buffer.from(record.bytes, 'base64'));
    if (kind === 'zeros') this.#write(record, Buffer.alloc(record.length));
    if (kind === 'truncate') this.#changing(record.path).truncate(this.#index, record.size);
    if (kind === 'sync') this.#beginSync(record);
    if (kind === 'synced') this.#endSync(record.id);
  }

  /** Writes what a cut at this moment leaves. */
  async writeTo(folder: string, survives: Survives, random: Random): Promise<void> {
    const names = new Map(this.#certainNames);
    const kept = {
      nothing: 0,
      something: random.below(this.#pending.length + 1),
      everything: Infinity,
    };
    const renamed = this.#pending.slice(0, kept[survives]);
    for (const { change } of renamed) change(names);
    const journal = survives === 'everything' ? Infinity : (renamed.at(-1)?.index ?? 0);
    await mkdir(folder, { recursive: true });
    for (const [name, found] of names) {
      if (found === 'folder') await mkdir(path.join(folder, name), { recursive: true });
    }
    for (const [name, found] of names) {
      if (found === 'folder') continue;
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, found.contentAfterCut(survives, journal, random));
    }
  }

  /** Files that nothing but the recorded calls has written, with their content. */
  *files(within: string): Generator<[string, Buffer]> {
    for (const [name, found] of this.#names) {
      if (found !== 'folder' && name.startsWith(within)) yield [name, found.content()];
    }
  }

  #create(name: string): void {
    const found = this.#names.get(name);
    if (found instanceof StoredFile) {
      this.#changing(name).truncate(this.#index, 0);
      return;
    }
    const file = new StoredFile();
    this.#rename((names) => names.set(name, file));
  }

  #rename(change: (names: Names) => void): void {
    change(this.#names);
    this.#pending.push({ index: this.#index, change });
  }

  #write(to: { path: string; position: number }, bytes: Buffer): void {
    this.#changing(to.path).write(this.#index, to.position, bytes);
  }

  #changing(name: string): StoredFile {
    const found = this.#names.get(name);
    if (!(found instanceof StoredFile)) throw new Error(`${name} is changed and was never made.`);
    this.#dirty.add(found);
    return found;
  }

  #beginSync({ path: name, id, content }: Extract<Record, { kind: 'sync' }>): void {
    if (content !== undefined) {
      this.#create(name);
      this.#write({ path: name, position: 0 }, Buffer.from(content, 'base64'));
    }
    const found = this.#names.get(name);
    const file = found instanceof StoredFile ? found : null;
    this.#syncs.set(id, { index: this.#index, file });
  }

  #endSync(id: string): void {
    const begun = this.#syncs.get(id);
    if (!begun) throw new Error(`The sync ${id} ended and never began.`);
    this.#syncs.delete(id);
    const isCertain = ({ index }: NameChange) => index <= begun.index;
    for (const { change } of this.#pending.filter(isCertain)) change(this.#certainNames);
    this.#pending = this.#pending.filter((one) => !isCertain(one));
    for (const file of this.#dirty) {
      if (file === begun.file) file.sync(begun.index);
      else file.syncLength(begun.index);
      if (file.isSynced) this.#dirty.delete(file);
    }
  }
}

function inTree(names: Names, top: string): string[] {
  return [...names.keys()].filter((name) => name === top || name.startsWith(`${top}/`));
}

function removeTree(names: Names, top: string): void {
  for (const name of inTree(names, top)) names.delete(name);
}

function moveTree(names: Names, from: string, to: string): void {
  for (const name of inTree(names, from)) {
    const found = names.get(name);
    names.delete(name);
    if (found) names.set(`${to}${name.slice(from.length)}`, found);
  }
}
