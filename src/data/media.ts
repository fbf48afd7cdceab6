import type { Media } from '#domain/media.ts';
import { backend } from './client.ts';
import type { Tables } from './database.types.ts';
import { DataError, toDataError } from './errors.ts';

export type MediaItem = Tables<'media'>;

/** A picture of the library as grids and lists show it. */
export interface MediaSummary extends Omit<Media, 'sha256' | 'preview'> {
  /** Whether it says nothing that the text around it does not: it needs no `alt` then. */
  decorative: boolean;
  credit: string;
  /** Base64 of a ThumbHash; '' when there is none. */
  thumbhash: string;
  mimeType: string;
  /** Size of the file in bytes. */
  bytes: number;
  tags: string[];
  createdAt: string;
  /** When it was moved to the bin; null outside of it. */
  deletedAt: string | null;
}

/** The columns that a summary is made of. */
type SummaryRow = Omit<
  MediaItem,
  'created_by' | 'updated_at' | 'updated_by' | 'public_since' | 'sha256' | 'search_text'
>;

/** A row of the table, or of the library's search, as screens know it. */
export function toSummary(row: SummaryRow): MediaSummary {
  return {
    id: row.id,
    bucket: row.bucket,
    path: row.path,
    title: row.title,
    mimeType: row.mime_type,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    alt: row.alt,
    decorative: row.decorative,
    caption: row.caption,
    credit: row.credit,
    focalX: row.focal_x,
    focalY: row.focal_y,
    thumbhash: row.thumbhash ?? '',
    tags: row.tags,
    version: row.version,
    createdAt: row.created_at,
    deletedAt: row.deleted_at,
  };
}

/**
 * One picture of the library.
 *
 * @throws DataError 'not-found' when it is gone.
 */
export async function fetchMediaItem(id: string): Promise<MediaItem> {
  const { data, error, status } = await backend().from('media').select('*').eq('id', id).single();
  // An id that is no UUID is a mistyped address, not a fault.
  if (error?.code === '22P02') throw new DataError('not-found', { cause: error });
  if (error) throw toDataError(error, status);
  return data;
}
