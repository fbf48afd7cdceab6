import type { GalleryPicture, OpenGallery } from '#data/galleries/galleries.ts';
import { putPictureBack, removePictures, savePicture } from '#data/galleries/gallery-pictures.ts';
import { staff } from '#languages/staff.ts';
import { covering, takingBack } from './changes.ts';
import type { GalleryChange } from './use-gallery-changes.ts';

/** Pictures of the library out of the gallery, its covers and its views before the work. @param refused their ids. */
export function takingOutAll(refused: ReadonlySet<string>): GalleryChange {
  const label = staff.galleries.takingOut(staff.screens.photographCount(refused.size));
  const isOut = ({ media }: GalleryPicture) => refused.has(media.id);
  const losesBefore = ({ before }: GalleryPicture) => before !== null && refused.has(before.id);
  const hasCoverOf = ({ cover }: OpenGallery) => cover !== null && refused.has(cover.id);
  return {
    label,
    show: (open) => ({
      ...open,
      cover: hasCoverOf(open) ? null : open.cover,
      pictures: open.pictures
        .filter((picture) => !isOut(picture))
        .map((picture) => (losesBefore(picture) ? { ...picture, before: null } : picture)),
    }),
    run: async (now) => {
      const out = now.pictures
        .map((picture, index) => ({ picture, place: index + 1 }))
        .filter(({ picture }) => isOut(picture));
      const compared = now.pictures.filter((picture) => !isOut(picture) && losesBefore(picture));
      const uncover = hasCoverOf(now) ? await covering(null).run(now) : undefined;
      for (const { id, version } of compared) {
        await savePicture(id, version, { before_media_id: null });
      }
      await removePictures(out.map(({ picture }) => picture.id));
      return takingBack(label, async (later) => {
        for (const { picture, place } of out) await putPictureBack(picture, place);
        for (const { id, before } of compared) {
          const newest = later.pictures.find((picture) => picture.id === id);
          if (newest && before)
            await savePicture(id, newest.version, { before_media_id: before.id });
        }
        await uncover?.run(later);
      });
    },
  };
}
