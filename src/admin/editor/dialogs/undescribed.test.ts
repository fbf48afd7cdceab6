import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { mediaById, mediaTexts } from '#admin/queries/media.ts';
import { saveMedia } from '#data/media/media.ts';
import { saveMediaText } from '#data/media/media-texts.ts';
import { describeInLibrary } from './undescribed.ts';

vi.mock('#data/media/media.ts', async (original) => ({
  ...(await original<object>()),
  saveMedia: vi.fn(() => Promise.reject(new Error('offline'))),
}));
vi.mock('#data/media/media-texts.ts', () => ({
  saveMediaText: vi.fn(() => Promise.reject(new Error('offline'))),
}));

const TEXT = { mediaId: 'oak', alt: ' An oak stair ', caption: '' };

function library(media: object, texts: readonly object[] = []): QueryClient {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const item = { id: 'oak', alt: '', decorative: false, version: 4, ...media };
  queries.setQueryData(mediaById('oak').queryKey, item as never);
  queries.setQueryData(mediaTexts('oak').queryKey, texts as never);
  return queries;
}

beforeEach(() => vi.clearAllMocks());

test('picture: a description goes to the library that has none', async () => {
  await describeInLibrary(library({}), TEXT, '');
  expect(saveMedia).toHaveBeenCalledExactlyOnceWith('oak', { alt: 'An oak stair' }, 4);
  expect(saveMediaText).not.toHaveBeenCalled();
});

test.each([
  [[], 0],
  [[{ language: 'pt', alt: '', version: 2 }], 2],
])('picture: one of a translation has words of its language: %j', async (texts, version) => {
  await describeInLibrary(library({}, texts), TEXT, 'pt');
  expect(saveMediaText).toHaveBeenCalledExactlyOnceWith(
    'oak',
    'pt',
    { alt: 'An oak stair' },
    version,
  );
  expect(saveMedia).not.toHaveBeenCalled();
});

test.each([
  [{ alt: 'Known' }, [], ''],
  [{ decorative: true }, [], ''],
  [{ decorative: true }, [], 'pt'],
  [{}, [{ language: 'pt', alt: 'Conhecida', version: 1 }], 'pt'],
])('picture: what the library says stays: %j %j %j', async (media, texts, language) => {
  await describeInLibrary(library(media, texts), TEXT, language);
  expect(saveMedia).not.toHaveBeenCalled();
  expect(saveMediaText).not.toHaveBeenCalled();
});
