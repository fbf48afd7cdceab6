import { beforeEach, expect, test, vi } from 'vitest';
import type { GalleryPicture, OpenGallery } from '#data/galleries/galleries.ts';
import { putPictureBack, removePictures, savePicture } from '#data/galleries/gallery-pictures.ts';
import { takingOutAll } from './changes.ts';

vi.mock('#data/galleries/gallery-pictures.ts', () => ({
  putPictureBack: vi.fn(),
  removePictures: vi.fn(),
  savePicture: vi.fn(),
}));
beforeEach(() => vi.clearAllMocks());

const media = (id: string) => ({ id });
const picture = (id: string, before: string | null = null) =>
  ({
    ...{ id: `place-${id}`, version: 3, media: media(id) },
    before: before === null ? null : media(before),
  }) as GalleryPicture;
const GALLERY = {
  gallery: { id: 'g', version: 1 },
  cover: null,
  pictures: [picture('a'), picture('b'), picture('c', 'c-before'), picture('d')],
} as unknown as OpenGallery;

test('gallery: what a customer has not allowed leaves in one go, also a view before the work', async () => {
  const change = takingOutAll(new Set(['a', 'd', 'c-before']));
  expect(change.show?.(GALLERY).pictures).toEqual([picture('b'), picture('c')]);
  const undo = await change.run(GALLERY);
  expect(removePictures).toHaveBeenCalledExactlyOnceWith(['place-a', 'place-d']);
  expect(savePicture).toHaveBeenCalledExactlyOnceWith('place-c', 3, { before_media_id: null });

  const later = { ...GALLERY, pictures: [picture('b'), { ...picture('c'), version: 4 }] };
  await undo?.run(later as OpenGallery);
  expect(vi.mocked(putPictureBack).mock.calls.map(([{ id }, place]) => [id, place])).toEqual([
    ['place-a', 1],
    ['place-d', 4],
  ]);
  expect(savePicture).toHaveBeenLastCalledWith('place-c', 4, { before_media_id: 'c-before' });
});
