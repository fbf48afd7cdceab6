import { backend } from '#data/client.ts';
import { camelCased, unwrap } from '#data/unwrap.ts';
import type { Database } from '#supabase/database.types.ts';
import { inWordsOfReader } from './releases.ts';

type Functions = Database['public']['Functions'];

export interface PastRelease {
  id: number;
  status: 'queued' | 'building' | 'live' | 'failed';
  /** Why it failed, or what was special about it. */
  message: string;
  requestedBy: string | null;
  requestedAt: string;
  finishedAt: string | null;
  /** The earlier release that it brought back. */
  returnsTo: number | null;
  isLive: boolean;
  canReturn: boolean;
  changes: {
    total: number;
    /** Nothing was released before it: it has whatever was there. */
    is_first: boolean;
    first: { entity: string; entity_id: string | null; title: string; action: string }[];
  };
}

/** What a return to an earlier release does to one thing. */
export type ReturnEffect = Functions['preview_return']['Returns'][number] & {
  effect: 'leaves' | 'changes' | 'returns' | 'stays' | 'lost';
};

export const RELEASES_A_PAGE = 10;

/** Newest first. @param beforeId id of the last one on the page before; null for the first page. */
export async function fetchReleaseHistory(beforeId: number | null): Promise<PastRelease[]> {
  const data = await unwrap(
    backend().rpc('release_history', {
      count: RELEASES_A_PAGE,
      ...(beforeId !== null && { before_id: beforeId }),
    }),
  );
  return data.map((row) => ({
    ...camelCased(row),
    message: inWordsOfReader(row.message),
    changes: row.changes as unknown as PastRelease['changes'],
  }));
}

/** [] when the site shows the same already. */
export async function fetchReturnEffects(id: number): Promise<ReturnEffect[]> {
  const data = await unwrap(backend().rpc('preview_return', { id }));
  return data as ReturnEffect[];
}

/** Releases what visitors saw then; working copies stay. @throws DataError 'invalid' when `seenVersion` is old. */
export async function returnToRelease(id: number, seenVersion: number): Promise<void> {
  await unwrap(backend().rpc('return_to_release', { id, seen_version: seenVersion }));
}
