import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useArticle } from '#admin/blog/article-store.ts';
import { deadPaths, knownPictures } from '#admin/queries/article-facts.ts';
import { useSettled } from '#admin/ui/use-settled.ts';
import { pathsIn, picturesIn } from '#domain/article-body.ts';
import { type ArticleCheck, checkArticle, type KnownPicture } from '#domain/article-checks.ts';

/** Pause in typing after which the text is looked over again, in milliseconds. */
const PAUSE_MS = 500;
const NONE_KNOWN: ReadonlyMap<string, KnownPicture> = new Map();

/** What a careful colleague would notice about the article as it is typed. */
export function useChecks(): ArticleCheck[] {
  const typed = useArticle((state) => state.typed);
  const settled = useSettled(typed, PAUSE_MS);
  const ids = picturesIn(settled.body).map(({ mediaId }) => mediaId);
  if (settled.coverId) ids.push(settled.coverId);
  const pictures = useQuery({
    ...knownPictures([...new Set(ids)].sort()),
    placeholderData: keepPreviousData,
  });
  const dead = useQuery({ ...deadPaths(pathsIn(settled.body).sort()), placeholderData: [] });
  return checkArticle(
    { ...typed, body: settled.body },
    { pictures: pictures.data ?? NONE_KNOWN, deadPaths: dead.data ?? [] },
  );
}
