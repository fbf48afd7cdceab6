import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFile } from '#business/types.ts';
import { openingHoursOf, weekOf } from '#domain/settings/opening-hours.ts';
import { codeOf, pathIn } from '#languages/addresses.ts';
import { UserError } from '#tooling/user-error.ts';
import { LANGUAGES, type Language } from './answers.ts';
import { folderFiles } from './folder-files.ts';
import { writeModules } from './language-files.ts';
import { readLast } from './make-folder.ts';
import { writeValues } from './write-files.ts';

/**
 * Gives a folder another language: its data are in a folder by its code, to be written there, and the modules take it
 * from there.
 *
 * @param folder as `src/business`.
 * @param tag as in `<html lang>`: `pt-PT`.
 * @returns sentences about what is to be done.
 * @throws UserError when there is no pack for it, or the folder has the language already.
 */
export function addLanguage(folder: string, tag: string): string[] {
  const code = codeOf(tag);
  if (!existsSync(`src/languages/${code}/visitors`)) {
    throw new UserError(
      `src/languages has no pack for ${tag}: CONTRIBUTING.md says how to add one.`,
    );
  }
  const site = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as SiteFile;
  const tags = [site.language, ...site.otherLanguages];
  if (tags.map(codeOf).includes(code)) throw new UserError(`${folder} has ${tag} already.`);

  const made = [...filesIn(folder, tag, site)].map(([file, said]) => {
    return [`${code}/${file}`, withPaths(said, code)] as const;
  });
  const isThere = (file: string) => existsSync(join(folder, file));
  writeValues(folder, new Map(made.filter(([file]) => !isThere(file))));
  const otherLanguages = [...site.otherLanguages, tag];
  writeValues(folder, new Map([['site.json', { ...site, otherLanguages }]]));

  return [
    ...writeModules(folder),
    `${folder}/${code} has what visitors read in ${tag}: its pages, services, prices and the facts of site.json. Write there what is said otherwise: visitors have ${tag} once its home page and its page for what is not found are there, and nothing else waits for that.`,
  ];
}

/** What is said in another language: as `npm run new` says it, where it made the folder, or nothing yet. */
function filesIn(folder: string, tag: string, site: SiteFile): Map<string, unknown> {
  const last = readLast(folder);
  const isSpoken = Object.hasOwn(LANGUAGES, tag);
  const made = last && isSpoken ? folderFiles(last.answers, tag as Language) : new Map();
  const { tagline, navigation, defaults } = (made.get('site.json') ?? {}) as Partial<SiteFile>;
  const openingHours = openingHoursOf(weekOf(site.openingHours), tag);
  return new Map<string, unknown>([
    ['services.json', []],
    ['blog.json', {}],
    ...made,
    ['site.json', { language: tag, tagline, openingHours, navigation, defaults }],
    ['prices.json', {}],
  ]);
}

/** With the addresses of a language: what it links to is there in the same language. */
function withPaths(value: unknown, code: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withPaths(item, code));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => {
    const isPath = ['link', 'href'].includes(name) && `${inner}`.startsWith('/');
    return [name, isPath ? pathIn(code, `${inner}`) : withPaths(inner, code)];
  });
  return Object.fromEntries(entries);
}
