import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { testFolder } from '../../tests/support/own-folder.ts';
import { requireHostTakes } from './require-host-takes.ts';

let site: string;
let lines: string[];
beforeEach(() => {
  site = testFolder();
  lines = [];
});

const check = (environment: NodeJS.ProcessEnv) =>
  requireHostTakes(site, (line) => lines.push(line), environment);

function addFile(bytes: number): void {
  const file = join(site, 'film.mp4');
  writeFileSync(file, '');
  truncateSync(file, bytes);
}

test('host: a file that the host would not take is refused before anything is sent', async () => {
  addFile(26 * 1024 ** 2);
  const target = { PUBLISH_TO: 'command:npx wrangler@4 pages deploy "$SITE_FOLDER"' };
  await expect(check(target)).rejects.toThrow(
    'The file /film.mp4 has 26 MiB, more than the 25 MiB of Cloudflare Pages (Free).',
  );
  await expect(check({ CF_PAGES: '1' })).rejects.toThrow('more than the 25 MiB');
  await check({ PUBLISH_TO: 'folder:/srv/site' });
  await check({});
  expect(lines).toEqual([]);
});

test('host: one that it nearly would not take is a line', async () => {
  addFile(24 * 1024 ** 2);
  await check({ SITE_HOST: 'cloudflare-workers' });
  expect(lines).toEqual([
    expect.stringMatching(/^Warning: The file \/film\.mp4 has 24 MiB, and the limit is 25 MiB of/),
  ]);
});
