import { readFile } from '#domain/media/files/read-file.ts';
import { badRequest } from './checks.ts';

/** Buckets into which strangers put files. */
const OF_STRANGERS = ['enquiry-pictures'];

const TYPES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

/**
 * Looks into a file from a stranger: hosted Supabase believes what the sender says of its kind.
 *
 * @throws StorageFailure (InvalidMimeType) when it is something else, or only a part.
 */
export function checkContent(bucket: string, type: string, bytes: Uint8Array | null): void {
  if (!OF_STRANGERS.includes(bucket) || !bytes) return;
  if (kindOf(bytes) !== type) {
    throw badRequest('InvalidMimeType', `The file is no ${type}`, 'invalid_mime_type');
  }
}

/** The same of a request whose body is the file. @throws StorageFailure */
export async function checkUpload(bucket: string, request: Request): Promise<void> {
  if (!OF_STRANGERS.includes(bucket)) return;
  const bytes = new Uint8Array(await request.clone().arrayBuffer());
  checkContent(bucket, request.headers.get('content-type') ?? '', bytes);
}

function kindOf(bytes: Uint8Array): string | undefined {
  try {
    const file = readFile(bytes);
    // Whether the rest is there, browsers have seen, and have closed it then.
    return 'lacks' in file && file.lacks ? undefined : TYPES[file.format];
  } catch {
    return undefined;
  }
}
