import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataError } from '#data/errors.ts';
import { memoryPlace } from '../../../tests/support/memory-place.ts';
import { AUTOSAVE_PAUSE_MS, createTextSaver } from './text-saver.ts';

// What these do not show is in the random rounds beside them: nothing is lost, and nobody told of a colleague who is none.

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

test('text: a save that fails keeps it, says why, and is tried again by itself', async () => {
  const { text, device, server, state } = open();
  server.save.mockRejectedValueOnce(AWAY);
  text.type('Measure twice');
  expect(await text.flush()).toBe(false);
  expect(state()).toMatchObject({ step: 'failed', text: 'Measure twice' });
  expect(state().failure).toMatch(/What you typed is kept;/);
  expect(device.draft?.value).toBe('Measure twice');
  await vi.runAllTimersAsync();
  expect(server.note).toBe('Measure twice');
  expect(state()).toMatchObject({ step: 'saved', failure: null });
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

test('text: the copy on the device says when it was typed, not when its page was closed', async () => {
  const [last, closedLast] = [open(), open()];
  for (const { server } of [last, closedLast]) server.save.mockRejectedValue(AWAY);
  for (const { text } of [closedLast, last]) {
    text.type('Typed');
    await vi.advanceTimersByTimeAsync(60_000);
  }
  for (const { text } of [last, closedLast]) await text.saver.copyNow();
  expect(last.device.draft?.at).toBeGreaterThan(closedLast.device.draft?.at ?? Infinity);
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

test('text: mine stands in place of theirs, when somebody says so', async () => {
  const { text, server } = await clash();
  text.keepMine();
  await vi.runAllTimersAsync();
  expect(server.note).toBe('Mine');
});

test('text: theirs stands in place of mine, which can be put back', async () => {
  const { text, server, state } = await clash();
  text.keepTheirs();
  await vi.runAllTimersAsync();
  expect(server.note).toBe('Theirs');
  expect(state()).toMatchObject({ text: 'Theirs', step: 'saved', theirs: null, aside: 'Mine' });
  text.putBack();
  expect(state()).toMatchObject({ text: 'Mine', step: 'conflict', theirs: { text: 'Theirs' } });
  text.keepMine();
  await text.flush();
  expect([server.note, state().aside]).toEqual(['Mine', 'Theirs']);
});

test('text: what is newer is shown, but not under somebody’s hands, and nothing older than the last save', async () => {
  const { text, state } = open('Old');
  text.follow({ text: 'Newer', version: 2 });
  expect(state().text).toBe('Newer');
  text.type('Mine');
  text.follow({ text: 'Newest', version: 3 });
  expect(state().text).toBe('Mine');
  const other = open('Old');
  other.text.type('New');
  await other.text.flush();
  other.text.follow({ text: 'Old', version: 1 });
  expect(other.state().text).toBe('New');
});

test('text: a browser without room for a copy is named as such', async () => {
  const { text, device, state } = open();
  device.hasRoom = false;
  text.type('Half a sen');
  await vi.advanceTimersByTimeAsync(0);
  expect(state().isKept).toBe(false);
});

const ELSEWHERE = { version: 1, origin: 'Saved', at: 5, value: 'Of another tab' };

test('text: what an earlier visit left gives way to what is typed already, and is kept', () => {
  const { text, state } = open();
  text.type('Now');
  text.saver.restore({ draft: ELSEWHERE, kept: [] });
  expect(state().text).toBe('Now');
  expect(text.saver.state.get().kept).toEqual([ELSEWHERE]);
});

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

test('text: one that is put back does not overwrite what a colleague has written since', async () => {
  const { text, server, now, state } = open('Saved');
  server.write('Theirs');
  text.follow(now());
  text.saver.restore({ draft: null, kept: [ELSEWHERE] });
  text.putBack();
  await vi.runAllTimersAsync();
  expect([server.note, state().step]).toEqual(['Theirs', 'conflict']);
  expect(state().text).toBe(ELSEWHERE.value);
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

test('text: nobody is in conflict with what the screen before saves on its way out', async () => {
  const { text, device, server, now, state } = open();
  const left = open();
  left.server.save.mockImplementation(server.save);
  left.text.type('Measure on Mon');
  const { draft } = left.device;
  const saving = left.text.flush();
  text.saver.restore({ draft, kept: [] });
  text.type('Measure on Monday');
  await saving;
  text.follow(now());
  expect(state()).toMatchObject({ text: 'Measure on Monday', theirs: null });
  await text.flush();
  expect([server.note, device.draft]).toEqual(['Measure on Monday', null]);
});

test('text: nor with the first of all that was sent and never answered, of which some are remembered', async () => {
  const { text, device, server, now } = open();
  server.save.mockImplementation(async (typed) => {
    if (typed === 'One') server.write(typed);
    throw AWAY;
  });
  for (let words = 1; words <= 40; words += 1) {
    text.type(words === 1 ? 'One' : `One, and ${words}`);
    await text.flush();
  }
  text.type('One, two');
  await text.saver.copyNow();
  expect(device.draft?.unanswered?.at(-1)).toBe('One');
  expect(device.draft?.unanswered?.length).toBeLessThanOrEqual(20);
  const next = open();
  next.text.follow(now());
  next.text.saver.restore({ draft: device.draft, kept: [] });
  expect(next.state()).toMatchObject({ text: 'One, two', theirs: null, step: 'waiting' });
});
