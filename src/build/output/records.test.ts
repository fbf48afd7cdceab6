import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readRecords, writeRecords } from './records.ts';

test('build: records come back as they were written, each policy once in the file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-records-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'records.json');
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
