import { atom } from 'nanostores';
import { expect, test, vi } from 'vitest';
import type { TextState } from '#admin/saving/text-saver.ts';
import { createOpenFields } from './open-fields.ts';

const untouched: TextState = {
  ...{ text: 'Oak', isUnsaved: false, step: 'untouched' },
  ...{ failure: null, theirs: null, isKept: true, aside: null },
};

function field(state: Partial<TextState> = {}) {
  return { $state: atom({ ...untouched, ...state }), flush: vi.fn(async () => true) };
}

const THEIRS = { theirs: { text: 'Ash', version: 2 } };

test('gallery: says where the least saved of them stands', () => {
  const fields = createOpenFields();
  const [title, story] = [field(), field()];
  const leave = fields.register(title);
  fields.register(story);
  expect(fields.$step.get()).toBe('saved');
  for (const [of, step, shown, more] of [
    [story, 'saving', 'saving'],
    [title, 'failed', 'failed'],
    // It tries again, which may take a while, and helps only when it ends well.
    [title, 'saving', 'failed'],
    [title, 'saved', 'saving'],
    [title, 'waiting', 'waiting'],
    // Somebody types on while a colleague's text stands in the way.
    [title, 'waiting', 'failed', THEIRS],
  ] as const) {
    of.$state.set({ ...untouched, step, ...more });
    expect(fields.$step.get(), step).toBe(shown);
  }
  leave();
  expect(fields.$step.get()).toBe('saving');
});

test('gallery: saves what is not saved, and says whether anything is left', async () => {
  const fields = createOpenFields();
  const [title, story] = [field(), field({ text: 'Oak and ash', isUnsaved: true })];
  fields.register(title);
  fields.register(story);
  expect(await fields.flush()).toBe(true);
  expect(title.flush).not.toHaveBeenCalled();
  expect(story.flush).toHaveBeenCalledOnce();
  story.flush.mockResolvedValue(false);
  expect(await fields.flush()).toBe(false);
});
