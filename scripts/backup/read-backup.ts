import { createHash, hash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { BlobReader, configure, type FileEntry, ZipReader } from '@zip.js/zip.js';
import { z } from 'zod';
import { UserError } from '#tooling/user-error.ts';
import { withNamesOfNow } from './earlier-names.ts';
import {
  ACCOUNTS_FILE,
  accountSchema,
  CHECKSUMS_FILE,
  entryOfFile,
  FILES_FILE,
  FORMAT,
  MANIFEST_FILE,
  type Manifest,
  manifestSchema,
  storedFileSchema,
} from './manifest.ts';
import { entriesByName, linesOf, requireSize, unpack } from './read-entry.ts';
import { fileOfTable } from './tables.ts';

configure({ useWebWorkers: false });

/** An intact backup with valid lines. */
export interface BackupFile {
  manifest: Manifest;
  /** Identifies the backup: the digest of its checksums. */
  digest: string;
  /** Lines of an entry; none for a missing entry. */
  lines(name: string): AsyncIterable<string>;
  /** An entry in memory: files of storage have at most 25 MiB. */
  bytes(name: string): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Opens a backup and checks every checksum and line.
 *
 * @throws UserError when it is no backup, was written by a newer version, or is damaged.
 */
export async function openBackup(file: string): Promise<BackupFile> {
  const entries = await readEntries(file);
  for (const entry of entries.values()) requireSize(file, entry);
  const checksums = await textOf(file, entries, CHECKSUMS_FILE);
  await requireIntact(file, entries, checksums);
  const manifest = readManifest(file, await textOf(file, entries, MANIFEST_FILE));
  const lines = (name: string) => linesOf(name, entries.get(name));
  const known = new Set([ACCOUNTS_FILE, FILES_FILE, MANIFEST_FILE, CHECKSUMS_FILE]);
  const accounts = new Set<string>();
  await requireLines(lines, ACCOUNTS_FILE, accountSchema, manifest.accounts, ({ id }) =>
    requireNew(accounts, id, ACCOUNTS_FILE),
  );
  for (const [table, count] of Object.entries(manifest.tables)) {
    known.add(fileOfTable(table));
    await requireLines(lines, fileOfTable(table), rowSchema, count);
  }
  await requireLines(lines, FILES_FILE, storedFileSchema, manifest.files.count, (stored) => {
    const name = entryOfFile(stored);
    requireNew(known, name, FILES_FILE);
    found(file, entries, name);
  });
  for (const name of entries.keys()) {
    if (known.has(name) || /^(?:articles|pages)\//.test(name)) continue;
    throw new UserError(`The backup holds ${name} and does not list it. Nothing was changed.`);
  }
  return withNamesOfNow({
    manifest,
    digest: hash('sha256', checksums),
    lines,
    bytes: async (name) => new Uint8Array(await found(file, entries, name).arrayBuffer()),
  });
}

function requireNew(seen: Set<string>, key: string, name: string): void {
  if (seen.has(key)) throw new UserError(`${name} in the backup names ${key} twice.`);
  seen.add(key);
}

const rowSchema = z.record(z.string(), z.unknown());

async function requireLines<Value>(
  lines: BackupFile['lines'],
  name: string,
  schema: z.ZodType<Value>,
  expected: number,
  check?: (value: Value) => void,
): Promise<void> {
  let count = 0;
  for await (const line of lines(name)) {
    const value = parseLine(schema, line, name);
    check?.(value);
    count += 1;
  }
  if (count === expected) return;
  throw new UserError(
    `The backup should hold ${expected} lines in ${name}, and holds ${count}. Nothing was changed.`,
  );
}

/**
 * A parsed line of an entry.
 *
 * @throws UserError for an invalid one: the backup was changed.
 */
export function parseLine<Value>(schema: z.ZodType<Value>, line: string, name: string): Value {
  const { data, success } = schema.safeParse(parseJson(line));
  if (success) return data;
  throw new UserError(
    `${name} in the backup holds a line that can’t be read: ${line.slice(0, 200)}`,
  );
}

/** `undefined` for invalid JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readEntries(file: string): Promise<Map<string, FileEntry>> {
  try {
    const zip = new ZipReader(new BlobReader(await openAsBlob(file)));
    return await entriesByName(file, zip.getEntriesGenerator());
  } catch (error) {
    if (error instanceof UserError) throw error;
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

/** `null` when the entry can't be unpacked. */
async function digestOf(entry: FileEntry): Promise<string | null> {
  const sum = createHash('sha256');
  try {
    await unpack(entry, (chunk) => sum.update(chunk));
    return sum.digest('hex');
  } catch {
    return null;
  }
}

function readManifest(file: string, text: string): Manifest {
  const { data } = manifestSchema.safeParse(parseJson(text));
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
    const chunks: Uint8Array[] = [];
    await unpack(found(file, entries, name), (chunk) => chunks.push(chunk));
    return Buffer.concat(chunks).toString('utf8');
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
