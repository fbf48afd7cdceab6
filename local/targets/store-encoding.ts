import { chooseEncoding } from '#local/static-files/compression.ts';

/**
 * What programs read besides browsers: feed readers, crawlers, monitors and our own code. A store can't ask whether
 * somebody knows gzip, and not all of them do.
 */
const FOR_PROGRAMS = /(^|\/)(rss\.xml|robots\.txt|build\.json)$|^\.well-known\//;

/**
 * Whether a file lies compressed in a store, which answers with what it was given (decision 095).
 *
 * @param type its `Content-Type`.
 */
export function isCompressedInStore(path: string, type: string, bytes: number): boolean {
  return !FOR_PROGRAMS.test(path) && chooseEncoding('gzip', type, bytes) !== null;
}
