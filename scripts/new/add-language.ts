import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '#languages/addresses.ts';
import { UserError } from '#tooling/user-error.ts';

/** What of the folder differs by language, besides its words. */
const PARTS = ['site', 'services', 'prices', 'pages', 'blog'] as const;

/**
 * Makes a folder of one language one of two: each of its files becomes `….main.ts`, and in its place stands one that
 * takes that or the other language's. What the other says is in a folder by its code, to be written there.
 *
 * @param folder as `src/business`.
 * @param tag as in `<html lang>`: `pt-PT`.
 * @returns a sentence about what is to be done.
 * @throws UserError when there is no pack for it, or the folder has two languages already.
 */
export function addLanguage(folder: string, tag: string): string {
  const code = codeOf(tag);
  if (!existsSync(`src/languages/${code}/visitors`)) {
    throw new UserError(
      `src/languages has no pack for ${tag}: CONTRIBUTING.md says how to add one.`,
    );
  }
  if (existsSync(join(folder, 'site.main.ts'))) {
    throw new UserError(
      `${folder} has more than one language already. Add the next one to its files by hand.`,
    );
  }
  const site = join(folder, 'site.ts');
  const text = readFileSync(site, 'utf8');
  const rules = /^export \* from '#languages\/(\w+)\/rules/m;
  const main = rules.exec(readFileSync(join(folder, 'language.ts'), 'utf8'))?.[1] ?? 'fallback';
  writeFileSync(site, text.replace('otherLanguages: []', `otherLanguages: ['${tag}']`));

  mkdirSync(join(folder, code), { recursive: true });
  for (const part of PARTS) {
    renameSync(join(folder, `${part}.ts`), join(folder, `${part}.main.ts`));
    writeFileSync(join(folder, `${part}.ts`), partFile(part, code));
    writeFileSync(join(folder, code, `${part}.ts`), ownFile(part, tag));
  }
  // Its own words beside its pages: what a page imports as `../words/shell.ts` is in its language in each folder.
  mkdirSync(join(folder, code, 'words'));
  for (const file of readdirSync(join(folder, 'words'))) {
    if (file.endsWith('.main.ts')) continue;
    writeFileSync(
      join(folder, code, 'words', file),
      `export * from '#languages/${code}/visitors/${file}';\n`,
    );
    const path = join(folder, 'words', file);
    renameSync(path, path.replace(/\.ts$/, '.main.ts'));
    writeFileSync(
      path,
      wordsFile(file, readFileSync(path.replace(/\.ts$/, '.main.ts'), 'utf8'), code, main),
    );
  }
  writeFileSync(join(folder, 'language.ts'), languageFile(main, code));
  return `${folder}/${code} has what visitors read in ${tag}: its pages, services, prices and the facts of site.ts. Write it there: visitors have ${tag} once its home page and its page for what is not found are there, and nothing else waits for that.`;
}

const partFile = (
  part: string,
  code: string,
) => `import { inLanguage } from '#languages/several.ts';
import { ${part} as ${code} } from './${code}/${part}.ts';
import { ${part} as main } from './${part}.main.ts';

/** In the language of the page. */
export const ${part} = inLanguage({ '': main, ${code} });
`;

/** Begins as what the main language says; of pages with none. */
function ownFile(part: (typeof PARTS)[number], tag: string): string {
  if (part === 'pages') {
    return `import type { FolderPage } from '../types.ts';

/** The pages in ${tag}, with the keys of those of the main language and of their sections. */
export const pages: readonly FolderPage[] = [];
`;
  }
  if (part === 'site') {
    return `import { site as main } from '../site.main.ts';
import type { Site } from '../types.ts';
import { services } from './services.ts';

/** What is said of the business in ${tag}; the rest is as in the main language. */
export const site: Site = { ...main, language: '${tag}', services };
`;
  }
  return `export { ${part} } from '../${part}.main.ts';
`;
}

function wordsFile(file: string, text: string, code: string, main: string): string {
  const pack = readFileSync(`src/languages/en/visitors/${file}`, 'utf8');
  const names = [...pack.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  const types = [...pack.matchAll(/^export interface (\w+)/gm)].map(([, name]) => name);
  const from =
    text.trim() === `export * from '#languages/${main}/visitors/${file}';`
      ? `#languages/${main}/visitors/${file}`
      : `./${file.replace(/\.ts$/, '.main.ts')}`;
  return [
    `import { eachInLanguage } from '#languages/several.ts';`,
    `import * as ${code} from '../${code}/words/${file}';`,
    `import * as main from '${from}';`,
    '',
    ...(types.length > 0
      ? [`export type { ${types.join(', ')} } from '#languages/en/visitors/${file}';`, '']
      : []),
    `export const { ${names.join(', ')} } = eachInLanguage<typeof main>({ '': main, ${code} });`,
    '',
  ].join('\n');
}

const languageFile = (
  main: string,
  code: string,
) => `/** The rules of each language of the site: of the folders in \`src/languages\`. */
import * as main from '#languages/${main}/rules.ts';
import * as ${code} from '#languages/${code}/rules.ts';
import { eachInLanguage } from '#languages/several.ts';

export * from '#languages/several.ts';

export const { letters, quotes, common, stem } = eachInLanguage<typeof main>({ '': main, ${code} });
/** That of the main language. */
export const code = main.code;
/** Of all languages. */
export const css: string = main.css + ${code}.css;
`;
