/**
 * The columns that a build reads, as PostgREST sends them. The tables are in supabase/migrations;
 * that a column is missing or of another type shows in the schema of its collection.
 */

export interface MediaRow {
  id: string;
  bucket: string;
  path: string;
  title: string;
  width: number;
  height: number;
  alt: string;
  decorative: boolean;
  caption: string;
  credit: string;
  focal_x: number;
  focal_y: number;
  thumbhash: string | null;
  sha256: string | null;
  version: number;
}

export interface PublishedPostRow {
  post_id: string;
  slug: string;
  title: string;
  summary: string;
  body: string;
  cover_media_id: string | null;
  author_name: string;
  tags: string[];
  seo_title: string;
  seo_description: string;
  noindex: boolean;
  published_at: string;
  first_published_at: string;
  updated_at: string;
}

export interface PublishedGalleryRow {
  gallery_id: string;
  slug: string;
  title: string;
  summary: string;
  story: string;
  place: string;
  year: number | null;
  service: string | null;
  materials: string[];
  duration_weeks: number | null;
  cover_media_id: string | null;
  pictures: { media_id: string; before_media_id: string | null; caption: string }[];
  position: number;
  noindex: boolean;
  updated_at: string;
}

export interface PostRedirectRow {
  old_slug: string;
  post_id: string;
}

export interface GalleryRedirectRow {
  old_slug: string;
  gallery_id: string;
}

/** Null follows the folder of the business. */
export interface BusinessSettingsRow {
  id: boolean;
  version: number;
  phone: string | null;
  whatsapp: string | null;
  greeting: string | null;
  email: string | null;
  street: string | null;
  city: string | null;
  postcode: string | null;
  hours: ({ opens: string; closes: string } | null)[] | null;
  closures: { from: string; to: string; reason: string }[];
  prices: Record<string, number>;
  updated_at: string;
  updated_by: string | null;
}
