import { queryOptions } from '@tanstack/react-query';
import {
  fetchRevisionAt,
  fetchRevisions,
  fetchRevisionText,
} from '#data/articles/article-revisions.ts';

export function revisionList(articleId: string) {
  return queryOptions({
    queryKey: ['posts', 'revisions', articleId],
    queryFn: () => fetchRevisions(articleId),
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
export function textAtVersion(articleId: string, version: number) {
  return queryOptions({
    queryKey: ['revision-text', articleId, version],
    queryFn: async () => (await fetchRevisionAt(articleId, version))?.text ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
