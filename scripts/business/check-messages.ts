import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual as isSame } from 'node:util';
import { codeOf } from '#languages/addresses.ts';
import type { Found } from './problem.ts';
import { type Folder, folderOf } from './read-folder.ts';

type Words = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Words of the business that the design does not say, or not so: it may have had them when the file was written. What
 * a pack brings anew needs nothing, as all that is not in the file is the pack's.
 *
 * @param tag of the language; '' for the main one.
 * @param source where the packs are.
 */
export async function checkMessages(
  { path, files }: Folder,
  tag: string,
  source = 'src',
): Promise<Found[]> {
  const packs = join(source, 'languages', 'en', 'visitors');
  if (!existsSync(packs)) return [];
  const { language } = files.get('site.json') as { language: string };
  const counting = new Intl.PluralRules(codeOf(tag || language)).resolvedOptions();
  const within = `${folderOf(tag)}messages/`;
  const found = [...files]
    .filter(([file]) => file.startsWith(within))
    .map(async ([file, own]): Promise<Found[]> => {
      const part = file.slice(within.length).replace(/json$/, 'ts');
      const module = join(path, 'messages', part);
      const taken = tag ? `../${file}` : `./${file.slice(within.length)}`;
      const isTaken = existsSync(module) && readFileSync(module, 'utf8').includes(taken);
      // Every pack has the words of the English one.
      const pack = resolve(packs, part);
      const words = existsSync(pack) ? ((await import(pathToFileURL(pack).href)) as Words) : {};
      const wrong = misfits(own as Words, words, counting.pluralCategories);
      const text = `messages/${part} does not take it yet: npm run language writes that.`;
      return (isTaken || wrong.length > 0 ? wrong : [{ path: [], text }]).map((one) => ({
        ...{ file, ...one },
      }));
    });
  return (await Promise.all(found)).flat();
}

type Misfit = Pick<Found, 'path' | 'text'>;

function misfits(own: Words, words: Words, counting: readonly string[]): Misfit[] {
  return Object.entries(own).flatMap(([key, value]): Misfit[] => {
    const said = words[key];
    if (!Object.hasOwn(words, key)) {
      const text =
        'The design has no such words any more. CHANGELOG.md says what took their place.';
      return [{ path: [key], text }];
    }
    if (isGroup(said) && isGroup(value)) {
      return misfits(value, said, counting).map(({ path, text }) => ({
        path: [key, ...path],
        text,
      }));
    }
    const text = problemOf(value, said, counting);
    return text ? [{ path: [key], text }] : [];
  });
}

/** @returns '' for what can stand in place of `said`. */
function problemOf(own: unknown, said: unknown, counting: readonly string[]): string {
  if (typeof said === 'function') {
    const forms = typeof own === 'string' ? { other: own } : isGroup(own) ? own : {};
    const unknown = Object.keys(forms).filter((form) => !counting.includes(form));
    const texts = Object.values(forms);
    if (!('other' in forms) || unknown.length > 0 || texts.some((text) => typeof text !== 'string'))
      return `Write a text in quotation marks, or one for each way of counting: ${counting.join(', ')}.`;
    return texts.map((text) => beyond(`${text}`, said.length)).find(Boolean) ?? '';
  }
  if (typeof said === 'string')
    return typeof own === 'string' ? beyond(own, 0) : 'Write a text in quotation marks.';
  if (typeof said === 'boolean') return typeof own === 'boolean' ? '' : 'Write true or false.';
  if (!Array.isArray(said)) return 'Write fields in { }.';
  const fields = isGroup(said[0]) ? Object.keys(said[0]) : [];
  const isEntry = (entry: unknown) =>
    fields.length === 0
      ? typeof entry === 'string'
      : isGroup(entry) &&
        isSame(Object.keys(entry).sort(), fields.sort()) &&
        Object.values(entry).every((text) => typeof text === 'string');
  const what = fields.length > 0 ? `entries with the texts ${fields.join(', ')}` : 'texts';
  return Array.isArray(own) && own.every(isEntry) ? '' : `Write a list of ${what} in [ ].`;
}

/** What a text asks for and is not given. @param given how many values there are. */
function beyond(text: string, given: number): string {
  const asked = [...text.matchAll(/\{(\d+)\}/g)].map(([, nth]) => Number(nth));
  const wrong = asked.find((nth) => nth < 1 || nth > given);
  return wrong === undefined ? '' : `It is given ${given || 'no'} values: there is no {${wrong}}.`;
}
