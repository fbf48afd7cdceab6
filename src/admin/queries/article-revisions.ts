import { queryOptions } from '@tanstack/react-query';
import {
  fetchRevisionAt,
  fetchRevisions,
  fetchRevisionText,
} from '#data/articles/article-revisions.ts';

export function revisionList(postId: string) {
  return queryOptions({
    queryKey: ['posts', 'revisions', postId],
    queryFn: () => fetchRevisions(postId),
  });
}

/** A revision never changes. */
export function revisionText(id: string) {
  return queryOptions({
    queryKey: ['revision-text', id],
    queryFn: () => fetchRevisionText(id),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Null when it was cleared away. */
export function textAtVersion(postId: string, version: number) {
  return queryOptions({
    queryKey: ['revision-text', postId, version],
    queryFn: async () => (await fetchRevisionAt(postId, version))?.text ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
