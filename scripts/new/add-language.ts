import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageFile, SiteFile } from '#business/types.ts';
import { openingHoursOf, weekOf } from '#domain/settings/opening-hours.ts';
import { codeOf, pathIn } from '#languages/addresses.ts';
import { UserError } from '#tooling/user-error.ts';
import { LANGUAGES, type Language, problemOf } from './answers.ts';
import { folderFiles, servicesToName, textsOf } from './folder-files.ts';
import { writeModules } from './language-files.ts';
import { readLast } from './make-folder.ts';
import { firstPages } from './page-files.ts';
import { writeValues } from './write-files.ts';

type Added = ReturnType<typeof readAdded>;

/** @throws UserError when there is no pack for it, or the folder has the language already. */
export function readAdded(folder: string, tag: string) {
  const code = codeOf(tag);
  if (!existsSync(`src/languages/${code}/visitors`)) {
    throw new UserError(
      `src/languages has no pack for ${tag}: CONTRIBUTING.md says how to add one.`,
    );
  }
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const site = read('site.json') as SiteFile;
  const tags = [site.language, ...site.otherLanguages];
  if (tags.map(codeOf).includes(code)) throw new UserError(`${folder} has ${tag} already.`);
  const known = Object.keys(LANGUAGES) as Language[];
  const spoken = known.find((one) => one === tag) ?? known.find((one) => codeOf(one) === code);
  const answers = readLast(folder)?.answers;
  const home = read('pages/home.json') as PageFile;
  // Of these only the business knows what they are called.
  const unnamed = spoken && answers ? servicesToName(answers) : [];
  return { site, home, answers, spoken, unnamed };
}

/**
 * Gives a folder another language: its data are in a folder by its code, to be written there, and the modules take it
 * from there.
 *
 * @param folder as `src/business`.
 * @param tag as in `<html lang>`: `pt-PT`.
 * @param names in it, of the services that are without one.
 * @returns sentences about what is to be done.
 * @throws UserError also when a service has no name in it.
 */
export function addLanguage(folder: string, tag: string, names: string[] = []): string[] {
  const code = codeOf(tag);
  const added = readAdded(folder, tag);
  const { site, unnamed } = added;
  if (names.length !== unnamed.length || (names.length > 0 && problemOf('services', names))) {
    throw new UserError(
      `Nothing was written. Say what you call these in ${tag}, each by another name, with commas between them: ${unnamed.join(', ')}.\nnpm run language ${tag} -- --services "…"`,
    );
  }
  const made = [...filesIn(added, tag, names)].map(([file, said]) => {
    return [`${code}/${file}`, withPaths(said, code)] as const;
  });
  const isThere = (file: string) => existsSync(join(folder, file));
  writeValues(folder, new Map(made.filter(([file]) => !isThere(file))));
  const otherLanguages = [...site.otherLanguages, tag];
  writeValues(folder, new Map([['site.json', { ...site, otherLanguages }]]));

  return [
    ...writeModules(folder),
    `${folder}/${code} has what visitors read in ${tag}: its pages, services, prices and the facts of site.json. Read it through, and write there what is said otherwise; npm run check lists what is still to be written. Visitors have ${tag} once its home page and its page for what is not found are there, and nothing else waits for that.`,
  ];
}

/** What is said in another language: as `npm run new` says it, where it made the folder. */
function filesIn({ site, answers, spoken, home }: Added, tag: string, names: string[]) {
  const { name, address } = site;
  const made = !spoken
    ? new Map<string, unknown>()
    : answers
      ? folderFiles(answers, spoken, names)
      : firstPages({ name, city: address.city }, home, textsOf({ language: spoken }));
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
