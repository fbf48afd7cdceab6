import { expect, test, vi } from 'vitest';
import { createTextSaver } from '#admin/saving/text-saver.ts';
import { DataError } from '#data/errors.ts';
import type { OpenGallery } from '#data/galleries/galleries.ts';
import { takingBackTyping } from './changes.ts';

const now = {} as OpenGallery;

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

test('typing is taken back by what stood there before', async () => {
  const save = vi.fn(async () => 3);
  const undo = takingBackTyping('typing', 'Oak', openField(save));
  expect(await undo.run(now)).toBeUndefined();
  expect(save).toHaveBeenCalledWith('Oak', 2);
});

test.each(['offline', 'conflict'] as const)(
  'what could not be taken back says so, and can be tried again: %s',
  async (code) => {
    const save = vi.fn().mockRejectedValue(new DataError(code));
    const undo = takingBackTyping('typing', 'Oak', openField(save));
    await expect(undo.run(now)).rejects.toMatchObject({ code });
  },
);
