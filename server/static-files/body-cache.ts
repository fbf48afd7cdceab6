import { LRUCache } from 'lru-cache';

/** A text file, or what it is when it is compressed. */
export interface KeptBody {
  bytes: Buffer;
  /** Of the file: the same however it is sent. */
  etag: string;
}

/** Bytes of all sites together that are kept in memory: the texts of some thousand pages. */
const MOST_BYTES = 128 * 1024 ** 2;

export type BodyCache = ReturnType<typeof createBodyCache>;

/** Keeps what was asked for last. Of several who ask at the same moment, one reads or compresses. */
export function createBodyCache(maxSize = MOST_BYTES) {
  const cache = new LRUCache<string, KeptBody, () => Promise<KeptBody>>({
    maxSize,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
    // Whoever asks for it gets it, whether or not there is room to keep it.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _old, { context: make }) => make(),
  });
  return {
    get: (key: string, make: () => Promise<KeptBody>) => cache.forceFetch(key, { context: make }),
    replace: (key: string, body: KeptBody) => void cache.set(key, body),
    bytes: () => cache.calculatedSize,
  };
}
