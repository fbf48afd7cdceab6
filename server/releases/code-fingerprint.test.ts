import { cpSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { eachFolder, putFiles } from '../../tests/support/own-folder.ts';
import { codeFingerprint } from './code-fingerprint.ts';

const SITE = 'https://www.example.com';
const at = eachFolder();
const FILES = {
  'src/pages/index.astro': 'a page',
  'public/favicon.svg': 'an icon',
  'package-lock.json': '{}',
};
beforeEach(() => putFiles(at('one'), FILES));

test('fingerprint: a fresh checkout of the same code has the same one', async () => {
  const first = codeFingerprint(SITE, at('one'));
  cpSync(at('one'), at('other'), { recursive: true });
  utimesSync(join(at('other'), 'src', 'pages', 'index.astro'), 1, 1);
  expect(codeFingerprint(SITE, at('other'))).toBe(first);
});

test('fingerprint: a change of the code, of an icon, of a name or of the address is another one', async () => {
  const seen = [codeFingerprint(SITE, at('one'))];
  seen.push(codeFingerprint('https://other.example.com', at('one')));
  writeFileSync(join(at('one'), 'src', 'pages', 'index.astro'), 'another page');
  seen.push(codeFingerprint(SITE, at('one')));
  cpSync(
    join(at('one'), 'src', 'pages', 'index.astro'),
    join(at('one'), 'src', 'pages', 'b.astro'),
  );
  seen.push(codeFingerprint(SITE, at('one')));
  writeFileSync(join(at('one'), 'public', 'favicon.svg'), 'another icon');
  seen.push(codeFingerprint(SITE, at('one')));
  expect(new Set(seen).size).toBe(5);
});
