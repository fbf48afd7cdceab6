import { expect, test, vi } from 'vitest';
import type { KeptUpload, Upload } from '#admin/uploads/upload.ts';
import { DataError } from '#data/errors.ts';
import { PictureRefusal } from '#domain/media/files/refusal.ts';
import { keptUpload } from '../../../../tests/support/kept-upload.ts';
import { until } from '../../../../tests/support/until.ts';
import type { UploadTools } from './steps.ts';
import { UploadQueue } from './upload-queue.ts';

/** A store in memory. */
function memoryStore() {
  const uploads = new Map<string, KeptUpload>();
  const files = new Map<string, Blob>();
  return {
    uploads,
    list: async () => [...uploads.values()],
    file: async (id: string) => files.get(id),
    put: async (upload: KeptUpload, file?: Blob) => {
      uploads.set(upload.id, upload);
      if (file) files.set(upload.id, file);
    },
    remove: async (id: string) => {
      uploads.delete(id);
      files.delete(id);
    },
  };
}

const encoder: UploadTools['encoder'] = {
  size: 1,
  inspect: async (file) => ({ format: 'jpeg', sha256: await file.text() }),
  encode: async (file) => ({
    blob: new Blob([`small ${await file.text()}`], { type: 'image/webp' }),
    ...{ width: 4, height: 3, thumbhash: 'hash', digest: await file.text(), preview: 'data:' },
  }),
  close: () => undefined,
};
/** What a file turns out to be. */
const inspecting = (
  found: (file: Blob) => Awaited<ReturnType<typeof encoder.inspect>> | object,
) => ({
  encoder: {
    ...encoder,
    inspect: async (file: Blob) => ({ ...(await encoder.inspect(file)), ...(await found(file)) }),
  },
});
const refusing = (reason: PictureRefusal['reason'], id: string) =>
  inspecting(async (file) => {
    if ((await file.text()) === id) throw new PictureRefusal(reason);
    return {};
  });
/** A transfer of which nothing more comes. */
const stalled: UploadTools['uploadFile'] = ({ signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const IN_GALLERY = { destination: { galleryId: 'g' } };
const keptOf = (ids: string[], changes: Partial<KeptUpload> = {}) =>
  ids.map((id, order) => keptUpload(id, { order, ...changes }));

/** A queue of files whose contents are their ids, and what comes of them. */
async function queueOf(
  ids: string[],
  tools: Partial<UploadTools> = {},
  changes: Partial<KeptUpload> = {},
) {
  const store = memoryStore();
  for (const kept of keptOf(ids, changes)) await store.put(kept, new Blob([kept.id]));
  const shown = new Map<string, Upload>();
  const placed: [mediaId: string, nth: number][] = [];
  const queue = new UploadQueue({
    store,
    tools: {
      ...{ encoder, uploadFile: async () => undefined, reuseMedia: async () => null },
      registerMedia: async ({ sha256 }) => ({ mediaId: `media-${sha256}`, wasThere: false }),
      placeInGallery: async (_gallery, mediaId, { nth }) => void placed.push([mediaId, nth]),
      ...tools,
    },
    onChange: (id, upload) => (upload ? shown.set(id, upload) : shown.delete(id)),
    isOnline: () => true,
  });
  await queue.load();
  const states = () => [...shown.values()].map(({ state }) => state);
  /** Waits until they stand there, in their order; all alike, if it is but one. */
  const reach = (...wanted: Upload['state'][]) => {
    const all = () => (wanted.length > 1 ? wanted : states().map(() => wanted[0]));
    return until(() => expect([states().length > 0, states()]).toEqual([true, all()]));
  };
  const message = (id: string) => shown.get(id)?.message;
  return { queue, store, shown, reach, message, placed };
}

test('queue: takes every file to its record and forgets it then, three at once at most', async () => {
  let [running, most] = [0, 0];
  const { store, shown, reach } = await queueOf(['a', 'b', 'c', 'd', 'e', 'f'], {
    uploadFile: async () => {
      most = Math.max(most, ++running);
      await later(20);
      running -= 1;
    },
  });
  await reach('done');
  expect(shown.get('e')).toMatchObject({ mediaId: 'media-e', progress: 1 });
  expect([store.uploads.size, most]).toEqual([0, 3]);
});

test('queue: one bad file stops none of the others', async () => {
  const { message, reach } = await queueOf(['a', 'bad', 'c'], refusing('empty', 'bad'));
  await reach('done', 'refused', 'done');
  expect(message('bad')).toBe('This file is empty. Choose it again.');
});

const pdf = inspecting(() => ({ format: 'pdf' }));
test.each<[string, Partial<UploadTools>, Partial<KeptUpload>, end: string]>([
  ['a PDF for a picture', pdf, { wanted: 'picture' }, 'This is a PDF. Only pictures can stand'],
  ['a PDF in a gallery', pdf, IN_GALLERY, 'This is a PDF. Only pictures can stand here'],
  ['a PDF for a PDF', pdf, { wanted: 'pdf' }, 'done'],
  ['a PDF for anything', pdf, {}, 'done'],
  ['a picture for a PDF', {}, { wanted: 'pdf' }, 'This is no PDF'],
  ['a text for a PDF', refusing('not-a-picture', 'list'), { wanted: 'pdf' }, 'This is no PDF'],
])('queue: %s', async (_, tools, changes, end) => {
  const { message, reach } = await queueOf(['list'], tools, changes);
  await reach(end === 'done' ? 'done' : 'refused');
  if (end !== 'done') expect(message('list')).toContain(end);
});

test('queue: an original that is in the library is used and not sent', async () => {
  const uploadFile = vi.fn(async () => undefined);
  const { shown, reach } = await queueOf(['a'], { uploadFile, reuseMedia: async () => 'known' });
  await reach('done');
  expect(shown.get('a')).toMatchObject({ mediaId: 'known', wasThere: true });
  expect(uploadFile).not.toHaveBeenCalled();
});

test('queue: pictures come into a gallery in the order of choosing', async () => {
  const uploadFile: UploadTools['uploadFile'] = async ({ path }) => {
    if (path.includes('slow')) await later(60);
  };
  const { reach, placed } = await queueOf(['slow', 'b', 'c'], { uploadFile }, IN_GALLERY);
  await reach('done', 'done', 'done');
  expect(placed.map(([id]) => id)).toEqual(['media-slow', 'media-b', 'media-c']);
});

test('queue: one that is told of before the store has named those before it waits for them', async () => {
  const { queue, store, reach, placed } = await queueOf([]);
  const chosen = keptOf(['a', 'b', 'c'], IN_GALLERY);
  for (const kept of chosen) await store.put(kept, new Blob([kept.id]));
  const loaded = queue.load();
  for (const kept of chosen.slice(1)) queue.add(kept);
  await loaded;
  await reach('done', 'done', 'done');
  expect(placed.map(([id]) => id)).toEqual(['media-a', 'media-b', 'media-c']);
});

test('queue: a refusal waits for somebody to try again, holds up nothing and then says where it belongs', async () => {
  let mayUpload = false;
  const registerMedia: UploadTools['registerMedia'] = async ({ sha256 }) => {
    if (sha256 === 'a' && !mayUpload) throw new DataError('denied');
    return { mediaId: sha256, wasThere: false };
  };
  const tools = { registerMedia };
  const { queue, store, message, reach, placed } = await queueOf(['a', 'b'], tools, IN_GALLERY);
  await reach('failed', 'done');
  expect(message('a')).toMatch(/may not upload/);
  expect([...store.uploads.keys()]).toEqual(['a']);
  mayUpload = true;
  queue.retry('a');
  await reach('done', 'done');
  expect(placed).toEqual([
    ['b', 1],
    ['a', 0],
  ]);
});

test('queue: a picture whose gallery is gone is in the library, and says so', async () => {
  const placeInGallery = () => Promise.reject(new DataError('not-found'));
  const { message, reach } = await queueOf(['a'], { placeInGallery }, IN_GALLERY);
  await reach('failed');
  expect(message('a')).toMatch(/in the library\. Its gallery is in the bin/);
});

test('queue: without a connection it waits, and goes on when it is told to', async () => {
  let isThere = false;
  const { queue, message, reach } = await queueOf(['a'], {
    uploadFile: async () => {
      if (!isThere) throw new DataError('offline');
    },
  });
  await until(() => expect(message('a')).toMatch(/can’t be reached/));
  isThere = true;
  queue.goOn();
  await reach('done');
});

test('queue: a pause stops transfers where they are, and keeps where that is', async () => {
  const urls: (string | null)[] = [];
  const { queue, store, reach } = await queueOf(['a'], {
    uploadFile: async (transfer) => {
      urls.push(transfer.uploadUrl);
      if (urls.length > 1) return;
      transfer.onUploadUrl('/half');
      await stalled(transfer);
    },
  });
  await reach('sending');
  queue.pause();
  await reach('ready');
  expect(store.uploads.get('a')?.uploadUrl).toBe('/half');
  queue.resume();
  await reach('done');
  expect(urls).toEqual([null, '/half']);
});

test('queue: what is cancelled is gone; nothing is shown after it was closed: somebody else may be signed in', async () => {
  const { queue, store, shown } = await queueOf(['a', 'b', 'c'], { uploadFile: stalled });
  await until(() => expect(shown.get('a')?.state).toBe('sending'));
  await queue.cancel('a');
  expect([...shown.keys()]).toEqual(['b', 'c']);
  queue.close();
  shown.clear();
  await later(0);
  expect([...shown.keys()]).toEqual([]);
  expect([...store.uploads.keys()]).toEqual(['b', 'c']);
});
