import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isMap, isNode, isSeq, LineCounter, parseDocument } from 'yaml';
import { codeOf } from '#languages/addresses.ts';
import type { BusinessProblem, Found } from './problem.ts';

/** Of each language; `npm run language` writes those of another one. */
const PARTS = ['site', 'services', 'prices', 'blog'].map((name) => `${name}.json`);

/** The files of a folder that are data. */
export interface Folder {
  /** `src/business`. */
  path: string;
  /** Other languages than the main one, as in `<html lang>`. */
  tags: readonly string[];
  /** What the files say, by their path in the folder: `pt/pages/home.json`. */
  files: ReadonlyMap<string, unknown>;
}

/** Where a language's files are in the folder. @param tag '' for the main one. */
export const folderOf = (tag: string) => (tag ? `${codeOf(tag)}/` : '');

/** Reads what is there, as far as it can be read. */
export function readFolder(path: string): { folder: Folder; problems: BusinessProblem[] } {
  const files = new Map<string, unknown>();
  const problems: BusinessProblem[] = [];
  const read = (file: string) => {
    const name = join(path, file);
    if (!existsSync(name)) {
      problems.push({ file: name, line: 1, field: '', text: 'It is missing.' });
      return;
    }
    const text = readFileSync(name, 'utf8');
    try {
      const value: unknown = JSON.parse(text);
      if (typeof value !== 'object' || value === null) throw new Error('It has no fields.');
      files.set(file, value);
      problems.push(...namedTwice(name, text));
    } catch (error) {
      const { message } = error as Error;
      const line = Number(/\(line (\d+)/.exec(message)?.[1] ?? 1);
      problems.push({ file: name, line, field: '', text: `It can’t be read: ${message}` });
    }
  };
  read('site.json');
  const tags = tagsIn(files.get('site.json'));
  for (const folder of ['', ...tags].map(folderOf)) {
    for (const part of PARTS) if (folder || part !== 'site.json') read(folder + part);
    for (const within of ['pages', 'messages']) {
      const names = join(path, folder, within);
      for (const name of existsSync(names) ? readdirSync(names).sort() : []) {
        if (name.endsWith('.json')) read(`${folder}${within}/${name}`);
      }
    }
  }
  return { folder: { path, tags, files }, problems: [...problems, ...lostMessages(path)] };
}

/** What a module takes, and somebody has deleted. */
function lostMessages(path: string): BusinessProblem[] {
  const messages = join(path, 'messages');
  const modules = existsSync(messages) ? readdirSync(messages) : [];
  return modules
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const text = readFileSync(join(messages, name), 'utf8');
      return [...text.matchAll(/ from '(\.\.?\/[\w/-]+\.json)'/g)]
        .map(([, from = '']) => relative(path, join(messages, from)))
        .filter((file) => !existsSync(join(path, file)))
        .map((file) => ({
          ...{ file: join(messages, name), line: 1, field: '' },
          text: `It takes ${file}, which is missing: npm run language takes it out.`,
        }));
    });
}

/** Those that can be called a folder; the others are told with the rest of `site.json`. */
function tagsIn(site: unknown): string[] {
  const { otherLanguages } = (site ?? {}) as { otherLanguages?: unknown };
  return (Array.isArray(otherLanguages) ? otherLanguages : []).filter((tag) => {
    try {
      return codeOf(tag) !== '';
    } catch {
      return false;
    }
  });
}

/** Of two fields of one name the last would hold, in silence. */
function namedTwice(file: string, text: string): BusinessProblem[] {
  const lines = new LineCounter();
  return parseDocument(text, { lineCounter: lines })
    .errors.filter(({ code }) => code === 'DUPLICATE_KEY')
    .map(({ pos: [at] }) => ({
      ...{ file, line: lines.linePos(at).line, field: '' },
      text: 'The field is there twice.',
    }));
}

/** The line on which something is written, or what encloses it. YAML's parser reads JSON, and keeps the places. */
export function placed(folder: string, { file, path, text, isNote }: Found): BusinessProblem {
  const name = join(folder, file);
  const lines = new LineCounter();
  const source = existsSync(name) && file.endsWith('.json') ? readFileSync(name, 'utf8') : '';
  let node: unknown = parseDocument(source, { lineCounter: lines }).contents;
  for (const step of path) node = childOf(node, step) ?? node;
  const line = isNode(node) ? lines.linePos(node.range?.[0] ?? 0).line : 1;
  return { file: name, line, field: fieldOf(path), text, ...(isNote && { isNote }) };
}

function childOf(node: unknown, step: string | number): unknown {
  if (isMap(node)) return node.get(step, true);
  if (!isSeq(node)) return undefined;
  return node.items.find(
    (item, nth) =>
      nth === step || (isMap(item) && (item.get('key') === step || item.get('slug') === step)),
  );
}

/** `sections.hero.fields.headline` is `hero.headline` for whoever reads it. */
export function fieldOf(path: Found['path']): string {
  const [first, section, second, ...rest] = path;
  const isField = first === 'sections' && second === 'fields';
  return (isField ? [section, ...rest] : path).join('.');
}
