import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BusinessProblem } from './problem.ts';

/** `var(--paper)` and Tailwind's `bg-(--paper)`; what has a value to fall back on may be missing. */
const USED = /(?:\bvar|-)\(\s*(--[a-z][\w-]*)\s*\)/g;
/** `--paper: …`, `'--paper': …`, `['--paper', …]`, `[--paper:…]`, `@property --paper`. */
const WRITTEN = /(?:^|[\s'"`{;[])(--[a-z][\w-]*)(?=['"`]?\s*[:,)\]]|\s*\{)/gm;

/**
 * Custom properties that style sheets and classes of the design use and nobody gives a value: `theme.css` of the
 * business lacks them, as after a merge that kept its own file.
 *
 * @param folder of the business.
 */
export function checkProperties(folder: string, source = 'src'): BusinessProblem[] {
  const own = readFileSync(join(folder, 'theme.css'), 'utf8');
  const texts = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(?:css|astro|tsx?)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .filter((name) => !name.startsWith('business/'))
    .map((name) => readFileSync(join(source, name), 'utf8'));
  const find = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name = '']) => name);
  const written = new Set([own, ...texts].flatMap((text) => find(text, WRITTEN)));
  const missing = new Set(texts.flatMap((text) => find(text, USED)));
  return [...missing]
    .filter((name) => !written.has(name) && !BY_A_LIBRARY.includes(name))
    .sort()
    .map((name) => ({
      ...{ file: `${folder}/theme.css`, line: 1, field: name },
      text: 'The design uses it, and it has no value here. CHANGELOG.md says what it is for.',
    }));
}

/** Set while the page is shown. */
const BY_A_LIBRARY = ['--visual-viewport-height'];
