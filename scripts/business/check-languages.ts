import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '#languages/addresses.ts';
import { languageOf } from '#languages/packs.ts';
import type { Found } from './problem.ts';
import { type Folder, folderOf } from './read-folder.ts';

/** Whether the modules of the folder take the languages that its data name, each of them once. */
export function checkLanguages({ path, tags, files }: Folder): Found[] {
  const module = join(path, 'language.ts');
  const text = existsSync(module) ? readFileSync(module, 'utf8') : '';
  const taken = [...text.matchAll(/#languages\/(\w+)\/rules\.ts/g)].map(([, code = '']) => code);
  const { language } = files.get('site.json') as { language?: string };
  const main = language ? languageOf(language).code || 'fallback' : '';
  const missing = [main, ...tags.map(codeOf)].filter((code) => code && !taken.includes(code));
  const others = tags.flatMap((tag): Found[] => {
    const file = `${folderOf(tag)}site.json`;
    const own = files.get(file) as { language?: unknown };
    if (own.language === tag) return [];
    return [{ file, path: ['language'], text: `Write ${tag}, as in otherLanguages of site.json.` }];
  });
  return [
    ...(tags.length > 0 ? ofMainAlone(path) : []),
    ...missing.map((code) => ({
      ...{ file: 'site.json', path: [code === main ? 'language' : 'otherLanguages'] },
      text: `language.ts takes ${taken.join(' and ')}, and not ${code}. A language is added by npm run language.`,
    })),
    ...others,
  ];
}

const PACK = 'src/languages/en/visitors';

/** Words that a pack has got since the modules were made: other languages would say them in the main one. */
function ofMainAlone(path: string): Found[] {
  return readdirSync(PACK).flatMap((name) => {
    const module = join(path, 'messages', name);
    const text = existsSync(module) ? readFileSync(module, 'utf8') : '';
    const words = readFileSync(join(PACK, name), 'utf8').matchAll(/^(export const \w+)\b/gm);
    return [...words].flatMap(([, line = '']) => {
      if (text.includes(`${line} =`)) return [];
      const said = `It lacks ${line.split(' ').at(-1)}: npm run language writes it anew.`;
      return [{ file: `messages/${name}`, path: [], text: said }];
    });
  });
}
