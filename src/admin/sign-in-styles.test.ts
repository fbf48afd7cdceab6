import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;
/** Without a session a browser renders what these import, themselves or by way of others. */
const ENTRIES = ['App.tsx', 'sign-in/SignInSteps.tsx', 'sign-in/ReconnectScreen.tsx'];

test('sign-in: sign-in.css names every file whose classes sign-in shows; sign-in.css names no file that is gone', () => {
  const shown = [...reached(ENTRIES)].filter((file) => /\bclassName=|Class\b/.test(read(file)));
  expect(shown).toContain('ui/fields/TextField.tsx');
  const named = sources(read('sign-in.css'));
  expect(shown.filter((file) => !named.has(file))).toEqual([]);
  for (const [, pattern = ''] of read('sign-in.css').matchAll(/@source "\.\/(.+)"/g)) {
    const names = /\{(.+)\}/.exec(pattern)?.[1]?.split(',').length ?? 1;
    expect(globSync(pattern, { cwd: folder }), pattern).toHaveLength(names);
  }
});

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** Files of the staff area that others import, those loaded later excepted. */
function reached(files: readonly string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    const imported = [...read(file).matchAll(/^(?:import|export|\}) .*?from '(.+)';$/gm)];
    const own = imported.flatMap(([, path = '']) => {
      if (path.startsWith('#admin/')) return [path.slice('#admin/'.length)];
      return path.startsWith('.') ? [join(dirname(file), path)] : [];
    });
    reached(
      own.filter((path) => /\.tsx?$/.test(path)),
      found,
    );
  }
  return found;
}

/** Files that a stylesheet names as sources of class names. */
function sources(css: string): Set<string> {
  const patterns = [...css.matchAll(/@source "\.\/(.+)"/g)].map(([, pattern = '']) => pattern);
  return new Set(
    patterns.flatMap((pattern) => globSync([pattern, `${pattern}/**`], { cwd: folder })),
  );
}
