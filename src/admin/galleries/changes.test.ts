import { beforeEach, expect, test, vi } from 'vitest';
import { createTextSaver } from '#admin/saving/text-saver.ts';
import { DataError } from '#data/errors.ts';
import type { OpenGallery } from '#data/galleries/galleries.ts';
import { memoryPlace } from '../../../tests/support/memory-place.ts';
import { takingBackTyping } from './changes.ts';

const now = {} as OpenGallery;
const save = vi.fn(async (_text: string, version: number) => version + 1);
beforeEach(() => void save.mockClear());

/** A field in which “Oak” became “Oak and ash”, and how that is taken back. */
function typed(after = 'Oak and ash', asStored?: (text: string) => string) {
  const saved = { text: 'Oak and ash', version: 2 };
  const load = async () => ({ text: 'Elm', version: 3 });
  const field = createTextSaver({ saved, save, load }, memoryPlace<string>().place);
  return { field, undo: takingBackTyping('typing', { before: 'Oak', after }, field, asStored) };
}

test.each([
  ['is taken back by what stood there before', 'Oak and ash', undefined],
  ['that the server has tidied is one’s own still', ' Oak and ash ', (text: string) => text.trim()],
])('gallery: typing %s', async (_, after, asStored) => {
  expect(await typed(after, asStored).undo.run(now)).toBeUndefined();
  expect(save).toHaveBeenCalledExactlyOnceWith('Oak', 2);
});

test.each(['offline', 'conflict'] as const)('gallery: a failed undo says so: %s', async (code) => {
  save.mockRejectedValueOnce(new DataError(code));
  await expect(typed().undo.run(now)).rejects.toMatchObject({ code });
});

test('gallery: what a colleague has written there since stays', async () => {
  const { field, undo } = typed();
  field.follow({ text: 'Elm', version: 3 });
  await undo.run(now);
  expect(save).not.toHaveBeenCalled();
  expect(field.$state.get().text).toBe('Elm');
});
