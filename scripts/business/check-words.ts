import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Found } from './check-values.ts';

type Words = Readonly<Record<string, unknown>>;

/**
 * Words of the business that nobody says any more: the design had them when the file was written. What a pack
 * brings anew needs nothing, as the files take all words of their pack.
 *
 * @param folder of the business.
 * @param source where the design is that asks for words.
 */
export async function checkWords(folder: string, source = 'src'): Promise<Found[]> {
  const packs = join(source, 'languages', 'en', 'visitors');
  const words = join(folder, 'words');
  if (!existsSync(packs) || !existsSync(words)) return [];
  const names = readdirSync(words).filter((name) => name.endsWith('.ts'));
  const found = await Promise.all(
    names.map(async (name): Promise<Found[]> => {
      const own = await read(join(words, name));
      const pack = existsSync(join(packs, name)) ? await read(join(packs, name)) : {};
      // A file that can't be read is told by the check of types.
      if (!own || !pack) return [];
      return lostWords(own, pack).map((path) => ({
        ...{ file: `words/${name}`, name: path[0] ?? '', path: path.slice(1) },
        text: `The design has no such words any more${path.length > 1 ? '' : ` (${path[0]})`}. CHANGELOG.md says what took their place.`,
      }));
    }),
  );
  const lost = found.flat();
  const asked = lost.some(({ path }) => path.length === 0) ? namesIn(source) : new Set();
  // Words of a page of one's own may stand in such a file, too.
  return lost.filter(({ name, path }) => path.length > 0 || !asked.has(name));
}

async function read(file: string): Promise<Words | null> {
  try {
    return (await import(pathToFileURL(resolve(file)).href)) as Words;
  } catch {
    return null;
  }
}

/** Paths of what is in `own` and not in `pack`; lists and functions are one word. */
function lostWords(own: Words, pack: Words): string[][] {
  return Object.entries(own).flatMap(([key, value]) => {
    if (!Object.hasOwn(pack, key)) return [[key]];
    const there = pack[key];
    if (!isGroup(value) || !isGroup(there)) return [];
    return lostWords(value, there).map((path) => [key, ...path]);
  });
}

function isGroup(value: unknown): value is Words {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every name in the design's code, outside of the folder of the business and of the packs. */
function namesIn(source: string): Set<string> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(?:astro|tsx?)$/.test(name))
    .filter((name) => !/^(?:business|languages)\//.test(name));
  return new Set(
    files.flatMap(
      (name) => readFileSync(join(source, name), 'utf8').match(/[A-Za-z_$][\w$]*/g) ?? [],
    ),
  );
}
