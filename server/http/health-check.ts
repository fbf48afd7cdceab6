import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallFunction } from '#server/call-function.ts';
import { type LastBackup, readLastBackup } from '#server/last-backup.ts';
import type { BuildNote } from '#tooling/build-site.ts';
import { freeBytes, inMegabytes } from '#tooling/disk.ts';

/** Milliseconds for which an answer is given again: anybody may ask, as often as they like. */
const FRESH_FOR = 5000;
/** Milliseconds after which the backend counts as away. */
const ANSWER_WITHIN = 5000;

interface HealthOptions {
  /** Folder of the live site; null before the first. */
  live: () => string | null;
  dataFolder: string;
  /** Asks the backend; rejects when it does not answer. */
  ask: () => Promise<ReleaseState | null>;
}

/** What `/health` answers: see `judge`. */
export function createHealthCheck({ live, dataFolder, ask }: HealthOptions) {
  let asking: Promise<Pick<Facts, 'backend' | 'releases'>> | null = null;
  let looking: Promise<Health> | null = null;
  let answered = Number.NEGATIVE_INFINITY;

  /** One question at a time: a backend that is away for a day is not asked a thousand times at its return. */
  function backend(): Promise<Pick<Facts, 'backend' | 'releases'>> {
    asking ??= ask()
      .then(
        (releases) => ({ backend: 'up', releases }) as const,
        () => AWAY,
      )
      .finally(() => {
        asking = null;
      });
    return Promise.race([asking, after(ANSWER_WITHIN, AWAY)]);
  }

  async function look(): Promise<Health> {
    const [site, asked, free, backup] = await Promise.all([
      siteNote(live()),
      backend(),
      freeBytes(dataFolder).catch(() => null),
      readLastBackup(dataFolder),
    ]);
    answered = performance.now();
    return judge({ site, ...asked, free, backup, now: Date.now() });
  }

  return async (): Promise<Response> => {
    if (!looking || performance.now() - answered > FRESH_FOR) {
      // Until it has answered, further askers wait for the same one.
      answered = Number.POSITIVE_INFINITY;
      looking = look();
    }
    return healthResponse(await looking);
  };
}

const AWAY = { backend: 'away', releases: null } as const;

/** For a server that makes releases. */
export function askReleases(call: CallFunction): HealthOptions['ask'] {
  return async () => ((await call('release_state')) as ReleaseState[])[0] ?? null;
}

/** For one that does not, and may know only the public key. */
export function askProject(url: string, key: string): HealthOptions['ask'] {
  return async () => {
    const signal = AbortSignal.timeout(ANSWER_WITHIN);
    const answer = await fetch(`${url}/auth/v1/health`, { headers: { apikey: key }, signal });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    return null;
  };
}

/** Answers until there is anything to ask. */
export function healthOfStart(): Response {
  return healthResponse({ status: 'down', problems: ['The server is starting.'] });
}

function healthResponse(health: { status: string; problems: readonly string[] }): Response {
  const isDown = health.status === 'down';
  return Response.json(health, {
    status: isDown ? 503 : 200,
    headers: {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      ...(isDown ? { 'retry-after': '10' } : {}),
    },
  });
}

async function siteNote(live: string | null): Promise<BuildNote | null> {
  if (!live) return null;
  try {
    return JSON.parse(await readFile(join(live, 'build.json'), 'utf8')) as BuildNote;
  } catch {
    return null;
  }
}

function after<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, value).unref();
  });
}

/** What the database says of releases; null where this server makes none. */
interface ReleaseState {
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

type Health = ReturnType<typeof judge>;

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
