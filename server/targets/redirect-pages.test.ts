import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from '#server/static-files/files-in.ts';
import { testFolder } from '../../tests/support/own-folder.ts';
import { writeRedirectPages } from './redirect-pages.ts';

test('redirects: former addresses are pages that lead on; rules and what left are not', async () => {
  const place = testFolder();
  const folder = join(place, 'pages');
  const write = async (rules: string) => {
    writeFileSync(join(place, '_redirects'), rules);
    await writeRedirectPages(folder, place);
    return (await filesIn(folder)).sort();
  };
  const rules =
    '/blog/old /blog/new?a=1&b=2 301\n/caf%C3%A9 / 302\n/../up / 301\n/admin/* /admin 200\n/x/* / 301\n';
  expect(await write(rules)).toEqual(['blog/old.html', 'café.html', 'up.html']);
  const page = join(folder, 'blog/old.html');
  expect(readFileSync(page, 'utf8')).toContain('content="0; url=/blog/new?a=1&amp;b=2"');
  const { mtimeMs } = statSync(page);
  expect(await write('/blog/old /blog/new?a=1&b=2 301\n')).toEqual(['blog/old.html']);
  expect(statSync(page).mtimeMs).toBe(mtimeMs);
  // What no file can be called costs no release.
  const odd = `/100% / 301\n/ /x 301\n/a%00b / 301\n/${'long'.repeat(80)} / 301\n`;
  expect(await write(odd)).toEqual([]);
  expect(await write('')).toEqual([]);
});
