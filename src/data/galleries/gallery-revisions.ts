import { backend } from '#data/client.ts';
import { SENTENCES } from '#data/documents/documents.ts';
import { type CamelCased, camelCased, unwrap } from '#data/unwrap.ts';
import type { GalleryContent } from '#domain/galleries/gallery-changes.ts';
import type { Tables } from '#supabase/database.types.ts';

export type GalleryRevision = Omit<CamelCased<Tables<'gallery_revisions'>>, 'content'> & {
  content: GalleryContent;
};

/** Revisions fetched at most; each holds the whole list of pictures. */
const LIMIT = 50;

/** Newest first. */
export async function fetchGalleryRevisions(galleryId: string): Promise<GalleryRevision[]> {
  const data = await unwrap(
    backend()
      .from('gallery_revisions')
      .select('*')
      .eq('gallery_id', galleryId)
      .order('created_at', { ascending: false })
      .limit(LIMIT),
    SENTENCES.gallery,
  );
  return data.map((row) => ({
    ...camelCased(row),
    // Written by the database alone, in the form of private.visible_gallery().
    content: row.content as unknown as GalleryContent,
  }));
}
