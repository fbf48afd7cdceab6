import { hash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { App } from '@supabase/lite';
import { renameSynced, syncAll, writeSynced } from '#tooling/sync.ts';

/** The library's interface of object storage, which it does not export by name. */
type StorageAdapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;
type ObjectResponse = Awaited<ReturnType<StorageAdapter['getObject']>>;

/** A stored file's facts; `blob` names its content. */
interface Entry {
  blob: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  eTag: string;
  lastModified: string;
}

/**
 * Keeps storage objects as files, named by the key's hash: no key can leave the folder, `a` and `a/b`
 * can both exist, and file systems may fold case or forbid characters.
 *
 * An object is an entry (JSON) that names a blob. The blob is written first, then the new entry renamed
 * over the old one, so an entry always names a complete blob, after a power cut too.
 */
export class FileStorage implements StorageAdapter {
  readonly driver = null;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async getObject(
    bucket: string,
    key: string,
    _version?: string,
    headers?: { ifNoneMatch?: string },
  ): Promise<ObjectResponse> {
    const entry = await this.#readEntry(bucket, key);
    const metadata = describe(entry);
    if (headers?.ifNoneMatch === entry.eTag) return { httpStatusCode: 304, metadata };
    const body = Readable.toWeb(createReadStream(this.#blobFile(bucket, key, entry)));
    return { httpStatusCode: 200, metadata, body: body as ReadableStream };
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: Parameters<StorageAdapter['uploadObject']>[3],
    contentType: string,
    cacheControl: string,
  ): Promise<ObjectMetadata> {
    const bytes = await collect(body);
    const entry: Entry = {
      blob: randomUUID(),
      size: bytes.length,
      mimetype: contentType,
      cacheControl,
      eTag: `"${hash('md5', bytes)}"`,
      lastModified: new Date().toISOString(),
    };
    await this.#makeObjectFolder(bucket, key);
    await writeSynced(this.#blobFile(bucket, key, entry), bytes);
    await this.#replaceEntry(bucket, key, entry);
    return describe(entry);
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    const entry = await this.#readEntry(bucket, key).catch(() => null);
    if (!entry) return;
    await rm(this.#entryFile(bucket, key), { force: true });
    await this.#removeBlob(bucket, key, entry);
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    for (const key of keys) await this.deleteObject(bucket, key);
  }

  async copyObject(
    sourceBucket: string,
    sourceKey: string,
    _version: string | undefined,
    bucket: string,
    key: string,
  ): Promise<ObjectMetadata> {
    const { mimetype, cacheControl } = await this.#readEntry(sourceBucket, sourceKey);
    const bytes = await readFile(await this.blobPath(sourceBucket, sourceKey));
    return await this.uploadObject(bucket, key, undefined, bytes, mimetype, cacheControl);
  }

  async headObject(bucket: string, key: string): Promise<ObjectMetadata> {
    return describe(await this.#readEntry(bucket, key));
  }

  async privateAssetUrl(bucket: string, key: string): Promise<string> {
    return `file://${await this.blobPath(bucket, key)}`;
  }

  /** The object's blob. @throws ENOENT when there is no such object. */
  async blobPath(bucket: string, key: string): Promise<string> {
    return this.#blobFile(bucket, key, await this.#readEntry(bucket, key));
  }

  /** Synced before the row that names the object is written. */
  async #makeObjectFolder(bucket: string, key: string): Promise<void> {
    const folder = this.#objectFolder(bucket, key);
    if (!(await mkdir(folder, { recursive: true }))) return;
    await syncAll([path.dirname(folder), this.#folder, path.dirname(this.#folder)]);
  }

  async #replaceEntry(bucket: string, key: string, entry: Entry): Promise<void> {
    const old = await this.#readEntry(bucket, key).catch(() => null);
    const temporary = `${this.#entryFile(bucket, key)}.${randomUUID()}.tmp`;
    await writeSynced(temporary, JSON.stringify(entry));
    await renameSynced(temporary, this.#entryFile(bucket, key));
    if (old) await this.#removeBlob(bucket, key, old);
  }

  /** On Windows a blob that is being read can't be removed and stays as an orphan. */
  async #removeBlob(bucket: string, key: string, entry: Entry): Promise<void> {
    await rm(this.#blobFile(bucket, key, entry), { force: true }).catch(() => undefined);
  }

  async #readEntry(bucket: string, key: string): Promise<Entry> {
    return JSON.parse(await readFile(this.#entryFile(bucket, key), 'utf8')) as Entry;
  }

  #objectFolder(bucket: string, key: string): string {
    const name = hash('sha256', JSON.stringify([bucket, key]));
    return path.join(this.#folder, name.slice(0, 2), name.slice(2));
  }

  #entryFile(bucket: string, key: string): string {
    return path.join(this.#objectFolder(bucket, key), 'entry.json');
  }

  #blobFile(bucket: string, key: string, entry: Entry): string {
    return path.join(this.#objectFolder(bucket, key), entry.blob);
  }
}

function describe({ blob: _blob, ...facts }: Entry): ObjectMetadata {
  const lastModified = new Date(facts.lastModified);
  return { ...facts, contentLength: facts.size, lastModified, httpStatusCode: 200 };
}

async function collect(body: Parameters<StorageAdapter['uploadObject']>[3]): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body;
  const chunks: Uint8Array[] = [];
  for await (const chunk of body as ReadableStream<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
