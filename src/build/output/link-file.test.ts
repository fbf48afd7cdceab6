import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../../tests/support/own-folder.ts';
import { linkFile } from './link-file.ts';

function twoNames() {
  const folder = testFolder();
  const source = join(folder, 'one');
  const target = join(folder, 'other');
  return { source, target, isSame: () => statSync(source).ino === statSync(target).ino };
}

const failing = (code: string) => () => {
  throw Object.assign(new Error(code), { code });
};

test.each([
  ['a second name of the same file', undefined],
  ['a copy where there are no links', failing('EXDEV')],
])('links: is %s', (_, link) => {
  const { source, target, isSame } = twoNames();
  writeFileSync(source, 'oak');
  linkFile(source, target, link);
  expect(readFileSync(target, 'utf8')).toBe('oak');
  expect(isSame()).toBe(link === undefined);
});

test('links: fails for a file that is not there, and never writes over one', () => {
  const { source, target } = twoNames();
  expect(() => linkFile(source, target)).toThrow('ENOENT');
  writeFileSync(source, 'oak');
  writeFileSync(target, 'ash');
  expect(() => linkFile(source, target)).toThrow('EEXIST');
  expect(() => linkFile(source, target, failing('EPERM'))).toThrow('EEXIST');
  expect(readFileSync(target, 'utf8')).toBe('ash');
});
