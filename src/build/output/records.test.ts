import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../../tests/support/own-folder.ts';
import { readRecords, writeRecords } from './records.ts';

test('build: records come back as they were written, each policy once in the file', async () => {
  const file = join(testFolder(), 'records.json');
  const page = { key: 'k', policy: "default-src 'self'", pictures: ['oak-480.avif'] };
  const pages = {
    '/blog/oak': { ...page, file: 'blog/oak.html' },
    '/blog/ash': { ...page, file: 'blog/ash.html', key: null },
    '/admin': { ...page, file: 'admin.html', policy: "script-src 'self'" },
    '/rss.xml': { ...page, file: 'rss.xml', policy: null, pictures: [] },
  };
  for (const records of [
    { pages, broken: ['One row.'], compiled: 'digest' },
    { pages: {}, broken: [], compiled: 'digest' },
  ]) {
    await writeRecords(file, records);
    expect(await readRecords(file)).toEqual(records);
    expect(readFileSync(file, 'utf8').split('default-src').length).toBeLessThanOrEqual(2);
  }
});
