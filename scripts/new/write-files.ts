import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatted } from './folder-files.ts';
import { mergeText, type WantedLine } from './merge-text.ts';

type Files = ReadonlyMap<string, string>;

/** Each of these names the services, so they change together or not at all. */
const OF_SERVICES = ['services.ts', 'prices.ts', 'pages.ts', 'pages/home.ts'];
/** Where each line is a fact by itself. */
const FACTS = 'site.ts';

/** What is to happen to a file that somebody has. */
interface Change {
  path: string;
  file: string;
  own: string;
  /** null: the file stays as it is. */
  merged: string | null;
  /** Lines that stay as they were written by hand. */
  kept: readonly WantedLine[];
  /** All lines that are to change. */
  wanted: readonly WantedLine[];
}

/**
 * Writes files where nobody has written anything since they were made last; elsewhere both changes are put
 * together, and a file in which they meet stays as it was written by hand.
 *
 * @param before what the answers of the last time make; empty the first time, when everything is written.
 * @returns a sentence for each file that is not as the answers would have it, with the lines that it lacks.
 */
export function writeFiles(folder: string, before: Files, next: Files): string[] {
  const changes: Change[] = [];
  for (const [path, text] of next) {
    const file = join(folder, path);
    const last = before.get(path);
    if (last === text) continue;
    if (before.size === 0 || !existsSync(file)) write(file, text);
    else changes.push(changeOf(path, file, last, text));
  }
  const areServicesLeft =
    before.get('services.ts') !== next.get('services.ts') &&
    changes.some(
      ({ path, merged }) => merged === null && (OF_SERVICES.includes(path) || !before.has(path)),
    );
  const made = changes.map((change) =>
    areServicesLeft && OF_SERVICES.includes(change.path) ? { ...change, merged: null } : change,
  );
  for (const { file, own, merged } of made) {
    if (merged !== null && merged !== own) write(file, merged);
  }
  const sentences = made.flatMap(sentencesAbout);
  for (const [path, last] of before) {
    const file = join(folder, path);
    if (next.has(path) || !existsSync(file)) continue;
    if (areServicesLeft) sentences.push(`${file}: it stays until nothing leads to it.`);
    else if (readFileSync(file, 'utf8') === last) rmSync(file);
    else
      sentences.push(`${file}: it is no longer shown, and stays because it was changed by hand.`);
  }
  return sentences;
}

function changeOf(path: string, file: string, last: string | undefined, next: string): Change {
  const own = readFileSync(file, 'utf8');
  const known = { path, file, own };
  if (own === next) return { ...known, merged: own, kept: [], wanted: [] };
  if (last === undefined) {
    // Written by hand before the answers named it.
    const isUsable = own.includes(exportIn(next));
    return { ...known, merged: isUsable ? own : null, kept: [], wanted: [] };
  }
  const { merged, ...lines } = mergeText(own, last, next, { areFacts: path === FACTS });
  return { ...known, ...lines, merged: merged === null ? null : readable(path, merged) };
}

/** Other files take it by this name. */
const exportIn = (text: string) => /^export const \w+/m.exec(text)?.[0] ?? '';

/** As Biome writes it, with its imports in their order; null for what is no code. */
function readable(path: string, text: string): string | null {
  try {
    return formatted(new Map([[path, text]])).get(path) ?? null;
  } catch {
    return null;
  }
}

function sentencesAbout({ file, merged, kept, wanted }: Change): string[] {
  if (merged !== null && kept.length === 0) return [];
  const [first, lines] =
    merged === null
      ? ['it stays as it is, because lines that were to change were changed by hand', wanted]
      : ['what was written by hand stays', kept];
  if (lines.length === 0) return [`${file}: ${first}.`];
  const listed = lines.map(({ number, text, isGone }) =>
    isGone ? `  ${number}: (gone) ${text.trim()}` : `  ${number}: ${text.trim()}`,
  );
  return [[`${file}: ${first}. Your answers would have written:`, ...listed].join('\n')];
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
