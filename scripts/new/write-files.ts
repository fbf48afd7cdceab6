import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { diff3Merge } from 'node-diff3';

type Files = ReadonlyMap<string, string>;

/**
 * Writes files where nobody has written anything since they were made last; elsewhere both changes are put
 * together, and where they meet what somebody wrote by hand stays.
 *
 * @param before what the answers of the last time make; empty the first time, when everything is written.
 * @returns a sentence for each file that is not as the answers would have it.
 */
export function writeFiles(folder: string, before: Files, next: Files): string[] {
  const sentences: string[] = [];
  for (const [path, text] of next) {
    const file = join(folder, path);
    const last = before.get(path);
    if (last === text) continue;
    if (last === undefined || !existsSync(file)) {
      write(file, text);
      continue;
    }
    const own = readFileSync(file, 'utf8');
    const { merged, isWhole } = mergedText(own, last, text);
    if (merged !== own) write(file, merged);
    if (!isWhole) {
      sentences.push(
        `${file}: some lines that would change were written by hand. They stay as they are.`,
      );
    }
  }
  for (const [path, last] of before) {
    const file = join(folder, path);
    if (next.has(path) || !existsSync(file)) continue;
    if (readFileSync(file, 'utf8') === last) rmSync(file);
    else
      sentences.push(`${file}: it is no longer shown, and stays because it was changed by hand.`);
  }
  return sentences;
}

/** What was written by hand goes before what the answers say. */
function mergedText(own: string, last: string, next: string) {
  const lines = (text: string) => text.split('\n');
  let isWhole = true;
  const regions = diff3Merge(lines(own), lines(last), lines(next), { excludeFalseConflicts: true });
  const merged = regions.flatMap(({ ok, conflict }) => {
    if (ok) return ok;
    isWhole = false;
    return conflict?.a ?? [];
  });
  return { merged: merged.join('\n'), isWhole };
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
