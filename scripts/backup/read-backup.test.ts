import { join } from 'node:path';
import type { Entry } from '@zip.js/zip.js';
import { expect, test } from 'vitest';
import { testFolder } from '../../tests/support/own-folder.ts';
import { MANIFEST_FILE } from './manifest.ts';
import { openBackup } from './read-backup.ts';
import { entriesByName } from './read-entry.ts';
import { createZipFile } from './zip-file.ts';

const MIB = 1024 * 1024;
const MANIFEST = {
  ...{ format: 1, schema: '20261126110100', created_at: '2026-11-27T12:00:00.000Z' },
  ...{ content_version: 1, accounts: 0, tables: { 'public.posts': 1 } },
  ...{ files: { count: 0, bytes: 0 }, missing_files: [], left_out: [] },
};

/** Of so many times a mebibyte of one character, which packs into very little. */
function* mebibytes(count: number) {
  const chunk = Buffer.alloc(MIB, 'x');
  for (let n = 0; n < count; n += 1) yield chunk;
}

async function zipOf(name: string, entries: Record<string, Iterable<Uint8Array> | string>) {
  const file = join(testFolder(), name);
  const zip = createZipFile(file);
  for (const [entry, content] of Object.entries(entries)) await zip.add(entry, content);
  await zip.finish();
  return file;
}

test('backup: a file that is larger than any of storage is refused before it is unpacked', async () => {
  const file = await zipOf('file.zip', { 'files/media/a.jpg': mebibytes(26) });
  await expect(openBackup(file)).rejects.toThrow(
    /file\.zip was not written by npm run backup: files\/media\/a\.jpg has 26 MiB, .+ Nothing was changed\.$/,
  );
  const manifest = await zipOf('manifest.zip', { [MANIFEST_FILE]: mebibytes(17) });
  await expect(openBackup(manifest)).rejects.toThrow(/manifest\.json has 17 MiB/);
});

test('backup: a line that no row has is refused in words', async () => {
  const file = await zipOf('line.zip', {
    ...{ [MANIFEST_FILE]: JSON.stringify(MANIFEST), 'accounts.jsonl': '' },
    ...{ 'tables/posts.jsonl': mebibytes(40), 'files.jsonl': '' },
  });
  await expect(openBackup(file)).rejects.toThrow(
    'tables/posts.jsonl in the backup holds a line of more than 16 MiB, which no row has. Nothing was changed.',
  );
});

test('backup: a zip of more files than any site has is not listed to its end', async () => {
  let listed = 0;
  async function* endless() {
    for (; listed < 1_000_000; listed += 1) {
      yield { filename: `articles/${listed}.md`, directory: false } as Entry;
    }
    return true;
  }
  await expect(entriesByName('many.zip', endless())).rejects.toThrow(
    'many.zip was not written by npm run backup: it holds more than 100000 files, and no site has so many. Nothing was changed.',
  );
  expect(listed).toBe(100_000);
});
