import type { KindName } from '#build/content/kinds.ts';
import { changePost, postChanges } from './article-changes.ts';
import type { Change } from './change.ts';
import { changeGallery, galleryChanges } from './gallery-changes.ts';
import { mediaChanges } from './media-changes.ts';
import { OWN_CHANGES } from './own.ts';
import {
  folderPageChanges,
  menuChanges,
  pageChanges,
  pageRedirectChanges,
} from './page-changes.ts';
import { settingsChanges } from './settings-changes.ts';
import { wordChanges } from './word-changes.ts';

const postRedirectChanges: Record<string, Change> = {
  'another address': (client, random) =>
    changePost(client, random, ({ slug }) => ({
      slug: `${slug.slice(0, 60)}-${random.below(999)}`,
    })),
};

const galleryRedirectChanges: Record<string, Change> = {
  'the address of a gallery': (client, random) =>
    changeGallery(client, random, { slug: `proof-${random.below(9999)}` }),
};

/** Changes that visitors see, for every kind of content. */
const CHANGES_OF: Record<KindName, Record<string, Change>> = {
  posts: postChanges,
  galleries: galleryChanges,
  pages: { ...pageChanges, ...folderPageChanges },
  menu: menuChanges,
  postRedirects: postRedirectChanges,
  galleryRedirects: galleryRedirectChanges,
  pageRedirects: pageRedirectChanges,
  settings: settingsChanges,
  testimonials: wordChanges,
  media: mediaChanges,
  ...OWN_CHANGES,
};

export const CHANGES: Record<string, Change> = Object.assign({}, ...Object.values(CHANGES_OF));
