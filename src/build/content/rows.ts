/** The columns that a build reads, as PostgREST sends them. */
import type { Tables } from '#supabase/database.types.ts';

export type MediaRow = Omit<
  Tables<'media'>,
  | 'bytes'
  | 'created_at'
  | 'created_by'
  | 'deleted_at'
  | 'mime_type'
  | 'public_since'
  | 'search_text'
  | 'tags'
  | 'updated_at'
  | 'updated_by'
>;

export type PublishedPostRow = Omit<Tables<'published_posts'>, 'version'>;

export type PublishedGalleryRow = Omit<
  Tables<'published_galleries'>,
  'pictures' | 'pictures_version' | 'published_at' | 'version'
> & {
  pictures: { media_id: string; before_media_id: string | null; caption: string }[];
};

export type PostRedirectRow = Omit<Tables<'post_redirects'>, 'created_at'>;

export type GalleryRedirectRow = Omit<Tables<'gallery_redirects'>, 'created_at'>;

/** Null follows the folder of the business. */
export type BusinessSettingsRow = Omit<
  Tables<'business_settings'>,
  'hours' | 'closures' | 'prices'
> & {
  hours: ({ opens: string; closes: string } | null)[] | null;
  closures: { from: string; to: string; reason: string }[];
  prices: Record<string, number>;
};
