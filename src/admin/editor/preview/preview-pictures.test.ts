import { beforeEach, expect, test, vi } from 'vitest';
import { mediaById, mediaTexts } from '#admin/queries/media.ts';
import { queryClient } from '#admin/ui/query-client.ts';
import { previewSegments } from './preview-pictures.ts';

vi.mock('#admin/media/StoredPicture.tsx', () => ({
  pictureAddresses: () => ({ smaller: '/small.webp', original: '/oak.webp' }),
}));

const OAK = {
  ...{ id: 'oak', bucket: 'media', path: 'a/oak.webp', mime_type: 'image/webp' },
  ...{ width: 2000, height: 1000, focal_x: 0.5, focal_y: 0.5, thumbhash: null },
  ...{ alt: 'An oak', caption: 'In autumn', credit: '', decorative: false },
};
const FIGURE = { kind: 'figure', mediaId: 'oak', alt: '', caption: '', side: null } as const;

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(mediaById('oak').queryKey, OAK as never);
  const texts = [{ language: 'pt', alt: 'Um carvalho', caption: '', version: 1 }];
  queryClient.setQueryData(mediaTexts('oak').queryKey, texts);
});

test.each([
  ['', FIGURE, 'An oak', 'In autumn'],
  ['pt', FIGURE, 'Um carvalho', 'In autumn'],
  ['fr', FIGURE, 'An oak', 'In autumn'],
  ['pt', { ...FIGURE, alt: 'O nosso', caption: 'No outono' }, 'O nosso', 'No outono'],
])('preview: a picture says in %j what the build does', async (language, figure, alt, caption) => {
  expect(await previewSegments([figure as never], language)).toMatchObject([{ alt, caption }]);
});

test('preview: a decorative one says nothing', async () => {
  queryClient.setQueryData(mediaById('oak').queryKey, { ...OAK, decorative: true } as never);
  expect(await previewSegments([FIGURE as never], 'pt')).toMatchObject([{ alt: '' }]);
});
