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

const OAK = { alt: 'An oak stair' };

test.each<
  [media: object, texts: object[], language: string, inMain: unknown[], inOther: unknown[]]
>([
  [{}, [], '', [['oak', OAK, 4]], []],
  [{}, [], 'pt', [], [['oak', 'pt', OAK, 0]]],
  [{}, [{ language: 'pt', alt: '', version: 2 }], 'pt', [], [['oak', 'pt', OAK, 2]]],
  // What the library says stays.
  [{ alt: 'Known' }, [], '', [], []],
  [{ decorative: true }, [], '', [], []],
  [{ decorative: true }, [], 'pt', [], []],
  [{}, [{ language: 'pt', alt: 'Conhecida', version: 1 }], 'pt', [], []],
])('picture: %j %j, described in “%s”', async (media, texts, language, inMain, inOther) => {
  await describeInLibrary(library(media, texts), TEXT, language);
  expect(vi.mocked(saveMedia).mock.calls).toEqual(inMain);
  expect(vi.mocked(saveMediaText).mock.calls).toEqual(inOther);
});
