import { createHash } from 'node:crypto';

/** A stable id of a thing of the old site, by which a second import finds it. */
export function stableId(kind: 'picture' | 'post', name: string): string {
  const hex = createHash('sha256').update(`wordpress ${kind} ${name}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
