import { usePublication } from '#admin/releases/use-publication.ts';
import { type OpenGallery, shownContentOf } from '#data/galleries/galleries.ts';
import { isOnSite, publicationStatus } from '#domain/articles/publication-status.ts';
import { describeGalleryChanges } from '#domain/galleries/gallery-changes.ts';
import { pathIn } from '#languages/addresses.ts';

/** Where the open gallery stands for its visitors, with what waits. */
export function useGalleryStatus(open: OpenGallery, language: string) {
  const { published, change } = open;
  const publication = usePublication();
  const changes = published ? describeGalleryChanges(shownContentOf(open), published) : [];
  const status = publicationStatus(
    {
      version: changes.length > 0 ? 1 : 0,
      published: published && { version: 0, publishedAt: new Date(published.publishedAt) },
      change: change && { ...change, at: new Date(change.at) },
      liveVersion: publication.liveVersion,
      comingVersion: publication.comingVersion,
    },
    new Date(),
  );
  const slug = language === '' ? published?.slug : published?.words?.[language]?.slug;
  return {
    /** Null before anything is known: least of all is something said to be live. */
    status: publication.isKnown ? status : null,
    /** What is different from what visitors see, a few words each. */
    changes,
    publication,
    address:
      slug && publication.isSettled && isOnSite(status)
        ? pathIn(language, `/portfolio/${slug}`)
        : null,
  };
}

export type GalleryStatus = ReturnType<typeof useGalleryStatus>;
