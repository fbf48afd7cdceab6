import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../tests/support/own-folder.ts';
import { type CheckedSite, checkAgainstHost } from './check-against-host.ts';
import { HOSTS, type Host, type HostId } from './hosts.ts';
import { measureSite } from './measure-site.ts';

const MEBIBYTE = 1024 ** 2;
const SMALL: CheckedSite = { files: 400, largest: { path: 'a.webp', bytes: 900_000 } };

const check = (host: HostId, site: Partial<CheckedSite>) =>
  checkAgainstHost(HOSTS[host], { ...SMALL, ...site });

test('host: of files: a warning from nine tenths on, an error beyond', () => {
  expect(check('cloudflare-pages', { files: 17_999 })).toEqual([]);
  const sentence =
    'The site has 18,000 files, and the limit is 20,000 of Cloudflare Pages (Free). Choose a larger plan and name it in SITE_HOST, or another host.';
  expect(check('cloudflare-pages', { files: 18_000 })).toEqual([{ state: 'warning', sentence }]);
  expect(check('cloudflare-pages', { files: 20_000 })[0]?.state).toBe('warning');
  const [remark] = check('cloudflare-pages', { files: 20_001 });
  expect(remark?.state).toBe('error');
  expect(remark?.sentence).toContain('The site has 20,001 files, more than the 20,000 of');
  expect(check('cloudflare-pages-paid', { files: 20_001 })).toEqual([]);
});

test('host: of bytes in one file, whose name is told', () => {
  const largest = { path: 'media/film.mp4', bytes: 25 * MEBIBYTE + 1 };
  const sentence =
    'The file /media/film.mp4 has 25 MiB, more than the 25 MiB of Cloudflare Workers (Free). Make it smaller, or take it from its page.';
  expect(check('cloudflare-workers', { largest })).toEqual([{ state: 'error', sentence }]);
  expect(check('netlify', { largest })).toEqual([]);
});

test('host: of files in one folder, and of bytes in all', () => {
  const fullest = { path: 'media', files: 54_001 };
  expect(check('netlify', { files: 60_000, fullest })[0]?.sentence).toContain(
    'The folder /media has 54,001 files, more than the 54,000 of Netlify (Free)',
  );
  expect(check('github-pages', { bytes: 2e9 }).map(({ state }) => state)).toEqual(['error']);
});

test('host: of redirects and headers: what is beyond is left out, and the site is taken', () => {
  const remarks = check('cloudflare-pages', {
    redirects: { single: 2001, patterns: 101 },
    headers: { paths: 101, longest: 2001 },
  });
  expect(remarks.map(({ state }) => state)).toEqual(Array(4).fill('warning'));
  expect(remarks[0]?.sentence).toContain('The site leads 2,001 old addresses on, more than');
});

test('host: is nothing on a machine of one’s own', () => {
  const most = { bytes: 1e12, redirects: { single: 1e5, patterns: 1e5 } };
  const site: CheckedSite = {
    ...{ ...most, files: 1e6, fullest: { path: '', files: 1e6 } },
    largest: { path: 'x', bytes: 1e11 },
  };
  for (const host of ['own-server', 's3'] as const)
    expect(checkAgainstHost(HOSTS[host], site)).toEqual([]);
});

test('host: every number has its page and its date', () => {
  for (const host of Object.values<Host>(HOSTS)) {
    for (const fact of Object.values(host)) {
      if (typeof fact !== 'object') continue;
      expect(fact.source).toMatch(/^https:\/\//);
      expect(fact.date).toMatch(/^2026-\d\d-\d\d$/);
    }
  }
});

test('host: a site is measured as hosts count it', async () => {
  const folder = testFolder();
  mkdirSync(join(folder, 'media'));
  writeFileSync(join(folder, 'index.html'), 'x'.repeat(10));
  writeFileSync(join(folder, 'media/a.webp'), 'x'.repeat(30));
  writeFileSync(join(folder, 'media/b.webp'), 'x'.repeat(20));
  writeFileSync(
    join(folder, '_redirects'),
    '# moved\n/old /new 301\n/blog/:year/:name /articles/:name 301\n\n/shop/* / 302\n/a:b /c\n',
  );
  writeFileSync(join(folder, '_headers'), '/*\n  X-One: 1\n/admin/*\n  X-Two: 22\n');
  expect(await measureSite(folder)).toEqual({
    ...{ files: 3, bytes: 60, largest: { path: 'media/a.webp', bytes: 30 } },
    ...{ fullest: { path: 'media', files: 2 }, redirects: { single: 2, patterns: 2 } },
    headers: { paths: 2, longest: 9 },
  });
});
