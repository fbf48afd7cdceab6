import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NEEDED_KINDS } from '#domain/pages/page.ts';
import { codeOf } from '#languages/addresses.ts';
import { readLanguageBy } from '#languages/several.ts';
import { checkFiles } from './check-files.ts';
import { checkLanguages } from './check-languages.ts';
import { checkPages } from './check-pages.ts';
import { checkValues, type Folder, type Found } from './check-values.ts';
import { checkWords } from './check-words.ts';
import { createLocator } from './locate.ts';
import type { BusinessProblem } from './problem.ts';

/**
 * All that is wrong with a folder of a business. In a process of its own: a module is read once.
 *
 * @param path as `src/business`.
 * @param icons where the icons are.
 */
export async function checkFolder(path: string, icons = 'public'): Promise<BusinessProblem[]> {
  const folder = await readFolder(path);
  if ('text' in folder) return [folder];
  const locate = createLocator();
  const said = inEachLanguage(folder, () => [...checkValues(folder), ...checkPages(folder)]);
  const found = [...said, ...(await checkWords(path))];
  const placed = found.map((one): BusinessProblem => {
    const { file, name, start = [], path: steps, language } = one;
    const code = language ? codeOf(language) : '';
    const place = locate(`${path}/${file}`, name, [...start, ...steps], code);
    // What the other language takes from the main one is found in the main one's file.
    const text = language ? `In ${language}: ${one.text}` : one.text;
    return { ...place, field: fieldOf(steps), text, ...(one.isNote && { isNote: true }) };
  });
  const leaks = checkLanguages(path, otherTags(folder).map(codeOf));
  return [...onceEach(placed), ...leaks, ...checkFiles(path, icons)];
}

const otherTags = ({ site }: Folder) =>
  Array.isArray(site.otherLanguages) ? site.otherLanguages : [];

/** What the folder says in other languages is looked at as what it says in the main one, once visitors have it. */
function inEachLanguage(folder: Folder, look: () => Found[]): Found[] {
  const found = look();
  try {
    for (const tag of otherTags(folder)) {
      readLanguageBy(() => codeOf(tag));
      const missing = NEEDED_KINDS.filter(
        (needed) => !folder.pages.some(({ kind }) => kind === needed),
      );
      const said = missing.length > 0 ? [unfinished(missing)] : look();
      found.push(...said.map((one) => ({ ...one, language: tag })));
    }
    return found;
  } finally {
    readLanguageBy(() => '');
  }
}

const unfinished = (missing: readonly string[]): Found => ({
  ...{ file: 'pages.ts', name: 'pages', path: [], isNote: true },
  text: `Visitors do not have this language yet: it has no page of the kind ${missing.map((kind) => `“${kind}”`).join(' or ')}.`,
});

/** A price is written once, and is of the list and of a page: it is told once. */
function onceEach(problems: readonly BusinessProblem[]): BusinessProblem[] {
  const names = problems.map(
    ({ file, line, field }) => `${file}:${line} ${field.split('.').at(-1)}`,
  );
  return problems.filter((_, index) => names.indexOf(names[index] ?? '') === index);
}

/** `sections.hero.fields.headline` is `hero.headline` for whoever reads it. */
function fieldOf(path: Found['path']): string {
  const [first, section, second, ...rest] = path;
  const isField = first === 'sections' && second === 'fields';
  return (isField ? [section, ...rest] : path).join('.');
}

/** The folder's modules, or why one of them can't be read. */
async function readFolder(path: string): Promise<Folder | BusinessProblem> {
  const read = async <Module>(file: string) =>
    (await import(pathToFileURL(resolve(path, file)).href)) as Module;
  try {
    const [{ site }, { services }, { prices }, { pages }, { blog }] = [
      await read<Pick<Folder, 'site'>>('site.ts'),
      await read<Pick<Folder, 'services'>>('services.ts'),
      await read<Pick<Folder, 'prices'>>('prices.ts'),
      await read<Pick<Folder, 'pages'>>('pages.ts'),
      await read<Pick<Folder, 'blog'>>('blog.ts'),
    ];
    return { path, site, services, prices, pages, blog };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return unreadable(path, error);
  }
}

/** Node names the place in the first lines of a stack. */
function unreadable(folder: string, { message, stack = '' }: Error): BusinessProblem {
  const place = new RegExp(`(?:^|[\\s(/])(${folder}/[\\w./-]+):(\\d+)`, 'm').exec(stack);
  const file = place?.[1] ?? `${folder}/pages.ts`;
  const text = `It can’t be read: ${message.replaceAll(/\s+/g, ' ')}`;
  return { file, line: Number(place?.[2] ?? 1), field: '', text };
}
