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

test.each([
  [{ PORT: 'abc' }, 'PORT is "abc"'],
  [{ PUBLIC_SUPABASE_URL: 'https://x.supabase.co' }, 'supabaseKey is required.'],
  [{ PUBLIC_SUPABASE_ANON_KEY: 'key' }, 'supabaseUrl is required.'],
  [
    { PUBLIC_SUPABASE_URL: 'ftp://x', PUBLIC_SUPABASE_ANON_KEY: 'key' },
    'Invalid supabaseUrl: Must be a valid HTTP or HTTPS URL.',
  ],
])('settings: %j is refused', (settings, sentence) => {
  for (const name of ['PORT', 'PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_ANON_KEY'])
    vi.stubEnv(name, '');
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  expect(() => loadSettings()).toThrow(sentence);
});
