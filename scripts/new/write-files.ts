import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual as isSame } from 'node:util';
import { fieldOf } from '../business/read-folder.ts';
import { formatted, writeTexts } from './format.ts';
import { differences, type Kept, mergeValues } from './merge-values.ts';

/** What files say, by their path within the folder. */
export type Values = ReadonlyMap<string, unknown>;

/** Each of these names the services, so that one that goes goes from all of them or from none. */
const OF_SERVICES = ['services.json', 'prices.json', 'pages/home.json'];

/** What is to happen to a file. */
interface Change {
  path: string;
  /** undefined where there is no file yet. */
  own: unknown;
  merged: unknown;
  /** What of the new values was not written. */
  kept: readonly Kept[];
}

/**
 * Writes values where nobody has written others since they were made last: those stay as they were written by hand.
 *
 * @param before what the answers of the last time make; empty the first time, when everything is written.
 * @returns a sentence for each file that is not as the answers would have it, with the values that it lacks.
 */
export function writeFiles(folder: string, before: Values, next: Values): string[] {
  const ownOf = (path: string): unknown => {
    const file = join(folder, path);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  };
  const changes = [...next].flatMap(([path, value]): Change[] => {
    const last = before.get(path);
    if (isSame(last, value)) return [];
    const own = before.size > 0 ? ownOf(path) : undefined;
    if (own === undefined) return [{ path, own, merged: value, kept: [] }];
    // What was written by hand before the answers named it is there already.
    return [{ path, own, ...(last ? mergeValues(own, last, value) : { merged: own, kept: [] }) }];
  });
  const isGone = (kept: Kept) => !('value' in kept);
  const areServicesLeft = changes.some(
    ({ path, kept }) => OF_SERVICES.includes(path) && kept.some(isGone),
  );
  const made = changes.map((change): Change => {
    const { path, own } = change;
    if (!areServicesLeft || !OF_SERVICES.includes(path)) return change;
    return { path, own, merged: own, kept: differences(before.get(path), next.get(path)) };
  });
  const written = made.filter(({ own, merged }) => !isSame(own, merged));
  writeValues(folder, new Map(written.map(({ path, merged }) => [path, merged])));
  const gone = [...before].flatMap(([path, last]) => {
    const own = next.has(path) ? undefined : ownOf(path);
    const file = join(folder, path);
    if (own === undefined) return [];
    if (areServicesLeft) return [`${file}: it stays until nothing leads to it.`];
    if (!isSame(own, last))
      return [`${file}: it is no longer shown, and stays because it was changed by hand.`];
    rmSync(file);
    return [];
  });
  return [...made.flatMap((change) => sentencesAbout(folder, change)), ...gone];
}

/** As Biome writes them. */
export function writeValues(folder: string, values: Values): void {
  const texts = [...values].map(([path, value]) => [path, JSON.stringify(value)] as const);
  writeTexts(folder, formatted(new Map(texts)));
}

function sentencesAbout(folder: string, { path, kept }: Change): string[] {
  if (kept.length === 0) return [];
  const lines = kept.map(
    (one) => `  ${fieldOf(one.path)}: ${'value' in one ? JSON.stringify(one.value) : '(gone)'}`,
  );
  const file = join(folder, path);
  const first = `${file}: what was written by hand stays. Your answers would have written:`;
  return [[first, ...lines].join('\n')];
}
