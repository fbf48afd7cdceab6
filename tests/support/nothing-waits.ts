import type { QueryClient } from '@tanstack/react-query';
import { unapprovedArticles } from '#admin/queries/articles.ts';
import { galleryList } from '#admin/queries/galleries.ts';
import { pageStates } from '#admin/queries/pages.ts';
import {
  changesAfter,
  liveBuild,
  releaseList,
  unapprovedPictures,
} from '#admin/queries/releases.ts';

/** Nothing has been saved or approved since what visitors see. */
export function nothingWaits(queries: QueryClient, contentVersion: number | null): void {
  const isBuilt = contentVersion !== null;
  const live = isBuilt ? { contentVersion, builtAt: '', commit: '' } : null;
  queries.setQueryData(liveBuild.queryKey, live);
  for (const { queryKey } of [
    ...[releaseList, changesAfter(contentVersion ?? 0), unapprovedArticles, galleryList],
    ...[pageStates, unapprovedPictures],
  ]) {
    queries.setQueryData<unknown[]>(queryKey, []);
  }
}
