import { queryOptions } from '@tanstack/react-query';
import { fetchLastBackup } from '#data/backups.ts';

/** For administrators. */
export const lastBackup = queryOptions({ queryKey: ['backups', 'last'], queryFn: fetchLastBackup });
