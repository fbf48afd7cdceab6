import { beforeEach, expect, test, vi } from 'vitest';
import {
  deviceKey,
  dropDraft,
  hasDrafts,
  readDraft,
  readKept,
  writeDraft,
  writeKept,
} from './device-copy.ts';

const text = { title: 'Oak', summary: '', body: 'Text.' };
const key = deviceKey('draft', 'anna', null);

beforeEach(() => {
  // As in a browser, the entries are properties and the functions are not.
  const storage: Record<string, unknown> = Object.create({
    getItem: (name: string) => storage[name] ?? null,
    setItem: (name: string, value: string) => {
      storage[name] = value;
    },
    removeItem: (name: string) => {
      delete storage[name];
    },
  });
  vi.stubGlobal('localStorage', storage);
});

test('a draft comes back as it was typed', () => {
  writeDraft(key, { version: 3, at: 5, text });
  expect(readDraft(key)).toEqual({ version: 3, at: 5, text });
});

test('only whoever has typed something is told that it is kept', () => {
  expect(hasDrafts('anna')).toBe(false);
  writeDraft(key, { version: 3, at: 5, text });
  expect(hasDrafts('anna')).toBe(true);
  expect(hasDrafts('joe')).toBe(false);
});

test('a draft of the first form is still read, one of a later form is left alone', () => {
  localStorage.setItem(key, JSON.stringify({ version: 2, at: 4, values: text }));
  expect(readDraft(key)).toEqual({ version: 2, at: 4, text });
  localStorage.setItem(key, JSON.stringify({ form: 3, version: 2, at: 4, text }));
  expect(readDraft(key)).toBeNull();
});

test('what is no draft is none', () => {
  for (const entry of ['null', '{}', '[]', '"x"', 'not JSON', '{"form":2,"text":{"title":1}}']) {
    localStorage.setItem(key, entry);
    expect(readDraft(key)).toBeNull();
    expect(readKept(key)).toEqual([]);
  }
});

test('saving drops the text that was saved, and no other', () => {
  writeDraft(key, { version: 0, at: 5, text });
  dropDraft(key, { ...text, title: 'Ash' });
  expect(readDraft(key)).not.toBeNull();
  dropDraft(key, text);
  expect(readDraft(key)).toBeNull();
});

test('texts that made way are kept until none is left', () => {
  const kept = deviceKey('kept', 'anna', 'id');
  writeKept(kept, [{ at: 1, text }]);
  expect(readKept(kept)).toEqual([{ at: 1, text }]);
  writeKept(kept, []);
  expect(localStorage.getItem(kept)).toBeNull();
});

test('a browser without room says so', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(writeDraft(key, { version: 0, at: 5, text })).toBe(false);
});
