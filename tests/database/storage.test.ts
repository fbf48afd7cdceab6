import { beforeAll, describe, expect, test } from 'vitest';
import { addContent, MEDIA } from './fixtures.ts';
import { openDatabase, type Person } from './harness.ts';
import { PNG } from './rows.ts';

const database = openDatabase(addContent);
const STRANGERS = ['nobody', 'viewer', 'aal1', 'deactivated'] as const;

async function bucket(person: Person, name = 'media') {
  return (await database.client(person)).storage.from(name);
}

async function upload(
  person: Person,
  path: string,
  { name = 'media', body = PNG as Uint8Array, contentType = 'image/png', upsert = false } = {},
) {
  const files = await bucket(person, name);
  return files.upload(path, body, { contentType, upsert });
}

/** Everything that has changed so far is on the pages that visitors see. */
function goLive() {
  return database.sql`
    insert into public.releases (status, content_version, finished_at)
    values ('live', public.content_version(), now())`;
}

/** Fetches a file as any visitor does. */
async function visit(path: string, name = 'media') {
  const url = `http://localhost:4321/storage/v1/object/public/${name}/${path}`;
  return database.backend.fetch(new Request(url));
}

describe.each(['media', 'portfolio-images'])('storage: the bucket %s', (name) => {
  test('takes pictures from staff and shows them to everybody', async () => {
    const { error } = await upload('editor', 'visit/me.png', { name });
    expect(error).toBeNull();
    const response = await visit('visit/me.png', name);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG);
  });

  test.each(STRANGERS)('takes nothing from %s and lists nothing to them', async (person) => {
    const { error } = await upload(person, `from/${person}.png`, { name });
    expect(error).not.toBeNull();
    expect((await visit(`from/${person}.png`, name)).status).not.toBe(200);
    const listing = await (await bucket(person, name)).list('visit');
    expect(listing.data ?? []).toEqual([]);
  });

  const pdf = name === 'media' ? [] : ['application/pdf'];
  const TYPES = ['image/svg+xml', 'text/html', 'application/xhtml+xml', 'video/mp4', ...pdf];
  test.each(TYPES)('refuses %s', async (contentType) => {
    const { error } = await upload('editor', 'refused.bin', { name, contentType });
    expect(error).not.toBeNull();
  });
});

/** Asks for a resumable upload, as far as its first byte. */
async function beginResumable(person: Person, path: string): Promise<number> {
  const key = database.backend.publishableKey;
  const metadata = { bucketName: 'media', objectName: path, contentType: 'image/png' };
  const response = await database.backend.fetch(
    new Request('http://localhost:4321/storage/v1/upload/resumable', {
      method: 'POST',
      headers: {
        apikey: key,
        authorization: `Bearer ${person === 'nobody' ? key : await database.token(person)}`,
        'tus-resumable': '1.0.0',
        'upload-length': '10',
        'upload-metadata': Object.entries(metadata)
          .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
          .join(','),
      },
    }),
  );
  return response.status;
}

describe('storage: no other door', () => {
  beforeAll(() => upload('editor', 'door/shut.png'));

  test.each(['editor', 'aal2'] as const)('is shut to %s', async (person) => {
    const files = await bucket(person);
    expect((await files.createSignedUrl('door/shut.png', 60)).error).toBeNull();
    expect((await files.createSignedUploadUrl(`door/${person}.png`)).error).toBeNull();
    expect((await files.copy('door/shut.png', `door/copy-of-${person}.png`)).error).toBeNull();
    expect(await beginResumable(person, `door/long-${person}.png`)).toBe(201);
  });

  test.each(STRANGERS)('is open to %s', async (person) => {
    const files = await bucket(person);
    expect((await files.createSignedUrl('door/shut.png', 60)).error).not.toBeNull();
    expect((await files.createSignedUploadUrl(`door/${person}.png`)).error).not.toBeNull();
    expect((await files.copy('door/shut.png', `door/${person}.png`)).error).not.toBeNull();
    expect((await files.update('door/shut.png', PNG)).error).not.toBeNull();
    expect(await beginResumable(person, `door/long-${person}.png`)).toBe(403);
  });
});

const OUT = ['../escape.png', 'a/../../escape.png', 'a/./b.png', 'a//b.png', '/a.png', 'a\\b.png'];
test.each(OUT)('storage: no path leads out of a bucket: %s', async (path) => {
  const statement = `insert into storage.objects (bucket_id, name)
    values ('media', e'${path.replaceAll('\\', '\\\\')}')`;
  const outcome = await database.attempt('editor', statement);
  expect(outcome.sqlstate).toBe('42501');
});

test('storage: there are no other buckets for staff', async () => {
  await database.sql(`insert into storage.buckets (id, name) values ('secrets', 'secrets')`);
  const statement = `insert into storage.objects (bucket_id, name) values ('secrets', 'a.png')`;
  const outcome = await database.attempt('admin', statement);
  expect(outcome.sqlstate).toBe('42501');
});

test('storage: the file of a media item that is kept stays as it is', async () => {
  await upload('editor', 'kept.png');
  await database.sql`update public.media set path = 'kept.png' where id = ${MEDIA.unused}`;
  const files = await bucket('editor');
  await upload('editor', 'kept.png', { body: Buffer.from('other'), upsert: true });
  await files.move('kept.png', 'moved.png');
  await files.remove(['kept.png']);
  const response = await visit('kept.png');
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG);
  expect((await visit('moved.png')).status).not.toBe(200);
});

test('storage: the file of a media item is kept in the bin, and not without it', async () => {
  await database.sql`update public.media set deleted_at = now() where id = ${MEDIA.unused}`;
  const files = await bucket('editor');
  await files.remove(['kept.png']);
  expect((await visit('kept.png')).status).toBe(200);

  const editor = await database.client('editor');
  const { data: gone } = await editor.rpc('delete_media', { ids: [MEDIA.unused] });
  expect(gone).toEqual([{ bucket: 'media', path: 'kept.png' }]);
  await goLive();
  expect((await files.remove(['kept.png'])).data).toHaveLength(1);
  expect((await visit('kept.png')).status).not.toBe(200);
});

test('storage: a replaced file stays as long as the site can go back to it', async () => {
  await upload('editor', 'before.png');
  await upload('editor', 'after.png');
  const editor = await database.client('editor');
  const { data: media } = await editor
    .from('media')
    .update({ path: 'before.png', version: 1 })
    .eq('id', MEDIA.public)
    .select('version')
    .single();
  await goLive();
  const { error } = await editor
    .from('media')
    .update({ path: 'after.png', width: 1, height: 1, version: media?.version })
    .eq('id', MEDIA.public);
  expect(error).toBeNull();
  await database.sql`
    select private.approve_picture(media_id, version) from public.unapproved_pictures`;

  const files = await bucket('editor');
  await database.sql`
    update storage.objects set created_at = '2026-01-01', updated_at = '2026-01-01'`;
  const loose = async () =>
    (await editor.rpc('files_without_record')).data?.map(({ path }) => path) ?? [];
  await files.remove(['before.png', 'after.png']);
  expect(await loose()).not.toContain('before.png');
  expect((await visit('before.png')).status).toBe(200);

  await goLive();
  expect(await loose()).not.toContain('before.png');
  await database.sql(`update private.former_files set replaced_at = now() - interval '31 days'`);
  await database.sql(`update public.content_changes set at = now() - interval '361 days'`);
  expect(await loose()).toContain('before.png');
  await files.remove(['before.png', 'after.png']);
  expect((await visit('before.png')).status).not.toBe(200);
  expect((await visit('after.png')).status).toBe(200);
});
