import { useStore } from '@nanostores/react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchLastBackup } from '#data/backups.ts';
import { fetchSettings, fetchSettingsRevisions } from '#data/settings/business-settings.ts';
import { $session } from '#stores/session.ts';

export const businessSettings = queryOptions({
  queryKey: ['settings', 'business'],
  queryFn: fetchSettings,
});

export const settingsRevisions = queryOptions({
  queryKey: ['settings', 'revisions'],
  queryFn: fetchSettingsRevisions,
});

export const lastBackup = queryOptions({ queryKey: ['backups', 'last'], queryFn: fetchLastBackup });

/** Of administrators. */
export function useLastBackup() {
  return useQuery({ ...lastBackup, enabled: useStore($session).role === 'admin' });
}
