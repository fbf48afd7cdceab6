import type { KindName } from '#build/content/kinds.ts';
import { postChanges } from './article-changes.ts';
import { galleryChanges } from './gallery-changes.ts';
import { mediaChanges } from './media-changes.ts';
import { redirectChanges } from './redirect-changes.ts';
import type { Change } from './rows.ts';
import { settingsChanges } from './settings-changes.ts';

/** Changes that visitors see, for every kind of content. */
const CHANGES_OF: Record<KindName, Record<string, Change>> = {
  posts: postChanges,
  galleries: galleryChanges,
  redirects: redirectChanges,
  settings: settingsChanges,
  media: mediaChanges,
};

export const CHANGES: Record<string, Change> = Object.assign({}, ...Object.values(CHANGES_OF));
