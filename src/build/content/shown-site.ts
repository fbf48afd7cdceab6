import { withSettings } from '#domain/settings/business-settings.ts';
import { site } from '#site';
import { perSnapshot } from './snapshot.ts';

/**
 * The business with its owner’s settings. Code that shows a number, an address or hours asks here, not
 * `#site`, which is what the folder says.
 */
export const shownSite = perSnapshot(async ({ settings }) => withSettings(site, settings));
