import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { deadPaths, knownPictures } from '#admin/queries/article-facts.ts';
import { contentPair } from '#admin/queries/waiting.ts';
import {
  type CheckedContent,
  checkRelease,
  factsNeeded,
  type ReleaseCheck,
} from '#domain/release-checks.ts';
import type { WaitingItem } from '#domain/waiting-items.ts';

/** Undefined while something is still being fetched. */
export function useReleaseChecks(
  items: readonly WaitingItem[],
  liveVersion: number,
): ReleaseCheck[] | undefined {
  const checked = items.filter(
    ({ entity, id }) => id && (entity === 'post' || entity === 'gallery'),
  );
  const pairs = useQueries({ queries: checked.map((item) => contentPair(item, liveVersion)) });
  const contents = checked.flatMap(({ entity, id, title, approved }, nth): CheckedContent[] => {
    const content = pairs[nth]?.data?.next;
    return content && id ? [{ entity, id, title, isApproved: approved !== null, content }] : [];
  });
  const needed = factsNeeded(contents);
  const pictures = useQuery({
    ...knownPictures(needed.pictures),
    placeholderData: keepPreviousData,
  });
  const dead = useQuery({ ...deadPaths(needed.paths), placeholderData: keepPreviousData });
  const isReading = pairs.some(({ isPending }) => isPending);
  if (isReading || !pictures.data || !dead.data) return undefined;
  return checkRelease(contents, pictures.data, dead.data);
}
