import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '../../tests/support/browser-page.ts';
import { forgetPersonalData, rememberedRole, rememberRole } from './device-memory.ts';

const deleteDatabase = vi.fn();
const deleteCache = vi.fn(async () => true);

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOf(new Map()));
  vi.stubGlobal('indexedDB', { deleteDatabase });
  vi.stubGlobal('caches', { delete: deleteCache });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('role: is remembered for its own person, unless that is no longer let in; goes with the session, and the articles, pages and shared pictures with it', () => {
  rememberRole('anna', 'admin');
  expect([rememberedRole('anna'), rememberedRole('joe')]).toEqual(['admin', null]);
  rememberRole('anna', 'viewer');
  expect(rememberedRole('anna')).toBeNull();
  rememberRole('anna', 'editor');
  forgetPersonalData({ keepsShared: false });
  expect(deleteCache).toHaveBeenCalledExactlyOnceWith('shared-pictures');
  expect(rememberedRole('anna')).toBeNull();
  expect(deleteDatabase).toHaveBeenCalledExactlyOnceWith('staff-copies');
});

test('session: pictures that were shared after it had ended stay', () => {
  forgetPersonalData({ keepsShared: true });
  expect(deleteCache).not.toHaveBeenCalled();
});

test.each(['"editor"', '{'])('role: %s, which something else has left, is none', (left) => {
  localStorage.setItem('last-known-role', left);
  expect(rememberedRole('anna')).toBeNull();
});
