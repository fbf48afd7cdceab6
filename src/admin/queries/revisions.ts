import { queryOptions } from '@tanstack/react-query';
import { fetchRevisionAt, fetchRevisions, fetchRevisionText } from '#data/revisions.ts';

/** The saved states of an article, newest first. */
export function revisionList(postId: string) {
  return queryOptions({
    queryKey: ['posts', 'revisions', postId],
    queryFn: () => fetchRevisions(postId),
  });
}

/** The text of a revision, which never changes. */
export function revisionText(id: string) {
  return queryOptions({
    queryKey: ['revision-text', id],
    queryFn: () => fetchRevisionText(id),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The text that an article had in a version; null when it has been cleared away. */
export function textAtVersion(postId: string, version: number) {
  return queryOptions({
    queryKey: ['revision-text', postId, version],
    queryFn: async () => (await fetchRevisionAt(postId, version))?.text ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
