import type { Entry, FileEntry } from '@zip.js/zip.js';
import { UserError } from '#tooling/user-error.ts';
import { CHECKSUMS_FILE, MANIFEST_FILE } from './manifest.ts';

const MIB = 1024 * 1024;
/** Bytes of the largest file that storage takes. */
const MOST_OF_FILE = 25 * MIB;
/** Of a line, and of what is read as a whole besides files. */
const MOST_OF_TEXT = 16 * MIB;
/** Far more than a site has files and texts: a million empty ones take minutes and gigabytes to list. */
const MOST_ENTRIES = 100_000;

/** The files of a zip by name, counted while they are listed. */
export async function entriesByName(
  file: string,
  entries: AsyncIterable<Entry>,
): Promise<Map<string, FileEntry>> {
  const byName = new Map<string, FileEntry>();
  let count = 0;
  for await (const entry of entries) {
    count += 1;
    if (count > MOST_ENTRIES) {
      throw new UserError(
        `${file} was not written by npm run backup: it holds more than ${MOST_ENTRIES} files, and no site has so many. Nothing was changed.`,
      );
    }
    if (!entry.directory) byName.set(entry.filename, entry);
  }
  return byName;
}

/** A small zip may hold more than there is memory. Rows are read line by line. */
export function requireSize(file: string, { filename, uncompressedSize }: FileEntry): void {
  if (filename.endsWith('.jsonl')) return;
  const isText = filename === CHECKSUMS_FILE || filename === MANIFEST_FILE;
  if (uncompressedSize <= (isText ? MOST_OF_TEXT : MOST_OF_FILE)) return;
  throw new UserError(
    `${file} was not written by npm run backup: ${filename} has ${Math.round(uncompressedSize / MIB)} MiB, and no file of the site is so large. Nothing was changed.`,
  );
}

/** @throws Error when it can't be unpacked, or has more than it says. */
export async function unpack(entry: FileEntry, take: (chunk: Uint8Array) => void): Promise<void> {
  let left = entry.uncompressedSize;
  const write = (chunk: Uint8Array) => {
    left -= chunk.byteLength;
    if (left < 0) throw new Error(`${entry.filename} has more than it says.`);
    take(chunk);
  };
  await entry.getData(new WritableStream({ write }));
}

/** Only `\n` ends a line: PostgreSQL leaves U+2028 and its like unescaped. */
export async function* linesOf(name: string, entry: FileEntry | undefined): AsyncGenerator<string> {
  if (!entry) return;
  const { readable, writable } = new TransformStream<BufferSource, Uint8Array<ArrayBuffer>>();
  const writing = entry.getData(writable);
  // A reader that stops early ends the writing too, without an error.
  writing.catch(() => undefined);
  let rest = '';
  const texts = readable.pipeThrough(new TextDecoderStream('utf-8', { fatal: true }));
  try {
    for await (const text of texts) {
      const [first = '', ...others] = text.split('\n');
      const lines = [rest + first, ...others];
      rest = lines.pop() ?? '';
      if (rest.length > MOST_OF_TEXT) {
        throw new UserError(
          `${name} in the backup holds a line of more than ${MOST_OF_TEXT / MIB} MiB, which no row has. Nothing was changed.`,
        );
      }
      yield* lines.filter((line) => line !== '');
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UserError(`${name} in the backup is not UTF-8. Nothing was changed.`);
  }
  await writing;
  if (rest !== '') yield rest;
}
