import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataError } from '#data/errors.ts';
import { AUTOSAVE_PAUSE_MS, createAutosaver, type UnsavedText } from './autosaver.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A device and a server in memory. */
function open({ saved = '', kept = null as UnsavedText | null } = {}) {
  const device = { copy: kept };
  const server = {
    note: saved,
    version: 1,
    save: vi.fn(async (text: string, version: number) => {
      if (version !== server.version) throw new DataError('conflict');
      return server.write(text);
    }),
    write(text: string) {
      server.note = text;
      server.version += 1;
      return server.version;
    },
  };
  const autosaver = createAutosaver({
    saved: { text: saved, version: 1 },
    copy: {
      read: () => device.copy,
      keep: (value) => {
        device.copy = value;
        return true;
      },
      drop: () => {
        device.copy = null;
      },
    },
    save: server.save,
    load: async () => ({ text: server.note, version: server.version }),
    check: (text) => (text.length > 20 ? 'Too long.' : ''),
  });
  return { autosaver, device, server, state: () => autosaver.$state.get() };
}

test('what is typed is on the device at once and on the server after a pause', async () => {
  const { autosaver, device, server, state } = open();
  autosaver.type('Visit');
  autosaver.type('Visit on Friday');
  expect(device.copy).toEqual({ text: 'Visit on Friday', base: { text: '', version: 1 } });
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
  expect(state()).toMatchObject({ step: 'saved', base: { text: 'One, two', version: 3 } });
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
  expect(state().failure).toMatch(/kept on this device/);
  expect(device.copy?.text).toBe('Measure twice');
  expect(await autosaver.flush()).toBe(true);
  expect(state()).toMatchObject({ step: 'saved', failure: null });
});

test('what a closed page has left on the device is there again and goes to the server', async () => {
  const { autosaver, server, state } = open({
    kept: { text: 'From before', base: { text: '', version: 1 } },
  });
  expect(state()).toMatchObject({ text: 'From before', step: 'waiting' });
  await autosaver.flush();
  expect(server.note).toBe('From before');
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
  expect(device.copy?.text).toBe('Mine');
  // The field loses the focus to the button that is pressed.
  const blurred = autosaver.flush();
  autosaver.keepBoth();
  expect(await blurred).toBe(false);
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
  expect(state()).toMatchObject({ text: 'Theirs', step: 'saved', theirs: null });
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

test('whoever takes a text up later has it: the earlier field knows', () => {
  const { autosaver, device } = open();
  autosaver.type('Half a sen');
  expect(autosaver.isOnDevice()).toBe(true);
  device.copy = { text: 'Half a sentence', base: { text: '', version: 1 } };
  expect(autosaver.isOnDevice()).toBe(false);
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
