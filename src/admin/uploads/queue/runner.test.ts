import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeptUpload } from '#admin/uploads/upload.ts';
import { $uploads } from '#admin/uploads/upload-list.ts';
import { $session, SIGNED_OUT } from '#stores/session.ts';
import { keptUpload } from '../../../../tests/support/kept-upload.ts';
import { until } from '../../../../tests/support/until.ts';

const kept = new Map<string, KeptUpload>();
/** Gates of the writes that are waited for. */
const writes: PromiseWithResolvers<void>[] = [];
const closeStore = vi.fn();
const store = {
  // As IndexedDB answers: in a task of its own.
  list: () => new Promise<KeptUpload[]>((resolve) => setTimeout(() => resolve([...kept.values()]))),
  file: async () => new Blob(['oak']),
  put: async (upload: KeptUpload) => {
    const write = Promise.withResolvers<void>();
    writes.push(write);
    await write.promise;
    kept.set(upload.id, upload);
  },
  remove: async (id: string) => void kept.delete(id),
  close: closeStore,
  isLosable: false,
};
vi.mock('./kept-uploads.ts', async (original) => ({
  ...(await original<typeof import('./kept-uploads.ts')>()),
  KeptUploads: { open: async () => store },
}));
vi.mock('#pictures/picture-encoder.ts', () => ({
  PictureEncoder: class {
    size = 1;
    inspect = () => new Promise(() => {});
    close = () => {};
  },
}));
vi.stubGlobal('window', { addEventListener: () => {} });
vi.stubGlobal('navigator', { onLine: true });
const { UploadRunner } = await import('./runner.ts');

const chosen = (names: string[]) =>
  names.map((id, order) => ({
    kept: keptUpload(id, { order }),
    file: new File(['oak'], id),
  }));
const shown = () => $uploads.get().map(({ id }) => id);
/** Lets the nth write end. */
async function write(nth: number): Promise<void> {
  await until(() => expect(writes.length).toBeGreaterThanOrEqual(nth));
  writes[nth - 1]?.resolve();
}

const signIn = (id: string) =>
  $session.set({ ...SIGNED_OUT, user: { id } as NonNullable<typeof SIGNED_OUT.user> });

let runner: Awaited<ReturnType<typeof UploadRunner.open>>;
beforeEach(async () => {
  signIn('anna');
  runner = await UploadRunner.open('anna');
});
afterEach(() => {
  runner.close();
  kept.clear();
  writes.length = 0;
  $uploads.set([]);
  closeStore.mockClear();
});

test('upload: what is cancelled while it is being stored, or before, is neither kept nor begun', async () => {
  const added = runner.add(chosen(['a', 'b', 'c', 'd']));
  await write(1);
  await until(() => expect(writes).toHaveLength(2));
  runner.send({ kind: 'remove', ids: ['b', 'c'] });
  await write(2);
  await write(3);
  await added;
  expect([...kept.keys()]).toEqual(['a', 'd']);
  expect(shown()).toEqual(['a', 'd']);
});

test('upload: another destination holds for what is not stored yet', async () => {
  const added = runner.add(chosen(['a', 'b']));
  await until(() => expect(writes).toHaveLength(1));
  runner.send({ kind: 'redirect', destination: { galleryId: 'g' } });
  for (const nth of [1, 2, 3]) await write(nth);
  await added;
  for (const all of [[...kept.values()], $uploads.get()]) {
    expect(all).toMatchObject(Array(2).fill({ destination: { galleryId: 'g' } }));
  }
});

test('upload: a store is closed when all that was chosen is in it', async () => {
  const added = runner.add(chosen(['a']));
  await until(() => expect(writes).toHaveLength(1));
  runner.close();
  await Promise.resolve();
  expect(closeStore).not.toHaveBeenCalled();
  await write(1);
  await added;
  await until(() => expect(closeStore).toHaveBeenCalledOnce());
  expect([...kept.keys()]).toEqual(['a']);
});

test('upload: what one person left is not shown to the next, who signed in while it was read', async () => {
  runner.close();
  for (const one of chosen(['a'])) kept.set(one.kept.id, one.kept);
  const opening = UploadRunner.open('anna');
  signIn('ben');
  (await opening).close();
  expect(shown()).toEqual([]);
});
