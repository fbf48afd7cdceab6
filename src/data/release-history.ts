import type { Database } from '#supabase/database.types.ts';
import { backend } from './client.ts';
import { toDataError } from './errors.ts';

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
 * @throws DataError
 */
export async function fetchReleaseHistory(beforeId: number | null): Promise<PastRelease[]> {
  const { data, error, status } = await backend().rpc('release_history', {
    count: RELEASES_A_PAGE,
    ...(beforeId !== null && { before_id: beforeId }),
  });
  if (error) throw toDataError(error, status);
  return data.map((row) => ({
    id: row.id,
    status: row.status,
    message: row.message,
    requestedBy: row.requested_by,
    requestedAt: row.requested_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    returnsTo: row.returns_to,
    isLive: row.is_live,
    canReturn: row.can_return,
    changes: row.changes as unknown as PastRelease['changes'],
  }));
}

/**
 * What a return to a release would do to the site; [] when it shows the same already.
 *
 * @throws DataError
 */
export async function fetchReturnEffects(id: number): Promise<ReturnEffect[]> {
  const { data, error, status } = await backend().rpc('preview_return', { id });
  if (error) throw toDataError(error, status);
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
  const { error, status } = await backend().rpc('return_to_release', {
    id,
    seen_version: seenVersion,
  });
  if (error) throw toDataError(error, status);
}
