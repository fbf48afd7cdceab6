import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useArticle } from '#admin/articles/article-store.ts';
import { deadPaths, knownPictures } from '#admin/queries/article-facts.ts';
import { useDebounced } from '#admin/ui/fields/use-debounced.ts';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { pathsIn, picturesIn } from '#domain/articles/article-body.ts';
import {
  type ArticleCheck,
  type CheckedPart,
  checkArticle,
  type DeadPath,
  type KnownPicture,
} from '#domain/articles/article-checks.ts';
import { staff } from '#languages/staff.ts';
import { checkSign } from './check-sign.ts';

interface ChecksListProps {
  onFix: (part: CheckedPart) => void;
}

/** What a careful colleague would notice before the article goes live. */
export function ChecksList({ onFix }: ChecksListProps) {
  return (
    <ul className="grid gap-2">
      {useChecks().map((check) => (
        <CheckLine
          key={`${check.id}-${check.part}`}
          check={check}
          onFix={() => onFix(check.part)}
        />
      ))}
    </ul>
  );
}

const LEVELS = {
  good: { sign: '✓', spoken: 'good' },
  caution: { sign: '!', spoken: 'toDo' },
  must: { sign: '!', spoken: 'neededBeforePublishing' },
} as const;

function CheckLine({ check, onFix }: { check: ArticleCheck; onFix: () => void }) {
  const { sign, spoken } = LEVELS[check.level];
  return (
    <li className="flex gap-2.5">
      <span aria-hidden="true" className={checkSign(check.level)}>
        {sign}
      </span>
      <span className="wrap-anywhere">
        <span className="sr-only">{staff.articles[spoken]}</span>
        {check.text}
        {check.level !== 'good' && (
          <>
            {' '}
            <button
              type="button"
              onClick={onFix}
              className="cursor-pointer text-accent underline underline-offset-2"
            >
              <RichText
                text={staff.articles.fixPart[check.part]}
                parts={{ heard: (words) => <span className="sr-only">{words}</span> }}
              />
            </button>
          </>
        )}
      </span>
    </li>
  );
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
