import { beforeEach, expect, test, vi } from 'vitest';
import { clearEnquiryFiles } from '#data/enquiries/enquiry-pictures.ts';
import { fetchLooseFiles } from '#data/media/uploads.ts';
import { clearLeftovers } from './clear-leftovers.ts';

vi.mock('#data/media/uploads.ts', () => ({ fetchLooseFiles: vi.fn(), deleteFiles: vi.fn() }));
vi.mock('#data/enquiries/enquiry-pictures.ts', () => ({ clearEnquiryFiles: vi.fn() }));

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});
vi.stubGlobal('navigator', {
  locks: { request: (_name: string, _options: unknown, run: (lock: object) => unknown) => run({}) },
});

const NOON = Date.UTC(2026, 10, 26, 12);

beforeEach(() => {
  stored.clear();
  vi.mocked(fetchLooseFiles).mockResolvedValue([
    { bucket: 'media', path: 'a.webp', bytes: 4, created_at: '2026-11-01T00:00:00Z' },
  ]);
  vi.mocked(clearEnquiryFiles).mockResolvedValue(2);
});

test('upload: once a day', async () => {
  expect(await clearLeftovers(NOON)).toBe(3);
  expect(await clearLeftovers(NOON + 1)).toBe(0);
});

test('upload: what fails is left to the next visit', async () => {
  vi.mocked(clearEnquiryFiles).mockRejectedValueOnce(new Error('offline'));
  await expect(clearLeftovers(NOON)).rejects.toThrow('offline');
  expect(await clearLeftovers(NOON + 1)).toBe(3);
});
