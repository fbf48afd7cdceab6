/** @module-tag slow */
import { openAsBlob } from 'node:fs';
import path from 'node:path';
import { BlobReader, ZipReader } from '@zip.js/zip.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { administratorsOf } from '#scripts/backup/accounts.ts';
import { CHECKSUMS_FILE } from '#scripts/backup/manifest.ts';
import { openBackup } from '#scripts/backup/read-backup.ts';
import { rehearseRestore } from '#scripts/backup/restore-backup.ts';
import { writeBackup } from '#scripts/backup/write-backup.ts';
import { createZipFile } from '#scripts/backup/zip-file.ts';
import { fileFolder } from '../support/own-folder.ts';
import { smallProject } from './small-project.ts';

// Files that say what nobody has backed up. A little content: it is written anew for every change.

const folder = fileFolder();
const small = path.join(folder, 'small.zip');
const source = smallProject();
beforeAll(() => writeBackup(source.project, small));

type Change = (text: string) => string;
const replacing = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);
let written = 0;

/** The backup once more, with right checksums and one entry changed. */
async function rewritten(changed: string, change: Change): Promise<string> {
  written += 1;
  const to = path.join(folder, `${written}.zip`);
  const out = createZipFile(to);
  const entries = await new ZipReader(new BlobReader(await openAsBlob(small))).getEntries();
  for (const entry of entries) {
    if (entry.directory || entry.filename === CHECKSUMS_FILE) continue;
    const bytes = Buffer.from(await entry.arrayBuffer());
    const content = entry.filename === changed ? change(bytes.toString('utf8')) : [bytes];
    await out.add(entry.filename, content);
  }
  await out.finish();
  return to;
}

describe('backup: the file', () => {
  test('has a translation beside the original whose address it has', async () => {
    const backup = await openBackup(small);
    for (const [name, title] of Object.entries({ one: 'One', 'one.pt': 'Um' })) {
      const text = Buffer.from(await backup.bytes(`articles/drafts/${name}.md`)).toString();
      expect(text).toContain(`title: ${title}\n`);
    }
  });

  const [POSTS, FILES] = ['tables/posts.jsonl', 'files.jsonl'];
  const named = (text: string): [string, Change] => [FILES, replacing('demo/hero.jpg', text)];

  test.each<[what: string, changed: string, change: Change, refusal?: string]>([
    ['no JSON', POSTS, replacing('{', '')],
    ['no row', POSTS, (text) => `[]\n${text}`],
    [
      ...(['a row too few', POSTS, replacing(/^.*\n/, '')] as const),
      'should hold 3 lines in tables/posts.jsonl, and holds 2.',
    ],
    ['no account', 'accounts.jsonl', replacing('"id"', '"no"')],
    ['no address of a file', FILES, replacing('"path"', '"no"')],
    ['no such file', ...named('demo/none.jpg'), 'it has no files/media/demo/none.jpg'],
    // supabase-js puts it into an address as it is: this one would make an account, with the secret key.
    ['a way out', ...named('%2e%2e/%2e%2e/%2e%2e/%2e%2e/auth/v1/admin/users')],
    ...[
      '../x.jpg',
      'a/./x.jpg',
      'a//x.jpg',
      '/x.jpg',
      'x.jpg/..',
      'a\\\\..\\\\x.jpg',
      'x.jpg#',
    ].map((name): [string, string, Change] => [`the name ${name}`, ...named(name)]),
    ['a bucket that leads elsewhere', FILES, replacing('"media"', '"media%2f.."')],
  ])('with %s is refused', async (_, changed, change, refusal = `${changed} in the`) => {
    await expect(openBackup(await rewritten(changed, change))).rejects.toThrow(refusal);
  });

  test('says who its administrators are, for its checksums do not say who wrote it', async () => {
    expect(await administratorsOf(await openBackup(small))).toEqual(['owner@example.com']);
    const promoted = replacing('"viewer"', '"admin"');
    const two = await openBackup(await rewritten('tables/user_roles.jsonl', promoted));
    const administrators = await administratorsOf(two);
    expect(administrators.sort()).toEqual(['owner@example.com', 'viewer@example.com']);
    const renamed = replacing('owner@example.com', '\\u001b[2Kowner@example.com\\r');
    const other = await openBackup(await rewritten('accounts.jsonl', renamed));
    expect(await administratorsOf(other)).toEqual(['[2Kowner@example.com']);
  });

  test.each<[string, Change]>([
    ['a field of another name', replacing('"title"', '"titel"')],
    ['a row twice', replacing(/^.*\n(.*\n)/, '$1$1')],
    ['a value that no column takes', replacing('"version": 1', '"version": "x"')],
    ['a character that none can hold', replacing('"title": "', '"title": "\\u0000')],
    ['half of a character', replacing('"title": "', '"title": "\\ud800')],
  ])('is refused by a rehearsal for %s', async (_, change) => {
    const backup = await openBackup(await rewritten(POSTS, change));
    await expect(rehearseRestore(backup)).rejects.toThrow(
      /^The backup can’t be restored\. Nothing was changed\. Restoring the rows: /,
    );
  });
});
