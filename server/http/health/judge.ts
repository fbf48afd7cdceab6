import type { LastBackup } from '#server/last-backup.ts';
import type { BuildNote } from '#tooling/build-site.ts';
import { inMegabytes } from '#tooling/disk.ts';

/** What the database says of releases; null where this server makes none. */
export interface ReleaseState {
  waits_seconds: number | null;
  last_failed: boolean;
}

export interface Facts {
  site: Pick<BuildNote, 'contentVersion' | 'builtAt'> | null;
  backend: 'up' | 'away';
  releases: ReleaseState | null;
  /** Bytes on the disk of the data folder; null when it can't be measured. */
  free: number | null;
  backup: LastBackup | null;
  now: number;
}

/** A full build needs half of it. */
const WANTED_BYTES = 512 * 1024 ** 2;
const RELEASE_SECONDS = 10 * 60;
const HOUR = 60 * 60 * 1000;
/** A nightly backup may take a while, and one night may have gone wrong. */
const BACKUP_HOURS = 50;

export type Health = ReturnType<typeof judge>;

/**
 * What a monitor is told. Anybody may ask, so it names no person, address, folder or reason.
 *
 * @returns as `status` `down` when visitors or staff can't be served, `attention` when somebody should look.
 */
export function judge({ site, backend, releases, free, backup, now }: Facts) {
  const down = [
    ...(site ? [] : ['There is no site yet.']),
    ...(backend === 'up' ? [] : ['The backend does not answer.']),
  ];
  const waits = releases?.waits_seconds ?? null;
  const hours = backup?.good ? Math.floor((now - Date.parse(backup.good)) / HOUR) : null;
  const attention = [
    ...(releases?.last_failed ? ['The last release failed.'] : []),
    ...(waits !== null && waits > RELEASE_SECONDS ? ['A release has been waiting for long.'] : []),
    ...(free !== null && free < WANTED_BYTES ? ['The disk is nearly full.'] : []),
    ...(backup?.failed ? ['The last backup failed.'] : []),
    ...(hours !== null && hours > BACKUP_HOURS ? ['The last good backup is old.'] : []),
  ];
  return {
    status: down.length > 0 ? 'down' : attention.length > 0 ? 'attention' : 'ok',
    problems: [...down, ...attention],
    site: site && { version: site.contentVersion, builtAt: site.builtAt },
    backend,
    releases: releases && { waitingSeconds: waits, lastFailed: releases.last_failed },
    disk: free === null ? null : { freeMegabytes: inMegabytes(free) },
    backup: backup && { hoursSinceGood: hours, lastFailed: backup.failed },
  } as const;
}
