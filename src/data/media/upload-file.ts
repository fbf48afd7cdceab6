import { DetailedError, Upload } from 'tus-js-client';
import { isTokenRefused, renewRefused } from '#data/accounts/renew-refused.ts';
import { accessToken, backend } from '#data/client.ts';
import { DataError, toDataError } from '#data/errors.ts';
import { backendUrl, browserBackend } from '#environment';

/** 6 MiB: hosted Supabase takes pieces of exactly this size. */
const CHUNK_SIZE = 6 * 1024 * 1024;
/** A year: the name carries the content's digest. */
const CACHE_SECONDS = '31536000';
/** Pauses before a piece is sent again, in milliseconds. */
const RETRY_DELAYS = [500, 2000];

/** A file on its way to storage. */
export interface FileTransfer {
  bucket: string;
  path: string;
  body: Blob;
  /** Where an earlier try had got to. */
  uploadUrl: string | null;
  /** What has arrived is kept on the server for a day. */
  signal: AbortSignal;
  /** @param share from 0 to 1. */
  onProgress: (share: number) => void;
  /** Where to resume, should this page be closed. */
  onUploadUrl: (url: string) => void;
}

/**
 * Puts a file into storage, in resumable pieces where the server has them. A file of this name is the same
 * file: its name is its digest.
 *
 * @throws DataError; an AbortError when the signal stopped it.
 */
export async function uploadFile(transfer: FileTransfer): Promise<void> {
  try {
    await sendInPieces(transfer);
  } catch (error) {
    transfer.signal.throwIfAborted();
    if (!(error instanceof DetailedError)) throw toFailure(error);
    const status = error.originalResponse?.getStatus() ?? 0;
    if (isThereAlready(error)) return;
    if (status !== 404 && status !== 405 && status !== 501) throw toFailure(error);
    await sendWhole(transfer);
  }
}

function sendInPieces(transfer: FileTransfer): Promise<void> {
  const { signal, body } = transfer;
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    let renewals = 0;
    let token = '';
    const upload = new Upload(body, {
      endpoint: `${backendUrl()}/storage/v1/upload/resumable`,
      uploadUrl: transfer.uploadUrl,
      chunkSize: CHUNK_SIZE,
      uploadDataDuringCreation: true,
      // The queue keeps the address itself.
      storeFingerprintForResuming: false,
      retryDelays: RETRY_DELAYS,
      headers: { apikey: browserBackend().key },
      metadata: {
        bucketName: transfer.bucket,
        objectName: transfer.path,
        contentType: body.type,
        cacheControl: CACHE_SECONDS,
      },
      onBeforeRequest: async (request) => {
        // The one that was refused a moment ago, whose time is not over by this clock.
        if (renewals > 0) await renewRefused(token);
        token = (await accessToken()) ?? browserBackend().key;
        request.setHeader('authorization', `Bearer ${token}`);
      },
      onShouldRetry: (error) => {
        const status = error.originalResponse?.getStatus() ?? 0;
        const words = error.originalResponse?.getBody() ?? '';
        if (isTokenRefused(status, words)) return renewals++ < 2;
        if (isThereAlready(error)) return false;
        return status === 0 || status === 423 || status === 429 || status >= 500;
      },
      onUploadUrlAvailable: () => {
        if (upload.url) transfer.onUploadUrl(upload.url);
      },
      onProgress: (sent, total) => transfer.onProgress(total > 0 ? sent / total : 0),
      onSuccess: () => settle(resolve),
      onError: (error) => settle(() => reject(error)),
    });
    const stop = () => {
      void upload.abort();
      settle(() => reject(signal.reason));
    };
    const settle = (finish: () => void) => {
      signal.removeEventListener('abort', stop);
      finish();
    };
    signal.addEventListener('abort', stop);
    upload.start();
  });
}

async function sendWhole({ bucket, path, body }: FileTransfer): Promise<void> {
  const { error } = await backend()
    .storage.from(bucket)
    .upload(path, body, { contentType: body.type, cacheControl: CACHE_SECONDS });
  if (!error) return;
  const status = Number(('statusCode' in error && error.statusCode) || 0);
  if (status === 409) return;
  throw failureOf(status, error.message);
}

/** The same picture twice at once, or a try whose answer got lost. */
function isThereAlready(error: DetailedError): boolean {
  const response = error.originalResponse;
  return response?.getStatus() === 409 && /already exists|duplicate/i.test(response.getBody());
}

function toFailure(error: unknown): DataError {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  const cause = error instanceof DetailedError ? error.causingError : error;
  // A request without an answer fails with an event.
  if (!response && !(cause instanceof Error)) return new DataError('offline', { cause });
  const words = response?.getBody() ?? (error instanceof Error ? error.message : '');
  return failureOf(response?.getStatus() ?? 0, words);
}

function failureOf(status: number, message: string): DataError {
  // Storage would refuse it again: the type, the size, the name.
  if ([400, 413, 415].includes(status)) return new DataError('invalid', { serverMessage: message });
  return toDataError({ message, status });
}
