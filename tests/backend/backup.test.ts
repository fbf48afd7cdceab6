import { existsSync, openAsBlob } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { BlobReader, ZipReader } from '@zip.js/zip.js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Backend, openBackend } from '#local/backend/open.ts';
import { FileStorage } from '#local/backend/storage/files.ts';
import { createDemoAccounts } from '#local/demo-accounts.ts';
import { administratorsOf } from '#scripts/backup/accounts.ts';
import { CHECKSUMS_FILE } from '#scripts/backup/manifest.ts';
import { openBackup } from '#scripts/backup/read-backup.ts';
import { rehearseRestore } from '#scripts/backup/rehearse-restore.ts';
import { describeRestored, restoreBackup } from '#scripts/backup/restore-backup.ts';
import { TABLES } from '#scripts/backup/tables.ts';
import { writeBackup } from '#scripts/backup/write-backup.ts';
import { createZipFile } from '#scripts/backup/zip-file.ts';
import { seed } from '#tooling/seed/seed.ts';
import { clientOf } from './support.ts';

let folder: string;
let source: Backend;
let target: Backend;
let zip: string;

/** What some program takes for the end of a line or of a text, or for an escape. */
const AWKWARD =
  'a\u0085b\u2028c\u2029d\ufeffe 😀 " \' `` \\ \\u2028 \\n {"a": [1]} \r \r\n \n \t \v \f \b \u001f \u007f \u00a0 \u200b \u202e \ufffe z';

const project = (backend: Backend, fetch = (request: Request) => backend.fetch(request)) => ({
  url: 'http://localhost',
  secretKey: backend.secretKey,
  fetch: (input: Parameters<typeof globalThis.fetch>[0], init?: RequestInit) =>
    fetch(new Request(input, init)),
});

/** Every row of every table, as text. */
async function allRows(backend: Backend): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of TABLES) {
    const rows = await backend.sql<{ row: string }>(
      `select to_jsonb(item)::text as row from ${table} as item order by 1`,
    );
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}

/** The rows that accounts do not bring with them. */
function contentOf({
  'public.profiles': _profiles,
  'public.user_roles': _roles,
  'public.audit_log': _log,
  ...content
}: Record<string, string[]>) {
  return content;
}

/** Every file with its bytes, as visitors get it. */
async function allFiles(backend: Backend): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const names = await backend.sql<{ bucket_id: string; name: string }>(
    'select bucket_id, name from storage.objects order by 1, 2',
  );
  for (const { bucket_id, name } of names) {
    const answer = await backend.fetch(
      new Request(`http://localhost/storage/v1/object/public/${bucket_id}/${name}`),
    );
    const type = `${answer.headers.get('content-type')} ${answer.headers.get('cache-control')}`;
    found[`${bucket_id}/${name}`] =
      `${type} ${Buffer.from(await answer.arrayBuffer()).toString('base64')}`;
  }
  return found;
}

/** Answers so many requests to an address, and no more. */
function cutOff(stopAt: string, after: number) {
  let left = after;
  return async (request: Request) => {
    if (request.url.includes(stopAt)) left -= 1;
    return left >= 0 || !request.url.includes(stopAt)
      ? target.fetch(request)
      : Response.json({ message: 'cut off' }, { status: 500 });
  };
}

/** What a build reads: everything that visitors may, and the content version. */
async function visibleContent(backend: Backend) {
  const client = clientOf(backend);
  return {
    posts: (await client.from('published_posts').select().order('post_id')).data,
    galleries: (await client.from('published_galleries').select().order('gallery_id')).data,
    pages: (await client.from('published_pages').select().order('page_id')).data,
    redirects: (await client.from('page_redirects').select().order('old_slug')).data,
    menu: (await client.from('site_menu').select()).data,
    media: (await client.from('media').select().order('id')).data,
    version: (await client.rpc('content_version')).data,
  };
}

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

/** Pages in each state, with a picture, former addresses and words that no program expects. */
async function addPages(): Promise<void> {
  await source.sql(
    `insert into pages (kind, title, slug, content)
    select 'page', 'About us', 'about-us', jsonb_build_object(
      'order', '[{"key": "intro", "kind": "head"}]'::jsonb,
      'fields', jsonb_build_object('intro', jsonb_build_object(
        'text', $1::text, 'picture', jsonb_build_object('media', id, 'alt', $1::text)
      ))
    ) from media order by id limit 1`,
    [AWKWARD],
  );
  await source.sql(`insert into pages (kind, title, slug, deleted_at) values
    ('service', 'Stairs', 'stairs', null), ('legal', 'Terms', 'terms', now())`);
  await source.sql(`insert into pages (kind, key, of_folder, seo_title, content) values
    ('home', 'home', true, 'Joiners', '{"hidden": ["work"], "known": ["hero", "work"]}'),
    ('service', 'interior-design', true, null, '{}')`);
  const publish = (address: string, at = 'now()') =>
    source.sql(`select publish_page(id, version, ${at}) from pages where slug = $1 or key = $1`, [
      address,
    ]);
  await publish('about-us');
  await source.sql(`update pages set slug = 'who-we-are' where slug = 'about-us'`);
  await publish('who-we-are');
  await source.sql(`update pages set noindex = true where slug = 'who-we-are'`);
  await publish('who-we-are', `now() + interval '3 days'`);
  await source.sql(`update pages set hidden = true where key = 'interior-design'`);
  await publish('interior-design');
  await publish('home', `now() + interval '1 day'`);
  await source.sql(
    `update site_menu set items = '[{"label": "Über uns 😀", "href": "/who-we-are"}]'`,
  );
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-test-'));
  zip = path.join(folder, 'backup.zip');
  source = await openBackend({ folder: null });
  await createDemoAccounts(source);
  await seed(project(source));
  // Everything that a trigger would stamp, derive or note: moved, renamed, binned, changed, asked.
  await source.sql(`
    update posts set title = 'Oak, or walnut – “both”' where slug = 'oak-or-walnut'`);
  await source.sql(`select publish_post(id, version) from posts where slug = 'oak-or-walnut'`);
  await source.sql(`update posts set slug = 'oak-and-walnut' where slug = 'oak-or-walnut'`);
  await source.sql(`select publish_post(id, version) from posts where slug = 'oak-and-walnut'`);
  await source.sql(
    `select publish_post(id, version, now() + interval '3 days') from posts where slug = 'how-we-finish-timber'`,
  );
  await source.sql(
    `update posts set deleted_at = now() where slug = 'choosing-boards-at-the-mill'`,
  );
  await source.sql(`update galleries set slug = 'library-in-a-loft' where slug = 'loft-library'`);
  await source.sql(
    `select publish_gallery(id, version, pictures_version) from galleries where slug = 'library-in-a-loft'`,
  );
  await source.sql(`update profiles set deactivated_at = now() where email = 'viewer@example.com'`);
  await source.sql(
    `insert into enquiries (name, email, message, consent_at, sender_hash) values ('Ann', 'ann@example.com', E'Two lines\nand a "quote"', now(), 'abc')`,
  );
  await source.sql(
    `insert into enquiries (name, email, message, consent_at, sender_hash) values ($1, 'bob@example.com', $1, now(), 'abc')`,
    [AWKWARD],
  );
  await source.sql(`update posts set title = $1, body = $1 where slug = 'how-we-finish-timber'`, [
    `Awkward ${AWKWARD.replaceAll(/\p{Cc}/gu, '')}`,
  ]);
  await addPages();
  await source.sql('select request_release()');
  await source.sql(
    `insert into private.former_files (bucket, path, content_version) values ('media', 'demo/hero.jpg', 1)`,
  );
  target = await openBackend({ folder: null });
});
afterAll(async () => {
  await source.close();
  await target.close();
  await rm(folder, { recursive: true });
});

describe('a backup that is restored', () => {
  test('was interrupted at every step, changed nothing that was there, and begins anew', async () => {
    const manifest = await writeBackup(project(source), zip);
    expect(manifest.files.count).toBeGreaterThanOrEqual(20);
    expect(manifest.missing_files).toEqual([]);

    const empty = contentOf(await allRows(target));
    for (const stopAt of ['/rpc/restore_rows', '/storage/v1/object/', '/rpc/finish_restore']) {
      const broken = project(target, cutOff(stopAt, stopAt.includes('finish') ? 0 : 4));
      await expect(restoreBackup(broken, await openBackup(zip)), stopAt).rejects.toThrow('cut off');
      expect(contentOf(await allRows(target)), stopAt).toEqual(empty);
    }
    const restored = await restoreBackup(project(target), await openBackup(zip));
    expect(restored.files, 'all had arrived before the last connection was cut').toBe(0);
    expect(await target.sql('select from private.backup_lines')).toEqual([]);
  });

  test('has every row of every table, every file, and what visitors see', async () => {
    const before = await allRows(source);
    expect(before['public.post_redirects']?.length).toBeGreaterThan(0);
    expect(before['public.scheduled_posts']?.length).toBeGreaterThan(0);
    for (const table of Object.keys(before).filter((name) => /page|menu/.test(name))) {
      expect(before[table]?.length, table).toBeGreaterThan(0);
    }
    expect(before['private.former_files']?.length).toBeGreaterThan(0);
    expect(await allRows(target)).toEqual(before);
    expect(await allFiles(target)).toEqual(await allFiles(source));
    expect(await visibleContent(target)).toEqual(await visibleContent(source));
  });

  test('has the accounts, with their ids and roles and without a password', async () => {
    const accounts =
      'select id, email, email_confirmed_at is not null as confirmed from auth.users order by id';
    expect(await target.sql(accounts)).toEqual(await source.sql(accounts));
    const client = clientOf(target);
    const credentials = { email: 'owner@example.com', password: 'timber-frame-42' };
    const { error } = await client.auth.signInWithPassword(credentials);
    expect(error?.message).toBe('Invalid login credentials');
    await client.auth.resetPasswordForEmail('owner@example.com');
    expect(target.mails.at(-1)?.to).toBe('owner@example.com');
  });

  test('goes on where it was: new rows have new numbers, triggers are on again', async () => {
    await target.sql(`update posts set title = 'Later' where slug = 'oak-and-walnut'`);
    const [post] = await target.sql<{ version: number; revisions: number }>(
      `select version, (select count(*)::int from post_revisions where post_id = posts.id) as revisions
      from posts where slug = 'oak-and-walnut'`,
    );
    expect(post).toEqual({ version: 4, revisions: 4 });
    const [version] = await source.sql<{ version: number }>('select content_version() as version');
    await target.sql(`select publish_post(id, version) from posts where slug = 'oak-and-walnut'`);
    const [next] = await target.sql<{ version: number }>('select content_version() as version');
    expect(next?.version).toBe((version?.version ?? 0) + 1);
  });

  test('is refused where something is, and replaces it when that is asked for', async () => {
    await expect(restoreBackup(project(target), await openBackup(zip))).rejects.toThrow(
      /^Nothing was changed: There is something here already: 14 articles, 5 galleries/,
    );
    const client = clientOf(target, target.secretKey);
    await client.auth.admin.createUser({
      email: 'new@example.com',
      password: 'another-board-7',
      email_confirm: true,
    });
    await client.storage
      .from('media')
      .upload('later/one.png', new Blob(['x'], { type: 'image/png' }));
    const restored = await restoreBackup(project(target), await openBackup(zip), {
      replaceEverything: true,
    });
    expect(restored.newAccounts).toEqual([]);
    expect(await allRows(target)).toEqual(await allRows(source));
    expect(await allFiles(target)).toEqual(await allFiles(source));
    expect(await target.sql(`select from auth.users where email = 'new@example.com'`)).toEqual([]);
  });
});

describe('replacing everything', () => {
  const viewer = '5d5a9c1e-0000-4000-8000-000000000003';

  /** Content that the backup lacks, at its addresses of files and accounts too. */
  async function change(): Promise<void> {
    const client = clientOf(target, target.secretKey);
    const upload = (name: string, type: string) =>
      client.storage
        .from('media')
        .upload(name, new Blob(['y'], { type }), { upsert: true, contentType: type });
    await upload('later/two.png', 'image/png');
    await upload('demo/hero.jpg', 'image/png');
    await target.sql(`update posts set title = 'Of this project' where slug = 'oak-and-walnut'`);
    await client.auth.admin.deleteUser(viewer);
    await client.auth.admin.createUser({
      ...{ email: 'viewer@example.com', email_confirm: true },
      password: 'another-board-7',
    });
  }

  test('leaves what was there as it is until the new content is whole', async () => {
    for (const { stopAt, after, isNew } of [
      { stopAt: '/rpc/finish_restore', after: 0, isNew: false },
      { stopAt: '/auth/v1/admin/users?', after: 1, isNew: true },
      { stopAt: `/auth/v1/admin/users/${viewer}`, after: 0, isNew: true },
      { stopAt: '/media/demo/hero.jpg', after: 0, isNew: true },
    ]) {
      await change();
      const rows = await allRows(target);
      const files = await allFiles(target);
      await expect(
        restoreBackup(project(target, cutOff(stopAt, after)), await openBackup(zip), {
          replaceEverything: true,
        }),
        stopAt,
      ).rejects.toThrow('cut off');
      const expected = contentOf(isNew ? await allRows(source) : rows);
      expect(contentOf(await allRows(target)), stopAt).toEqual(expected);
      expect(await allFiles(target)).toMatchObject(isNew ? {} : files);
      await restoreBackup(project(target), await openBackup(zip), { replaceEverything: true });
      expect(await allRows(target)).toEqual(await allRows(source));
      expect(await allFiles(target)).toEqual(await allFiles(source));
      const accounts = 'select id, email from auth.users order by id';
      expect(await target.sql(accounts)).toEqual(await source.sql(accounts));
    }
  });
});

describe('an account without an email address', () => {
  const id = '5d5a9c1e-0000-4000-8000-0000000000bb';

  test('is put back with what it wrote, and no administrator is told of it', async () => {
    const without = path.join(folder, 'without-address.zip');
    const empty = await openBackend({ folder: null });
    await target.sql(
      `insert into auth.users (id, aud, role, phone) values ($1, 'authenticated', 'authenticated', '442079460018')`,
      [id],
    );
    await target.sql(
      `insert into enquiries (name, email, message, consent_at, sender_hash, updated_by)
      values ('Una', 'una@example.com', 'A bench.', now(), 'abc', $1)`,
      [id],
    );
    await writeBackup(project(target), without);
    for (const backend of [empty, target]) {
      const restored = await restoreBackup(project(backend), await openBackup(without), {
        replaceEverything: true,
      });
      expect(await allRows(backend)).toEqual(await allRows(target));
      expect(describeRestored(restored).includes(`${id}: it had no address`)).toBe(
        backend === empty,
      );
    }
    await restoreBackup(project(empty), await openBackup(without), { replaceEverything: true });
    const address = 'select phone, email from auth.users where id = $1';
    expect(await target.sql(address, [id])).toEqual([{ phone: '442079460018', email: null }]);
    expect(await empty.sql(address, [id])).toMatchObject([{ email: `${id}@restored.invalid` }]);
    expect(await empty.sql('select from notices')).toEqual([]);
    await empty.close();
    await restoreBackup(project(target), await openBackup(zip), { replaceEverything: true });
  });
});

describe('a bucket of another program', () => {
  test('is in no backup, and stays when everything is replaced', async () => {
    const { storage } = clientOf(target, target.secretKey);
    await storage.createBucket('of-another-program');
    const bucket = storage.from('of-another-program');
    await bucket.upload('one.txt', new Blob(['x']));
    const { files } = await writeBackup(project(target), path.join(folder, 'own.zip'));
    expect(files.count).toBe((await openBackup(zip)).manifest.files.count);
    await restoreBackup(project(target), await openBackup(zip), { replaceEverything: true });
    expect((await bucket.download('one.txt')).error).toBeNull();
    await bucket.remove(['one.txt']);
  });
});

describe('a disk that becomes full', () => {
  test('is told in words, and the same command goes on once there is room', async () => {
    const again = async () =>
      restoreBackup(project(target), await openBackup(zip), { replaceEverything: true });
    const client = clientOf(target, target.secretKey);
    await client.storage.from('media').remove(['demo/hero.jpg']);
    vi.spyOn(FileStorage.prototype, 'uploadObject').mockRejectedValue(
      Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    );
    await expect(again()).rejects.toThrow(
      /^Restoring the file .*: The disk is full\. Make room, then try again\.$/,
    );
    vi.restoreAllMocks();
    await again();
    expect(await allFiles(target)).toEqual(await allFiles(source));
  });
});

describe('the file', () => {
  /** A backup of a project with little in it: it is written anew for every change. */
  let small: string;
  beforeAll(async () => {
    small = path.join(folder, 'small.zip');
    const backend = await openBackend({ folder: null });
    await createDemoAccounts(backend);
    await backend.sql(`insert into posts (title, slug) values ('One', 'one'), ('Two', 'two')`);
    // A translation may have the address of its original, behind its language.
    await backend.sql(
      `insert into posts (title, slug, language, translation_of)
       select 'Um', slug, 'pt', id from posts where slug = 'one'`,
    );
    const media = clientOf(backend, backend.secretKey).storage.from('media');
    const { error } = await media.upload('demo/hero.jpg', new Blob(['x'], { type: 'image/jpeg' }));
    expect(error).toBeNull();
    await writeBackup(project(backend), small);
    await backend.close();
  });

  test('names its articles, and their pictures by their places in it', async () => {
    const { manifest } = await openBackup(zip);
    expect(manifest.tables['public.posts']).toBe(14);
    const backup = await openBackup(zip);
    const text = Buffer.from(await backup.bytes('articles/published/oak-and-walnut.md')).toString();
    expect(text).toMatch(/^---\ntitle: Oak, or walnut – “both”\nslug: oak-and-walnut\n/);
    expect(text).toMatch(/\ncover: \.\.\/\.\.\/files\/[\w/-]+\.jpg\n/);
    expect(text).not.toContain('media:');
  });

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

  test('is refused when a single byte is not what was written', async () => {
    const damaged = path.join(folder, 'damaged.zip');
    const bytes = await readFile(zip);
    const at = bytes.indexOf('files/media/demo/hero.jpg') + 5000;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    await writeFile(damaged, bytes);
    const before = await allRows(target);
    await expect(
      openBackup(damaged).then((backup) =>
        restoreBackup(project(target), backup, { replaceEverything: true }),
      ),
    ).rejects.toThrow(
      /is damaged: files\/media\/demo\/hero\.jpg is not what was written\. Nothing was changed/,
    );
    expect(await allRows(target)).toEqual(before);
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
    await rehearseRestore(await openBackup(zip));
  });

  test('is refused when it was not copied to its end, and when it is something else', async () => {
    const cut = path.join(folder, 'cut.zip');
    await copyFile(zip, cut);
    await writeFile(cut, (await readFile(zip)).subarray(0, 100_000));
    await expect(openBackup(cut)).rejects.toThrow(
      'is not a whole zip file. Was it copied to its end?',
    );
    await expect(openBackup(path.join(folder, 'none.zip'))).rejects.toThrow('There is no file');
  });

  test('is not left half-written when the disk becomes full', async () => {
    const file = path.join(folder, 'full.zip');
    let room = 300_000;
    const openStream = () =>
      new Writable({
        write(chunk: Buffer, _encoding, done) {
          room -= chunk.length;
          done(
            room > 0
              ? null
              : Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }),
          );
        },
      });
    await expect(writeBackup(project(source), file, { openStream })).rejects.toThrow(
      'The disk became full, so there is no backup',
    );
    await expect(
      writeBackup(project(source), file, { freeBytes: async () => 1024 }),
    ).rejects.toThrow(
      'There is not enough room on that disk: 1 MB are free, and the backup may need 5 MB.',
    );
    expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false]);
    expect(await source.sql('select from private.backups')).toEqual([]);
  });

  test('can be read by nobody else on this machine', async () => {
    if (process.platform === 'win32') return;
    expect((await stat(zip)).mode & 0o077).toBe(0);
  });
});
