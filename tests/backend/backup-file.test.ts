/** @module-tag slow */
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BlobReader, ZipReader } from '@zip.js/zip.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administratorsOf } from '#scripts/backup/accounts.ts';
import { CHECKSUMS_FILE } from '#scripts/backup/manifest.ts';
import { openBackup } from '#scripts/backup/read-backup.ts';
import { rehearseRestore } from '#scripts/backup/rehearse-restore.ts';
import { writeBackup } from '#scripts/backup/write-backup.ts';
import { createZipFile } from '#scripts/backup/zip-file.ts';
import { smallProject } from './small-project.ts';

// Files that say what nobody has backed up. A little content: it is written anew for every change.

let folder: string;
let small: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-file-test-'));
  small = path.join(folder, 'small.zip');
  const backend = await smallProject();
  await writeBackup(backend.project, small);
  await backend.close();
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes a backup once more, with right checksums and one entry changed. */
async function rewrite(
  from: string,
  to: string,
  changed: string,
  change: (text: string) => string,
): Promise<void> {
  const out = createZipFile(to);
  const entries = await new ZipReader(new BlobReader(await openAsBlob(from))).getEntries();
  for (const entry of entries) {
    if (entry.directory || entry.filename === CHECKSUMS_FILE) continue;
    const bytes = Buffer.from(await entry.arrayBuffer());
    const content = entry.filename === changed ? change(bytes.toString('utf8')) : [bytes];
    await out.add(entry.filename, content);
  }
  await out.finish();
}

describe('backup: the file', () => {
  test('has a translation beside the original whose address it has', async () => {
    const backup = await openBackup(small);
    for (const [name, title] of [
      ['one', 'One'],
      ['one.pt', 'Um'],
    ]) {
      const text = Buffer.from(await backup.bytes(`articles/drafts/${name}.md`)).toString();
      expect(text).toContain(`title: ${title}\n`);
    }
  });

  test('is refused when a row could not be put back, though every byte is what was written', async () => {
    type Change = [string, string, (text: string) => string, string | RegExp];
    const changes: Change[] = [
      [
        'no JSON',
        'tables/posts.jsonl',
        (text) => text.replace('{', ''),
        /^tables\/posts\.jsonl in the/,
      ],
      ['no row', 'tables/posts.jsonl', (text) => `[]\n${text}`, /^tables\/posts\.jsonl in the/],
      [
        'a row too few',
        'tables/posts.jsonl',
        (text) => text.slice(text.indexOf('\n') + 1),
        'should hold 3 lines in tables/posts.jsonl, and holds 2.',
      ],
      [
        'no account',
        'accounts.jsonl',
        (text) => text.replace('"id"', '"no"'),
        /^accounts\.jsonl in the/,
      ],
      [
        'no address of a file',
        'files.jsonl',
        (text) => text.replace('"path"', '"no"'),
        /^files\.jsonl in the/,
      ],
      [
        'a file that is not there',
        'files.jsonl',
        (text) => text.replace('hero.jpg', 'none.jpg'),
        'it has no files/media/demo/none.jpg',
      ],
      // supabase-js puts it into an address as it is: this one would make an account, with the secret key.
      ...[
        '%2e%2e/%2e%2e/%2e%2e/%2e%2e/auth/v1/admin/users',
        '../x.jpg',
        'a/./x.jpg',
        'a//x.jpg',
        '/x.jpg',
        'x.jpg/..',
        'a\\\\..\\\\x.jpg',
        'x.jpg#',
      ].map(
        (name, index): Change => [
          `a name that leads elsewhere ${index}`,
          'files.jsonl',
          (text) => text.replace('demo/hero.jpg', name),
          /^files\.jsonl in the/,
        ],
      ),
      [
        'a bucket that leads elsewhere',
        'files.jsonl',
        (text) => text.replace('"media"', '"media%2f.."'),
        /^files\.jsonl in the/,
      ],
    ];
    for (const [what, name, change, refusal] of changes) {
      const changed = path.join(folder, `${what}.zip`);
      await rewrite(small, changed, name, change);
      await expect(openBackup(changed), what).rejects.toThrow(refusal);
    }
  });

  test('says who its administrators are, for its checksums do not say who wrote it', async () => {
    expect(await administratorsOf(await openBackup(small))).toEqual(['owner@example.com']);
    const changed = path.join(folder, 'promoted.zip');
    await rewrite(small, changed, 'tables/user_roles.jsonl', (text) =>
      text.replace('"viewer"', '"admin"'),
    );
    expect((await administratorsOf(await openBackup(changed))).sort()).toEqual([
      'owner@example.com',
      'viewer@example.com',
    ]);
    const renamed = path.join(folder, 'renamed.zip');
    await rewrite(small, renamed, 'accounts.jsonl', (text) =>
      text.replace('owner@example.com', '\\u001b[2Kowner@example.com\\r'),
    );
    expect(await administratorsOf(await openBackup(renamed))).toEqual(['[2Kowner@example.com']);
  });

  test('is refused by a rehearsal when the database would not take it back as it is', async () => {
    const changes: [string, (text: string) => string][] = [
      ['a field of another name', (text) => text.replace('"title"', '"titel"')],
      ['a row twice', (text) => text.replace(/^.*\n(.*\n)/, '$1$1')],
      ['a value that no column takes', (text) => text.replace('"version": 1', '"version": "x"')],
      ['a character that none can hold', (text) => text.replace('"title": "', '"title": "\\u0000')],
    ];
    for (const [what, change] of changes) {
      const changed = path.join(folder, `${what}.zip`);
      await rewrite(small, changed, 'tables/posts.jsonl', change);
      const backup = await openBackup(changed);
      await expect(rehearseRestore(backup), what).rejects.toThrow(
        /^The backup can’t be restored\. Nothing was changed\. Restoring the rows: /,
      );
    }
  });
});
