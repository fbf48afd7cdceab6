import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../../tests/support/own-folder.ts';
import { digestOfCompiled } from './compiled-digest.ts';

function compiled(part: string, script: string): string {
  const folder = testFolder();
  mkdirSync(join(folder, 'chunks'));
  // Its name follows from its bytes, and these from the folder that the build was made in.
  writeFileSync(join(folder, 'chunks', `${part}.mjs`), `"${folder}" "/_astro/${script}"`);
  return digestOfCompiled(folder);
}

test('compiled pages: told apart by what they ask for, not by the folder that they were built in', () => {
  const digest = compiled('entry.BW85CJK6', 'Footer.D9TTJmad.js');
  expect(compiled('entry.BRb0k2rC', 'Footer.D9TTJmad.js')).toBe(digest);
  expect(compiled('entry.BW85CJK6', 'Footer.Tzp4w8Wl.js')).not.toBe(digest);
});
