import { beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_TEXT } from '#domain/article-text.ts';
import { FORM } from './draft-entry.ts';
import { parkDraft, takeParked, unparkDraft } from './parked-drafts.ts';

const entry = {
  form: FORM,
  kind: 'draft',
  owner: 'anna/new',
  version: 0,
  at: 5,
  text: { ...EMPTY_TEXT, title: 'Oak' },
} as const;
const NOBODY = new Set<string>();

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

test('what a page parked is taken once, by whoever opens the same article', () => {
  parkDraft('one', entry);
  expect(takeParked('joe/new', NOBODY).size).toBe(0);
  expect([...takeParked('anna/new', NOBODY)]).toEqual([['one', entry]]);
  expect(takeParked('anna/new', NOBODY).size).toBe(0);
});

test('of a page that lives nothing is taken, and it takes its own back', () => {
  parkDraft('one', entry);
  expect(takeParked('anna/new', new Set(['one'])).size).toBe(0);
  unparkDraft('one');
  expect(takeParked('anna/new', NOBODY).size).toBe(0);
});

test('without room nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined);
  parkDraft('one', entry);
  unparkDraft('one');
  expect(takeParked('anna/new', NOBODY).size).toBe(0);
});
