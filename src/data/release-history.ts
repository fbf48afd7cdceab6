import { camelCased } from './camel-case.ts';
import { backend } from './client.ts';
import type { Database } from './database.types.ts';
import { unwrap } from './unwrap.ts';

type Functions = Database['public']['Functions'];

/** A release with what it brought. */
export interface PastRelease {
  id: number;
  status: 'queued' | 'building' | 'live' | 'failed';
  /** Why it failed, or what was special about it. */
  message: string;
  requestedBy: string | null;
  /** ISO 8601. */
  requestedAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  /** The earlier release that it brought back. */
  returnsTo: number | null;
  /** The newest one that went live. */
  isLive: boolean;
  canReturn: boolean;
  changes: {
    total: number;
    /** The newest of them. */
    first: { entity: string; entity_id: string | null; title: string; action: string }[];
  };
}

/** What a return to an earlier release does to one thing. */
export type ReturnEffect = Functions['preview_return']['Returns'][number] & {
  effect: 'leaves' | 'changes' | 'returns' | 'lost';
};

/** How many are read at once. */
export const RELEASES_A_PAGE = 10;

/**
 * Releases, newest first.
 *
 * @param beforeId only those that were asked for before this one; null for the newest.
 */
export async function fetchReleaseHistory(beforeId: number | null): Promise<PastRelease[]> {
  const data = await unwrap(
    backend().rpc('release_history', {
      count: RELEASES_A_PAGE,
      ...(beforeId !== null && { before_id: beforeId }),
    }),
  );
  return data.map((row) => ({
    ...camelCased(row),
    changes: row.changes as unknown as PastRelease['changes'],
  }));
}

/** What a return to a release would do to the site; [] when it shows the same already. */
export async function fetchReturnEffects(id: number): Promise<ReturnEffect[]> {
  const data = await unwrap(backend().rpc('preview_return', { id }));
  return data as ReturnEffect[];
}

/**
 * Makes what visitors saw in a release what they see again, and asks for a release with it. What is
 * newer stays in the working copies.
 *
 * @param seenVersion of `fetchReturnEffects`: what somebody has agreed to.
 * @throws DataError 'invalid' when something has changed since.
 */
export async function returnToRelease(id: number, seenVersion: number): Promise<void> {
  await unwrap(
    backend().rpc('return_to_release', {
      id,
      seen_version: seenVersion,
    }),
  );
}
