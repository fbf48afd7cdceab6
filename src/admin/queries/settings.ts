import { queryOptions } from '@tanstack/react-query';
import { fetchSettings, fetchSettingsRevisions } from '#data/settings/business-settings.ts';

export const businessSettings = queryOptions({
  queryKey: ['settings', 'business'],
  queryFn: fetchSettings,
});

export const settingsRevisions = queryOptions({
  queryKey: ['settings', 'revisions'],
  queryFn: fetchSettingsRevisions,
});
