import { queryOptions } from '@tanstack/react-query';
import { fetchSettings, fetchSettingsRevisions } from '#data/business-settings.ts';

/** What the owner says about the business in place of what its folder says. */
export const businessSettings = queryOptions({
  queryKey: ['settings', 'business'],
  queryFn: fetchSettings,
});

/** How the settings were before, newest first; for administrators. */
export const settingsRevisions = queryOptions({
  queryKey: ['settings', 'revisions'],
  queryFn: fetchSettingsRevisions,
});
