import { randomBytes } from 'node:crypto';
import { readFile, truncate } from 'node:fs/promises';
import path from 'node:path';
import { FileStore } from '@tus/file-store';
import { EVENTS, Metadata, Server, Upload } from '@tus/server';
import { BearerFailure } from '#server/embedded/bearer.ts';
import type { BackendContext } from '#server/embedded/context.ts';
import { cacheControl } from '#server/embedded/storage/checks.ts';
import { StorageFailure } from '#server/embedded/supabase-errors.ts';
import { FILE_SIZE_LIMIT } from '#server/embedded/supabase-lite.ts';
import {
  canUpload,
  ownerOf,
  putIntoStorage,
  refused,
  type UploadTarget,
} from './storage-rights.ts';

const RESUMABLE_PATH = '/storage/v1/upload/resumable';

/** An upload expires after 24 hours, as on hosted Supabase. */
const KEPT_FOR = 24 * 60 * 60 * 1000;

export type Uploads = ReturnType<typeof createUploads>;

/**
 * Resumable uploads by the TUS protocol. Stores complete files as the caller, whose rights are checked
 * before and after the bytes.
 */
export function createUploads(parts: BackendContext) {
  const directory = path.join(parts.folder, 'uploads');
  const store = new FileStore({ directory, expirationPeriodInMilliseconds: KEPT_FOR });
  const unfinished = new UnfinishedUploads();
  const server = new Server({
    path: RESUMABLE_PATH,
    datastore: store,
    // A path alone: the next piece goes to the same host.
    relativeLocation: true,
    disableTerminationForFinishedUploads: true,
    allowedHeaders: ['authorization', 'apikey', 'x-upsert', 'upload-expires', 'x-client-info'],
    namingFunction: () => randomBytes(24).toString('base64url'),
    maxSize: (request, id) => sizeLimit(request, id),
    onIncomingRequest: (request, id) => onRequest(request, id),
    onUploadCreate: async (request, upload) => {
      const owner = await ownerOf(parts, request);
      const bytes = upload.size ?? FILE_SIZE_LIMIT;
      if (!unfinished.hasRoom(owner, bytes)) await tidy();
      unfinished.add(upload.id, owner, bytes);
      return { metadata: { ...upload.metadata, owner } };
    },
    onUploadFinish: async (request, upload) => {
      await finish(request, upload);
      return { headers: { 'Tus-Complete': '1' } };
    },
    onResponseError: (_request, error) => {
      const { message: body } = error as Error;
      if (error instanceof BearerFailure) return { status_code: 403, body };
      return error instanceof StorageFailure ? { status_code: error.status, body } : undefined;
    },
  });

  server.on(EVENTS.POST_TERMINATE, (_request, _response, id) => unfinished.delete(id));

  async function onRequest(request: Request, id: string): Promise<void> {
    if (request.method === 'OPTIONS') return;
    if (request.method === 'POST') {
      await canUpload(parts, request, targetFromHeaders(request));
      return;
    }
    const upload = await store.getUpload(id);
    if (upload.metadata?.owner !== (await ownerOf(parts, request))) {
      throw refused(404, 'The file for this url was not found');
    }
    const complete = upload.size !== undefined && upload.offset === upload.size;
    // A process may have been killed between the last byte and storage. The client asks (HEAD) before it
    // goes on: the complete file is then stored.
    if (request.method === 'HEAD' && complete) await finish(request, upload);
    if (request.method === 'PATCH') await canUpload(parts, request, targetOf(upload));
  }

  async function finish(request: Request, upload: Upload): Promise<void> {
    const { finished } = upload.metadata ?? {};
    if (finished || !upload.storage) return;
    await putIntoStorage(parts, request, targetOf(upload), await readFile(upload.storage.path));
    await store.configstore.set(
      upload.id,
      new Upload({ ...upload, metadata: { ...upload.metadata, finished: 'true' } }),
    );
    // A client that missed the answer asks again and must hear "complete": the length stays until
    // expiry, the bytes need not.
    await truncate(upload.storage.path, 0);
    await truncate(upload.storage.path, upload.size);
    unfinished.delete(upload.id);
  }

  async function sizeLimit(request: Request, id: string | null): Promise<number> {
    const target =
      request.method === 'POST'
        ? targetFromHeaders(request)
        : id && targetOf(await store.getUpload(id));
    if (!target) return FILE_SIZE_LIMIT;
    const [bucket] = await parts.database.sql<{ file_size_limit: number | null }>(
      'select file_size_limit from storage.buckets where id = $1',
      [target.bucket],
    );
    return Math.min(bucket?.file_size_limit ?? FILE_SIZE_LIMIT, FILE_SIZE_LIMIT);
  }

  async function tidy(): Promise<void> {
    for (const id of (await store.configstore.list?.()) ?? []) {
      // A partially written note.
      const upload = await store.configstore.get(id);
      if (!upload) continue;
      const age = Date.now() - Date.parse(upload.creation_date ?? '');
      if (age < KEPT_FOR) {
        if (upload.metadata?.finished) continue;
        unfinished.note(id, upload.metadata?.owner ?? '', upload.size ?? FILE_SIZE_LIMIT);
      } else {
        await store.remove(id);
        unfinished.delete(id);
      }
    }
  }

  return {
    fetch: (request: Request): Promise<Response> => server.handleWeb(request),
    /** Removes expired uploads. */
    tidy: (): Promise<void> =>
      tidy().catch((error: Error) => {
        console.warn(`Old uploads in ${directory} could not be removed: ${error.message}`);
      }),
  };
}

/** @throws StorageFailure (400) for a malformed header. */
function targetFromHeaders(request: Request): UploadTarget {
  const { headers } = request;
  const size = Number(headers.get('upload-length') ?? 0);
  try {
    return targetOf({
      metadata: Metadata.parse(headers.get('upload-metadata') ?? undefined),
      size,
    });
  } catch {
    throw refused(400, 'Metadata header is required');
  }
}

function targetOf(upload: Pick<Upload, 'metadata' | 'size'>): UploadTarget {
  const { bucketName, objectName, contentType, cacheControl: seconds } = upload.metadata ?? {};
  return {
    bucket: bucketName ?? '',
    name: objectName ?? '',
    contentType: contentType || 'application/octet-stream',
    cacheControl: cacheControl(seconds),
    size: upload.size ?? 0,
  };
}

/** Limits of an account's unfinished uploads, in bytes and number. */
const MAX_BYTES = 1024 ** 3;
const MAX_UPLOADS = 100;

/** Unfinished uploads by id, limited by account. */
class UnfinishedUploads {
  readonly #uploads = new Map<string, { owner: string; bytes: number }>();

  hasRoom(owner: string, bytes: number): boolean {
    const own = [...this.#uploads.values()].filter((upload) => upload.owner === owner);
    const begun = own.reduce((sum, upload) => sum + upload.bytes, bytes);
    return own.length < MAX_UPLOADS && begun <= MAX_BYTES;
  }

  /** @throws StorageFailure (429) when the account has too much unfinished. */
  add(id: string, owner: string, bytes: number): void {
    if (!this.hasRoom(owner, bytes)) throw refused(429, 'Too many unfinished uploads');
    this.note(id, owner, bytes);
  }

  /** Adds one that was begun earlier. */
  note(id: string, owner: string, bytes: number): void {
    this.#uploads.set(id, { owner, bytes });
  }

  delete(id: string): void {
    this.#uploads.delete(id);
  }
}
