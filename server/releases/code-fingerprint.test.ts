import { cpSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { testFolder } from '../../tests/support/own-folder.ts';
import { codeFingerprint } from './code-fingerprint.ts';

const SITE = 'https://www.example.com';
let folder: string;
beforeEach(() => {
  folder = testFolder();
  mkdirSync(join(folder, 'one', 'src', 'pages'), { recursive: true });
  writeFileSync(join(folder, 'one', 'src', 'pages', 'index.astro'), 'a page');
  writeFileSync(join(folder, 'one', 'package-lock.json'), '{}');
});

const at = (name: string) => join(folder, name);

test('a fresh checkout of the same code has the same one', async () => {
  const first = codeFingerprint(SITE, at('one'));
  cpSync(at('one'), at('other'), { recursive: true });
  utimesSync(join(at('other'), 'src', 'pages', 'index.astro'), 1, 1);
  expect(codeFingerprint(SITE, at('other'))).toBe(first);
});

test('a change of the code, of a name or of the address is another one', async () => {
  const seen = [codeFingerprint(SITE, at('one'))];
  seen.push(codeFingerprint('https://other.example.com', at('one')));
  writeFileSync(join(at('one'), 'src', 'pages', 'index.astro'), 'another page');
  seen.push(codeFingerprint(SITE, at('one')));
  cpSync(
    join(at('one'), 'src', 'pages', 'index.astro'),
    join(at('one'), 'src', 'pages', 'b.astro'),
  );
  seen.push(codeFingerprint(SITE, at('one')));
  expect(new Set(seen).size).toBe(4);
});
