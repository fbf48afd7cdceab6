import { expect, test, vi } from 'vitest';
import type { KeptUpload, Upload } from '#admin/uploads/upload.ts';
import { DataError } from '#data/errors.ts';
import { PictureRefusal } from '#domain/media/files/refusal.ts';
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

function tools(changes: Partial<UploadTools> = {}): UploadTools {
  return {
    encoder: {
      size: 1,
      inspect: async (file) => ({ format: 'jpeg', isAnimated: false, sha256: await file.text() }),
      encode: async (file) => ({
        blob: new Blob([`small ${await file.text()}`], { type: 'image/webp' }),
        width: 4,
        height: 3,
        thumbhash: 'hash',
        digest: await file.text(),
        preview: 'data:',
      }),
      close: () => undefined,
    },
    uploadFile: async () => undefined,
    reuseMedia: async () => null,
    registerMedia: async ({ sha256 }) => ({ mediaId: `media-${sha256}`, wasThere: false }),
    placeInGallery: async () => undefined,
    ...changes,
  };
}

/** A transfer of which nothing more comes. */
const stalled = ({ signal }: { signal: AbortSignal }) =>
  new Promise<void>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

const keptOf = (names: string[], destination: KeptUpload['destination']): KeptUpload[] =>
  names.map((name, order) => ({
    ...{ id: name, name: `${name}.jpg`, batch: 'b', addedAt: 1, order, destination },
    ...{ sha256: '', prepared: null, uploadUrl: null, mediaId: null, wasThere: false },
    chosenBytes: 9,
    wanted: null,
  }));

async function queueOf(
  names: string[],
  changes: Partial<UploadTools> = {},
  destination: KeptUpload['destination'] = 'library',
  wanted: KeptUpload['wanted'] = null,
) {
  const store = memoryStore();
  for (const kept of keptOf(names, destination)) {
    await store.put({ ...kept, wanted }, new Blob([kept.id]));
  }
  const shown = new Map<string, Upload>();
  const queue = new UploadQueue({
    store,
    tools: tools(changes),
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
  return { queue, store, shown, reach };
}

test('queue: takes every file to its record and forgets it then', async () => {
  const { store, shown, reach } = await queueOf(['a', 'b', 'c', 'd', 'e']);
  await reach('done');
  expect(shown.get('e')).toMatchObject({ mediaId: 'media-e', progress: 1 });
  expect(store.uploads.size).toBe(0);
});

test('queue: sends at most three at once', async () => {
  let running = 0;
  let most = 0;
  const { reach } = await queueOf(['a', 'b', 'c', 'd', 'e', 'f'], {
    uploadFile: async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 20));
      running -= 1;
    },
  });
  await reach('done');
  expect(most).toBe(3);
});

test('queue: one bad file stops none of the others', async () => {
  const base = tools();
  const { shown, reach } = await queueOf(['a', 'bad', 'c'], {
    encoder: {
      ...base.encoder,
      inspect: async (file) => {
        if ((await file.text()) === 'bad') throw new PictureRefusal('empty');
        return await base.encoder.inspect(file);
      },
    },
  });
  await reach('done', 'refused', 'done');
  expect(shown.get('bad')?.message).toBe('This file is empty. Choose it again.');
});

test.each([
  ['picture', 'library', 'This is a PDF. Only pictures can stand here'],
  [null, { galleryId: 'g' }, 'This is a PDF. Only pictures can stand here'],
  ['pdf', 'library', 'done'],
  [null, 'library', 'done'],
] as const)('queue: a PDF chosen for %s in %j ends so: %s', async (wanted, destination, end) => {
  const base = tools();
  const inspect = async (file: Blob) => ({
    ...(await base.encoder.inspect(file)),
    format: 'pdf' as const,
  });
  const encoder = { ...base.encoder, inspect };
  const { shown, reach } = await queueOf(['list'], { encoder }, destination, wanted);
  await reach(end === 'done' ? 'done' : 'refused');
  if (end !== 'done') expect(shown.get('list')?.message).toContain(end);
});

test('queue: where a PDF is wanted, anything else is refused as such', async () => {
  const inspect = async () => {
    throw new PictureRefusal('not-a-picture');
  };
  const base = tools();
  for (const encoder of [base.encoder, { ...base.encoder, inspect }]) {
    const { shown, reach } = await queueOf(['list'], { encoder }, 'library', 'pdf');
    await reach('refused');
    expect(shown.get('list')?.message).toContain('This is no PDF');
  }
});

test('queue: an original that is in the library is used and not sent', async () => {
  const uploadFile = vi.fn(async () => undefined);
  const { shown, reach } = await queueOf(['a'], { uploadFile, reuseMedia: async () => 'known' });
  await reach('done');
  expect(shown.get('a')).toMatchObject({ mediaId: 'known', wasThere: true });
  expect(uploadFile).not.toHaveBeenCalled();
});

test('queue: pictures come into a gallery in the order of choosing', async () => {
  const placed: string[] = [];
  const { reach } = await queueOf(
    ['slow', 'b', 'c'],
    {
      uploadFile: async ({ path }) => {
        if (path.includes('slow')) await new Promise((resolve) => setTimeout(resolve, 60));
      },
      placeInGallery: async (_gallery, mediaId) => {
        placed.push(mediaId);
      },
    },
    { galleryId: 'g' },
  );
  await reach('done', 'done', 'done');
  expect(placed).toEqual(['media-slow', 'media-b', 'media-c']);
});

test('queue: one that is told of before the store has named those before it waits for them', async () => {
  const placed: string[] = [];
  const { queue, store, reach } = await queueOf([], {
    placeInGallery: async (_gallery, mediaId) => {
      placed.push(mediaId);
    },
  });
  const chosen = keptOf(['a', 'b', 'c'], { galleryId: 'g' });
  for (const kept of chosen) await store.put(kept, new Blob([kept.id]));
  const loaded = queue.load();
  for (const kept of chosen.slice(1)) queue.add(kept);
  await loaded;
  await reach('done', 'done', 'done');
  expect(placed).toEqual(['media-a', 'media-b', 'media-c']);
});

test('queue: one that failed says where it belongs when it is tried again', async () => {
  let mayUpload = false;
  const placed: [string, string, number][] = [];
  const { queue, reach } = await queueOf(
    ['a', 'b'],
    {
      registerMedia: async ({ sha256 }) => {
        if (sha256 === 'a' && !mayUpload) throw new DataError('denied');
        return { mediaId: sha256, wasThere: false };
      },
      placeInGallery: async (_gallery, mediaId, { batch, nth }) => {
        placed.push([mediaId, batch, nth]);
      },
    },
    { galleryId: 'g' },
  );
  await reach('failed', 'done');
  mayUpload = true;
  queue.retry('a');
  await reach('done', 'done');
  expect(placed).toEqual([
    ['b', 'b', 1],
    ['a', 'b', 0],
  ]);
});

test('queue: a picture whose gallery is gone is in the library, and says so', async () => {
  const { shown, reach } = await queueOf(
    ['a'],
    {
      placeInGallery: async () => {
        throw new DataError('not-found');
      },
    },
    { galleryId: 'g' },
  );
  await reach('failed');
  expect(shown.get('a')?.message).toMatch(/in the library\. Its gallery is in the bin/);
});

test('queue: without a connection it waits, and goes on when it is told to', async () => {
  let isThere = false;
  const { queue, shown, reach } = await queueOf(['a'], {
    uploadFile: async () => {
      if (!isThere) throw new DataError('offline');
    },
  });
  await until(() => expect(shown.get('a')?.message).toMatch(/can’t be reached/));
  isThere = true;
  queue.goOn();
  await reach('done');
});

test('queue: a refusal waits for somebody to try again', async () => {
  let mayUpload = false;
  const { queue, store, shown, reach } = await queueOf(['a'], {
    registerMedia: async () => {
      if (!mayUpload) throw new DataError('denied');
      return { mediaId: 'm', wasThere: false };
    },
  });
  await reach('failed');
  expect(shown.get('a')?.message).toMatch(/may not upload/);
  expect(store.uploads.size).toBe(1);
  mayUpload = true;
  queue.retry('a');
  await reach('done');
});

test('queue: a pause stops transfers where they are, and keeps where that is', async () => {
  const urls: (string | null)[] = [];
  const { queue, store, reach } = await queueOf(['a'], {
    uploadFile: ({ signal, uploadUrl, onUploadUrl }) => {
      urls.push(uploadUrl);
      if (urls.length > 1) return Promise.resolve();
      onUploadUrl('/half');
      return stalled({ signal });
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

test('queue: what is cancelled is gone', async () => {
  const { queue, store, shown } = await queueOf(['a', 'b'], { uploadFile: stalled });
  await until(() => expect(shown.get('a')?.state).toBe('sending'));
  await queue.cancel('a');
  expect([...shown.keys()]).toEqual(['b']);
  expect([...store.uploads.keys()]).toEqual(['b']);
});

test('queue: nothing is shown after it was closed: somebody else may be signed in', async () => {
  const { queue, store, shown } = await queueOf(['a', 'b'], { uploadFile: stalled });
  await until(() => expect(shown.get('a')?.state).toBe('sending'));
  queue.close();
  shown.clear();
  await new Promise((resolve) => setTimeout(resolve));
  expect([...shown.keys()]).toEqual([]);
  expect(store.uploads.size).toBe(2);
});
