import { DataError } from '#data/errors.ts';

export interface LiveBuild {
  contentVersion: number;
  builtAt: string;
}

/**
 * What the live site says is live; null without /build.json, as in development.
 *
 * @throws DataError 'offline', or 'unavailable' where the site can't say.
 */
export async function fetchLiveBuild(): Promise<LiveBuild | null> {
  let response: Response;
  try {
    response = await fetch('/build.json', { cache: 'no-store' });
  } catch (cause) {
    throw new DataError('offline', { cause });
  }
  if (response.status === 404) return null;
  if (!response.ok) throw new DataError('unavailable');
  try {
    const build: Partial<LiveBuild> = await response.json();
    return typeof build.contentVersion === 'number'
      ? { contentVersion: build.contentVersion, builtAt: String(build.builtAt) }
      : null;
  } catch {
    return null;
  }
}
