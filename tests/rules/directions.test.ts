import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * The staff area speaks languages that run in either direction, so its classes say where something begins and ends,
 * not left and right. Those of visitors' pages are mirrored by the build (src/build/output/right-to-left.ts).
 */
const PHYSICAL =
  /(?<=^|[\s:'"`!])-?(?:(?:scroll-)?[mp][lr]-[\w[(.]\S*|(?:left|right)-(?:auto|px|full|[\d[(])\S*|border-[lr](?=$|[\s'"`-])\S*|rounded-(?:[lr]|[tb][lr])(?=$|[\s'"`-])\S*|(?:text|float|clear)-(?:left|right)(?=$|[\s'"`]))/g;

const STYLES =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|(?:left|right)|float:\s*(?:left|right)|text-align:\s*(?:left|right)):?[^;]*;/g;

/** Places that are left or right in every language. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/islands/enquiry-photos/photos.css': 'a sheet of visitors, which the build mirrors',
};

const files = execFileSync('git', ['ls-files', 'src/admin', 'src/islands'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:tsx?|css)$/.test(file) && !file.includes('.test.'));

function physicalIn(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  if (file.endsWith('.css')) return text.match(STYLES) ?? [];
  // Classes are in strings.
  const strings = text.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? [];
  return strings.flatMap((one) => one.match(PHYSICAL) ?? []);
}

test('classes: the staff area names no side where a language decides which one it is', () => {
  const found = files
    .filter((file) => !(file in EXCEPTIONS))
    .map((file) => [file, physicalIn(file)] as const)
    .filter(([, classes]) => classes.length > 0);
  expect(Object.fromEntries(found)).toEqual({});
});

test.each(Object.keys(EXCEPTIONS))('classes: %s is there', (file) => {
  expect(files).toContain(file);
});
