import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $session, SIGNED_OUT } from '#stores/session.ts';
import { until } from '../../../tests/support/until.ts';
import { $uploads } from './upload-list.ts';

const runner = { add: vi.fn(async () => {}), send: vi.fn(), setPaused: vi.fn(), close: vi.fn() };
const open = vi.fn<(userId: string) => Promise<typeof runner>>();
vi.mock('./queue/runner.ts', () => ({ UploadRunner: { open: (userId: string) => open(userId) } }));

const unload = vi.fn<(event: { preventDefault: () => void }) => void>();
vi.stubGlobal('window', {
  addEventListener: (_kind: string, listener: (event: { preventDefault: () => void }) => void) =>
    unload.mockImplementation(listener),
});
const { addUploads, closeUploads, redirectUploads, removeUploads, retryUploads } = await import(
  './uploads.ts'
);

const GONE = new TypeError('Failed to fetch dynamically imported module');
const file = (name: string) => new File(['oak'], name);
const asksBeforeLeaving = () => {
  const preventDefault = vi.fn();
  unload({ preventDefault });
  return preventDefault.mock.calls.length > 0;
};
const signIn = (id: string) =>
  $session.set({ ...SIGNED_OUT, user: { id } as NonNullable<typeof SIGNED_OUT.user> });

beforeEach(() => {
  signIn('anna');
  open.mockResolvedValue(runner);
});
afterEach(() => {
  closeUploads();
  vi.clearAllMocks();
});

test('upload: files are held, with Try again, when the code of the queue can’t be fetched', async () => {
  open.mockRejectedValueOnce(GONE);
  const ids = addUploads([file('a.jpg'), file('b.jpg')], 'library');
  expect(asksBeforeLeaving()).toBe(true);
  await until(() => expect($uploads.get().map(({ state }) => state)).toEqual(['failed', 'failed']));
  expect($uploads.get()[0]?.message).toMatch(/^What sends files.*Nothing was sent/);
  expect(asksBeforeLeaving()).toBe(true);

  // What is done meanwhile counts too.
  redirectUploads({ galleryId: 'g' });
  await until(() => expect(runner.send).toHaveBeenCalled());
  retryUploads(ids);
  expect($uploads.get()).toMatchObject(Array(2).fill({ state: 'waiting', message: '' }));
  await until(() => expect(runner.send).toHaveBeenCalledTimes(2));
  expect(runner.add).toHaveBeenCalledOnce();
  expect(runner.add).toHaveBeenCalledBefore(runner.send);
  const [[added] = []] = runner.add.mock.calls as unknown as [{ kept: { id: string } }[]][];
  expect(added?.map(({ kept }) => kept.id)).toEqual(ids);
  expect(asksBeforeLeaving()).toBe(false);
});

test('upload: one that is cancelled then is gone at once', async () => {
  open.mockRejectedValue(GONE);
  const ids = addUploads([file('a.jpg')], 'library');
  await until(() => expect($uploads.get()[0]?.state).toBe('failed'));
  removeUploads(ids);
  expect($uploads.get()).toEqual([]);
  expect(asksBeforeLeaving()).toBe(false);
});

/** Chosen just before signing out, and another person signs in. @returns what they wait for still. */
function chooseAndLeave() {
  const opening = Promise.withResolvers<typeof runner>();
  open.mockReturnValueOnce(opening.promise);
  addUploads([file('a.jpg')], 'library');
  closeUploads();
  signIn('ben');
  return opening;
}

test('upload: what was chosen just before signing out is handed over first; the next person sees none', async () => {
  const opening = chooseAndLeave();
  expect($uploads.get()).toEqual([]);
  opening.resolve(runner);
  await until(() => expect(runner.close).toHaveBeenCalledOnce());
  expect(runner.add).toHaveBeenCalledBefore(runner.close);
});

test('upload: a failure that comes after signing out touches nothing of the next person', async () => {
  const opening = chooseAndLeave();
  addUploads([file('b.jpg')], 'library');
  opening.reject(GONE);
  await until(() => expect(runner.add).toHaveBeenCalledOnce());
  expect($uploads.get().map(({ name, state }) => [name, state])).toEqual([['b.jpg', 'waiting']]);
});
