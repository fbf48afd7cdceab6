import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { BlobReader, configure, type FileEntry, ZipReader } from '@zip.js/zip.js';
import type { z } from 'zod';
import { UserError } from '#tooling/user-error.ts';
import {
  CHECKSUMS_FILE,
  FORMAT,
  MANIFEST_FILE,
  type Manifest,
  manifestSchema,
} from './manifest.ts';

configure({ useWebWorkers: false });

/** A backup whose every byte has been found to be what was written. */
export interface BackupFile {
  manifest: Manifest;
  /** Names this very backup: the digest of its checksums. */
  digest: string;
  /** The lines of an entry, one after the other. None for an entry that this backup has not got. */
  lines(name: string): AsyncIterable<string>;
  /** The content of an entry, in memory: a file of storage has 25 MiB at most. */
  bytes(name: string): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Opens a backup and compares everything in it with its checksum.
 *
 * @throws UserError when it is no backup, was written by a newer version, or is damaged.
 */
export async function openBackup(file: string): Promise<BackupFile> {
  const entries = await readEntries(file);
  const checksums = await textOf(file, entries, CHECKSUMS_FILE);
  await requireIntact(file, entries, checksums);
  const manifest = readManifest(file, await textOf(file, entries, MANIFEST_FILE));
  return {
    manifest,
    digest: createHash('sha256').update(checksums).digest('hex'),
    lines: (name) => linesOf(entries.get(name)),
    bytes: async (name) => new Uint8Array(await found(file, entries, name).arrayBuffer()),
  };
}

/**
 * A line of an entry as what it should be.
 *
 * @throws UserError when it is something else: then somebody has changed the backup.
 */
export function parseLine<Value>(schema: z.ZodType<Value>, line: string, name: string): Value {
  const { data, success } = schema.safeParse(JSON.parse(line));
  if (success) return data;
  throw new UserError(
    `${name} in the backup holds a line that can’t be read: ${line.slice(0, 200)}`,
  );
}

async function readEntries(file: string): Promise<Map<string, FileEntry>> {
  try {
    const entries = await new ZipReader(new BlobReader(await openAsBlob(file))).getEntries();
    return new Map(
      entries.flatMap((entry) => (entry.directory ? [] : [[entry.filename, entry] as const])),
    );
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    throw new UserError(
      code === 'ENOENT' || code === 'ERR_INVALID_ARG_VALUE'
        ? `There is no file ${file}.`
        : `${file} is not a whole zip file. Was it copied to its end? Nothing was changed.`,
    );
  }
}

async function requireIntact(
  file: string,
  entries: Map<string, FileEntry>,
  checksums: string,
): Promise<void> {
  const expected = new Map(
    checksums.split('\n').flatMap((line) => {
      const [, digest, name] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
      return digest && name ? [[name, digest] as const] : [];
    }),
  );
  const wrong: string[] = [];
  for (const [name, digest] of expected) {
    const entry = entries.get(name);
    if (!entry || (await digestOf(entry)) !== digest) wrong.push(name);
  }
  for (const name of entries.keys()) {
    if (name !== CHECKSUMS_FILE && !expected.has(name)) wrong.push(name);
  }
  if (wrong.length === 0) return;
  const more = wrong.length > 5 ? ` and ${wrong.length - 5} more` : '';
  throw new UserError(
    `${file} is damaged: ${wrong.slice(0, 5).join(', ')}${more} ${wrong.length === 1 ? 'is' : 'are'} not what was written. Nothing was changed. Use another copy of it.`,
  );
}

/** `null` when the entry can't even be unpacked. */
async function digestOf(entry: FileEntry): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    await entry.getData(new WritableStream({ write: (chunk) => void hash.update(chunk) }));
    return hash.digest('hex');
  } catch {
    return null;
  }
}

function readManifest(file: string, text: string): Manifest {
  const { data } = manifestSchema.safeParse(JSON.parse(text));
  if (!data)
    throw new UserError(`${file} is not a backup of this site: its manifest can’t be read.`);
  if (data.format <= FORMAT) return data;
  throw new UserError(
    `${file} was written by a newer version of this folder. Update it first: git pull && npm install.`,
  );
}

async function textOf(
  file: string,
  entries: Map<string, FileEntry>,
  name: string,
): Promise<string> {
  try {
    return Buffer.from(await found(file, entries, name).arrayBuffer()).toString('utf8');
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${file} is damaged: ${name} can’t be unpacked. Nothing was changed.`);
  }
}

function found(file: string, entries: Map<string, FileEntry>, name: string): FileEntry {
  const entry = entries.get(name);
  if (entry) return entry;
  throw new UserError(
    `${file} is not a backup that npm run backup has written: it has no ${name}.`,
  );
}

async function* linesOf(entry: FileEntry | undefined): AsyncGenerator<string> {
  if (!entry) return;
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writing = entry.getData(writable);
  // Whoever stops reading, stops the writing: that is no failure.
  writing.catch(() => undefined);
  const input = Readable.fromWeb(readable as Parameters<typeof Readable.fromWeb>[0]);
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line !== '') yield line;
  }
  await writing;
}
