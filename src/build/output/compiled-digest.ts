import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A script, style or the like of the site, whose name follows from its content. */
const ASSET = /_astro\/[\w.@$-]+/g;

/**
 * Tells compiled pages from those of other code, by the names of the files that their pages ask for. Not by their own
 * names or bytes, in which are the folders of whoever built them.
 */
export function digestOfCompiled(folder: string): string {
  const names = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const text = readFileSync(join(entry.parentPath, entry.name), 'latin1');
    for (const [asset] of text.matchAll(ASSET)) names.add(asset);
  }
  return createHash('sha256')
    .update([...names].sort().join('\n'))
    .digest('hex')
    .slice(0, 16);
}
