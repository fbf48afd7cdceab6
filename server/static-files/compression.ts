import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '#build/output/served.ts';

export type Encoding = 'br' | 'gzip';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this many bytes compression costs more than it saves. */
const SMALLEST_WORTH_IT = 860;

/** The encoding for a client and a file. */
export function chooseEncoding(
  acceptEncoding: string | null,
  contentType: string,
  bytes: number,
): Encoding | null {
  if (bytes < SMALLEST_WORTH_IT || !isCompressible(contentType)) return null;
  const accepted = new Map(
    (acceptEncoding ?? '').split(',').map((part) => {
      const [name = '', quality] = part.trim().split(/\s*;\s*q=/);
      return [name.toLowerCase(), quality === undefined ? 1 : Number.parseFloat(quality)];
    }),
  );
  if ((accepted.get('br') ?? 0) > 0) return 'br';
  if ((accepted.get('gzip') ?? 0) > 0) return 'gzip';
  return null;
}

/** Quality 6 saves most of what 11 does in a fiftieth of the time. */
export async function compress(body: Buffer, encoding: Encoding, quality = 6): Promise<Buffer> {
  return encoding === 'br'
    ? compressBrotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      })
    : compressGzip(body, { level: 6 });
}

let queue: Promise<unknown> = Promise.resolve();

/** Brotli at its best, 0.1 s a page, one at a time to leave the CPU for answers. */
export function compressWell(body: Buffer): Promise<Buffer> {
  const compressed = queue.then(() => compress(body, 'br', 11));
  queue = compressed.catch(() => undefined);
  return compressed;
}

/** Resolves when `compressWell` has no more work. */
export async function compressedWell(): Promise<void> {
  await queue;
}
