import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataError } from '#data/errors.ts';
import { memoryPlace } from '../../../tests/support/memory-place.ts';
import { AUTOSAVE_PAUSE_MS, createTextSaver } from './text-saver.ts';

// The saver is that of articles: `article-saver.test.ts` has its states, `nothing-lost.test.ts` what becomes of the words.

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const AWAY = new DataError('offline');

/** A text with a device and a server in memory. */
function open(saved = '') {
  const device = memoryPlace<string>();
  const server = {
    ...{ note: saved, version: 1 },
    save: vi.fn(async (text: string, version: number) => {
      if (version !== server.version) throw new DataError('conflict');
      return server.write(text);
    }),
    write(text: string) {
      server.note = text.trim();
      server.version += 1;
      return server.version;
    },
  };
  const now = () => ({ text: server.note, version: server.version });
  const text = createTextSaver(
    {
      ...{ saved: now(), save: server.save, load: async () => now() },
      check: (typed) => (typed.length > 20 ? 'Too long.' : ''),
      asStored: (typed) => typed.trim(),
    },
    device.place,
  );
  text.saver.start();
  return { text, device, server, now, state: () => text.$state.get() };
}

/** Mine was typed into what a colleague has changed. */
async function clash() {
  const opened = open('Old');
  opened.server.write('Theirs');
  opened.text.type('Mine');
  expect(await opened.text.flush()).toBe(false);
  expect(opened.state()).toMatchObject({ step: 'conflict', text: 'Mine' });
  expect(opened.state().theirs).toEqual({ text: 'Theirs', version: 2 });
  expect([opened.server.note, opened.device.draft?.value]).toEqual(['Theirs', 'Mine']);
  return opened;
}

test('text: what is typed is on the device at once, and on the server after a pause', async () => {
  const { text, device, server, state } = open();
  text.type('Visit');
  text.type('Visit on Friday');
  expect(device.draft?.value).toBe('Visit');
  await vi.advanceTimersByTimeAsync(300);
  expect(device.draft).toMatchObject({ value: 'Visit on Friday', origin: '', version: 1 });
  expect(state().step).toBe('waiting');
  await vi.advanceTimersByTimeAsync(AUTOSAVE_PAUSE_MS);
  expect([server.note, state().step, device.draft]).toEqual(['Visit on Friday', 'saved', null]);
  expect(server.save).toHaveBeenCalledTimes(1);
});

test.each([
  ['more', '', ['One', 'One, two']],
  ['what stood there before', 'Before', ['After', 'Before']],
])('text: %s, typed while it saves, is saved then', async (_, saved, [first = '', second = '']) => {
  const { text, server, state } = open(saved);
  text.type(first);
  const done = text.flush();
  text.type(second);
  await done;
  expect(server.save.mock.calls).toEqual([
    [first, 1],
    [second, 2],
  ]);
  expect(state()).toMatchObject({ step: 'saved', text: second, isUnsaved: false });
});

test('text: what a closed page has left is there again, as of when it was typed, and goes to the server', async () => {
  const { text, device, server, state } = open();
  server.save.mockRejectedValueOnce(AWAY);
  text.saver.restore({ draft: { value: 'Before', origin: '', version: 1, at: 5 }, kept: [] });
  expect(state()).toMatchObject({ text: 'Before', step: 'waiting' });
  await text.saver.copyNow();
  expect(device.draft?.at).toBe(5);
  await vi.runAllTimersAsync();
  expect(server.note).toBe('Before');
});

test('text: a colleague’s is never overwritten unasked; both can stay', async () => {
  const { text, server, state } = await clash();
  // The field loses the focus to the button that is pressed.
  const blurred = text.flush();
  text.keepBoth();
  await blurred;
  await vi.runAllTimersAsync();
  expect(server.note).toBe('Theirs\n\nMine');
  expect(state()).toMatchObject({ step: 'saved', theirs: null });
});

const ELSEWHERE = { version: 1, origin: 'Saved', at: 5, value: 'Of another tab' };

test('text: one that made way can be put back, and the one in its place makes way for it', async () => {
  const { text, server, state } = open('Saved');
  text.saver.restore({ draft: null, kept: [ELSEWHERE] });
  expect(state().aside).toBe(ELSEWHERE.value);
  text.putBack();
  expect(state()).toMatchObject({ text: ELSEWHERE.value, aside: 'Saved' });
  await text.flush();
  text.putBack();
  await text.flush();
  expect([server.note, state().theirs]).toEqual(['Saved', null]);
  text.forgetAside();
  expect(state()).toMatchObject({ text: 'Saved', aside: null });
});

test('text: what can’t be saved is said before it is sent, and half a number not before a pause', async () => {
  const { text, server, state } = open();
  text.type('x'.repeat(21));
  expect(state().step).toBe('waiting');
  await vi.advanceTimersByTimeAsync(AUTOSAVE_PAUSE_MS);
  expect(state()).toMatchObject({ step: 'failed', failure: 'Too long.' });
  expect(await text.flush()).toBe(false);
  expect(server.save).not.toHaveBeenCalled();
});
