import { galleries, testimonials } from './galleries.ts';
import type { Kind } from './kind.ts';
import { media } from './media.ts';
import { menu } from './menu/menu.ts';
import { OWN_CONTENT_KINDS } from './own.ts';
import { pages } from './page-entries.ts';
import { posts } from './posts.ts';
import { galleryRedirects, oldAddresses, pageRedirects, postRedirects } from './redirects.ts';
import { settings } from './settings.ts';

/** Every kind of content. A new kind is an entry here, and its page. */
export const KINDS = {
  posts,
  galleries,
  pages,
  postRedirects,
  galleryRedirects,
  pageRedirects,
  oldAddresses,
  settings,
  menu,
  testimonials,
  media,
  ...OWN_CONTENT_KINDS,
};

export type KindName = keyof typeof KINDS;

type EntryOf<One> = One extends Kind<infer Entry> ? Entry : never;

/** Entries by id. A changed row is another object, an unchanged one the same. */
export type Content = {
  readonly [Name in KindName]: ReadonlyMap<string, EntryOf<(typeof KINDS)[Name]>>;
};
