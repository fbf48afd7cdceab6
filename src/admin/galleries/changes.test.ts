import { expect, test, vi } from 'vitest';
import { createTextSaver } from '#admin/saving/text-saver.ts';
import { DataError } from '#data/errors.ts';
import type { OpenGallery } from '#data/galleries/galleries.ts';
import { takingBackTyping } from './changes.ts';

const now = {} as OpenGallery;
const STEP = { before: 'Oak', after: 'Oak and ash' };

function openField(save: (text: string, version: number) => Promise<number>) {
  return createTextSaver(
    {
      ...{ saved: { text: 'Oak and ash', version: 2 }, save },
      load: async () => ({ text: 'Elm', version: 3 }),
    },
    {
      ...{ keep: async () => true, keepAtOnce: vi.fn(), comeBack: vi.fn(), moveTo: vi.fn() },
      release: vi.fn(),
    },
  );
}

test('gallery: typing is taken back by what stood there before', async () => {
  const save = vi.fn(async () => 3);
  const undo = takingBackTyping('typing', STEP, openField(save));
  expect(await undo.run(now)).toBeUndefined();
  expect(save).toHaveBeenCalledWith('Oak', 2);
});

test.each(['offline', 'conflict'] as const)('gallery: a failed undo says so: %s', async (code) => {
  const save = vi.fn().mockRejectedValue(new DataError(code));
  const undo = takingBackTyping('typing', STEP, openField(save));
  await expect(undo.run(now)).rejects.toMatchObject({ code });
});

test('gallery: what a colleague has written there since stays', async () => {
  const save = vi.fn(async () => 3);
  const field = openField(save);
  const undo = takingBackTyping('typing', STEP, field);
  field.follow({ text: 'Elm', version: 3 });
  await undo.run(now);
  expect(save).not.toHaveBeenCalled();
  expect(field.$state.get().text).toBe('Elm');
});

test('gallery: what the server has tidied is still one’s own', async () => {
  const save = vi.fn(async () => 3);
  const step = { before: 'Oak', after: ' Oak and ash ' };
  const undo = takingBackTyping('typing', step, openField(save), (text) => text.trim());
  await undo.run(now);
  expect(save).toHaveBeenCalledWith('Oak', 2);
});
