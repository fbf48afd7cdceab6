import { beforeEach, expect, test, vi } from 'vitest';
import { FORM } from './draft-entry.ts';
import { parkEntry, readParked, unparkEntry } from './parked-drafts.ts';

const typed = { owner: 'anna/new', version: 0, at: 5, value: 'Oak' };
const entry = { ...typed, form: FORM, kind: 'draft' } as const;

const isText = (found: unknown): found is string => typeof found === 'string';

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

test('draft: what a page parked is there for the same article until it is written down elsewhere', () => {
  parkEntry('one', entry);
  expect(readParked('joe', 'new', isText).size).toBe(0);
  for (let times = 0; times < 2; times += 1) {
    expect([...readParked('anna', 'new', isText)]).toEqual([['one', entry]]);
  }
  unparkEntry('one');
  expect(readParked('anna', 'new', isText).size).toBe(0);
});

test('draft: what was parked of a new article is there for the article that it became; without room nothing breaks', () => {
  const begun = { ...entry, newId: 'a1' };
  parkEntry('one', begun);
  expect([...readParked('anna', 'a1', isText)]).toEqual([['one', begun]]);
  expect(readParked('anna', 'a2', isText).size).toBe(0);
  vi.stubGlobal('localStorage', undefined);
  parkEntry('one', entry);
  unparkEntry('one');
  expect(readParked('anna', 'new', isText).size).toBe(0);
});
