import type { GalleryContent } from '#domain/gallery-changes.ts';
import { camelCased } from './camel-case.ts';
import { backend } from './client.ts';
import type { Enums } from './database.types.ts';
import { GALLERY_SENTENCES } from './galleries.ts';
import { unwrap } from './unwrap.ts';

/** A kept state of a gallery, pictures included. */
export interface GalleryRevision {
  id: string;
  /** What it was kept for: it was published, discarded, or an older one took its place. */
  reason: Enums<'revision_reason'>;
  content: GalleryContent;
  /** ISO 8601. */
  createdAt: string;
  createdBy: string | null;
}

/** Revisions asked for at most; each holds the whole list of pictures. */
const LIMIT = 50;

/** The newest kept states of a gallery, newest first. */
export async function fetchGalleryRevisions(galleryId: string): Promise<GalleryRevision[]> {
  const data = await unwrap(
    backend()
      .from('gallery_revisions')
      .select('*')
      .eq('gallery_id', galleryId)
      .order('created_at', { ascending: false })
      .limit(LIMIT),
    GALLERY_SENTENCES,
  );
  return data.map((row) => ({
    ...camelCased(row),
    // Written by the database alone, in the form of private.gallery_content().
    content: row.content as unknown as GalleryContent,
  }));
}
