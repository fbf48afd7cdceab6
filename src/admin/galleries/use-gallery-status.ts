import { usePublication } from '#admin/releases/use-publication.ts';
import type { OpenGallery } from '#data/galleries/galleries.ts';
import { contentOf } from '#data/galleries/gallery-content.ts';
import { isOnSite, publicationStatus } from '#domain/articles/publication-status.ts';
import { describeGalleryChanges } from '#domain/galleries/gallery-changes.ts';

/** Where the open gallery stands for its visitors, with what waits. */
export function useGalleryStatus(open: OpenGallery) {
  const { published, change } = open;
  const publication = usePublication();
  const changes = published ? describeGalleryChanges(contentOf(open), published) : [];
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
  return {
    /** Null before anything is known: least of all is something said to be live. */
    status: publication.isKnown ? status : null,
    /** What is different from what visitors see, a few words each. */
    changes,
    publication,
    address: published && isOnSite(status) ? `/portfolio/${published.slug}` : null,
  };
}

export type GalleryStatus = ReturnType<typeof useGalleryStatus>;
