import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useArticle } from '#admin/articles/article-saver.ts';
import { ChecksList } from '#admin/documents/ChecksList.tsx';
import { deadPaths, knownPictures } from '#admin/queries/article-facts.ts';
import { useDebounced } from '#admin/ui/fields/use-debounced.ts';
import { pathsIn, picturesIn } from '#domain/articles/article-body.ts';
import {
  type ArticleCheck,
  type CheckedPart,
  checkArticle,
  type DeadPath,
  type KnownPicture,
} from '#domain/articles/article-checks.ts';

/** What a careful colleague would notice before the article goes live. */
export function ArticleChecks({ onFix }: { onFix: (part: CheckedPart) => void }) {
  const checks = useChecks().map((check) => ({ ...check, fix: () => onFix(check.part) }));
  return <ChecksList checks={checks} />;
}

/** Pause in typing after which the text is looked over again, in milliseconds. */
const PAUSE_MS = 500;
const NO_PATHS: readonly DeadPath[] = [];
const NONE_KNOWN: ReadonlyMap<string, KnownPicture> = new Map();

/** What a careful colleague would notice about the article as it was typed a moment ago. */
function useChecks(): ArticleCheck[] {
  const settled = useDebounced(
    useArticle((state) => state.typed),
    PAUSE_MS,
  );
  const asked = useMemo(() => {
    const ids = picturesIn(settled.body).map(({ mediaId }) => mediaId);
    if (settled.coverId) ids.push(settled.coverId);
    return { pictures: [...new Set(ids)].sort(), paths: pathsIn(settled.body).sort() };
  }, [settled]);
  const { data: pictures = NONE_KNOWN } = useQuery(knownPictures(asked.pictures));
  const { data: dead = NO_PATHS } = useQuery(deadPaths(asked.paths));
  // A long text is looked over once after each pause, not at every key.
  return useMemo(
    () => checkArticle(settled, { pictures, deadPaths: dead }),
    [settled, pictures, dead],
  );
}
