import { createHash } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable, Writable } from 'node:stream';
import { configure, ZipWriter } from '@zip.js/zip.js';
import { isFullDisk } from '#tooling/disk.ts';
import { renameSynced, syncAll } from '#tooling/sync.ts';
import { UserError } from '#tooling/user-error.ts';
import { CHECKSUMS_FILE } from './manifest.ts';

configure({ useWebWorkers: false });

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export type ZipFile = ReturnType<typeof createZipFile>;

/** A streamed zip with the digest of everything in it. Writes to `<file>.part` until it is complete; as `-` to the stream alone. */
export function createZipFile(
  file: string,
  openStream: (path: string) => Writable = (path) => createWriteStream(path, { mode: 0o600 }),
) {
  const part = `${file}.part`;
  const stream = openStream(part);
  // The next write reports the error; without a listener it would end the process.
  stream.on('error', () => undefined);
  const zip = new ZipWriter(Writable.toWeb(stream), { dataDescriptor: true });
  const checksums: string[] = [];

  async function add(name: string, content: Chunks | string, isCompressed: boolean) {
    const hash = createHash('sha256');
    let bytes = 0;
    async function* measured() {
      for await (const chunk of typeof content === 'string' ? [Buffer.from(content)] : content) {
        hash.update(chunk);
        bytes += chunk.byteLength;
        yield chunk;
      }
    }
    const readable = Readable.toWeb(Readable.from(measured(), { objectMode: false }));
    await zip.add(name, readable as ReadableStream<Uint8Array>, { level: isCompressed ? 0 : 6 });
    checksums.push(`${hash.digest('hex')}  ${name}\n`);
    return bytes;
  }

  async function finish(): Promise<void> {
    await add(CHECKSUMS_FILE, checksums.join(''), false);
    await zip.close();
    if (file === '-') return;
    await syncAll([part]);
    await renameSynced(part, file);
  }

  return {
    /**
     * @param isCompressed whether the content is compressed already.
     * @returns the bytes that were written.
     */
    add: (name: string, content: Chunks | string, isCompressed = false) =>
      explained(stream, add(name, content, isCompressed)),
    /** Adds the checksums and renames the file to its place. */
    finish: () => explained(stream, finish()),
    /** Removes what was written. */
    discard: async () => {
      stream.destroy();
      await rm(part, { force: true });
    },
  };
}

async function explained<Result>(
  stream: Writable | WriteStream,
  work: Promise<Result>,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const cause = stream.errored ?? error;
    if (isFullDisk(cause)) {
      throw new UserError(
        'The disk became full, so there is no backup: what was written of it has been removed. Nothing else was changed. Make room, or name a file on another disk.',
      );
    }
    throw cause;
  }
}
