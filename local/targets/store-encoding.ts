import { chooseEncoding } from '#local/static-files/compression.ts';

/**
 * What programs read besides browsers: feed readers, crawlers, monitors and our own code. A store can't ask whether
 * somebody knows gzip, and not all of them do. The page for what is missing is given out by rules of the store or
 * of what stands in front, in place of another.
 */
const AS_IT_IS = /(^|\/)(404\.html|rss\.xml|robots\.txt|build\.json)$|^\.well-known\//;

/**
 * Whether a file lies compressed in a store, which answers with what it was given.
 *
 * @param type its `Content-Type`.
 */
export function isCompressedInStore(path: string, type: string, bytes: number): boolean {
  return !AS_IT_IS.test(path) && chooseEncoding('gzip', type, bytes) !== null;
}
