import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { BusinessProblem } from './problem.ts';

const IMPORT = /^(?:import|export)\s+(?!type\b)[^;'"]*?\bfrom\s+['"]([^'"]+)['"]/gm;

/**
 * Files of another language that take what follows the language of the page (`words/`, `site.ts`): while they are
 * loaded no page is being made, and they would get the main language's.
 *
 * @param folder of the business.
 * @param codes of the other languages, each of which has a folder in it.
 */
export function checkLanguages(folder: string, codes: readonly string[]): BusinessProblem[] {
  return codes.flatMap((code) => {
    const own = join(folder, code);
    if (!existsSync(own)) return [];
    return readdirSync(own, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .flatMap((name) => importsOf(join(own, name)).flatMap((one) => problemOf(folder, own, one)));
  });
}

interface Import {
  file: string;
  line: number;
  from: string;
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(IMPORT)].map(({ 0: statement, 1: from = '', index }) => ({
    file,
    line: text.slice(0, index + statement.length).split('\n').length,
    from,
  }));
}

function problemOf(folder: string, own: string, { file, line, from }: Import): BusinessProblem[] {
  const taken = from.startsWith('.')
    ? join(dirname(file), from)
    : from.replace(/^#site$/, '#business/site.ts').replace(/^#business/, folder);
  const part = relative(folder, taken).replaceAll('\\', '/');
  const isOwn = !relative(own, taken).startsWith('..');
  if (part.startsWith('..') || isOwn || !existsSync(taken) || !followsThePage(taken)) return [];
  const there = existsSync(join(own, part))
    ? join(own, part)
    : `#languages/${relative(folder, own)}/${part.replace(/^words/, 'visitors')}`;
  return [
    {
      ...{ file, line, field: '' },
      text: `While this file is loaded, ${join(folder, part)} speaks the main language. Import from ${there}.`,
    },
  ];
}

const followsThePage = (file: string) =>
  readFileSync(file, 'utf8').includes("'#languages/several.ts'");
