import { galleryChanges } from './gallery-changes.ts';
import { mediaChanges } from './media-changes.ts';
import { postChanges } from './post-changes.ts';
import type { Change } from './rows.ts';
import { settingsChanges } from './settings-changes.ts';

/** Every kind of change to content that a release has to bring to visitors, by name. */
export const CHANGES: Record<string, Change> = {
  ...postChanges,
  ...mediaChanges,
  ...galleryChanges,
  ...settingsChanges,
};
