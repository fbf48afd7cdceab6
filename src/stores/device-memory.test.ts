import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPerson, rememberedRole, rememberRole } from './device-memory.ts';

const deleteDatabase = vi.fn();
const deleteCache = vi.fn(async () => true);

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('indexedDB', { deleteDatabase });
  vi.stubGlobal('caches', { delete: deleteCache });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a role is remembered for its own person', () => {
  rememberRole('anna', 'admin');
  expect(rememberedRole('anna')).toBe('admin');
  expect(rememberedRole('joe')).toBeNull();
});

test('whoever is no longer let in is not let in by an old role', () => {
  rememberRole('anna', 'editor');
  rememberRole('anna', 'viewer');
  expect(rememberedRole('anna')).toBeNull();
});

test('it goes with the session, and the articles, pages and shared pictures with it', () => {
  rememberRole('anna', 'editor');
  forgetPerson({ keepsShared: false });
  expect(deleteCache).toHaveBeenCalledExactlyOnceWith('shared-pictures');
  expect(rememberedRole('anna')).toBeNull();
  expect(deleteDatabase).toHaveBeenCalledExactlyOnceWith('staff-copies');
});

test('pictures that were shared after the session had ended stay', () => {
  forgetPerson({ keepsShared: true });
  expect(deleteCache).not.toHaveBeenCalled();
});

test('what something else has left is no role', () => {
  localStorage.setItem('last-known-role', '"editor"');
  expect(rememberedRole('anna')).toBeNull();
  localStorage.setItem('last-known-role', '{');
  expect(rememberedRole('anna')).toBeNull();
});
