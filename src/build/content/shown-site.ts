import { withSettings } from '#domain/settings/business-settings.ts';
import { site } from '#site';
import { perSnapshot } from './snapshot.ts';

/**
 * Who the business is, with what its owner has changed in the settings. Whatever shows a number, an
 * address or hours asks here and not `#site`, which is only what the folder says.
 */
export const shownSite = perSnapshot(async ({ settings }) => withSettings(site, settings));
