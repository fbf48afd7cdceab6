import { afterEach, expect, test, vi } from 'vitest';
import { placeOfPictures } from '#environment';
import { loadSettings } from './load-settings.ts';

afterEach(() => vi.unstubAllEnvs());

test('settings: pictures lie in the files of a site unless it says storage', () => {
  for (const [said, place] of [
    ['', 'files'],
    ['files', 'files'],
    ['storage', 'storage'],
  ] as const) {
    vi.stubEnv('PICTURES', said);
    expect(() => loadSettings()).not.toThrow();
    expect(placeOfPictures()).toBe(place);
  }
});

test('settings: another place for pictures is refused in a sentence', () => {
  vi.stubEnv('PICTURES', 'flies');
  expect(() => loadSettings()).toThrow('PICTURES is "flies": it must be files or storage.');
});
