import { DataError } from './errors.ts';

/** What the site that visitors see was built from. */
export interface LiveBuild {
  contentVersion: number;
  /** ISO 8601. */
  builtAt: string;
  commit: string;
}

/**
 * Asks the live site itself what is live: that, not a promise, is what staff are told.
 *
 * @returns null when the site carries no such note, as in development.
 * @throws DataError 'offline' when the site can't be reached.
 */
export async function fetchLiveBuild(): Promise<LiveBuild | null> {
  let response: Response;
  try {
    response = await fetch('/build.json', { cache: 'no-store' });
  } catch (cause) {
    throw new DataError('offline', { cause });
  }
  if (!response.ok) return null;
  try {
    const build: Partial<LiveBuild> = await response.json();
    return typeof build.contentVersion === 'number'
      ? {
          contentVersion: build.contentVersion,
          builtAt: String(build.builtAt),
          commit: String(build.commit),
        }
      : null;
  } catch {
    return null;
  }
}
