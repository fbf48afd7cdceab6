import type { ArticleCheck, CheckedPart } from '#domain/articles/article-checks.ts';
import { checkSign } from './check-sign.ts';
import { useChecks } from './use-checks.ts';

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
  good: { sign: '✓', spoken: 'Good: ' },
  caution: { sign: '!', spoken: 'To do: ' },
  must: { sign: '!', spoken: 'Needed before it is published: ' },
};

function CheckLine({ check, onFix }: { check: ArticleCheck; onFix: () => void }) {
  const { sign, spoken } = LEVELS[check.level];
  return (
    <li className="flex gap-2.5">
      <span aria-hidden="true" className={checkSign(check.level)}>
        {sign}
      </span>
      <span className="wrap-anywhere">
        <span className="sr-only">{spoken}</span>
        {check.text}
        {check.level !== 'good' && (
          <>
            {' '}
            <button
              type="button"
              onClick={onFix}
              className="cursor-pointer text-accent underline underline-offset-2"
            >
              Fix<span className="sr-only"> the {NAMES[check.part]}</span>
            </button>
          </>
        )}
      </span>
    </li>
  );
}

const NAMES: Record<CheckedPart, string> = {
  title: 'title',
  summary: 'summary',
  seoDescription: 'description',
  body: 'text',
  picture: 'picture',
  cover: 'cover',
};
