import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataError } from '#data/errors.ts';
import type { Draft } from './draft-entry.ts';
import { AUTOSAVE_PAUSE_MS, createTextSaver } from './text-saver.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A device and a server in memory. */
function open({ saved = '', kept = null as Draft<string> | null } = {}) {
  const device = { copy: kept, hasRoom: true };
  const server = {
    note: saved,
    version: 1,
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
  const autosaver = createTextSaver(
    {
      saved: { text: saved, version: 1 },
      save: server.save,
      load: async () => ({ text: server.note, version: server.version }),
      check: (text) => (text.length > 20 ? 'Too long.' : ''),
      asStored: (text) => text.trim(),
    },
    {
      keep: async (draft) => {
        device.copy = draft;
        return device.hasRoom || !draft;
      },
      keepAtOnce: vi.fn(),
      comeBack: vi.fn(),
      moveTo: vi.fn(),
      release: vi.fn(),
    },
  );
  autosaver.saver.start();
  if (kept) autosaver.saver.restore({ draft: kept, kept: [] });
  return { autosaver, device, server, state: () => autosaver.$state.get() };
}

test('what is typed is on the device and on the server after a pause', async () => {
  const { autosaver, device, server, state } = open();
  autosaver.type('Visit');
  autosaver.type('Visit on Friday');
  expect(device.copy?.value).toBe('Visit');
  await vi.advanceTimersByTimeAsync(300);
  expect(device.copy).toMatchObject({ value: 'Visit on Friday', origin: '', version: 1 });
  expect(state().step).toBe('waiting');
  await vi.advanceTimersByTimeAsync(AUTOSAVE_PAUSE_MS);
  expect(server.note).toBe('Visit on Friday');
  expect(server.save).toHaveBeenCalledTimes(1);
  expect(state().step).toBe('saved');
  expect(device.copy).toBeNull();
});

test('whoever leaves at once takes nothing with them', async () => {
  const { autosaver, server } = open();
  autosaver.type('Ring back');
  expect(await autosaver.flush()).toBe(true);
  expect(server.note).toBe('Ring back');
});

test('what is typed while it saves is saved too, one after the other', async () => {
  const { autosaver, server, state } = open();
  autosaver.type('One');
  const done = autosaver.flush();
  autosaver.type('One, two');
  await done;
  expect(server.save.mock.calls).toEqual([
    ['One', 1],
    ['One, two', 2],
  ]);
  expect(state()).toMatchObject({ step: 'saved', text: 'One, two', isUnsaved: false });
  expect(server.version).toBe(3);
});

test('taking back what is being saved is saved as well', async () => {
  const { autosaver, server } = open({ saved: 'Before' });
  autosaver.type('After');
  const done = autosaver.flush();
  autosaver.type('Before');
  await done;
  expect(server.note).toBe('Before');
});

test('a save that fails keeps the text, says why and can be tried again', async () => {
  const { autosaver, device, server, state } = open();
  server.save.mockRejectedValueOnce(new DataError('offline'));
  autosaver.type('Measure twice');
  expect(await autosaver.flush()).toBe(false);
  expect(state()).toMatchObject({ step: 'failed', text: 'Measure twice' });
  expect(state().failure).toMatch(/What you typed is kept;/);
  expect(device.copy?.value).toBe('Measure twice');
  expect(await autosaver.flush()).toBe(true);
  expect(state()).toMatchObject({ step: 'saved', failure: null });
});

test('what a closed page has left on the device is there again and goes to the server', async () => {
  const { autosaver, server, state } = open({
    kept: { value: 'From before', origin: '', version: 1, at: 5 },
  });
  expect(state()).toMatchObject({ text: 'From before', step: 'waiting' });
  await autosaver.flush();
  expect(server.note).toBe('From before');
});

test('the copy on the device says when it was typed, not when its page was closed', async () => {
  const [typedLast, closedLast] = [open(), open()];
  for (const { server } of [typedLast, closedLast]) {
    server.save.mockRejectedValue(new DataError('offline'));
  }
  closedLast.autosaver.type('Typed first');
  await vi.advanceTimersByTimeAsync(60_000);
  typedLast.autosaver.type('Typed last');
  await typedLast.autosaver.saver.copyNow();
  await vi.advanceTimersByTimeAsync(60_000);
  await closedLast.autosaver.saver.copyNow();
  const [one, other] = [typedLast.device.copy, closedLast.device.copy];
  expect(one?.at).toBeGreaterThan(other?.at ?? Number.POSITIVE_INFINITY);

  const restored = open({ kept: { value: 'From before', origin: '', version: 1, at: 5 } });
  restored.server.save.mockRejectedValue(new DataError('offline'));
  await restored.autosaver.saver.copyNow();
  expect(restored.device.copy?.at).toBe(5);
});

test('a colleague’s text is never overwritten unasked', async () => {
  const { autosaver, device, server, state } = open({ saved: 'Old' });
  server.write('Theirs');
  autosaver.type('Mine');
  expect(await autosaver.flush()).toBe(false);
  expect(state()).toMatchObject({
    step: 'conflict',
    theirs: { text: 'Theirs', version: 2 },
    text: 'Mine',
  });
  expect(device.copy?.value).toBe('Mine');
  // The field loses the focus to the button that is pressed.
  const blurred = autosaver.flush();
  autosaver.keepBoth();
  await blurred;
  await vi.runAllTimersAsync();
  expect(server.note).toBe('Theirs\n\nMine');
  expect(state()).toMatchObject({ step: 'saved', theirs: null });
});

test('mine in place of theirs, when somebody says so', async () => {
  const { autosaver, server } = open({ saved: 'Old' });
  server.write('Theirs');
  autosaver.type('Mine');
  await autosaver.flush();
  autosaver.keepMine();
  await vi.runAllTimersAsync();
  expect(server.note).toBe('Mine');
});

test('theirs in place of mine, when somebody says so', async () => {
  const { autosaver, server, state } = open({ saved: 'Old' });
  server.write('Theirs');
  autosaver.type('Mine');
  await autosaver.flush();
  autosaver.keepTheirs();
  await vi.runAllTimersAsync();
  expect(server.note).toBe('Theirs');
  expect(state()).toMatchObject({ text: 'Theirs', step: 'saved', theirs: null, aside: 'Mine' });
  autosaver.putBack();
  expect(state()).toMatchObject({ text: 'Mine', step: 'conflict', theirs: { text: 'Theirs' } });
  autosaver.keepMine();
  await autosaver.flush();
  expect([server.note, state().aside]).toEqual(['Mine', 'Theirs']);
});

test('what is newer on the server is shown, but not under somebody’s hands', () => {
  const { autosaver, state } = open({ saved: 'Old' });
  autosaver.follow({ text: 'Newer', version: 2 });
  expect(state().text).toBe('Newer');
  autosaver.type('Newer, and mine');
  autosaver.follow({ text: 'Newest', version: 3 });
  expect(state().text).toBe('Newer, and mine');
});

test('an answer that was asked for before the last save does not bring the old text back', async () => {
  const { autosaver, state } = open({ saved: 'Old' });
  autosaver.type('New');
  await autosaver.flush();
  autosaver.follow({ text: 'Old', version: 1 });
  expect(state().text).toBe('New');
  autosaver.follow({ text: 'Newer', version: 3 });
  expect(state().text).toBe('Newer');
});

test('a browser without room for a copy is named as such', async () => {
  const { autosaver, device, state } = open();
  device.hasRoom = false;
  autosaver.type('Half a sen');
  await vi.advanceTimersByTimeAsync(0);
  expect(state().isKept).toBe(false);
});

test('what an earlier visit left gives way to what is typed already, and is kept', () => {
  const { autosaver, state } = open();
  autosaver.type('Now');
  const draft = { value: 'Before', origin: '', version: 1, at: 5 };
  autosaver.saver.restore({ draft, kept: [] });
  expect(state().text).toBe('Now');
  expect(autosaver.saver.state.get().kept).toEqual([draft]);
});

const ELSEWHERE = { version: 1, origin: 'Saved', at: 5, value: 'Typed in another tab' };

test('a text that made way can be put back, and the one in its place makes way for it', async () => {
  const { autosaver, server, state } = open({ saved: 'Saved' });
  autosaver.saver.restore({ draft: null, kept: [ELSEWHERE] });
  expect(state().aside).toBe('Typed in another tab');
  autosaver.putBack();
  expect(state()).toMatchObject({ text: 'Typed in another tab', aside: 'Saved' });
  await autosaver.flush();
  autosaver.putBack();
  await autosaver.flush();
  expect([server.note, state().theirs]).toEqual(['Saved', null]);
  autosaver.forgetAside();
  expect(state()).toMatchObject({ text: 'Saved', aside: null });
});

test('a text that is put back does not overwrite what a colleague has written since', async () => {
  const { autosaver, server, state } = open({ saved: 'Saved' });
  server.write('Theirs');
  autosaver.follow({ text: 'Theirs', version: 2 });
  autosaver.saver.restore({ draft: null, kept: [ELSEWHERE] });
  autosaver.putBack();
  await vi.runAllTimersAsync();
  expect([server.note, state().step, state().text]).toEqual([
    ...['Theirs', 'conflict', 'Typed in another tab'],
  ]);
});

test('a change to something else of the same version is no conflict', async () => {
  const { autosaver, server } = open({ saved: 'Old' });
  server.write('Old');
  autosaver.type('Mine');
  expect(await autosaver.flush()).toBe(true);
  expect(server.note).toBe('Mine');
});

test('without a server it is tried again by itself', async () => {
  const { autosaver, server } = open();
  server.save.mockRejectedValueOnce(new DataError('offline'));
  autosaver.type('Measure twice');
  await vi.runAllTimersAsync();
  expect(server.note).toBe('Measure twice');
});

test('what can’t be saved is said before it is sent', async () => {
  const { autosaver, server, state } = open();
  autosaver.type('x'.repeat(21));
  expect(await autosaver.flush()).toBe(false);
  expect(state().failure).toBe('Too long.');
  expect(server.save).not.toHaveBeenCalled();
});

test('a save whose answer was lost is no conflict', async () => {
  const { autosaver, server, state } = open();
  server.save.mockImplementationOnce(async (text) => {
    server.write(text);
    throw new DataError('offline');
  });
  autosaver.type('Twice');
  expect(await autosaver.flush()).toBe(false);
  expect(await autosaver.flush()).toBe(true);
  expect(state()).toMatchObject({ step: 'saved', theirs: null });
  expect(server.version).toBe(2);
});

test('nobody is in conflict with what the screen before saves on its way out', async () => {
  const { autosaver, device, server, state } = open();
  const left = open();
  left.server.save.mockImplementation(server.save);
  left.autosaver.type('Measure on Mon');
  const draft = left.device.copy;
  const saving = left.autosaver.flush();
  autosaver.saver.restore({ draft, kept: [] });
  autosaver.type('Measure on Monday');
  await saving;
  autosaver.follow({ text: server.note, version: server.version });
  expect(state()).toMatchObject({ text: 'Measure on Monday', theirs: null });
  await autosaver.flush();
  expect([server.note, device.copy]).toEqual(['Measure on Monday', null]);
});

test('nor with anything that was sent before the last words, and never answered', async () => {
  const { autosaver, device, server } = open();
  // The first one arrives, and no answer comes back; the others do not arrive.
  server.save.mockImplementation(async (text) => {
    if (text === 'One') server.write(text);
    throw new DataError('offline');
  });
  for (let words = 1; words <= 40; words += 1) {
    autosaver.type(words === 1 ? 'One' : `One, and ${words}`);
    await autosaver.flush();
  }
  autosaver.type('One, two');
  await autosaver.saver.copyNow();
  expect(device.copy).toMatchObject({ value: 'One, two', version: 1 });
  expect(device.copy?.unanswered?.at(-1)).toBe('One');
  expect(device.copy?.unanswered?.length).toBeLessThanOrEqual(20);
  const next = open();
  next.autosaver.follow({ text: server.note, version: server.version });
  next.autosaver.saver.restore({ draft: device.copy, kept: [] });
  expect(next.state()).toMatchObject({ text: 'One, two', theirs: null, step: 'waiting' });
});

test('nobody is in conflict with their own words because the server has tidied them', async () => {
  const lost = open();
  lost.server.save.mockImplementationOnce(async (text) => {
    lost.server.write(text);
    throw new DataError('offline');
  });
  lost.autosaver.type('oak, ');
  expect(await lost.autosaver.flush()).toBe(false);
  lost.autosaver.type('oak, ash');
  expect(await lost.autosaver.flush()).toBe(true);
  expect([lost.server.note, lost.state().theirs]).toEqual(['oak, ash', null]);

  const elsewhere = open();
  elsewhere.autosaver.type('oak ');
  await elsewhere.autosaver.flush();
  // A colleague saves something else of the same version.
  elsewhere.server.write('oak');
  elsewhere.autosaver.type('oak and ash');
  expect(await elsewhere.autosaver.flush()).toBe(true);
  expect([elsewhere.server.note, elsewhere.state().theirs]).toEqual(['oak and ash', null]);

  const closed = open({ saved: 'fir' });
  closed.server.write('oak');
  closed.autosaver.follow({ text: 'oak', version: 2 });
  const draft = { value: 'oak ', origin: 'fir', version: 1, at: 5 };
  closed.autosaver.saver.restore({ draft, kept: [] });
  expect(closed.state()).toMatchObject({ text: 'oak ', theirs: null });
});

test('half a number is no fault before there was a pause', async () => {
  const { autosaver, state } = open();
  autosaver.type('x'.repeat(21));
  expect(state().step).toBe('waiting');
  await vi.advanceTimersByTimeAsync(AUTOSAVE_PAUSE_MS);
  expect(state()).toMatchObject({ step: 'failed', failure: 'Too long.' });
});
