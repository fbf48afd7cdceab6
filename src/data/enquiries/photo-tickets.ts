import type { BackendAddress } from '#domain/accounts/backend-address.ts';
import { Prover } from './prover.ts';

const BUCKET = 'enquiry-pictures';
/** Milliseconds without a byte going out or an answer coming. */
const SILENCE_MS = 30_000;

/** `line`: there was no answer; `busy`: too many at the moment; `refused`: it would be again. */
export class PhotoFailure extends Error {
  override name = 'PhotoFailure';
  readonly reason: 'line' | 'busy' | 'refused';

  constructor(reason: PhotoFailure['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** A ticket for the photographs of one enquiry, which costs a proof of its own. @throws PhotoFailure */
export async function beginPhotos(backend: BackendAddress): Promise<string> {
  const proof = await new Prover(backend).take();
  const response = await call(backend, 'begin_enquiry_pictures', { proof });
  if (response.ok) return String(await response.json());
  throw new PhotoFailure(reasonOf(response.status));
}

/** One that was sent already does not come with the enquiry. @throws PhotoFailure */
export async function withdrawPhoto(
  backend: BackendAddress,
  ticket: string,
  place: number,
): Promise<void> {
  const response = await call(backend, 'withdraw_enquiry_picture', { ticket, place });
  if (!response.ok) throw new PhotoFailure(reasonOf(response.status));
}

/**
 * Sends a photograph to a place of a ticket; one that is there already is taken as sent.
 *
 * @throws PhotoFailure; what the signal says.
 */
export function sendPhoto(
  { url, key }: BackendAddress,
  {
    ticket,
    place,
    blob,
    signal,
    onProgress,
  }: {
    ticket: string;
    place: number;
    blob: Blob;
    signal: AbortSignal;
    onProgress: (share: number) => void;
  },
): Promise<void> {
  signal.throwIfAborted();
  // `fetch` does not say how much has been sent.
  const request = new XMLHttpRequest();
  let silence: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(() => request.abort(), SILENCE_MS);
  };
  const stop = () => request.abort();
  signal.addEventListener('abort', stop);
  return new Promise<void>((resolve, reject) => {
    request.open('POST', `${url}/storage/v1/object/${BUCKET}/${ticket}/${place}`);
    request.setRequestHeader('apikey', key);
    request.setRequestHeader('authorization', `Bearer ${key}`);
    request.setRequestHeader('content-type', blob.type);
    request.upload.onprogress = ({ loaded, total }) => {
      listen();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => {
      const status = statusOf(request);
      if (status < 300 || status === 409) resolve();
      else reject(new PhotoFailure(reasonOf(status)));
    };
    request.onerror = () => reject(new PhotoFailure('line'));
    request.onabort = () => reject(signal.aborted ? signal.reason : new PhotoFailure('line'));
    listen();
    request.send(blob);
  }).finally(() => {
    clearTimeout(silence);
    signal.removeEventListener('abort', stop);
  });
}

async function call({ url, key }: BackendAddress, name: string, body: object): Promise<Response> {
  try {
    return await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(SILENCE_MS),
      body: JSON.stringify(body),
    });
  } catch {
    throw new PhotoFailure('line');
  }
}

/** Storage answers 400 to most of what it refuses, and says the status in the body. */
function statusOf({ status, responseText }: XMLHttpRequest): number {
  try {
    return Number((JSON.parse(responseText) as { statusCode?: string }).statusCode ?? status);
  } catch {
    return status;
  }
}

function reasonOf(status: number): PhotoFailure['reason'] {
  if (status === 429) return 'busy';
  return status >= 500 || status === 0 ? 'line' : 'refused';
}
