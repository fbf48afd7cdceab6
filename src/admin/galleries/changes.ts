import { DataError } from '#data/errors.ts';
import type { GalleryPicture, OpenGallery } from '#data/galleries/galleries.ts';
import { saveGallery } from '#data/galleries/gallery-changes.ts';
import {
  addPictures,
  movePictures,
  putPictureBack,
  removePictures,
  savePicture,
} from '#data/galleries/gallery-pictures.ts';
import type { MediaSummary } from '#data/media/media.ts';
import { moveItem } from '#domain/galleries/ordering.ts';
import { staff } from '#languages/staff.ts';
import { nameOfPicture } from './pictures/picture-name.ts';
import type { GalleryChange } from './use-gallery-changes.ts';

/** Another place in the gallery, counted from 1. */
export function moving(picture: GalleryPicture, place: number): GalleryChange {
  return {
    label: staff.galleries.moving(nameOfPicture(picture)),
    show: (open) => ({ ...open, pictures: moveItem(open.pictures, picture.id, place) }),
    run: async (now) => {
      const before = placeOf(picture, now);
      await movePictures([picture.id], now.gallery.id, place);
      return moving(picture, before);
    },
  };
}

/** Into another gallery, at its end. */
export function movingAway(
  picture: GalleryPicture,
  galleryId: string,
  title: string,
): GalleryChange {
  return leaving(
    picture,
    staff.galleries.movingTo(nameOfPicture(picture), title),
    async (now, place) => {
      await movePictures([picture.id], galleryId);
      return () => movePictures([picture.id], now.gallery.id, place);
    },
  );
}

/** Out of the gallery; the library keeps the picture. */
export function takingOut(picture: GalleryPicture): GalleryChange {
  return leaving(picture, staff.galleries.takingOut(nameOfPicture(picture)), async (now, place) => {
    const newest = now.pictures.find(({ id }) => id === picture.id) ?? picture;
    await removePictures([picture.id]);
    return () => putPictureBack(newest, place);
  });
}

/** @param write takes it away from its place. @returns what brings it back. */
function leaving(
  picture: GalleryPicture,
  label: string,
  write: (now: OpenGallery, place: number) => Promise<() => Promise<unknown>>,
): GalleryChange {
  return {
    label,
    show: (open) => ({ ...open, pictures: open.pictures.filter(({ id }) => id !== picture.id) }),
    run: async (now) => takingBack(label, await write(now, placeOf(picture, now))),
  };
}

/** Pictures of the library, at the end in this order. */
export function adding(media: readonly MediaSummary[]): GalleryChange {
  const label = staff.galleries.adding(staff.screens.pictureCount(media.length));
  return {
    label,
    show: (open) => {
      const there = new Set(open.pictures.map((picture) => picture.media.id));
      const { id: galleryId } = open.gallery;
      const fresh = media
        .filter(({ id }) => !there.has(id))
        .map((one) => ({
          ...{ id: `new-${one.id}`, galleryId, version: 0, caption: '', captions: {} },
          ...{ media: one, before: null },
        }));
      return { ...open, pictures: [...open.pictures, ...fresh] };
    },
    run: async (now) => {
      const ids = await addPictures(
        now.gallery.id,
        media.map(({ id }) => id),
      );
      return ids.length > 0 ? takingBack(label, () => removePictures(ids)) : undefined;
    },
  };
}

/** The same view before the work, or none. */
export function comparing(picture: GalleryPicture, before: MediaSummary | null): GalleryChange {
  return {
    label: staff.galleries.comparisonOf(nameOfPicture(picture)),
    show: (open) => ({
      ...open,
      pictures: open.pictures.map((one) => (one.id === picture.id ? { ...one, before } : one)),
    }),
    run: async (now) => {
      const newest = now.pictures.find(({ id }) => id === picture.id);
      if (!newest) throw new DataError('not-found');
      await savePicture(picture.id, newest.version, { before_media_id: before?.id ?? null });
      return comparing(picture, newest.before);
    },
  };
}

/** Another cover; null for the first picture. */
export function covering(cover: MediaSummary | null): GalleryChange {
  return {
    label: staff.galleries.choosingTheCover,
    show: (open) => ({
      ...open,
      cover,
      gallery: { ...open.gallery, cover_media_id: cover?.id ?? null },
    }),
    run: async (now) => {
      const { id, version } = now.gallery;
      const fields = { cover_media_id: cover?.id ?? null };
      try {
        await saveGallery(id, version, fields);
      } catch (error) {
        // Other words of a colleague are no reason to refuse a cover.
        if (!(error instanceof DataError) || !error.currentVersion) throw error;
        await saveGallery(id, error.currentVersion, fields);
      }
      return covering(now.cover);
    },
  };
}

/** An undo, which can't be undone itself. */
export function takingBack(
  label: string,
  write: (now: OpenGallery) => Promise<unknown>,
): GalleryChange {
  return { label, run: (now) => write(now).then(() => undefined) };
}

function placeOf({ id }: GalleryPicture, { pictures }: OpenGallery): number {
  return pictures.findIndex((one) => one.id === id) + 1;
}

/** Whether the server knows it yet: until then nothing can be done with it. */
export function isStored({ version }: GalleryPicture): boolean {
  return version > 0;
}

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
