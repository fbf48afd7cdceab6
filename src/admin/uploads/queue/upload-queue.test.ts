import { describe, expect, test, vi } from 'vitest';
import type { KeptUpload, Upload } from '#admin/uploads/upload.ts';
import { DataError } from '#data/errors.ts';
import { PictureRefusal } from '#domain/media/files/refusal.ts';
import type { UploadTools } from './steps.ts';
import { UploadQueue } from './upload-queue.ts';

/** A second, the default, may go by on a busy machine. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });

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
  let online = true;
  const queue = new UploadQueue({
    store,
    tools: tools(changes),
    onChange: (id, upload) => (upload ? shown.set(id, upload) : shown.delete(id)),
    isOnline: () => online,
  });
  await queue.load();
  const states = () => [...shown.values()].map(({ state }) => state);
  return { queue, store, shown, states, setOnline: (value: boolean) => (online = value) };
}

describe('the queue of uploads', () => {
  test('takes every file to its record and forgets it then', async () => {
    const { store, shown, states } = await queueOf(['a', 'b', 'c', 'd', 'e']);
    await until(() => expect(new Set(states())).toEqual(new Set(['done'])));
    expect(shown.get('e')).toMatchObject({ mediaId: 'media-e', progress: 1 });
    expect(store.uploads.size).toBe(0);
  });

  test('sends at most three at once', async () => {
    let running = 0;
    let most = 0;
    const { states } = await queueOf(['a', 'b', 'c', 'd', 'e', 'f'], {
      uploadFile: async () => {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setTimeout(resolve, 20));
        running -= 1;
      },
    });
    await until(() => expect(new Set(states())).toEqual(new Set(['done'])));
    expect(most).toBe(3);
  });

  test('one bad file stops none of the others', async () => {
    const base = tools();
    const { shown, states } = await queueOf(['a', 'bad', 'c'], {
      encoder: {
        ...base.encoder,
        inspect: async (file) => {
          if ((await file.text()) === 'bad') throw new PictureRefusal('empty');
          return await base.encoder.inspect(file);
        },
      },
    });
    await until(() => expect(states()).toEqual(['done', 'refused', 'done']));
    expect(shown.get('bad')?.message).toBe('This file is empty. Choose it again.');
  });

  test.each([
    ['picture', 'library', 'This is a PDF. Only pictures can stand here'],
    [null, { galleryId: 'g' }, 'This is a PDF. Only pictures can stand here'],
    ['pdf', 'library', 'done'],
    [null, 'library', 'done'],
  ] as const)('a PDF chosen for %s in %j ends so: %s', async (wanted, destination, end) => {
    const base = tools();
    const inspect = async (file: Blob) => ({
      ...(await base.encoder.inspect(file)),
      format: 'pdf' as const,
    });
    const encoder = { ...base.encoder, inspect };
    const { shown, states } = await queueOf(['list'], { encoder }, destination, wanted);
    await until(() => expect(states()).toEqual([end === 'done' ? 'done' : 'refused']));
    if (end !== 'done') expect(shown.get('list')?.message).toContain(end);
  });

  test('where a PDF is wanted, anything else is refused as such', async () => {
    const inspect = async () => {
      throw new PictureRefusal('not-a-picture');
    };
    const base = tools();
    for (const encoder of [base.encoder, { ...base.encoder, inspect }]) {
      const { shown, states } = await queueOf(['list'], { encoder }, 'library', 'pdf');
      await until(() => expect(states()).toEqual(['refused']));
      expect(shown.get('list')?.message).toContain('This is no PDF');
    }
  });

  test('an original that is in the library is used and not sent', async () => {
    const uploadFile = vi.fn(async () => undefined);
    const { shown, states } = await queueOf(['a'], { uploadFile, reuseMedia: async () => 'known' });
    await until(() => expect(states()).toEqual(['done']));
    expect(shown.get('a')).toMatchObject({ mediaId: 'known', wasThere: true });
    expect(uploadFile).not.toHaveBeenCalled();
  });

  test('pictures come into a gallery in the order of choosing', async () => {
    const placed: string[] = [];
    const { states } = await queueOf(
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
    await until(() => expect(states()).toEqual(['done', 'done', 'done']));
    expect(placed).toEqual(['media-slow', 'media-b', 'media-c']);
  });

  test('one that is told of before the store has named those before it waits for them', async () => {
    const placed: string[] = [];
    const { queue, store, states } = await queueOf([], {
      placeInGallery: async (_gallery, mediaId) => {
        placed.push(mediaId);
      },
    });
    const chosen = keptOf(['a', 'b', 'c'], { galleryId: 'g' });
    for (const kept of chosen) await store.put(kept, new Blob([kept.id]));
    const loaded = queue.load();
    for (const kept of chosen.slice(1)) queue.add(kept);
    await loaded;
    await until(() => expect(states()).toEqual(['done', 'done', 'done']));
    expect(placed).toEqual(['media-a', 'media-b', 'media-c']);
  });

  test('one that failed says where it belongs when it is tried again', async () => {
    let mayUpload = false;
    const placed: [string, string, number][] = [];
    const { queue, states } = await queueOf(
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
    await until(() => expect(states()).toEqual(['failed', 'done']));
    mayUpload = true;
    queue.retry('a');
    await until(() => expect(states()).toEqual(['done', 'done']));
    expect(placed).toEqual([
      ['b', 'b', 1],
      ['a', 'b', 0],
    ]);
  });

  test('a picture whose gallery is gone is in the library, and says so', async () => {
    const { shown, states } = await queueOf(
      ['a'],
      {
        placeInGallery: async () => {
          throw new DataError('not-found');
        },
      },
      { galleryId: 'g' },
    );
    await until(() => expect(states()).toEqual(['failed']));
    expect(shown.get('a')?.message).toMatch(/in the library\. Its gallery is in the bin/);
  });

  test('without a connection it waits, and goes on when it is told to', async () => {
    let isThere = false;
    const { queue, shown, states } = await queueOf(['a'], {
      uploadFile: async () => {
        if (!isThere) throw new DataError('offline');
      },
    });
    await until(() => expect(shown.get('a')?.message).toMatch(/can’t be reached/));
    isThere = true;
    queue.goOn();
    await until(() => expect(states()).toEqual(['done']));
  });

  test('a refusal waits for somebody to try again', async () => {
    let mayUpload = false;
    const { queue, store, shown, states } = await queueOf(['a'], {
      registerMedia: async () => {
        if (!mayUpload) throw new DataError('denied');
        return { mediaId: 'm', wasThere: false };
      },
    });
    await until(() => expect(states()).toEqual(['failed']));
    expect(shown.get('a')?.message).toMatch(/may not upload/);
    expect(store.uploads.size).toBe(1);
    mayUpload = true;
    queue.retry('a');
    await until(() => expect(states()).toEqual(['done']));
  });

  test('a pause stops transfers where they are, and keeps where that is', async () => {
    const urls: (string | null)[] = [];
    const { queue, store, states } = await queueOf(['a'], {
      uploadFile: ({ signal, uploadUrl, onUploadUrl }) => {
        urls.push(uploadUrl);
        if (urls.length > 1) return Promise.resolve();
        onUploadUrl('/half');
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      },
    });
    await until(() => expect(states()).toEqual(['sending']));
    queue.pause();
    await until(() => expect(states()).toEqual(['ready']));
    expect(store.uploads.get('a')?.uploadUrl).toBe('/half');
    queue.resume();
    await until(() => expect(states()).toEqual(['done']));
    expect(urls).toEqual([null, '/half']);
  });

  test('what is cancelled is gone', async () => {
    const { queue, store, shown } = await queueOf(['a', 'b'], {
      uploadFile: ({ signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    await until(() => expect(shown.get('a')?.state).toBe('sending'));
    await queue.cancel('a');
    expect([...shown.keys()]).toEqual(['b']);
    expect([...store.uploads.keys()]).toEqual(['b']);
  });

  test('nothing is shown after it was closed: somebody else may be signed in', async () => {
    const { queue, store, shown, states } = await queueOf(['a', 'b'], {
      uploadFile: ({ signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    await until(() => expect(states()).toContain('sending'));
    queue.close();
    shown.clear();
    await new Promise((resolve) => setTimeout(resolve));
    expect([...shown.keys()]).toEqual([]);
    expect(store.uploads.size).toBe(2);
  });
});
