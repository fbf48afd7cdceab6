import { pagesOf } from './assemble-pages.ts';
import { inLanguage } from './language.ts';
import { pricesBy } from './prices.ts';
import { servicesBy } from './services.ts';
import { sitesBy } from './site.ts';
import type { FolderPage, PageFile } from './types.ts';

/** By their path: bundlers take in what lies in the folder, other programs read it. */
const files: Readonly<Record<string, PageFile>> = import.meta.env
  ? import.meta.glob<PageFile>(['./pages/*.json', './*/pages/*.json'], {
      eager: true,
      import: 'default',
    })
  : readFiles();

function readFiles() {
  const { globSync, readFileSync } = process.getBuiltinModule('node:fs');
  const folder = import.meta.dirname;
  const names = globSync(['pages/*.json', '*/pages/*.json'], { cwd: folder });
  return Object.fromEntries(
    names.map((name) => [
      `./${name.replaceAll('\\', '/')}`,
      JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as PageFile,
    ]),
  );
}

/** @param code of a language; '' for the main one. */
function pagesIn(code: string): readonly FolderPage[] {
  const folder = code ? `./${code}/pages/` : './pages/';
  const own = Object.entries(files).filter(([path]) => path.startsWith(folder));
  return pagesOf(
    Object.fromEntries(own.map(([path, file]) => [path.slice(folder.length, -5), file])),
    servicesBy[code] ?? servicesBy[''],
    pricesBy[code] ?? pricesBy[''],
  );
}

/** Every page that is made of sections, in the language of the page that is made. */
export const pages: readonly FolderPage[] = inLanguage({
  ...Object.fromEntries(Object.keys(sitesBy).map((code) => [code, pagesIn(code)])),
  '': pagesIn(''),
});
