import { RichText } from '#admin/ui/text/RichText.tsx';
import type { ArticleCheck, CheckedPart } from '#domain/articles/article-checks.ts';
import { staff } from '#languages/staff.ts';
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
